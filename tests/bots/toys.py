"""Two tiny games with known answers, in plain Python: the search must serve any game."""

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.core.contract import ASKED, CHANCE, NOBODY, Luck, Question, State, Tell


class Toy(State):
    """What both toys share: the answers go by `asked`, scores are 0 until the end."""

    points: list[int]

    @property
    def question(self) -> Question | None:
        return None if self.asked() == NOBODY else Question("toy", [int(self.asked())], {})

    @property
    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[list[int]]:
        best = max(self.points)
        return [[seat for seat, points in enumerate(self.points) if points == best]]

    def random_action(self, luck: Luck) -> i64:
        actions = self.actions()
        return actions[luck.below(len(actions))]

    def redeal(self, seat: i64, luck: Luck) -> None:
        return None


class Nim(Toy):
    """Take 1, 2 or 3 from a heap; whoever takes the last one wins."""

    def __init__(self, heap: int, turn: int = 0) -> None:
        self.heap, self.turn = heap, turn
        self.points = [0, 0]

    def asked(self) -> i64:
        return self.turn if self.heap else NOBODY

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return list(range(1, min(3, self.heap) + 1))

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        self.heap -= int(action)
        if not self.heap:
            self.points[self.turn] = 10
        self.turn = 1 - self.turn

    def copy(self) -> "Nim":
        twin = Nim(self.heap, self.turn)
        twin.points = list(self.points)
        return twin


SAFE, GAMBLE, HEADS, TAILS, LEFT, RIGHT, COVERED = range(7)


class Pennies(Toy):
    """Seat 0 stays safe (3 points) or gambles: seat 1 hides a penny, seat 0 guesses for 5 or 0."""

    def __init__(self, step: int = 0, penny: int = HEADS) -> None:
        self.step, self.penny = step, penny
        self.points = [0, 2]

    def asked(self) -> i64:
        return NOBODY if self.step == 3 else (0, 1, 0)[self.step]

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return ([SAFE, GAMBLE], [HEADS, TAILS], [HEADS, TAILS])[self.step]

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        if self.step == 0:
            self.points[0] = 3 if action == SAFE else 0
        elif self.step == 1:
            self.penny = int(action)
        elif action == self.penny:
            self.points[0] = 5
        self.step = 3 if action == SAFE else self.step + 1

    def copy(self) -> "Pennies":
        twin = Pennies(self.step, self.penny)
        twin.points = list(self.points)
        return twin


class Urn(Toy):
    """Seat 0 guesses a hidden ball: LEFT is nine times as likely. Only `redeal` knows that."""

    def __init__(self, ball: int = RIGHT, drawn: bool = False) -> None:
        self.ball, self.drawn, self.guess = ball, drawn, -1
        self.points = [0, 1]

    def asked(self) -> i64:
        return NOBODY if self.drawn else (0 if self.guess < 0 else CHANCE)

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return [LEFT, RIGHT] if self.guess < 0 else [COVERED]

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        if self.guess < 0:
            self.guess = int(action)
            return
        self.drawn = True
        self.points[0] = 2 if self.guess == self.ball else 0

    def copy(self) -> "Urn":
        twin = Urn(self.ball, self.drawn)
        twin.guess, twin.points = self.guess, list(self.points)
        return twin

    def redeal(self, seat: i64, luck: Luck) -> None:
        self.ball = RIGHT if luck.below(10) == 0 else LEFT


class SeeingThrough(Critic):
    """Believes that it will see how the hidden penny lies."""

    def doubt(self, state: State) -> float:
        return 1.0


class Honest(SeeingThrough):
    """Knows that both ways to hide the penny look the same."""

    def edge(self, state: State, action: i64, seat: i64) -> i64:
        return COVERED
