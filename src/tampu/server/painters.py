"""Pictures of tables: drawn by one process, one after the other, each thing once."""

import hashlib

import msgspec
from msgspec.structs import replace

from tampu.server.logs import note
from tampu.server.painter import (
    LARGEST,
    Page,
    Painted,
    Position,
    Refused,
    Task,
    missing,
    read_report,
)
from tampu.server.place import Place
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.shelf import Shelf
from tampu.server.staff import Staff
from tampu.server.wire import Lang


class Painters:
    """One process, a queue before it, and the pictures that are kept."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._limits = limits
        self._staff = Staff(
            "tampu.server.painter",
            read_report,
            LARGEST,
            1,
            limits.picture_memory,
            limits.picture_queue,
        )
        self._shelf = Shelf(limits.pictures_kept)
        self.missing = missing()

    def start(self) -> None:
        """Says once if there will be no pictures, and why."""
        if self.missing is not None:
            note("no-pictures", missing=self.missing)

    async def stop(self) -> None:
        await self._shelf.stop()
        await self._staff.stop()

    # ---- what can be asked ----

    async def position(
        self, game: str, view: object, names: list[str | None], line: int | None, lang: Lang
    ) -> bytes:
        """A position, through the eyes of an onlooker."""
        seconds, told = self._limits.picture_seconds, msgspec.json.encode(view)
        return await self._painted(Position(0, seconds, lang, line, game, told, names))

    async def page(self, text: str, line: int | None, lang: Lang) -> bytes:
        """A position of a record that was sent in."""
        return await self._painted(Page(0, self._limits.picture_seconds, lang, line, text))

    async def beside(
        self, place: Place, rows: list[str], luck: str, names: list[str | None], lang: Lang
    ) -> bytes:
        """Where a line beside a game leads; without names the seats have letters."""
        seconds, text = self._limits.picture_seconds, place.record
        return await self._painted(Page(0, seconds, lang, place.line, text, rows, luck, names))

    # ---- how it is done ----

    async def _painted(self, task: Task) -> bytes:
        if self.missing is not None:
            raise Trouble("no-pictures")

        async def painted_now() -> bytes:
            numbered = replace(task, number=next(self._staff.numbers))
            report = await self._staff.done(numbered)
            if isinstance(report, Refused):
                raise Trouble.again(report.problem)
            assert isinstance(report, Painted)
            return report.png

        key = hashlib.sha256(msgspec.msgpack.encode(task)).digest()
        return await self._shelf.get(key, painted_now)
