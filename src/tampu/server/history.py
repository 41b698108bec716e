"""What a journal adds up to: the match, the log with what was undone, the seats, the chat."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from msgspec import Raw
from msgspec.structs import replace as changed

from tampu.core.contract import NOBODY
from tampu.core.game import Game
from tampu.core.play import Match, Step, next_step, undecided
from tampu.core.record import Header
from tampu.core.shares import Share
from tampu.server.clocks.clocks import Clocks
from tampu.server.clocks.terms import terms_text
from tampu.server.consent import Consent
from tampu.server.gallery import Gallery
from tampu.server.journal import (
    OPEN,
    Abandoned,
    Admitted,
    Again,
    Became,
    Begun,
    Change,
    Consented,
    Down,
    Fell,
    Heard,
    Hinted,
    Keyed,
    Looked,
    Opened,
    Paused,
    Played,
    Proposed,
    Rested,
    Ruled,
    Said,
    Sealed,
    Seated,
    Shared,
    Sitting,
    TakenBack,
    Voted,
    WentBack,
    Withdrawn,
    Written,
)
from tampu.server.store.store import Head, Listing
from tampu.server.wire import Status

WORTH_TELLING = 60.0
"""Seconds for which the house must have been away to be told so."""


class Logged:
    """A line as the log keeps it: also after it was taken back."""

    def __init__(self, version: int, line: int, step: Step) -> None:
        self.version = version
        self.line = line
        self.step = step
        self.undone = False
        self.sheets: dict[int | None, Raw] = {}
        """How it is told through whose eyes; see `perspective`."""


class Done(NamedTuple):
    """How many lines there were once it was done, and what it was; `action` None: an undo."""

    lines: int
    seat: int
    action: str | None


class History:
    """A table's past and present. `version` counts the entries of its journal."""

    def __init__(self, game: Game, head: Head) -> None:
        header = Header(game.key, head.edition, head.seats, head.options, head.commitment)
        self.match = Match(game, header)
        self.version = 0
        self.begun = False
        self.log: list[Logged] = []
        self.chat: list[tuple[int, Heard | Seated | Begun | Consented]] = []
        self.voices: dict[str, int] = {}
        """Those who ever said something, numbered in the order in which they began."""
        self.consent = Consent()
        self.paused = False
        """By consent no answers are taken for now."""
        self.abandoned = False
        """By consent the game ended without a result."""
        self.hints = False
        """Everybody may ask for hints, though people play."""
        self.hinted: set[tuple[int, int]] = set()
        """After how many lines which seat was given a hint."""
        self.rated = False
        """The ratings of those who play change by it."""
        self.began_at = self.ended_at = 0.0
        """When; 0: not yet."""
        self.looked = False
        """Somebody who plays was shown all that is hidden."""
        self.seatings: list[tuple[int, list[Sitting]]] = [(0, [OPEN] * head.seats)]
        self.sat: list[set[str]] = [set() for _ in range(head.seats)]
        """For each seat: the guests whose it was after the game had begun."""
        self.lost: list[set[str]] = [set() for _ in range(head.seats)]
        """For each seat: the guests who lost it for good, as all had agreed."""
        self.done: dict[tuple[str, str], Done] = {}
        """For each guest and message id: what was done."""
        self.again: Again | None = None
        self.admitted: set[str] = set()
        """The guests who knew the password."""
        self.gallery = Gallery()
        self.closed = False
        """Nobody can play here now."""
        self.paused = False
        """All agreed to stop for a while."""
        self.asked_to_promise = False
        """People sit here who were not asked for a promise before."""
        self.promising = False
        """They may still make one."""
        self.shown: dict[int, str] = {}
        """The shares that were shown, by seat."""
        self.waits_since = 0.0
        """Since when promises or shares are waited for, if no seat is free."""
        self.given: list[Written] = []
        """The lines of another game that it goes on from; they are played when it begins."""
        self.began = 0
        """The version with which it began."""
        self.clocks = Clocks(head.seats)
        self.began_at = 0.0
        """When it began."""
        self.played_at = 0.0
        """When a line was last played, or taken back."""
        self.became = 0
        """The version with which somebody came to be another guest, last."""
        self._lines = [0]
        self._logged = [0]

    @property
    def seats(self) -> list[Sitting]:
        """Who sits where now."""
        return self.seatings[-1][1]

    @property
    def lines(self) -> int:
        return len(self.match.steps)

    @property
    def over(self) -> bool:
        """With a result, or without one."""
        return self.begun and (self.match.over or self.abandoned)

    @property
    def status(self) -> Status:
        if not self.begun:
            return "waiting"
        return "over" if self.over else "playing"

    def listing_after(self, entry: Change, steps: Sequence[Step]) -> Listing | None:
        """What the lobby's lists must know once this entry is added; None: nothing new."""
        over = bool(steps) and steps[-1].state.asked() == NOBODY
        if isinstance(entry, Seated):
            seats = list(self.seats)
            seats[entry.seat] = entry.sitting
            return listing(self.status, seats)
        over = over or isinstance(entry, Abandoned)
        if isinstance(entry, Begun) or over:
            return listing("over" if over else "playing", self.seats)
        return None

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        question = self.match.state.question if self.begun and not self.abandoned else None
        return [] if question is None else [seat for seat in question.seats if seat >= 0]

    def seats_at(self, version: int) -> list[Sitting]:
        """Who sat where at a version."""
        return next(then for since, then in reversed(self.seatings) if since <= version)

    def seats_of(self, guest: str | None, version: int | None = None) -> list[int]:
        """The seats that a guest holds now, or held at a version."""
        if guest is None:
            return []
        seats = self.seats if version is None else self.seats_at(version)
        return [seat for seat, sitting in enumerate(seats) if sitting.guest == guest]

    def held_by(self, guest: str | None) -> list[int]:
        """The seats that are a guest's, whether the guest or a program plays there."""
        return [
            seat
            for seat, sitting in enumerate(self.seats)
            if guest is not None and sitting.holder == guest
        ]

    def kept_lines(self, since: int) -> int:
        """How many of the lines known at version `since` were never taken back."""
        return min(self._lines[since:])

    def lines_at(self, version: int) -> int:
        return self._lines[version]

    def logged_at(self, version: int) -> int:
        """How many lines the log had at a version, with those that were taken back."""
        return self._logged[version]

    # ---- growing ----

    def opening(self) -> list[Step]:
        """The lines that were given, played; nothing is added yet."""
        game, state = self.match.game, self.match.start
        steps: list[Step] = []
        for seat, action in self.given:
            steps.append(next_step(game, state, seat, game.read(action)))
            state = steps[-1].state
        return steps

    def drafted(self, seed: str, seat: int, action: int) -> list[Step]:
        """The step of an action, and what follows by itself; nothing is added yet.

        Raises `IllegalAction` if the judge refuses.
        """
        game = self.match.game
        first = next_step(game, self.match.state, seat, action)
        return [first, *undecided(game, first.state, seed, self.lines + 1)]

    def add(self, entry: Change, steps: Sequence[Step] | None = None) -> None:
        """One more entry. `steps`: its lines, if they were played already."""
        self.version += 1
        match entry:
            case Opened() | Seated() | Keyed() | Sealed() | Shared():
                self._gather(entry)
            case Begun():
                self._begin(entry, steps)
            case Played():
                self._play(entry.lines, steps)
                if entry.guest is not None and entry.id is not None:
                    self.done[entry.guest, entry.id] = Done(self.lines, *entry.lines[0])
            case TakenBack():
                self._strike(self.match.undo(entry.seat))
                self.done[entry.guest, entry.id] = Done(self.lines, entry.seat, None)
            case Proposed() | Voted() | Withdrawn() | WentBack() | Paused() | Abandoned():
                self._agree(entry)
            case Said() | Ruled() | Hinted() | Looked() | Fell() | Rested() | Down():
                self._hear(entry)
            case Again():
                self.again = entry
            case Admitted() | Became():
                self._know(entry)
        self._note(entry)

    def _note(self, entry: Change) -> None:
        """When it was played last, what is asked for, and what the clocks show."""
        if self._lines[-1] != self.lines:
            self.played_at = entry.at
        if not self.ended_at and self.over:
            self.ended_at = entry.at
        self.consent.hear(self.version, entry, self.seats, self.over)
        self._lines.append(self.lines)
        self._logged.append(len(self.log))
        self.clocks.follow(entry, self)

    def _agree(self, entry: Consented) -> None:
        match entry:
            case WentBack():
                self._strike(self.match.back_to(entry.line))
            case Paused():
                self.paused = entry.on
            case Abandoned():
                self.abandoned, self.paused = True, False
        self.chat.append((self.version, entry))

    def _hear(self, entry: Heard) -> None:
        if isinstance(entry, Hinted):
            self.hinted.add((entry.line, entry.seat))
        if isinstance(entry, Said):
            self.voices.setdefault(entry.guest, len(self.voices) + 1)
        self.looked = self.looked or isinstance(entry, Looked)
        if isinstance(entry, Ruled) and entry.deed in ("closed", "reopened"):
            self.closed = entry.deed == "closed"
            self.waits_since = entry.at
        if not isinstance(entry, Down) or entry.until - entry.since >= WORTH_TELLING:
            self.chat.append((self.version, entry))

    def _gather(self, entry: Opened | Seated | Keyed | Sealed | Shared) -> None:
        """Who sits down, and what they add to the seed."""
        if isinstance(entry, Shared):
            self.shown[entry.seat] = entry.value
            return
        if isinstance(entry, Keyed):
            self._key(entry)
            return
        self.waits_since = entry.at
        if isinstance(entry, Opened):
            self.seatings.append((self.version, entry.seats))
            self.hints, self.rated = entry.hints, entry.rated
            self.admitted = set(entry.admitted)
            self.asked_to_promise = self.promising = entry.promising
            self.given = entry.given
            clock = None if entry.clock is None else terms_text(entry.clock)
            self.match.header = replace(self.match.header, given=len(self.given), clock=clock)
        elif isinstance(entry, Sealed):
            self.promising = False
        else:
            self._seat(entry)

    def _begin(self, entry: Begun, steps: Sequence[Step] | None) -> None:
        shares = tuple(Share(*given) for given in entry.shares)
        self.match.header = replace(self.match.header, shares=shares)
        self.begun = True
        self.began, self.began_at = self.version, entry.at
        self._remember_sitters()
        self._play([*self.given, *entry.lines], steps)
        if entry.silent:
            self.chat.append((self.version, entry))

    def _seat(self, entry: Seated) -> None:
        seats = list(self.seats)
        loser = seats[entry.seat].holder
        if entry.fell and entry.sitting.kept_for is None and loser is not None:
            self.lost[entry.seat].add(loser)
        seats[entry.seat] = entry.sitting
        self.seatings.append((self.version, seats))
        if self.begun:
            self._remember_sitters()
            self.chat.append((self.version, entry))

    def _key(self, entry: Keyed) -> None:
        """The same program sits there: nobody else came, and nobody left."""
        since, seats = self.seatings[-1]
        seats = list(seats)
        seats[entry.seat] = changed(seats[entry.seat], guest=entry.guest or None)
        self.seatings[-1] = (since, seats)

    def _know(self, entry: Admitted | Became) -> None:
        """Somebody may come in; or is another guest from now on."""
        if isinstance(entry, Became):
            self._become(entry.was, entry.guest)
        else:
            self.admitted.add(entry.guest)

    def _become(self, was: str, guest: str) -> None:
        """Whatever one guest was here, the other is now, also in the past."""

        def now(known: set[str]) -> set[str]:
            return {guest if each == was else each for each in known}

        self.became = self.version
        self.seatings = [
            (since, [taken_over(sitting, was, guest) for sitting in seats])
            for since, seats in self.seatings
        ]
        self.sat = [now(guests) for guests in self.sat]
        self.admitted = now(self.admitted)
        self.done = {
            (guest if who == was else who, number): done
            for (who, number), done in self.done.items()
        }

    def _remember_sitters(self) -> None:
        for seat, sitting in enumerate(self.seats):
            if sitting.holder is not None:
                self.sat[seat].add(sitting.holder)

    def _play(self, lines: list[Written], steps: Sequence[Step] | None) -> None:
        start = self.lines
        if steps is None:
            for seat, action in lines:
                self.match.play(seat, self.match.game.read(action))
        else:
            self.match.steps.extend(steps)
        for line, step in enumerate(self.match.steps[start:], start + 1):
            self.log.append(Logged(self.version, line, step))

    def _strike(self, gone: Sequence[Step]) -> None:
        """The log keeps what was taken back; a hint for what is asked there then is a new one."""
        for step in gone:
            logged = next(logged for logged in reversed(self.log) if logged.step is step)
            logged.undone = True
            logged.sheets.clear()
        self.hinted = {each for each in self.hinted if each[0] <= self.lines}


def taken_over(sitting: Sitting, was: str, guest: str) -> Sitting:
    """The same seat, with another guest in place of one; "": one who was forgotten."""
    named = {name: getattr(sitting, name) for name in ("guest", "owner", "kept_for")}
    new = {name: guest or None for name, who in named.items() if who == was}
    return changed(sitting, **new) if new else sitting


def listing(status: Status, seats: list[Sitting]) -> Listing:
    """A table of this status with these people on its seats."""
    guests = frozenset(
        one for each in seats if (one := each.holder or each.kept_for or each.resigned)
    )
    return Listing(status, seats.count(OPEN), guests)


def written(steps: Sequence[Step]) -> list[Written]:
    """The lines of some steps, for the journal."""
    return [(step.line.seat, step.line.text) for step in steps]
