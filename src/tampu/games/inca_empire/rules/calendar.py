"""IE-201 to IE-204, IE-9xx: eras, columns and phases, and how one follows another."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Tell
from tampu.games.inca_empire.box import ERA_DATA, ERAS, RESOURCES, SKIPPED
from tampu.games.inca_empire.position import Position

INCA: Final[i64] = 0
SUN: Final[i64] = 1
PEOPLE: Final[i64] = 2
SAPA_INCA: Final[i64] = 3
PHASES: Final[list[str]] = ["inca", "sun", "people", "sapa_inca"]

_PLACES = ["first", "second", "third", "last"]
LAST: Final[i64] = 3
"""The last place, however many players there are; others are counted from 0."""


class Phase:
    """One phase of the table: what it is, in which era and column, at which row of the column."""

    def __init__(self, kind: i64, era: i64, column: i64, row: i64) -> None:
        self.kind = kind
        self.era = era
        self.column = column
        self.row = row


class Help:
    """IE-306 to IE-309: who gives how many workers to whom in an era."""

    def __init__(self, era: i64, giver: i64, taker: i64, workers: i64, seats: list[int]) -> None:
        self.era = era
        self.giver = giver
        self.taker = taker
        self.workers = workers
        self.seats = seats


def _calendar(decline: bool) -> list[Phase]:
    """IE-202, IE-203, IE-920: all phases in their order."""
    skipped = [(int(gap["era"]), int(gap["column"])) for gap in SKIPPED] if decline else []
    return [
        Phase(PHASES.index(name), era, column, row)
        for era, told in enumerate(ERA_DATA)
        for column, names in enumerate(told["columns"])
        if (era + 1, column + 1) not in skipped
        for row, name in enumerate(names)
    ]


FULL: Final = _calendar(False)
SHORT: Final = _calendar(True)
HELP: Final = [
    Help(
        era,
        _PLACES.index(gift["from"]),
        _PLACES.index(gift["to"]),
        int(gift["workers"]),
        [int(seats) for seats in gift["players"]],
    )
    for era, told in enumerate(ERA_DATA)
    for gift in told["help"]
]
LAST_ERA: Final[i64] = len(ERAS) - 1


def calendar_of(position: Position) -> list[Phase]:
    """IE-202, IE-920: the phases of this game."""
    return SHORT if position.decline else FULL


def phase_of(position: Position) -> Phase:
    """The phase on which the black Inca stands."""
    return calendar_of(position)[position.moment]


def resources_of(position: Position) -> i64:
    """IE-302, IE-809: the resources of the era."""
    return RESOURCES[phase_of(position).era]


def next_phase(position: Position, tell: Tell | None) -> bool:
    """IE-114, IE-204: the black Inca moves on; false if the last phase was played (IE-901)."""
    if position.moment + 1 == len(calendar_of(position)):
        return False
    position.moment += 1
    if tell is not None:
        phase = phase_of(position)
        tell.that(
            "IE-202", -1, era=ERAS[phase.era], column=phase.column + 1, phase=PHASES[phase.kind]
        )
    return True


def skip_to_the_last(position: Position) -> bool:
    """IE-912: only the last Sapa Inca phase is left; whether any phase is skipped by that."""
    before: i64 = len(calendar_of(position)) - 2
    skipped = position.moment < before
    position.moment = before
    return skipped
