"""What was told of many positions, beside what came of it, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from bench.calibration.looks import Looked
from bench.fit.sights import Numbers


@dataclass(frozen=True)
class Told:
    """A row for each position; where a row has many places, they are the seats."""

    games: int
    game: NDArray[np.int64]
    """Which game it is of."""
    third: NDArray[np.int64]
    """In which third of the game it is."""
    chances: Numbers
    won: Numbers
    points: Numbers
    final: Numbers

    @property
    def seats(self) -> int:
        return int(self.chances.shape[1])

    def part(self, which: NDArray[np.bool_]) -> "Told":
        """Some of the positions."""
        return Told(
            self.games,
            *(getattr(self, field.name)[which] for field in fields(self)[1:]),
        )

    def summed(self, values: Numbers) -> Numbers:
        """Game by game."""
        return np.bincount(self.game, values, self.games).astype(np.float64)


def told_in(games: Sequence[Looked]) -> Told:
    every = [(number, game, look) for number, game in enumerate(games) for look in game.looks]
    return Told(
        games=len(games),
        game=np.array([number for number, _, _ in every]),
        third=np.array([int(3 * look.gone) for _, _, look in every]),
        chances=np.array([look.chances for _, _, look in every]),
        won=np.array([game.wins for _, game, _ in every]),
        points=np.array([look.points for _, _, look in every]),
        final=np.array([game.scores for _, game, _ in every], float),
    )
