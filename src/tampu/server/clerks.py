"""The clerks: processes that read records and write replays, a few at a time, each thing once."""

from collections.abc import Hashable

from tampu.analysis.verdict import Verdict
from tampu.server.annotation import Annotation
from tampu.server.attempt import Attempt, Sound
from tampu.server.clerk import (
    LARGEST,
    Annotate,
    Annotated,
    Begin,
    Check,
    Checked,
    Compare,
    Compared,
    Found,
    Part,
    Played,
    Recall,
    Refused,
    Report,
    Sent,
    Task,
    Told,
    Tried,
    Try,
    read_report,
)
from tampu.server.given import Given
from tampu.server.history import History, written
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.shelf import Shelf
from tampu.server.staff import Staff
from tampu.server.store.outlines import Outline
from tampu.server.store.store import Head
from tampu.server.wire import RecordCheck, TableInfo, WaysTold


class Clerks:
    """Some processes, a queue before them, and a shelf."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._limits = limits
        self._staff = Staff(
            "tampu.server.clerk",
            read_report,
            LARGEST,
            settings.clerks,
            limits.clerk_memory,
            limits.clerk_queue,
            share=limits.clerk_share,
            patience=limits.patience,
        )
        self._shelf = Shelf(limits.replays_kept)

    async def stop(self) -> None:
        await self._shelf.stop()
        await self._staff.stop()

    # ---- what can be asked ----

    async def check(self, text: str) -> tuple[str, RecordCheck, Outline]:
        """The record as it is kept, and what was found; raises `Trouble` if it is not sound."""
        done = await self._done(Check(*self._next(), text, self._limits.record_lines))
        assert isinstance(done, Checked)
        return done.text, done.check, Outline(done.check.lines, done.rules, done.check.over)

    async def given_by(self, record: str, text: str, line: int, rows: list[str]) -> Given:
        """How a game begins that goes on from a record; raises `Trouble` if it cannot."""
        most = self._limits.given_lines
        done = await self._done(Begin(*self._next(), record, text, line, rows, most))
        assert isinstance(done, Found)
        return done.given

    async def annotated(self, wish: Annotation) -> tuple[str, int]:
        """A record with what was tried and found in its game, and how many lines were left out.

        Raises `Trouble` if there is none.
        """
        done = await self._done(Annotate(*self._next(), wish, self._limits.record_lines))
        assert isinstance(done, Annotated)
        return done.text, done.left_out

    async def attempted(self, text: str, attempt: Attempt) -> Sound:
        """What is tried in the game of a record; raises `Trouble` if it cannot be."""
        done = await self._done(Try(*self._next(), text, attempt))
        assert isinstance(done, Tried)
        return done.sound

    async def brought(self, text: str, verdict: Verdict) -> WaysTold:
        """What an answer in the game of a record brought, and what better ones would have."""
        done = await self._done(Compare(*self._next(), text, verdict))
        assert isinstance(done, Compared)
        return done.ways

    async def notes_of_record(self, record: str, text: str) -> bytes:
        """What is noted in a record that was sent in, packed."""
        return await self._told((record, "notes"), Recall(*self._next(), text))

    async def replay_of(
        self, head: Head, history: History, table: TableInfo, eyes: int | None, first: int
    ) -> bytes:
        """A part of a game that was played here, packed."""
        key = (head.id, history.version, eyes, first)
        lines = written(history.match.steps[: history.lines])
        return await self._told(
            key,
            Played(
                number=next(self._staff.numbers),
                deadline=self._limits.clerk_seconds,
                game=head.game,
                edition=head.edition,
                seats=head.seats,
                options=head.options,
                lines=lines,
                table=table,
                part=self._part(eyes, first),
            ),
        )

    async def replay_of_record(
        self, record: str, text: str, created: float, eyes: int | None, first: int
    ) -> bytes:
        """A part of a record that was sent in, packed."""
        task = Sent(*self._next(), record, text, created, self._part(eyes, first))
        return await self._told((record, 0, eyes, first), task)

    def _part(self, eyes: int | None, first: int) -> Part:
        return Part(eyes, first, self._limits.replay_lines)

    # ---- how it is done ----

    def _next(self) -> tuple[int, float]:
        """The number of a task, and the seconds that it may take."""
        return next(self._staff.numbers), self._limits.clerk_seconds

    async def _told(self, key: Hashable, task: Task) -> bytes:
        async def written_now() -> bytes:
            done = await self._done(task)
            assert isinstance(done, Told)
            return done.packed

        return await self._shelf.get(key, written_now)

    async def _done(self, task: Task) -> Report:
        """What came of a task, once a clerk is free for it."""
        done: Report = await self._staff.done(task)
        if isinstance(done, Refused):
            raise Trouble.again(done.problem)
        return done
