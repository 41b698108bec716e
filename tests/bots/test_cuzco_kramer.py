"""How bots play Cuzco (Kiesling & Kramer)."""

import pytest

import tampu
from tampu.arena.match import stream
from tampu.bots import search
from tampu.bots.bot import make_bot
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.luck import Stream
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.plain import is_compiled

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


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_even_who_errs_gives_up_no_action_points(level):
    """CK-214: a beginner goes for a plausible second-best, but does not sit on its hands."""
    game, luck = tampu.game("cuzco_kramer"), stream(5, 2, 41)
    bot, state = make_bot(level, game), game.start(2)
    assert isinstance(state, Cuzco)
    turns = 0
    while (asked := int(state.asked())) != NOBODY and not state.final:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        action = bot.choose(state.view(asked), state.actions(asked), luck, FOR_EVER)
        if action == act.END:
            turns += 1
            assert state.ap == 0
        state.apply(action)
    assert turns > 10
