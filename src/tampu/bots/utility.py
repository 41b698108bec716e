"""What a seat wants, from 0 to 1: mostly to win, and a little to be ahead."""

import math
from typing import Final

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.core.contract import NOBODY, Seat, State

WORD: Final[i64] = 0x7FFFFFFF
"""Numbers are mixed in so many bits, so that compiled and plain ones come out the same."""


def utilities(critic: Critic, state: State, seats: i64) -> list[float]:
    """The utility of a quiet position, seat by seat."""
    foreseen = critic.foreseen(state)
    if foreseen:
        return foreseen
    return wishes(critic, state, judged(critic, state, seats))


def wishes(critic: Critic, state: State, worths: list[float]) -> list[float]:
    """What each seat wants, by what the position is worth to all."""
    wins = wins_by(critic, state, worths)
    return [wished(critic, wins[seat], worths, seat) for seat in range(len(worths))]


def wished(critic: Critic, win: float, worths: list[float], seat: Seat) -> float:
    """What a seat wants, by its chance to win."""
    share = critic.lead_shares[len(worths)]
    return (1.0 - share) * win + share * lead(worths, seat, critic.stake)


def judged(critic: Critic, state: State, seats: i64) -> list[float]:
    """The worth of every seat as this critic sees it: to its taste, and blurred."""
    over = state.asked() == NOBODY
    if len(critic.taste) and not over:
        worths = [tasted(critic, state, seat) for seat in range(seats)]
    else:
        worths = critic.worths(state, seats)
    if critic.blur > 0.0 and not over:
        for seat in range(seats):
            worths[seat] += critic.blur * wave(worths[seat], critic.mood + seat)
    return worths


def tasted(critic: Critic, state: State, seat: Seat) -> float:
    """The worth of this seat when some terms count more, less, or not at all."""
    parts = critic.parts(state, seat)
    worth = 0.0
    for term in range(len(parts)):
        worth += critic.taste[term] * parts[term]
    return worth


def wave(worth: float, mood: i64) -> float:
    """Something from -1 to 1 that anybody would call chance, and is the same for the same worth."""
    mixed: i64 = ((i64(worth * 4096.0) & WORD) * 73_856_093) ^ ((mood & WORD) * 19_349_663)
    mixed = ((mixed ^ (mixed >> 13)) & WORD) * 1_274_126_177
    mixed = (mixed ^ (mixed >> 16)) & 0xFFFF
    return float(mixed) / 32768.0 - 1.0


def chances(critic: Critic, state: State, seats: i64) -> list[float]:
    """The chance of every seat to win from a quiet position."""
    return wins_by(critic, state, critic.worths(state, seats))


def wins_by(critic: Critic, state: State, worths: list[float]) -> list[float]:
    """By what the position is worth to each, or by how the game ended."""
    if state.asked() == NOBODY:
        return shared_win(state, len(worths))
    return win_chances(worths, critic.doubt(state))


def shared_win(state: State, seats: i64) -> list[float]:
    """1 for the winner, equal parts for those who share the first place."""
    wins = [0.0] * int(seats)
    best = state.ranking()[0]
    for seat in best:
        wins[seat] = 1.0 / float(len(best))
    return wins


def win_chances(worths: list[float], doubt: float) -> list[float]:
    """Chances to win when each final score lies around its worth by about `doubt`."""
    scale = 0.78 * doubt + 0.1
    top = max(worths)
    odds = [math.exp((worth - top) / scale) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def lead(worths: list[float], seat: Seat, stake: float) -> float:
    """The distance to the best rival, squeezed between 0 (hopeless) and 1."""
    rival = -1e9
    for other in range(len(worths)):
        if other != seat and worths[other] > rival:
            rival = worths[other]
    ahead = worths[seat] - rival
    return 0.5 + 0.5 * ahead / (abs(ahead) + stake)
