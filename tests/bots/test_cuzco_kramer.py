"""How bots play Cuzco (Kiesling & Kramer)."""

import tampu
from tampu.bots.bot import make_bot
from tampu.core.contract import CHANCE
from tampu.core.luck import Stream
from tampu.games.cuzco_kramer.picture import View

GAME = tampu.game("cuzco_kramer")
FOR_EVER = 3600.0


def test_a_bot_that_hardly_thinks_opens_with_points():
    """CK-801: tile, Inca, village and temple belong together; one action alone shows none of it."""
    luck, state = Stream(1), GAME.start(2)
    bots = [make_bot("greedy", GAME) for _ in range(2)]
    turns, whose = 0, None
    while True:
        seen = state.view(None)
        assert isinstance(seen, View)
        turns += seen.step == "action" and seen.active != whose
        whose = seen.active if seen.step == "action" else whose
        if turns > 4:
            break
        asked = int(state.asked())
        if asked == CHANCE:
            state.apply(state.random_action(luck))
        else:
            state.apply(bots[asked].choose(state.view(asked), state.actions(), luck, FOR_EVER))
    assert min(seen.scores) > 0
    assert len(seen.temples) > 0
