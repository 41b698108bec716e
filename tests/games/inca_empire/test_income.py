"""What the next Inca phase will bring, told beforehand (IE-301 to IE-310, IE-809)."""

import pytest

from tampu.core import laws
from tampu.core.contract import Event
from tampu.core.play import Step
from tampu.games.inca_empire.land import REGIONS, SITES
from tampu.games.inca_empire.picture import Income
from tampu.games.inca_empire.state import IncaEmpire
from tests.games.inca_empire.games import GAME, SEEDS, TABLES, seen, states

Table = tuple[int, dict[str, str]]
EACH = pytest.mark.parametrize("table", TABLES, ids=str)
QUIET = ("IE-502", "IE-911", "IE-912", "IE-202")
"""Events that change nothing on which an income hangs."""


def came(events: list[Event], seat: int) -> list[int]:
    """Resources, labour, terraces and help that one seat got in an Inca phase."""
    parts = dict.fromkeys(("IE-302", "IE-303", "IE-304", "help"), 0)
    for event in events:
        workers = event.facts.get("workers")
        if not isinstance(workers, int):
            continue
        if event.rule in parts and event.seat == seat:
            parts[event.rule] += workers
        elif event.rule in ("IE-307", "IE-308", "IE-309"):
            parts["help"] += workers * ((event.facts["to_seat"] == seat) - (event.seat == seat))
    return list(parts.values())


def told(income: Income) -> list[int]:
    """The same parts as they were foretold."""
    return [income.resources, income.labour, income.terraces, income.help]


def unprepared(step: Step) -> bool:
    """Whether an Inca phase came in this step, and nothing before it that it hangs on."""
    rules = [event.rule for event in step.events]
    if "IE-302" not in rules:
        return False
    begun = next(
        number for number, event in enumerate(step.events) if event.facts.get("phase") is not None
    )
    return all(rule in QUIET for rule in rules[:begun])


@EACH
def test_the_income_that_is_told_is_the_income_that_comes(table: Table):
    """IE-301 to IE-310, IE-801 to IE-809: also when the era changes, help and limit included."""
    seats, options = table
    columns, eras = set(), set()
    for seed in range(2 * len(SEEDS)):
        match = laws.random_match(GAME, seats, options, seed)
        for number, step in enumerate(match.steps):
            if not unprepared(step):
                continue
            before = match.state_after(number)
            assert isinstance(before, IncaEmpire)
            assert isinstance(step.state, IncaEmpire)
            moment = seen(step.state).moment
            assert moment is not None
            columns.add((moment.era, moment.column))
            eras.add(moment.era)
            for seat, owner in enumerate(seen(before).owners):
                assert owner.income is not None
                assert told(owner.income) == came(step.events, seat)
                assert owner.income.total == sum(told(owner.income))
                after = seen(step.state).owners[seat].workers
                assert after == owner.income.kept + owner.income.total
    assert eras >= {2, 3, 4}
    assert len(columns) >= 3


@EACH
def test_in_the_last_period_no_income_is_promised(table: Table):
    """IE-302, IE-901: after the last Inca phase none comes any more."""
    seats, options = table
    promised: list[int] = []
    for state in states(seats, options, 2):
        view = seen(state)
        late = view.moment is not None and view.moment.era == 4
        assert all((owner.income is None) == late for owner in view.owners)
        promised.append(late)
    assert 0 < sum(promised) < len(promised)


def test_before_an_era_changes_its_resources_are_told():
    """IE-302: the last Early column announces the 2 workers of the Middle Empire, not 3."""
    for state in states(4, {}, 4):
        view = seen(state)
        if view.moment is None:
            continue
        here = (view.moment.era, view.moment.column)
        want = {(1, 1): 3, (2, 1): 3, (2, 2): 3, (2, 3): 2, (3, 1): 2, (3, 2): 1}.get(here)
        for owner in view.owners:
            assert (owner.income.resources if owner.income else None) == want


@EACH
def test_what_a_sapa_inca_phase_would_pay_is_what_it_pays(table: Table):
    """IE-803 to IE-808: by its parts, for every seat."""
    seats, options = table
    rules = ("IE-804", "IE-805", "IE-806", "IE-807")
    found = 0
    for seed in SEEDS:
        match = laws.random_match(GAME, seats, options, seed)
        for number, step in enumerate(match.steps):
            names = [event.rule for event in step.events]
            if "IE-804" not in names or not all(n in QUIET for n in names[: names.index("IE-802")]):
                continue
            before = match.state_after(number)
            assert isinstance(before, IncaEmpire)
            for seat, owner in enumerate(seen(before).owners):
                paid = [e.points for e in step.events if e.seat == seat and e.rule in rules]
                due = owner.harvest
                assert paid == [due.terraces, due.garrisons, due.cities, due.temples]
                assert due.total == sum(paid)
            found += 1
    assert found


def test_who_reaches_a_region_touches_it():
    """IE-116, IE-121: the regions that sites of the network lie in or beside."""
    for state in states(4, {}, 6):
        for owner in seen(state).owners:
            touched = 0
            for number, site in enumerate(state.land.sites):
                touched |= int(site.regions) if SITES[number] in owner.network else 0
            assert owner.reach == [name for r, name in enumerate(REGIONS) if touched >> r & 1]
