"""What cards make of a player's works, as the view tells it."""

import pytest

from tampu.games.inca_empire.box import MARKERS, RESISTANCE
from tests.games.inca_empire.games import seen, states

HARDEST = max(range(len(MARKERS)), key=RESISTANCE.__getitem__)
"""No card takes so much off its resistance that nothing is left."""


@pytest.mark.parametrize("seed", range(3))
def test_a_conversion_has_a_price_only_while_a_card_allows_it(seed: int):
    """IE-737: and what a card changes of a conquest is told by itself (IE-762)."""
    with_card = changed = 0
    for state in states(4, {}, seed):
        for owner in seen(state).owners:
            allowed = any(acting.card == "strategic_point" for acting in owner.acting)
            assert ("garrison_to_city" in owner.costs) == allowed
            cost = owner.conquest_costs[MARKERS[HARDEST]]
            assert cost == RESISTANCE[HARDEST] + owner.resistance_change
            with_card += allowed
            changed += owner.resistance_change != 0
    assert with_card
    assert changed
