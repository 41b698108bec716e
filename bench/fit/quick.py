"""Games that a judgement plays with itself by what looks best at once: thousands in some minutes.

Now and then luck chooses instead, so that positions are met into which nobody would go by choice.
"""

from collections.abc import Iterable, Iterator

from bench.fit.games import Played
from tampu.bots.critic import Critic
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream

NAME = "quick"
"""Who sat there, in the games that are kept."""
PARTS = 10_000
"""How often luck chooses is told in such parts."""


def play(
    game: Game, critic: Critic, seats: Iterable[int], deals: range, stray: float
) -> Iterator[Played]:
    """One game for every deal and number of players; of its choices luck makes a part, `stray`."""
    for many in seats:
        for deal in deals:
            yield Played(
                game.edition, deal, [NAME] * many, actions(game, critic, many, deal, stray)
            )


def actions(game: Game, critic: Critic, many: int, deal: int, stray: float) -> list[int]:
    """Those of one game, in order."""
    luck, whim = Stream(deal << 32), Stream((deal << 32) + many)
    state, found = game.start(many), []
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            action = int(state.random_action(luck))
        elif int(whim.below(PARTS)) < stray * PARTS:
            action = any_of(state, asked, whim)
        else:
            action = int(critic.glimpse(state, asked))
        state.apply(action, None, asked)
        found.append(action)
    return found


def any_of(state: State, asked: int, whim: Stream) -> int:
    legal = state.actions(asked)
    return int(legal[whim.below(len(legal))])
