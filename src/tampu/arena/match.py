"""One game between bots, and a block of games: one deal, every way to sit."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from time import perf_counter

from tampu.arena.entrant import Entrant
from tampu.bots.bot import Bot
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream

_SPREAD = 0x9E3779B97F4A7C15


def stream(*numbers: int) -> Stream:
    """A stream of its own for every combination of numbers."""
    seed = 0
    for number in numbers:
        seed = (seed ^ (number + 1)) * _SPREAD & 0xFFFFFFFFFFFFFFFF
        seed ^= seed >> 29
    return Stream(seed)


@dataclass(frozen=True)
class Result:
    """How one game ended, seat by seat."""

    entrants: tuple[Entrant, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; a shared first place is shared."""
    decisions: tuple[int, ...]
    """Decisions with more than one legal action."""
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]

    def lead(self, seat: int) -> float:
        """How far the seat ended before the best of the others (or behind)."""
        return self.scores[seat] - max(s for n, s in enumerate(self.scores) if n != seat)


class Effort:
    """What the bots of one game spent, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.nodes = [0] * seats

    def add(self, seat: int, seconds: float, nodes: int) -> None:
        self.decisions[seat] += 1
        self.seconds[seat] += seconds
        self.nodes[seat] += nodes


def play_game(
    game: Game, options: dict[str, str], entrants: Sequence[Entrant], deal: int, game_number: int
) -> Result:
    """One game to its end. Chance depends on the deal, the bots' luck on the game as well."""
    state = game.start(len(entrants), options)
    bots = [entrant.bot(game) for entrant in entrants]
    chance, thoughts = stream(deal, 0), stream(deal, 1, game_number)
    effort = Effort(len(entrants))
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(chance))
        else:
            action = decide(state, asked, bots[asked], entrants[asked], thoughts, effort)
            state.apply(action, None, asked)
    return Result(
        tuple(entrants),
        tuple(state.scores),
        shares(state, len(entrants)),
        tuple(effort.decisions),
        tuple(effort.seconds),
        tuple(effort.nodes),
    )


def decide(
    state: State, seat: int, bot: Bot, entrant: Entrant, luck: Stream, effort: Effort
) -> int:
    """What the bot answers; one that answers something illegal ends the arena."""
    actions = state.actions(seat)
    if len(actions) == 1:
        return actions[0]
    began = perf_counter()
    action = bot.choose(state.view(seat), list(actions), luck, entrant.seconds)
    effort.add(seat, perf_counter() - began, bot.nodes)
    if action not in actions:
        raise ValueError(f"{entrant} answered {action}, which is not among {actions}")
    return action


def shares(state: State, seats: int) -> tuple[float, ...]:
    """The win, shared by those in the first place."""
    best = state.ranking()[0]
    return tuple(1 / len(best) if seat in best else 0.0 for seat in range(seats))


def seatings(entrants: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """Every different way in which these entrants can sit."""
    return sorted(set(permutations(entrants)), key=lambda seating: [str(e) for e in seating])


def play_block(
    game: Game, options: dict[str, str], entrants: Sequence[Entrant], deal: int
) -> list[Result]:
    """One deal, played once for every way to sit."""
    return [
        play_game(game, options, seating, deal, number)
        for number, seating in enumerate(seatings(entrants))
    ]
