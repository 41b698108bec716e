"""Bots at the tables: whenever one is asked, it answers, after a pause that people can follow."""

import asyncio
import secrets
import time
from random import SystemRandom
from typing import Literal
from weakref import WeakKeyDictionary

from tampu.bots.crew import Crew
from tampu.bots.levels import promise
from tampu.core.contract import NOBODY
from tampu.server import counts
from tampu.server.logs import note
from tampu.server.pace import Pace
from tampu.server.problems import Trouble
from tampu.server.purse import Purse, turn_began
from tampu.server.settings import Settings
from tampu.server.table import Table
from tampu.server.texts import texts
from tampu.server.turns import Alone, Turns

RETRY = 1.0
"""Seconds after which it is tried again to play for bots that another process plays for."""
OPENING = 0.1
"""Seconds that a bot may think before anybody has answered: whoever sits down wants to begin."""
HASTE = 0.8
"""When a clock is about to fall, an answer comes within this part of what it shows."""
LUCK = SystemRandom()
WEARY = 40
"""After so many decisions in one turn a bot does anything, so that the turn comes to an end."""
QUICK = ("random", "greedy")
"""Levels that think for a moment only; the others think for as long as they may."""


class Bots:
    """One task per table at which a bot is asked; the thinking is done by the crew's processes."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._crew = Crew(workers=settings.bot_workers)
        self._starting: asyncio.Task[None] | None = None
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._purses: WeakKeyDictionary[Table, Purse] = WeakKeyDictionary()
        self.turns: Turns = Alone()
        self.pace = Pace(settings.forced_pause)

    def start(self) -> None:
        """Have the crew's processes ready before somebody sits down; nothing waits for that."""
        self._starting = asyncio.create_task(self._crew.start(), name="crew")

    async def stop(self) -> None:
        """Nobody thinks any more."""
        if self._starting is not None:
            await asyncio.gather(self._starting, return_exceptions=True)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._crew.stop()

    @property
    def engines(self) -> Literal["plain", "native"]:
        """What bots think with: `native` once all workers have the compiled engines."""
        return "native" if self._crew.native else "plain"

    @property
    def waiting(self) -> int:
        """How many decisions wait for a free worker."""
        return self._crew.waiting

    def busy(self, table: Table) -> bool:
        """Whether a bot thinks at this table."""
        return table in self._tasks

    def look(self, table: Table) -> None:
        """Something changed at a table: is a bot asked, or has somebody no choice?"""
        if not self.busy(table) and due(table) is not None:
            task = asyncio.create_task(self._play(table), name="bots")
            self._tasks[table] = task

    async def _play(self, table: Table) -> None:
        try:
            while due(table) is not None:
                if await self.turns.take(table.head.id):
                    await self._play_alone(table)
                else:
                    await asyncio.sleep(RETRY)
        finally:
            del self._tasks[table]

    async def _play_alone(self, table: Table) -> None:
        """As long as bots are asked; no other process plays for them.

        What another process played before is read first: its news may still be on their way.
        """
        try:
            await table.catch_up()
            while (seat := due(table)) is not None:
                if table.history.seats[seat].kind == "bot":
                    await self._answer(table, seat)
                else:
                    await self._answer_for(table, seat)
        finally:
            await self.turns.give_back(table.head.id)

    async def _answer(self, table: Table, seat: int) -> None:
        """Think on the seat's view, wait, and answer; drop the answer if the table went on.

        Where nobody may learn whether there is a choice, it takes the same time with one and
        without, however soon it is done with thinking, and waits for the same worker.
        """
        loop = asyncio.get_running_loop()
        start, match, line = loop.time(), table.history.match, table.history.lines
        began = turn_began(match, seat)
        purse = self._purses.setdefault(table, Purse(self._settings.bot_turn))
        weary = sum(step.line.seat == seat for step in match.steps[began:]) >= WEARY
        level = "random" if weary else table.history.seats[seat].level or "random"
        pause, seconds = self._times(table, purse.most(seat, began))
        seconds = min(seconds, promise(level, match.game.key) or seconds)
        held = None
        if match.state.discreet():
            held = 0.0 if level in QUICK else seconds
        action = await self._choice(table, seat, level, seconds, held)
        await asyncio.sleep(max(0.0, start + pause - loop.time()))
        try:
            await table.act_for(seat, action, line)
        except Trouble as trouble:
            note("bot-too-late", table=table.head.id, code=trouble.problem.code)
        purse.spend(seat, loop.time() - start)

    def _times(self, table: Table, most: float) -> tuple[float, float]:
        """Seconds before a bot may answer, and for thinking."""
        settings = self._settings
        if is_opening(table):
            return 0.0, min(settings.bot_seconds, most, OPENING)
        return min(settings.bot_pause, most), min(settings.bot_seconds, most)

    async def _choice(
        self, table: Table, seat: int, level: str, seconds: float, held: float | None
    ) -> str:
        """What a bot of this level, or one that stands in for it, wants to do."""
        match = table.history.match
        actions = texts(match.game, match.state.actions(seat))
        view = match.state.view(seat)
        start = time.perf_counter()
        choice = await self._crew.choose(
            match.game.key, level, view, actions, seconds, secrets.randbits(62), held
        )
        counts.thinking.add(time.perf_counter() - start)
        if choice.level != level:
            note("bot-replaced", table=table.head.id, seat=seat, bot=level, by=choice.level)
        return choice.action

    async def _answer_for(self, table: Table, seat: int) -> None:
        """The only answer of a player who has no other, after a while that tells nobody so."""
        match, line = table.history.match, table.history.lines
        question = match.state.question
        if not self._unobserved(table, seat):
            pause = self.pace.pause(match.game.key, question.kind if question else "")
            await asyncio.sleep(in_time(pause, table.clocks.falls_at(seat), table.now()))
        if table.history.lines != line or due(table) != seat:
            return
        try:
            await table.act_for(seat, match.game.write(match.state.automatic()), line)
        except Trouble as trouble:
            note("answer-too-late", table=table.head.id, code=trouble.problem.code)

    def _unobserved(self, table: Table, seat: int) -> bool:
        """Whether somebody plays with bots alone: then there is nobody to learn anything.

        Other processes do not say whether somebody without a name looks on there.
        """
        guest = table.history.seats[seat].guest
        others = [each for number, each in enumerate(table.history.seats) if number != seat]
        only = guest is not None and table.presence.is_only(guest)
        return only and isinstance(self.turns, Alone) and all(each.kind == "bot" for each in others)


def in_time(pause: float, falls: float | None, now: float) -> float:
    """Before the clock falls, as somebody would who has a choice and little time left."""
    if falls is None or pause < HASTE * (falls - now):
        return pause
    return max(0.0, falls - now) * LUCK.uniform(1 - HASTE, HASTE)


def is_opening(table: Table) -> bool:
    """Somebody plays here and nobody has answered yet."""
    people = any(sitting.kind == "human" for sitting in table.history.seats)
    return people and not table.history.done


def due(table: Table) -> int | None:
    """A seat that is asked and held by a bot, or by somebody here for whom the rules answer.

    For somebody who is away nobody answers: else all would know that there was no choice.
    """
    history = table.history
    if table.broken or history.closed or history.paused or history.consent.halts:
        return None
    forced = history.match.state.automatic() != NOBODY
    for seat in history.asked():
        sitting = history.seats[seat]
        here = sitting.guest is not None and table.presence.is_here(sitting.guest)
        if sitting.kind == "bot" or (forced and here):
            return seat
    return None
