"""What a position of Machu Picchu is worth: the values of the priests, and where they stand."""

import json
from importlib.resources import files
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.critic import ASK_TREE, Critic
from tampu.bots.utility import utilities
from tampu.core.bits import lane
from tampu.core.contract import Action, Luck, Seat, State
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import PAIRS, PRIEST_COUNT, ROUNDS, SLOTS, SQUARE_COUNT, SQUARES
from tampu.games.machu_picchu.position import (
    ASK_CARD,
    ASK_ORDER,
    ASK_RETURN,
    ASK_SKY,
    OVER,
)
from tampu.games.machu_picchu.state import MachuPicchu

_weights: Any = json.loads(
    (files("tampu.bots.judgement") / "machu_picchu.json").read_text(encoding="utf-8")
)
PAIR_COUNT: Final[i64] = len(PAIRS)
BAND: Final[i64] = 5
"""Open cards of others are told apart in bands of so many numbers."""


KINDS_OF_SQUARES: Final[list[str]] = [str(_weights["kinds"][square]) for square in SQUARES]


def _prospects() -> vec[float]:
    """What a priest will still gain: by rounds to come, then by the square it stands on."""
    rows = _weights["prospects"]
    return vec[float]([float(row[kind]) for row in rows for kind in KINDS_OF_SQUARES])


PROSPECTS: Final[vec[float]] = _prospects()
DOUBT: Final[vec[float]] = vec[float]([float(doubt) for doubt in _weights["doubt"]])


class Values(Critic):
    """Values between rounds; inside a round it first lets the round be played out.

    Only places count in the end (MP-808): a priest of one's own is well driven out where the others
    pay more for theirs, or where the way home is worth its fire token.
    """

    def quieten(self, state: State, luck: Luck) -> None:
        """To the end of the round: cards at random, the order as the first player likes it."""
        position = cast(MachuPicchu, state)
        while position.asking != ASK_SKY and position.asking != OVER:
            if position.asking == ASK_ORDER:
                position.apply(self.best_order(position))
            else:
                position.apply(position.random_action(luck))

    def is_quiet(self, state: State) -> bool:
        """A new round begins with chance, and the tree would learn little beyond it."""
        position = cast(MachuPicchu, state)
        return position.asking == ASK_SKY or position.asking == OVER

    def lies_open(self, state: State) -> bool:
        """MP-501: when the order is chosen, where each priest will go is plain to see."""
        return cast(MachuPicchu, state).asking == ASK_ORDER

    def reply(self, state: State, luck: Luck) -> i64:
        """MP-501, MP-706: the cards are open by then, so one look decides."""
        position = cast(MachuPicchu, state)
        if position.asking == ASK_ORDER:
            return self.best_order(position)
        if position.asking == ASK_RETURN:
            return position.random_action(luck)
        return ASK_TREE

    def edge(self, state: State, action: Action, seat: Seat) -> i64:  # noqa: ARG002
        """MP-408: a card that will lie hidden could be any; of an open one the size matters."""
        position = cast(MachuPicchu, state)
        if position.asking != ASK_CARD:
            return action
        if not position.lays_open():
            return act.choose_card(act.NOTHING)
        return act.choose_card((act.card_of(action) - 1) // BAND * BAND + 1)

    def best_order(self, position: MachuPicchu) -> i64:
        """MP-501: the order that is better for the first player."""
        tall = position.copy()
        tall.apply(act.choose_order(act.TALL_FIRST))
        small = position.copy()
        small.apply(act.choose_order(act.SMALL_FIRST))
        if self.lead(small, position.first) > self.lead(tall, position.first):
            return act.choose_order(act.SMALL_FIRST)
        return act.choose_order(act.TALL_FIRST)

    def lead(self, position: MachuPicchu, seat: Seat) -> float:
        """The own worth less the mean of the others'."""
        others = 0.0
        for other in range(position.seats):
            if other != seat:
                others += self.worth(position, other)
        return self.worth(position, seat) - others / float(position.seats - 1)

    def worth(self, state: State, seat: Seat) -> float:
        """MP-807: the two priests on the own card, each with its value and its prospects."""
        position = cast(MachuPicchu, state)
        pair = PAIRS[position.pair_of(seat)]
        return self.priest_worth(position, pair[0]) + self.priest_worth(position, pair[1])

    def priest_worth(self, position: MachuPicchu, priest: i64) -> float:
        """The value now and, while there are rounds and slots, what the square promises."""
        value = float(position.value(priest))
        square = lane(position.priests, priest)
        if square >= SQUARE_COUNT or position.used_slots(priest) == SLOTS:
            return value
        return value + PROSPECTS[rounds_to_come(position) * SQUARE_COUNT + square]

    def terms(self) -> list[str]:
        """Each priest by its value, and each by what its square promises."""
        return [
            f"{term}_{priest + 1}" for term in ("value", "square") for priest in range(PRIEST_COUNT)
        ]

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(MachuPicchu, state)
        found = [0.0] * (2 * int(PRIEST_COUNT))
        for priest in PAIRS[position.pair_of(seat)]:
            value = float(position.value(priest))
            found[priest] = value
            found[PRIEST_COUNT + priest] = self.priest_worth(position, priest) - value
        return found

    def outlook(self, position: MachuPicchu) -> list[float]:
        """Before a round: by the priest card of its first player, then by the own one, what is to
        be hoped for."""
        found = utilities(self, position, position.seats)
        table = [0.0] * int(PAIR_COUNT * PAIR_COUNT)
        for first in range(PAIR_COUNT):
            for seat in range(position.seats):
                table[first * PAIR_COUNT + position.pair_of(seat)] = found[seat]
        return table

    def doubt(self, state: State) -> float:
        return DOUBT[rounds_to_come(cast(MachuPicchu, state))]


def rounds_to_come(position: MachuPicchu) -> i64:
    """MP-201: how many rounds will still be played out, the one that is asked for included."""
    if position.asking == OVER:
        return 0
    return ROUNDS[position.seats] - position.round + 1
