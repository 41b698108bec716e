"""The sanity figures of the rules, all game long in random games with and without options."""

from collections import Counter

import pytest

from tampu.core import laws
from tampu.core.bits import count, lane, lanes
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.luck import Stream
from tampu.games.cuzco_feld.agenda import ASK_KEEP, ASK_MENU, ASK_ROLL
from tampu.games.cuzco_feld.layout import SETTING_UP
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.piles import amount_of, half, tile_amount
from tampu.games.cuzco_feld.state import CuzcoFeld
from tests.games.cuzco_feld.games import GAME, PLAIN, SEEDS, TABLES, seen, states

Table = tuple[int, dict[str, str]]
EACH = pytest.mark.parametrize("table", TABLES, ids=str)


@EACH
def test_so_many_rounds_and_dice(table: Table):
    """CF-201, CF-203, CF-215, CF-861: six rounds, three dice a round, one action each."""
    seats, options = table
    match = laws.random_match(GAME, seats, options, 3)
    told = Counter(event.rule for step in match.steps for event in step.events)
    real = [
        event
        for step in match.steps
        for event in step.events
        if event.rule == "CF-212" and event.facts["die"] is not None
    ]
    assert told["CF-201"] == 6
    assert len(real) == 18 * seats
    assert told["CF-605"] == sum(e.rule == "CF-212" for s in match.steps for e in s.events) - len(
        real
    )


@EACH
def test_university_and_temple_are_scored_in_phase_iii(table: Table):
    """CF-201, CF-801: whoever looks while they score sees that phase III has begun."""
    seats, options = table
    match = laws.random_match(GAME, seats, options, 3)
    moments = [
        moment
        for line, step in enumerate(match.steps)
        if any(event.rule == "CF-802" for event in step.events)
        for event, moment in zip(step.events, step.moments(match.state_after(line)), strict=True)
        if event.rule in ("CF-802", "CF-803", "CF-811")
    ]
    assert moments
    for moment in moments:
        assert isinstance(moment, CuzcoFeld)
        assert seen(moment).phase == "capital"


@EACH
def test_no_god_card_is_lost_and_none_is_made(table: Table):
    """CF-109, CF-620, CF-631, CF-632: pile + face up + discard + hands = 12 for every god."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            for god in range(5):
                assert cards_of(state, god) == 12
                empty = state.face(god) < 0 and not state.turning
                if empty and state.phase != SETTING_UP:
                    assert amount_of(state.pile, god) == amount_of(state.discard, god) == 0


def cards_of(state: CuzcoFeld, god: int) -> int:
    """The cards of a god, wherever they are."""
    places = [state.pile, state.discard, state.returned, *(mask.hand for mask in state.masks)]
    total = sum(int(amount_of(place, god)) for place in places)
    total += state.face(god) >= 0
    return total + (state.returning >= 0 and state.returning // 3 == god)


@EACH
def test_no_tile_is_lost_and_none_is_made(table: Table):
    """CF-110, CF-407, CF-851, CF-855: deck + display + discard + masks = 36 for each kind."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            for kind in range(2):
                heaps = [state.deck, state.heap, *(mask.tiles for mask in state.masks)]
                total = sum(int(tile_amount(half(heap, kind))) for heap in heaps)
                total += sum(number > 0 for number in lanes(state.row(kind), 6))
                assert total == 36
            if state.round == 6:
                assert state.deck == 0


@EACH
def test_what_lies_before_a_player(table: Table):
    """CF-116, CF-308, CF-318, CF-407, CF-502, CF-831: quipus, priests, slots, goods, missions."""
    seats, options = table
    for seed in SEEDS:
        before = [0] * seats
        for state in states(seats, options, seed):
            for seat, mask in enumerate(state.masks):
                assert mask.quipus + mask.reserve + count(mask.villages) == 10
                assert 0 <= state.priests_left(seat) <= 4
                assert mask.quipus + mask.tile_count() <= 12
                assert mask.goods_count() <= 6
                assert mask.inti <= 7
                assert mask.tile_count() >= before[seat]
                before[seat] = int(mask.tile_count())
                check_shortcuts(mask)
            colours = [sum(feathers(mask, n) for mask in state.masks) for n in range(4)]
            assert all(number <= 3 * seats for number in colours)


def feathers(mask: Mask, colour: int) -> int:
    return int(mask.feathers_of(colour)) if mask.board >= 0 else 0


def check_shortcuts(mask: Mask) -> None:
    """CF-404: tiles by slot and tiles by kind are the same tiles; no more are slid than lie."""
    laid = [int(mask.laid >> (5 * n)) & 31 for n in range(int(mask.tile_count()))]
    counts = Counter(tile - 1 for tile in laid)
    assert all(counts[tile] == int(mask.tiles >> (2 * tile)) & 3 for tile in range(24))
    assert all(mask.up(tile) >= 0 for tile in range(24))
    if mask.board >= 0:
        assert all(feathers(mask, colour) <= 3 for colour in range(4))


@EACH
def test_dice_on_the_bar(table: Table):
    """CF-207, CF-212: the bar is what lies on it; after phase I all dice do."""
    seats, options = table
    for seed in SEEDS:
        for state in states(seats, options, seed):
            told = int(state.bar)
            state.read_bar()
            assert state.bar == told
            if state.top() == ASK_MENU:
                assert sum(len(space.dice) for space in seen(state).spaces) == 3 * seats


@EACH
def test_missions_temple_and_knowledge(table: Table):
    """CF-113, CF-423, CF-804, CF-812, CF-814, CF-831, CF-855: stacks and stocks round by round."""
    seats, options = table
    left = {2: 23, 3: 13, 4: 3}[seats]
    for seed in SEEDS:
        for state in states(seats, options, seed):
            spaces = [int(state.masks[lane(state.track, n)].knowledge) for n in range(seats)]
            assert spaces == sorted(spaces, reverse=True)
            if state.round and state.top() == ASK_ROLL:
                assert state.temple_inti == 6 - (state.round - 1)
                for mask in state.masks:
                    assert count(mask.missions) == 3
                    assert count(mask.completed) <= state.round - 1
        assert count(state.stack) == left
        assert state.temple_inti == 0


@EACH
def test_bounds_of_the_score(table: Table):
    """CF-802, CF-811, CF-514, CF-825, CF-832, CF-872 to CF-878: what each source can pay."""
    seats, options = table
    goods = 48 if seats == 4 else 45
    bounds = {"CF-802": 90, "CF-811": 48, "CF-514": 12, "CF-515": 60, "CF-825": goods}
    bounds |= {"CF-872": 37, "CF-871": 14}
    for seed in SEEDS:
        match = laws.random_match(GAME, seats, options, seed)
        sources = [match.points_by_rule(seat) for seat in range(seats)]
        for told in sources:
            assert all(told.get(rule, 0) <= most for rule, most in bounds.items())
            missions = sum(n for rule, n in told.items() if len(rule) == 7 or rule == "CF-604")
            assert missions <= 54
            assert sum(n for rule, n in told.items() if "CF-873" <= rule <= "CF-878") <= 52
            assert 0 <= sum(told.values()) <= 815
        assert sum(told.get("CF-811", 0) for told in sources) <= 72
        assert sum(told.get("CF-872", 0) for told in sources) <= 40


@pytest.mark.parametrize(("seats", "points", "choices"), [(2, 66, 185), (3, 58, 267), (4, 54, 342)])
def test_random_games_are_as_long_and_as_rich_as_expected(seats: int, points: int, choices: int):
    """CF-217: the mean score and the real choices of uniformly random games; 24 options at most."""
    games = 12 if PLAIN else 150
    score, decisions = 0, 0
    for seed in range(games):
        state, luck = GAME.start(seats), Stream(seed)
        while (asked := state.asked()) != NOBODY:
            if asked != CHANCE:
                options = len(state.actions())
                assert options <= 24
                decisions += options > 1
            state.apply(state.random_action(luck))
        score += sum(state.scores)
    assert abs(score / seats / games - points) < (9 if PLAIN else 4)
    assert abs(decisions / games - choices) < 0.06 * choices


def test_the_choice_of_missions_is_the_same_in_any_order():
    """CF-123: answers may come in any order, and nobody sees another's before the last."""
    before = next(state for state in states(3, {}, 5) if state.top() == ASK_KEEP)
    ends = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        state = before.copy()
        for number, seat in enumerate(order):
            others = [each for each in range(3) if each != seat]
            told = [seen(state, other) for other in others]
            answers = state.actions(seat)
            state.apply(answers[seat], None, seat)
            if number < 2:
                after = [seen(state, other) for other in others]
                for old, new in zip(told, after, strict=True):
                    assert new.unseen_missions == old.unseen_missions
                    assert new.drawn == old.drawn
                assert state.actions(seat) == []
        ends.append([int(mask.missions) for mask in state.masks])
    assert ends[0] == ends[1] == ends[2]
