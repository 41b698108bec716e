"""The set-up and the box: what the scenes do not show one by one."""

from collections import Counter

import pytest

from tampu.core.bits import count, lanes
from tampu.core.contract import CHANCE
from tampu.games.cuzco_feld.agenda import ASK_DEAL, ASK_REPLACE
from tampu.games.cuzco_feld.box import CARD_DATA, COLOURS, GODS, MASKS, SLOTS_OF, god_of
from tampu.games.cuzco_feld.land import (
    ASSEMBLY_COUNT,
    CANONICAL,
    CUZCO,
    INNER,
    PLACES,
    VILLAGES,
    land_of,
)
from tampu.games.cuzco_feld.layout import PHASE_I, SETTING_UP
from tampu.games.cuzco_feld.piles import amount
from tests.games.cuzco_feld.games import ALL_ON, GAME, seen, states

PRINTED = "I0 orange 2, I1 violet 2, I2 turquoise 3, I3 orange 1, I4 pink 2, I5 turquoise 3, "
PRINTED += "O0 turquoise 6, O1 violet 5, O2 pink 2, O3 orange 7, O4 violet 3, O5 pink 4"


def test_the_canonical_villages():
    """CF-102, CF-103, CF-104: feather and points of every village, and none for Cuzco."""
    land = land_of(CANONICAL)
    told = [f"{PLACES[n]} {COLOURS[land.feather[n]]} {land.points[n]}" for n in range(1, 13)]
    assert ", ".join(told) == PRINTED
    assert land.points[CUZCO] == 0
    assert not VILLAGES & 1


def test_the_canonical_roads():
    """CF-130: fifteen roads of each kind, five of each number; every branch reaches a village."""
    state = next(iter(states(4, {}, 1)))
    roads = seen(state).roads
    assert Counter(road.kind for road in roads) == {"paved": 15, "rope": 15}
    assert Counter(road.number for road in roads) == dict.fromkeys(range(1, 7), 5)
    assert {"I3–O3 p5", "I4–O4 r2", "O5–O0 r6"} <= {
        f"{road.ends[0]}–{road.ends[1]} {road.kind[0]}{road.number}" for road in roads
    }


@pytest.mark.parametrize("assembly", range(0, int(ASSEMBLY_COUNT), 5))
def test_every_assembly_is_sound(assembly: int):
    """CF-105, CF-921 to CF-923: all inner villages are linked to Cuzco at every rotation."""
    land = land_of(assembly)
    for rotation in range(6):
        assert land.within(rotation, CUZCO, 3, 6) == INNER
        for place in range(1, 13):
            for far in range(1, 13):
                here = land.within(rotation, place, 3, 6) >> far & 1
                assert here == land.within(rotation, far, 3, 6) >> place & 1


def test_masks_differ():
    """CF-115: three slots of each colour on each mask, in another order on every one."""
    orders = [tuple(SLOTS_OF[mask * 4 : mask * 4 + 4]) for mask in range(len(MASKS))]
    assert len(set(orders)) == 4
    assert all(count(slots) == 3 for order in orders for slots in order)


def test_every_god_has_three_numbers_four_times():
    """CF-109, CF-620."""
    told = Counter(card["god"] for card in CARD_DATA for _ in range(card["copies"]))
    assert told == dict.fromkeys(GODS, 12)
    assert [int(god_of(card["number"] - 1)) for card in CARD_DATA] == [n // 3 for n in range(15)]


def test_finishing_the_menu_ends_the_turn():
    """CF-730: whoever finishes is not asked again in this phase II."""
    for state in states(2, {}, 4):
        if state.question is not None and state.question.kind == "menu":
            seat, after = int(state.active), state.copy()
            after.apply(GAME.read("finish"))
            asked = after.question
            assert asked is None or asked.kind != "menu" or asked.seats != [seat]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_pool_is_dealt_evenly(seats: int):
    """CF-124, CF-125: every card of the pool is as likely as any other."""
    state = GAME.start(seats)
    while True:
        question = state.question
        if state.asked() == CHANCE and question is not None and question.kind == "deal":
            break
        state.apply(state.actions()[0])
    weights = dict(state.outcomes())
    assert len(set(weights.values())) == 1
    state.apply(GAME.read("card 01"))
    weights = dict(state.outcomes())
    illapa = sum(weights[GAME.read(f"card {n}")] for n in ("01", "02", "03"))
    assert illapa * 9 == sum(weights.values())


def test_after_the_exchange_no_hidden_hand_has_two_cards_of_one_god():
    """CF-124 to CF-127: and the piles are as high as they must be."""
    met = set()
    for seed in range(12):
        for state in states(4, ALL_ON, seed):
            met.add(int(state.top()))
            if state.phase == PHASE_I and state.round == 1:
                for mask in state.masks:
                    gods = [card // 3 for card in range(15) if mask.hand >> (3 * card) & 7]
                    assert len(gods) == len(set(gods)) == amount(mask.hand) == 2
                assert [god.pile for god in seen(state).gods] == [9] * 5
                break
            if state.phase == SETTING_UP and state.top() == ASK_DEAL:
                assert sum(lanes(state.quota, 5)) + sum(amount(m.hand) for m in state.masks) == 10
    assert ASK_REPLACE in met
