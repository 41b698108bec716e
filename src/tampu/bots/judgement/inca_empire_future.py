"""What is still to come in Inca Empire: the calendar seen from each of its moments (IE-202)."""

from mypy_extensions import i64

from tampu.games.inca_empire.box import RESOURCES
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.rules.calendar import FULL, INCA, PEOPLE, SAPA_INCA, SHORT, SUN, Phase


class Income:
    """An Inca phase to come, with the turns of its column."""

    def __init__(self, worth: float, resources: float, turns: float) -> None:
        self.worth = worth
        """Points for one worker then."""
        self.resources = resources
        """IE-302: workers for everybody."""
        self.turns = turns


class Future:
    """The phases after one moment, and what workers are worth in them."""

    def __init__(self, people: bool, keep: i64) -> None:
        self.people = people
        """Whether the moment itself is a People phase."""
        self.keep = keep
        """IE-809: how many workers outlast this column."""
        self.sapas: i64 = 0
        self.turns: i64 = 0
        self.turns_here: i64 = 0
        """The same in this column, as long as the cards lie (IE-414)."""
        self.suns_here: i64 = 0
        self.suns: i64 = 0
        self.worker = 0.0
        """Points for one worker now."""
        self.worker_kept = 0.0
        """Points for one worker in the next column."""
        self.incomes: list[Income] = []
        """The Inca phases to come."""


class Futures:
    """The future at every moment, for both calendars."""

    def __init__(self, worker: float, early: float) -> None:
        self.base = worker
        self.early = early
        self.full = [self.seen_from(FULL, moment) for moment in range(len(FULL))]
        self.short = [self.seen_from(SHORT, moment) for moment in range(len(SHORT))]

    def at(self, position: Position) -> Future:
        """The future of a position; the set-up has that of the first phase."""
        rows = self.short if position.decline else self.full
        return rows[position.moment if position.moment > 0 else 0]

    def seen_from(self, calendar: list[Phase], moment: i64) -> Future:
        here = calendar[moment]
        found = Future(here.kind == PEOPLE, RESOURCES[here.era])
        last = here.kind == SAPA_INCA
        for number in range(moment + 1, len(calendar)):
            phase = calendar[number]
            same = phase.era == here.era and phase.column == here.column and not last
            if phase.kind == SAPA_INCA:
                found.sapas += 1
            elif phase.kind == PEOPLE:
                found.turns += 1
                found.turns_here += 1 if same else 0
            elif phase.kind == SUN:
                found.suns += 1
                found.suns_here += 1 if same else 0
        found.worker = self.worth_before(found.sapas)
        found.worker_kept = self.worth_before(found.sapas - 1)
        self.add_income(calendar, moment, found)
        return found

    def add_income(self, calendar: list[Phase], moment: i64, found: Future) -> None:
        """IE-302 to IE-304: the Inca phases to come, each with the scorings after it."""
        left = found.sapas
        for number in range(moment + 1, len(calendar)):
            phase = calendar[number]
            if phase.kind == SAPA_INCA:
                left -= 1
            elif phase.kind == INCA:
                turns = turns_of(calendar, phase)
                resources = float(RESOURCES[phase.era])
                found.incomes.append(Income(self.worth_before(left), resources, float(turns)))

    def worth_before(self, sapas: i64) -> float:
        """A worker buys more when more scorings follow; nothing after the last."""
        return self.base + self.early * float(sapas - 1) if sapas > 0 else 0.0


def turns_of(calendar: list[Phase], of: Phase) -> i64:
    """How many People phases the column of this phase has."""
    found: i64 = 0
    for phase in calendar:
        if phase.kind == PEOPLE and phase.era == of.era and phase.column == of.column:
            found += 1
    return found
