"""The clerks: processes that read records and write replays, a few at a time, each thing once."""

from tampu.server.annotation import Annotation
from tampu.server.clerk import (
    LARGEST,
    Annotate,
    Annotated,
    Begin,
    Check,
    Checked,
    Found,
    Part,
    Played,
    Refused,
    Report,
    Sent,
    Task,
    Told,
    read_report,
)
from tampu.server.given import Given
from tampu.server.history import History, written
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.shelf import Shelf
from tampu.server.staff import Staff
from tampu.server.store.store import Head
from tampu.server.wire import RecordCheck, TableInfo

Key = tuple[str, int, int | None, int]
"""A game, how long it is, through whose eyes, and from which line on."""


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
        )
        self._shelf = Shelf(limits.replays_kept)

    async def stop(self) -> None:
        await self._shelf.stop()
        await self._staff.stop()

    # ---- what can be asked ----

    async def check(self, text: str) -> tuple[str, RecordCheck]:
        """The record as it is kept, and what was found; raises `Trouble` if it is not sound."""
        seconds = self._limits.clerk_seconds
        done = await self._done(
            Check(next(self._staff.numbers), seconds, text, self._limits.record_lines)
        )
        assert isinstance(done, Checked)
        return done.text, done.check

    async def given_by(self, record: str, text: str, line: int, rows: list[str]) -> Given:
        """How a game begins that goes on from a record; raises `Trouble` if it cannot."""
        limits = self._limits
        about = (record, text, line, rows, limits.given_lines)
        done = await self._done(Begin(next(self._staff.numbers), limits.clerk_seconds, *about))
        assert isinstance(done, Found)
        return done.given

    async def annotated(self, wish: Annotation) -> str:
        """A record with what was tried and found in its game; raises `Trouble` if it cannot be."""
        limits = self._limits
        task = Annotate(next(self._staff.numbers), limits.clerk_seconds, wish, limits.record_lines)
        done = await self._done(task)
        assert isinstance(done, Annotated)
        return done.text

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
        number, seconds = next(self._staff.numbers), self._limits.clerk_seconds
        part = self._part(eyes, first)
        task = Sent(number, seconds, record, text, created, part)
        return await self._told((record, 0, eyes, first), task)

    def _part(self, eyes: int | None, first: int) -> Part:
        return Part(eyes, first, self._limits.replay_lines)

    # ---- how it is done ----

    async def _told(self, key: Key, task: Task) -> bytes:
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
