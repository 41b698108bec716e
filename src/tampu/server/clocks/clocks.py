"""The clocks of a table. They follow from its journal: from who is asked, and when entries came.

Nothing else is looked at: not whether somebody has a choice, nor who gave the answer. So they tell
nobody more than a watch would that an onlooker holds in his hand.
"""

import math
from collections.abc import Iterable
from typing import Protocol

from tampu.server.clocks.face import Face
from tampu.server.clocks.stillness import DAY, Span, Stillness
from tampu.server.journal import (
    Change,
    Down,
    Fell,
    Opened,
    Paused,
    Played,
    Rested,
    Ruled,
    Seated,
    Sitting,
)
from tampu.server.wire import Clock

BACK = 0.25
"""The part of the bank that whoever comes back finds, after the clock fell."""


class Watched(Protocol):
    """What can be seen of a table."""

    @property
    def lines(self) -> int:
        """How many lines were played."""

    @property
    def over(self) -> bool:
        """Whether the game is."""

    @property
    def seats(self) -> list[Sitting]:
        """Who sits where."""

    def asked(self) -> list[int]:
        """The seats that may answer."""


class Clocks:
    """One face for each seat; none runs if the table agreed on no clock."""

    def __init__(self, seats: int) -> None:
        self.terms: Clock | None = None
        self.faces = [Face() for _ in range(seats)]
        self._spans: list[Span] = []
        """When the whole table stood still."""
        self._stopped: dict[str, float] = {}
        """What stops it now, and since when."""
        self._asked: set[int] = set()
        self._known_until = 0.0
        """Until when it is known whether the house was away."""

    # ---- what they show ----

    def falls_at(self, seat: int) -> float | None:
        """The moment at which the clock of a seat falls; None: it does not run, or stands still
        for nobody knows how long."""
        face = self.faces[seat]
        if self.terms is None or face.since is None:
            return None
        return self._stillness(face).after(face.since, face.left)

    def left_at(self, seat: int, now: float) -> float:
        """What a clock shows."""
        face = self.faces[seat]
        if face.since is None:
            return face.left
        return max(0.0, face.left - self._stillness(face).counted(face.since, now))

    def ticks(self, seat: int, now: float) -> bool:
        """Whether it runs at this moment."""
        face = self.faces[seat]
        return face.since is not None and not self._stillness(face).holds(now)

    def vacation_left(self, seat: int, now: float) -> int:
        """How many days of vacation the owner of a seat may still take; those of a vacation that is
        not over count once it is ended."""
        face = self.faces[seat]
        if self.terms is None:
            return 0
        until = face.vacation_at(now)
        back = 0 if until is None else int((until - now) // DAY)
        return self.terms.vacation - face.taken + back

    @property
    def run(self) -> bool:
        """Whether somebody's time is measured now, though it may stand still."""
        return any(face.since is not None for face in self.faces)

    def missed(self, away: Iterable[Span]) -> list[Span]:
        """When the house was away while somebody's time was measured, as far as is not known."""
        measured = [face.since for face in self.faces if face.since is not None]
        if not measured:
            return []
        first = min(measured)
        since = max(self._known_until, first)
        return [(max(begin, first), end) for begin, end in away if end > since]

    def _stillness(self, face: Face) -> Stillness:
        open_ended = [(since, math.inf) for since in self._stopped.values()]
        return Stillness([*self._spans, *face.vacations, *open_ended], self._zone())

    def _zone(self) -> int | None:
        return self.terms.zone if self.terms is not None and self.terms.weekends else None

    # ---- following the journal ----

    def follow(self, entry: Change, table: Watched) -> None:
        """One more entry; the table is as it is after it."""
        if isinstance(entry, Opened) and entry.clock is not None:
            self.terms = entry.clock
            for face in self.faces:
                face.left = float(entry.clock.bank)
        if self.terms is None:
            return
        self._stop(entry)
        self._read(entry.at)
        if isinstance(entry, Rested):
            for seat in entry.seats:
                self.faces[seat].rest(entry.at, entry.days)
        if isinstance(entry, Fell | Seated):
            self._hand_over(entry, self.terms, table)
        self._ask(entry, self.terms, table)

    def _stop(self, entry: Change) -> None:
        """What makes the whole table stand still, or go on."""
        match entry:
            case Paused():
                self._stop_or_go("pause", entry.on, entry.at)
            case Ruled(deed="closed" | "set-aside"):
                self._stop_or_go(_WHY[entry.deed], True, entry.at)
            case Ruled():
                self._stop_or_go(_WHY[entry.deed], False, entry.at)
            case Down():
                self._spans.append((entry.since, entry.until))
                self._known_until = max(self._known_until, entry.until)

    def _stop_or_go(self, why: str, stop: bool, at: float) -> None:
        if stop:
            self._stopped.setdefault(why, at)
        elif why in self._stopped:
            self._spans.append((self._stopped.pop(why), at))

    def _read(self, at: float) -> None:
        """What ran until this moment is spent. Two machines need not agree on the time."""
        for face in self.faces:
            if face.since is not None and at > face.since:
                spent = self._stillness(face).counted(face.since, at)
                face.left, face.since = max(0.0, face.left - spent), at

    def _hand_over(self, entry: Fell | Seated, terms: Clock, table: Watched) -> None:
        """A clock fell; or whoever's clock did comes back, and finds a part of the bank."""
        face = self.faces[entry.seat]
        if isinstance(entry, Fell) or entry.fell:
            face.left, face.down = 0.0, True
        elif face.down and entry.sitting.kind != "bot":
            face.left, face.down = max(face.left, BACK * terms.bank) + terms.gain, False
            face.gained = table.lines

    def _ask(self, entry: Change, terms: Clock, table: Watched) -> None:
        """Those who are asked now have their clocks running; bots have none."""
        asked: set[int] = set() if table.over else set(table.asked())
        answered = {entry.lines[0][0]} if isinstance(entry, Played) and entry.lines else set()
        again = answered if terms.kind == "live" else set()
        for seat, face in enumerate(self.faces):
            if seat not in asked or table.seats[seat].kind == "bot":
                face.since = None
                continue
            waited = face.since is None and not face.down
            fresh = waited or seat in again or seat not in self._asked
            if fresh and table.lines > face.gained:
                face.left = min(face.left, terms.bank) + terms.gain
                face.gained, face.down = table.lines, False
            if face.down:
                face.since = None
            elif face.since is None:
                face.since = entry.at
        self._asked = asked


_WHY = {"closed": "closed", "reopened": "closed", "set-aside": "aside", "restored": "aside"}
