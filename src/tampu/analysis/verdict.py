"""What a seat's answers were worth beside what it could have done, by what it knew then.

All is tried in the same imagined worlds with the same luck, so that differences are sharp where
worths are not. What is best is chosen in some worlds and compared in others: else the luckiest
would look best.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from tampu.analysis.depth import Depth
from tampu.analysis.estimate import Estimate, estimated, paired
from tampu.analysis.marks import Mark, mark_of
from tampu.analysis.options import Line, Options, unique
from tampu.analysis.outlook import End, Tries
from tampu.bots.worlds import Worlds
from tampu.core.contract import State
from tampu.core.game import Game
from tampu.core.luck import Stream

SHOWN = 3
"""So many other answers are told, the best first."""
WORLD_SEED = 1 << 32


class Way(msgspec.Struct, frozen=True):
    """A way to go on, and what it is worth to the seat."""

    moves: list[str]
    chance: Estimate
    points: Estimate


class Verdict(msgspec.Struct, frozen=True):
    """One decision: the answer given in line `line` (from 1)."""

    line: int
    done: Way
    """With what belongs to it: the rest of the turn, as well as it could still be played."""
    better: list[Way]
    """The best others, the best first."""
    loss: Estimate
    """How much less often the seat wins from here than by the best that it could still do."""
    points_lost: Estimate
    mark: Mark | None
    """What the loss is called, if it is large and can be told from nothing."""


class Deed(msgspec.Struct, frozen=True):
    """Answers of one seat that are judged together: a turn, or those of one choice."""

    line: int
    """The first of them (from 1)."""
    lines: int
    seat: int
    stage: float
    """How far the game had come: from 0 to 1."""
    loss: Estimate
    """How much less often the seat wins than by the best that was found."""
    points_lost: Estimate
    gain: Estimate
    """How much more often it wins than if it had done what people are taken to do."""
    verdicts: list[Verdict]


class Judged(NamedTuple):
    """A deed, what it did to each seat's chance to win, and how many of the answers it took."""

    deed: Deed | None
    """None: there was nothing else to do."""
    effects: list[Estimate]
    lines: int


class Judge:
    """Judges the decisions of one game."""

    def __init__(self, game: Game, tries: Tries, depth: Depth) -> None:
        self.game = game
        self.tries = tries
        self.depth = depth
        self.options = Options(tries.critic, depth)

    def judged(
        self, state: State, seat: int, done: Line, first: int, seed: int, onward: bool = False
    ) -> Judged:
        """What the seat did from this position on; `first`: the number of its first line.

        `onward`: it need not be a whole turn, and is taken to go on well.
        """
        self.tries.critic.forget()
        luck = Stream(seed)
        worlds = Worlds(self.game.imagine(state.view(seat), luck), seat, self.tries.critic)
        lines = self.options.found(worlds.world, seat, done, luck, onward)
        done = longest_shared(done, lines)
        if len(lines) == 1:
            return Judged(None, [Estimate(0.0, 0.0)] * self.tries.seats, len(done))
        ranked = self._ranked(worlds, lines, seed)
        steps = [best_after(done[:number], ranked) for number in range(len(done) + 1)]
        others = [line for line in ranked if line not in steps][:SHOWN]
        draws = range(self.depth.first, self.depth.first + self.depth.worlds)
        ends = self._tried(worlds, unique([*steps, *others]), seed, draws)
        usual = [self.tries.left_alone(*dealt(worlds, seed, draw)) for draw in draws]
        best, last = ends[steps[0]], ends[steps[-1]]
        effects = [more_wins(last, usual, each) for each in range(self.tries.seats)]
        deed = Deed(
            line=first,
            lines=len(done),
            seat=seat,
            stage=float(self.tries.critic.stage(worlds.world)),
            loss=more_wins(best, last, seat),
            points_lost=more_points(best, last, seat),
            gain=effects[seat],
            verdicts=list(self._verdicts(steps, others, ends, seat, first)),
        )
        return Judged(deed, effects, len(done))

    def worth(self, state: State, seat: int, done: Line, seed: int) -> Way:
        """What answers are worth, beside nothing else."""
        self.tries.critic.forget()
        world = self.game.imagine(state.view(seat), Stream(seed))
        worlds = Worlds(world, seat, self.tries.critic)
        draws = range(self.depth.first, self.depth.first + self.depth.worlds)
        return self._way(done, self._tried(worlds, [done], seed, draws)[done], seat)

    def _ranked(self, worlds: Worlds, lines: list[Line], seed: int) -> list[Line]:
        """The best first, by what the seat wishes for."""
        ends = self._tried(worlds, lines, seed, range(self.depth.first))
        wishes = {line: sum(end.wishes[worlds.seat] for end in ends[line]) for line in lines}
        return sorted(lines, key=lambda line: -wishes[line])

    def _verdicts(
        self,
        steps: list[Line],
        others: list[Line],
        ends: dict[Line, list[End]],
        seat: int,
        first: int,
    ) -> Iterator[Verdict]:
        """Answer by answer: the best there was before it, and the best there still was after it."""
        done = steps[-1]
        for number, (before, after) in enumerate(pairwise(steps)):
            same = [line for line in unique([before, *others]) if line[:number] == done[:number]]
            rest = [line for line in same if line != after and len(line) > number]
            loss = more_wins(ends[before], ends[after], seat)
            yield Verdict(
                line=first + number,
                done=self._way(after[number:], ends[after], seat),
                better=[self._way(line[number:], ends[line], seat) for line in rest[:SHOWN]],
                loss=loss,
                points_lost=more_points(ends[before], ends[after], seat),
                mark=mark_of(loss),
            )

    def _way(self, line: Line, ends: list[End], seat: int) -> Way:
        return Way(
            [self.game.write(action) for action in line],
            estimated([end.chances[seat] for end in ends]),
            estimated([end.points[seat] for end in ends]),
        )

    def _tried(
        self, worlds: Worlds, lines: Sequence[Line], seed: int, draws: range
    ) -> dict[Line, list[End]]:
        """All of them in the world of each draw."""
        found: dict[Line, list[End]] = {line: [] for line in lines}
        for draw in draws:
            world, luck = dealt(worlds, seed, draw)
            for line, ends in found.items():
                ends.append(self.tries.done(world.copy(), luck.copy(), worlds.seat, list(line)))
        return found


def dealt(worlds: Worlds, seed: int, draw: int) -> tuple[State, Stream]:
    """The world of a draw, and the luck that belongs to it."""
    luck = Stream(WORLD_SEED * (draw + 1) + seed)
    return worlds.next(luck), luck


def best_after(begun: Line, ranked: list[Line]) -> Line:
    """The best that begins so."""
    return next(line for line in ranked if line[: len(begun)] == begun)


def longest_shared(done: Line, lines: list[Line]) -> Line:
    """What of the answers given is among what was found."""
    return max((line for line in lines if done[: len(line)] == line), key=len)


def more_wins(first: list[End], second: list[End], seat: int) -> Estimate:
    """How much more often the seat wins the first way, in the same worlds."""
    return paired([end.chances[seat] for end in first], [end.chances[seat] for end in second])


def more_points(first: list[End], second: list[End], seat: int) -> Estimate:
    """How many points more it scores."""
    return paired([end.points[seat] for end in first], [end.points[seat] for end in second])
