"""What a state can do without saying how: draw from its legal actions, and play to its end."""

from mypy_extensions import i64

from tampu.core import laws
from tampu.core.contract import ASKED, CHANCE, NOBODY, State, Tell
from tampu.core.luck import Stream

HEADS, TAILS = 3, 8


class Coin(State):
    """Somebody names a number, a bent coin falls three times as often on TAILS, and so on."""

    def __init__(self, of: "Coin | None" = None) -> None:
        self.turn: int = of.turn if of else 0
        self.told: tuple[int, ...] = of.told if of else ()

    def asked(self) -> i64:
        return NOBODY if self.turn == 6 else (0, CHANCE)[self.turn % 2]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(HEADS, 1), (TAILS, 3)] if self.asked() == CHANCE else []

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return [HEADS, TAILS] if self.asked() == CHANCE else [1, 5, 9]

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        self.told += (int(action),)
        self.turn += 1

    def copy(self) -> "Coin":
        return Coin(self)


def test_random_actions_come_as_often_as_their_weights_say():
    person, coin = Coin(), Coin()
    coin.turn = 1
    for seed in range(5):
        laws.random_actions_are_even(person, seed)
        draws = [int(coin.random_action(luck)) for luck in [Stream(seed)] for _ in range(400)]
        assert set(draws) == {HEADS, TAILS}
        assert 60 < draws.count(HEADS) < 140


def test_a_playout_ends_with_the_game_or_after_so_many_plies():
    whole, part = Coin(), Coin()
    assert (whole.playout(Stream(1), 100), whole.asked()) == (6, NOBODY)
    assert (part.playout(Stream(1), 4), len(part.told)) == (4, 4)
    assert part.told == whole.told[:4]


def test_copies_are_equal_and_independent():
    for plies in range(7):
        state = Coin()
        state.playout(Stream(2), plies)
        laws.copies_are_equal_and_independent(state)
