"""The sanity figures of the rules, all game long in random games of every variant."""

import json
from collections import Counter
from pathlib import Path

import pytest

import tampu
from tampu.core import laws
from tampu.core.bits import count, lane, lanes
from tampu.core.contract import CHANCE
from tampu.games.inca_empire.box import LABOUR, MARKER_POINTS, RESISTANCE, bag_for
from tampu.games.inca_empire.network import count_sticks, survey
from tampu.games.inca_empire.position import amount
from tampu.games.inca_empire.rules.calendar import SAPA_INCA, calendar_of, resources_of
from tampu.games.inca_empire.rules.sun import read_board
from tests.games.inca_empire.games import GAME, SEEDS, TABLES, seen, states

Table = tuple[int, dict[str, str]]
EACH = pytest.mark.parametrize("table", TABLES, ids=str)


def phases(seats: int, options: dict[str, str], seed: int) -> Counter[str]:
    """The phases that began, and the decisions and turns, in one random game."""
    match = laws.random_match(GAME, seats, options, seed)
    found = Counter(
        str(event.facts["phase"])
        for step in match.steps
        for event in step.events
        if event.rule == "IE-202"
    )
    found["cards"] = sum(step.line.text.startswith("card ") for step in match.steps)
    found["turns"] = sum(e.rule == "IE-501" for step in match.steps for e in step.events)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (4, {}, [7, 16, 18, 6, 64, 72]),
        (3, {}, [7, 16, 18, 6, 48, 54]),
        (4, {"early_decline": "on"}, [5, 11, 13, 4, 44, 52]),
    ],
)
def test_so_many_phases_and_decisions(seats: int, options: dict[str, str], expected: list[int]):
    """IE-201 to IE-206, IE-501, IE-920: figures of whole games."""
    found = phases(seats, options, 5)
    names = ("inca", "sun", "people", "sapa_inca", "cards", "turns")
    assert [found[name] for name in names] == expected


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (3, {}, [7, 13, 6]),
        (4, {}, [7, 13, 6]),
        (4, {"early_decline": "on"}, [5, 8, 4]),
    ],
)
def test_pizarro_cancels_what_was_still_to_come(
    seats: int, options: dict[str, str], expected: list[int]
):
    """IE-910 to IE-912, IE-940: three to no Sun and People phases fewer, nothing else."""
    inca, fewest, sapa_inca = expected
    met: set[int] = set()
    for seed in range(4 * len(SEEDS)):
        found = phases(seats, {**options, "pizarro_arrival": "on"}, seed)
        assert (found["inca"], found["sapa_inca"]) == (inca, sapa_inca)
        assert found["people"] == found["sun"] + 2
        met.add(found["sun"])
    assert met <= set(range(fewest, fewest + 4))
    assert len(met) > 1


@EACH
def test_no_card_is_lost_and_none_is_made(table: Table):
    """IE-110, IE-111, IE-407, IE-408, IE-802, IE-920: hands + piles + Sun board = deck."""
    seats, options = table
    deck = 29 if "early_decline" in options else {3: 27, 4: 32}[seats]
    fewest = {29: 1, 27: 6, 32: 4}[deck]
    for seed in SEEDS:
        for state in states(seats, options, seed):
            told = seen(state)
            board = sum(len(each.cards) + (each.down is not None) for each in told.quarters)
            hands = sum(owner.hand_size for owner in told.owners)
            assert hands + told.draw + len(told.discard) + board == deck
            if told.moment is not None:
                assert told.draw + len(told.discard) >= fewest
                short = told.step == "draw"
                assert hands == 3 * seats - short


@EACH
def test_quarters_fill_up_evenly(table: Table):
    """IE-405, IE-410, IE-802: after the k-th Sun phase k cards each; none after a Sapa Inca."""
    seats, options = table
    for state in states(seats, options, 3):
        told = seen(state)
        first = told.step == "sun_card" and all(each.down is None for each in told.quarters)
        if told.moment is None or not (first or told.moment.phase == "people"):
            continue
        before, here = calendar_of(state)[: told.moment.index], told.moment
        column = [p for p in before if (p.era + 1, p.column + 1) == (here.era, here.column)]
        suns = sum(phase.kind == 1 for phase in column)
        assert [len(each.cards) for each in told.quarters] == [suns] * seats
        assert all(each.down is None for each in told.quarters)


@EACH
def test_markers_terraces_and_buildings(table: Table):
    """IE-107, IE-108, IE-611, IE-621, IE-641, IE-651: what is on the map and what is owned."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            told = seen(state)
            owned = sum(len(owner.markers) for owner in told.owners)
            free = sum(each.state in ("open", "hidden") for each in told.provinces)
            assert owned + free == {3: 39, 4: 45}[seats]
            hidden = sum(each.state == "hidden" for each in told.provinces)
            assert hidden == sum(told.hidden_markers.values())
            for owner in told.owners:
                assert set(owner.terraces) <= set(owner.markers)
            assert not set(told.cities) & set(told.garrisons)
            assert set(told.temples) <= set(told.cities) | set(told.garrisons)


@EACH
def test_one_ordinary_stick_to_a_slot(table: Table):
    """IE-509, IE-723, IE-727: every further stick on a slot is another player's wild road."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            told = seen(state)
            slots = [slot for owner in told.owners for slot in owner.slots]
            assert len(slots) == len(set(slots))
            for owner in told.owners:
                assert not set(owner.slots) & set(owner.doubles)


@EACH
def test_workers_are_never_negative_and_kept_within_the_limit(table: Table):
    """IE-310, IE-602, IE-809: nobody below zero; after a Sapa Inca phase at most the limit."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            assert all(realm.workers >= 0 for realm in state.realms)
        assert all(realm.workers <= resources_of(state) for realm in state.realms)
        assert calendar_of(state)[state.moment].kind == SAPA_INCA


@EACH
def test_what_is_kept_is_the_limit_of_the_era(table: Table):
    """IE-809: whoever gives workers back keeps 3, 2 or 1."""
    seats, options = table
    limits, era, met = {"early_empire": 3, "middle_empire": 2, "late_empire": 1}, "", set()
    for step in laws.random_match(GAME, seats, options, 4).steps:
        for event in step.events:
            if event.rule == "IE-202":
                era = str(event.facts["era"])
            elif event.rule == "IE-809":
                assert event.facts["kept"] == limits[era]
                met.add(era)
    assert len(met) > 1


SPENDING = (
    "IE-615",
    "IE-625",
    "IE-633",
    "IE-645",
    "IE-653",
    "IE-660",
    "IE-741",
    "IE-765",
    "IE-809",
)
"""What sends workers back to the supply."""


@EACH
def test_help_leaves_the_total_unchanged(table: Table):
    """IE-305 to IE-310: what one gives, another gets."""
    seats, options = table
    match = laws.random_match(GAME, seats, options, 2)
    gifts = 0
    for number, step in enumerate(match.steps):
        events = [event for event in step.events if "workers" in event.facts]
        help_events = [e for e in events if e.rule in ("IE-307", "IE-308", "IE-309")]
        gifts += len(help_events)
        income = [e for e in events if e.rule in ("IE-302", "IE-303", "IE-304")]
        if income:
            after = seen(match.state_after(number + 1))  # type: ignore[arg-type]
            before = seen(match.state_after(number))  # type: ignore[arg-type]
            taken = sum(_workers(event.facts) for event in income)
            returned = sum(_workers(e.facts) for e in events if e.rule in SPENDING)
            total = sum(owner.workers for owner in after.owners)
            assert total == sum(owner.workers for owner in before.owners) + taken - returned
    assert gifts


def _workers(facts: object) -> int:
    assert isinstance(facts, dict)
    return int(facts["workers"])


@EACH
def test_scores_never_fall_and_the_ranking_is_strict(table: Table):
    """IE-207 to IE-210, IE-902: a strict order at all times, by points."""
    seats, options = table
    for seed in SEEDS:
        before = [0] * seats
        for state in states(seats, options, seed):
            assert all(new >= old for new, old in zip(state.scores, before, strict=True))
            before = state.scores
            order = [place[0] for place in state.ranking()]
            assert sorted(order) == list(range(seats))
            assert [before[seat] for seat in order] == sorted(before, reverse=True)


@EACH
def test_a_turn_has_its_bounds(table: Table):
    """IE-507, IE-714, IE-764: at most 7 roads and 3 conquests; 21 points in a People turn."""
    seats, options = table
    most = {(4, False): 21, (4, True): 14, (3, False): 14}[seats, "early_decline" in options]
    for seed in SEEDS:
        match = laws.random_match(GAME, seats, options, seed)
        roads = conquests = points = 0
        for step in match.steps:
            for event in step.events:
                if event.rule == "IE-501":
                    roads = conquests = points = 0
                roads += event.rule in ("IE-512", "IE-727")
                conquests += event.rule in ("IE-633", "IE-765")
                points += 0 if event.rule.startswith("IE-8") else event.points
                assert roads <= 7
                assert conquests <= 3
                assert points <= most


@EACH
def test_shortcuts_are_what_they_stand_for(table: Table):
    """IE-121, IE-411, IE-509, IE-515, IE-723: networks, sticks, crossings and acting cards."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            afresh = state.copy()
            for realm in afresh.realms:
                survey(afresh.land, realm)
            if state.asked() != CHANCE or state.moment >= 0:
                count_sticks(afresh)
                if state.moment >= 0:
                    read_board(afresh)
            assert afresh == state


@pytest.mark.parametrize(("seats", "sums"), [(4, [107, 73, 79]), (3, [92, 63, 68])])
def test_the_markers_add_up(seats: int, sums: list[int]):
    """IE-107, IE-108: resistance, labour and points of all markers in play."""
    counts = lanes(bag_for(seats), 6)
    for numbers, total in zip((RESISTANCE, LABOUR, MARKER_POINTS), sums, strict=True):
        assert sum(n * each for n, each in zip(counts, numbers, strict=True)) == total


def test_the_data_tell_the_same_figures():
    """IE-104, IE-201: the counts that stand in the data files."""
    data = Path(tampu.__file__).parent / "games" / "inca_empire" / "data"
    told = json.loads((data / "eras.json").read_text(encoding="utf-8"))["totals"]
    state = GAME.start(4)
    calendar = calendar_of(state)  # type: ignore[arg-type]
    kinds = Counter(int(phase.kind) for phase in calendar)
    assert [kinds[n] for n in range(4)] == [told[k] for k in ("inca", "sun", "people", "sapa_inca")]


def test_a_bag_has_no_order():
    """IE-107: face-down markers have no identity; turning one up is weighted by the bag."""
    for state in states(4, {}, 1):
        if (question := state.question) is not None and question.kind == "marker":
            weights = [weight for _, weight in state.outcomes()]
            assert sum(weights) == count(state.hidden)
            assert weights == [lane(state.bag, kind) for kind in range(6) if lane(state.bag, kind)]
            assert amount(state.draw) >= 0
