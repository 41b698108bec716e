"""A master that guesses nothing differs from a master in that alone."""

import tampu
from bench.guessless import Guessless
from tampu.bots.bot import make_bot
from tampu.bots.master_bot import MasterBot
from tampu.core.luck import Stream


def test_it_deals_the_hidden_as_it_comes():
    game = tampu.game("machu_picchu")
    state = game.start(3)
    state.playout(Stream(1 << 32), 40)
    view, guessless, master = state.view(0), Guessless(game), make_bot("master", game)
    assert isinstance(master, MasterBot)
    assert guessless.worlds(view, Stream(2)).critic is None
    assert master.worlds(view, Stream(2)).critic is master.critic
