"""Quick games between two judgements: everybody does what looks best at once."""

from typing import NamedTuple

import tampu
from bench.tune.knobs import Told
from tampu.bots.critic import Critic
from tampu.bots.opinion import critic_by
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream


class Duel(NamedTuple):
    """One deal: a player with one judgement, on every seat in turn, among players with another."""

    game: str
    one: Told
    others: Told
    seats: int
    deal: int


class Outcome(NamedTuple):
    """What the one player had on average."""

    lead: float
    """Points more than the others had on average."""
    wins: float


def fought(duel: Duel) -> Outcome:
    """All games of a duel."""
    game = tampu.game(duel.game)
    one, other = critic_by(game.key, duel.one), critic_by(game.key, duel.others)
    leads, wins = 0.0, 0.0
    for seat in range(duel.seats):
        critics = [one if place == seat else other for place in range(duel.seats)]
        ended = played(game, critics, duel.deal)
        scores, best = ended.scores, ended.ranking()[0]
        leads += scores[seat] - (sum(scores) - scores[seat]) / (duel.seats - 1)
        wins += 1 / len(best) if seat in best else 0.0
    return Outcome(leads / duel.seats, wins / duel.seats)


def played(game: Game, critics: list[Critic], deal: int) -> State:
    """One game to its end."""
    luck, state = Stream(deal), game.start(len(critics))
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
        else:
            critics[asked].proceed(state, asked, luck)
    return state
