"""Stepping aside: what is played from a position of a game, beside the game itself.

A line is told in rows, as a record has them without their numbers: `B: card 12`, `chance: first B`.
What chance did may be left out: it falls from the seed then, as do answers without a choice.
"""

from collections.abc import Sequence
from dataclasses import replace

from tampu.core.commitment import outcome
from tampu.core.contract import CHANCE, State
from tampu.core.game import Game
from tampu.core.line import seat_called
from tampu.core.notation import SEATS, NotationError
from tampu.core.play import Match, answers_itself
from tampu.core.record import Header, Line

LIKE = (f"{SEATS[0]}: ...", "chance: ...")


class Aside:
    """A line beside a game, and the luck that it has.

    `start`: whence it goes, after `first` lines of the game; where the game went on by the same
    seed, and the line does as the game did, the same luck falls.
    """

    def __init__(self, game: Game, header: Header, start: State, first: int, seed: str) -> None:
        self.match = Match(game, replace(header, given=0), start)
        self.first = first
        self.seed = seed

    @property
    def rows(self) -> list[str]:
        """All that was played, chance included."""
        return [row_of(step.line) for step in self.match.steps]

    def play(self, rows: Sequence[str]) -> None:
        """These rows, one after the other, and what follows by itself.

        Raises `NotationError` or `IllegalAction`; what came before is played then.
        """
        self.follow(rows)
        while (next_one := self._by_itself()) is not None:
            self.match.play(*next_one)

    def follow(self, rows: Sequence[str]) -> None:
        """These rows, and what falls before each of them; nothing after the last."""
        for row in rows:
            seat, text = parted(row)
            answer = seat, self.match.game.read(text)
            while (next_one := self._by_itself()) is not None:
                if next_one == answer or seat == CHANCE == next_one[0]:
                    break
                self.match.play(*next_one)
            self.match.play(*answer)

    def _by_itself(self) -> tuple[int, int] | None:
        """Who does what now, if nobody need decide it."""
        state = self.match.state
        asked = int(state.asked())
        if asked == CHANCE:
            line = self.first + len(self.match.steps) + 1
            return CHANCE, outcome(self.seed, line, state)
        return (asked, int(state.automatic())) if answers_itself(state) else None


def row_of(line: Line) -> str:
    """A line without its number."""
    return f"{line.who}: {line.text}"


def parted(row: str) -> tuple[int, str]:
    """Who answers, and the answer's text."""
    who, colon, text = row.partition(": ")
    if not colon or (who != "chance" and (len(who) != 1 or who not in SEATS)):
        raise NotationError(row, list(LIKE))
    return seat_called(who), text
