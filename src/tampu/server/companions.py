"""Companions: bots that think because somebody asks, beside a game or for a hint.

No table waits for them, and they take nothing from the bots that tables wait for.
"""

import secrets
from collections.abc import Iterator
from typing import Any

import msgspec

from tampu.bots.bot import levels, simpler
from tampu.bots.crew import STAND_IN_SECONDS
from tampu.bots.job import LARGEST, Advised, Answer, Ask, Job, pack, read_report
from tampu.bots.levels import promise
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.staff import Staff

GRACE = 3.0
"""Seconds by which one may be late before it is ended."""


class Companions:
    """Some processes, begun when first needed."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._settings = settings
        self._staff = Staff(
            "tampu.server.companion",
            read_report,
            LARGEST,
            settings.companions,
            limits.companion_memory,
            limits.companion_queue,
        )

    async def stop(self) -> None:
        await self._staff.stop()

    async def answer(
        self, game: str, level: str, view: object, actions: list[str], seed: int
    ) -> str:
        """What a bot of this level does, from what its seat knows; a simpler one stands in for one
        that fails, and at last the first action does."""
        if len(actions) == 1:
            return actions[0]
        body = msgspec.Raw(pack(view))
        for name, seconds in self._in_turn(game, level):
            job = Job(self._next(), game, name, body, actions, seconds, seconds + GRACE, seed)
            told = await self._told(job)
            if isinstance(told, Answer) and told.action in actions:
                return told.action
        return actions[0]

    async def advise(
        self, game: str, view: object, actions: list[str], meant: list[str], done: bool
    ) -> Advised | None:
        """A good move and its reasons, or the reasons for the one meant; None: nobody can tell."""
        seconds, seed = self._settings.hint_seconds, secrets.randbits(62)
        body, most = msgspec.Raw(pack(view)), seconds + GRACE
        told = await self._told(
            Ask(self._next(), game, body, actions, meant, done, seconds, most, seed)
        )
        return told if isinstance(told, Advised) and told.move[0] in actions else None

    def _in_turn(self, game: str, level: str) -> Iterator[tuple[str, float]]:
        """This level and simpler ones, and how long each may think."""
        most = self._settings.bot_seconds
        seconds = min(most, promise(level, game) or most)
        for name in (each for each in (level, *simpler(level)) if each in levels(game)):
            yield name, seconds
            seconds = min(seconds, STAND_IN_SECONDS)

    async def _told(self, task: Job | Ask) -> Any:
        """What came of it; None: nothing. Raises `Trouble` where too many wait."""
        try:
            return await self._staff.done(task)
        except Trouble as trouble:
            if trouble.problem.code != "too-much-work":
                raise
            return None

    def _next(self) -> int:
        return next(self._staff.numbers)
