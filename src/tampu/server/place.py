"""A position beside which something is played, such that another process finds it again."""

import hashlib
from collections import OrderedDict
from functools import cache
from itertools import islice
from typing import NamedTuple

import msgspec

from tampu.core.aside import Aside, row_of
from tampu.core.contract import State
from tampu.core.figures import staged
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import Match, retold
from tampu.core.record import Header, Line
from tampu.core.shares import seed_of_game
from tampu.games import figures, game
from tampu.server.problems import Trouble
from tampu.server.records import parsed

FAR = 24
"""After so many answers a figure is taken to go on for ever."""
KEPT = 64
"""So many positions of records are kept, so that a record is not read anew for every answer."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """After `line` lines of a record, or of a figure of a game (its key, and the figure's).

    `seat`: nothing is known but what this seat knows; the rest is imagined by `whim`.
    """

    record: str = ""
    figure: tuple[str, str] | None = None
    line: int
    seat: int | None = None
    whim: str = ""


class Standing(NamedTuple):
    """A position, and the game that it is one of."""

    game: Game
    header: Header
    state: State

    def beside(self, first: int, luck: str) -> Aside:
        """A line that begins here, after so many lines of the game."""
        return Aside(self.game, self.header, self.state, first, luck)

    def imagined(self, seat: int, whim: str) -> "Standing":
        """As this seat imagines it: the same each time, and the same whatever is hidden from it."""
        world = self.game.imagine(self.state.view(seat), Stream(number(whim)))
        return self._replace(state=world)


def found(place: Place) -> Standing:
    """The position there; raises `Trouble` if there is none."""
    where = _in_record(place.record, place.line) if place.figure is None else _in_figure(place)
    return where if place.seat is None else where.imagined(place.seat, place.whim)


def _in_record(text: str, line: int) -> Standing:
    record, kind = parsed(text, notes=False)
    if line > len(record.lines):
        raise no_such_line(line)
    header = record.header
    state = kind.start(header.seats, header.options)
    for step in islice(retold(kind, record), line):
        state = step.state
    return Standing(kind, header, state)


def _in_figure(place: Place) -> Standing:
    assert place.figure is not None
    match = on_stage(*place.figure)
    if place.line > len(match.steps):
        raise no_such_line(place.line)
    return Standing(match.game, match.header, match.state_after(place.line))


@cache
def on_stage(key: str, figure: str) -> Match:
    """A figure with its line played."""
    return staged(game(key), figures(key)[figure]).match


@cache
def goes_on(key: str, figure: str) -> bool:
    """Whether one may play on from a figure: many show only a part of a position."""
    where = _in_figure(Place(figure=(key, figure), line=0))
    aside = where.beside(0, derived("trial", key, figure))
    try:
        aside.play([])
        if aside.match.over:
            return False
        for _ in range(FAR):
            state, seat = aside.match.state, int(aside.match.state.asked())
            where.game.imagine(state.view(seat), Stream(0))
            aside.play([row_of(Line(seat, where.game.write(state.actions(seat)[0])))])
            if aside.match.over:
                break
    except Exception:  # whatever is missing in it
        return False
    return True


class Positions:
    """Those of records that were stood at, the longest unused forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Standing] = OrderedDict()

    def get(self, record: str, line: int) -> Standing | None:
        where = self._kept.get((record, line))
        if where is not None:
            self._kept.move_to_end((record, line))
        return where

    def put(self, record: str, line: int, where: Standing) -> None:
        self._kept[record, line] = where
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def luck_of(header: Header, otherwise: str) -> str:
    """By which luck is played beside a game: by its own, if it is known."""
    return otherwise if header.seed is None else seed_of_game(header.seed, header.shares)


def no_such_line(line: object) -> Trouble:
    return Trouble("no-such-line", line=str(line)[:12])


def derived(*parts: object) -> str:
    """A seed for what is played beside a game: nothing about the game's own follows from it."""
    told = " ".join(["tampu.aside", *map(str, parts)])
    return hashlib.sha256(told.encode()).hexdigest()


def number(seed: str) -> int:
    """A seed as those who think want it."""
    return int(seed, 16) % (1 << 62)
