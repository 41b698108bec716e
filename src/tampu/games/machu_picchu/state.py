"""The state of Machu Picchu: a position that can be asked, judged and played (the contract)."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, lowest, members, nth, with_lane
from tampu.core.contract import (
    ASKED,
    CHANCE,
    NOBODY,
    Action,
    Facts,
    Luck,
    Question,
    Refusal,
    Seat,
    Tell,
    refuse,
)
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import ALL_CARDS, PAIRS_PUBLIC, STAIR_COUNT
from tampu.games.machu_picchu.position import (
    ASK_CARD,
    ASK_DEAL,
    ASK_FIRST_PLAYER,
    ASK_ORDER,
    ASK_PAIR,
    ASK_PILE_CARD,
    ASK_REFILL,
    ASK_RETURN,
    ASK_SKY,
    ASK_STAIR,
    OVER,
    Position,
)
from tampu.games.machu_picchu.rules import moving, placing, rounds, setup
from tampu.games.machu_picchu.scoring import ranking, score

KINDS: Final = [
    "first_player",
    "deal_pair",
    "deal_card",
    "turn_sky",
    "choose_card",
    "choose_stair",
    "refill",
    "pile_card",
    "choose_order",
    "choose_return_square",
]
"""The kinds of questions, in the order of the ASK_ numbers."""

VERBS: Final[list[int]] = [
    act.FIRST_PLAYER,
    act.DEAL_PAIR,
    act.DRAW_CARD,
    act.TURN_SKY,
    act.CHOOSE_CARD,
    act.CHOOSE_STAIR,
    act.DRAW_CARD,
    act.DRAW_CARD,
    act.CHOOSE_ORDER,
    act.CHOOSE_RETURN,
]
"""Which verb answers each question."""


class MachuPicchu(Position):
    """One position of Machu Picchu, with the whole contract."""

    @property
    def question(self) -> Question | None:
        if self.asking == OVER:
            return None
        facts: Facts = {"round": int(self.round)}
        if self.asking == ASK_PAIR or self.asking == ASK_DEAL:
            facts["seat"] = int(self.taker())
        elif self.asking == ASK_REFILL:
            facts["seat"] = int(self.placer())
        elif self.asking == ASK_RETURN:
            facts["priest"] = int(moving.earliest_leaver(self)) + 1
        elif self.asking == ASK_CARD or self.asking == ASK_STAIR:
            facts["placement"] = int(self.placed) + 1
            facts["face"] = "open" if self.lays_open() else "hidden"
        return Question(KINDS[self.asking], [int(self.asked())], facts)

    @property
    def scores(self) -> list[int]:
        if self.asking != OVER:
            return [0] * int(self.seats)
        return [int(score(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    # Judging

    def refusal(self, action: Action, seat: Seat = ASKED) -> Refusal | None:
        """MP-208, MP-206, MP-207, then the checks of the decision (MP-209)."""
        asked = self.asked()
        if asked == NOBODY:
            return refuse("MP-208")
        if seat != ASKED and seat != asked:
            return refuse("MP-206", asked=asked)
        if act.verb_of(action) != VERBS[self.asking]:
            return refuse("MP-207", kind=KINDS[self.asking])
        return self.refuse_answer(action, asked)

    def refuse_answer(self, action: Action, seat: Seat) -> Refusal | None:
        """The checks of the open decision, for an answer of the right kind."""
        if self.asking == ASK_CARD:
            return placing.refuse_card(self, seat, act.card_of(action))
        if self.asking == ASK_STAIR:
            return placing.refuse_stair(self, act.stair_of(action))
        if self.asking == ASK_ORDER:
            return moving.refuse_order(act.order_of(action))
        if self.asking == ASK_RETURN:
            return moving.refuse_return(self, act.square_of(action))
        if self.asking == ASK_FIRST_PLAYER:
            return setup.refuse_first_player(self, act.seat_of(action))
        if self.asking == ASK_PAIR:
            return setup.refuse_pair(self, act.pair_of(action))
        if self.asking == ASK_SKY:
            return rounds.refuse_sky(self, act.sky_of(action))
        return setup.refuse_draw(self, act.drawn_of(action))

    def actions(self, seat: Seat = ASKED) -> list[int]:
        """The legal answers; also a single one is asked for (MP-210)."""
        asked = self.asked()
        if asked == NOBODY or (seat != ASKED and seat != asked):
            return []
        if self.asking == ASK_CARD:
            return [int(act.choose_card(card)) for card in members(self.hand(asked))]
        if self.asking == ASK_STAIR:
            return [int(act.choose_stair(stair)) for stair in members(self.empty_stairs())]
        if self.asking == ASK_ORDER:
            return [int(act.choose_order(act.TALL_FIRST)), int(act.choose_order(act.SMALL_FIRST))]
        if self.asking == ASK_RETURN:
            squares = members(moving.return_squares(self))
            return [int(act.choose_return(square)) for square in squares]
        return [action for action, _ in self.outcomes()]

    def empty_stairs(self) -> i64:
        """MP-304, MP-309: the set of stairs without a card, the same for every seat."""
        empty: i64 = 0
        for stair in range(STAIR_COUNT):
            if not lane(self.stairs, stair):
                empty |= bit(stair)
        return empty

    def discreet(self) -> bool:
        """Everybody is asked: how many cards and stairs there are to choose from lies open."""
        return False

    def outcomes(self) -> list[tuple[int, int]]:
        """Every outcome is as likely as any other: one card, one lot each."""
        if self.asked() != CHANCE:
            return []
        if self.asking == ASK_FIRST_PLAYER:
            return [(int(act.first_player(seat)), 1) for seat in setup.beginners(self)]
        if self.asking == ASK_PAIR:
            return [(int(act.deal_pair(pair)), 1) for pair in setup.pairs_left(self)]
        if self.asking == ASK_SKY:
            return [(int(act.turn_sky(card)), 1) for card in members(self.sky_left)]
        return [(int(act.draw_card(card)), 1) for card in members(self.pile())]

    def opens(self, action: Action) -> bool:
        """MP-303, MP-304: a card is chosen, then its stair."""
        return act.verb_of(action) == act.CHOOSE_CARD

    # Playing

    def apply(self, action: Action, tell: Tell | None = None, seat: Seat = ASKED) -> None:
        if self.asking == ASK_CARD:
            placing.choose_card(self, act.card_of(action), tell)
        elif self.asking == ASK_STAIR:
            placing.choose_stair(self, act.stair_of(action), tell)
        elif self.asking == ASK_REFILL:
            placing.refill(self, act.drawn_of(action), tell)
        elif self.asking == ASK_PILE_CARD:
            placing.lay_pile_card(self, act.drawn_of(action), tell)
        elif self.asking == ASK_ORDER:
            moving.choose_order(self, act.order_of(action), tell)
        elif self.asking == ASK_RETURN:
            moving.put_back(self, act.square_of(action), tell)
        elif self.asking == ASK_SKY:
            rounds.turn_sky(self, act.sky_of(action), tell)
        elif self.asking == ASK_DEAL:
            setup.deal_card(self, act.drawn_of(action), tell)
        elif self.asking == ASK_PAIR:
            setup.deal_pair(self, act.pair_of(action), tell)
        else:
            setup.draw_first_player(self, act.seat_of(action), tell)

    def random_action(self, luck: Luck) -> Action:
        if self.asking == ASK_CARD:
            return act.choose_card(any_of(self.hand(self.placer()), luck))
        if self.asking == ASK_STAIR:
            return act.choose_stair(any_of(self.empty_stairs(), luck))
        if self.asking == ASK_ORDER:
            return act.choose_order(luck.below(2))
        if self.asking == ASK_RETURN:
            return act.choose_return(any_of(moving.return_squares(self), luck))
        if self.asking == ASK_SKY:
            return act.turn_sky(any_of(self.sky_left, luck))
        if self.asking == ASK_FIRST_PLAYER:
            seats = setup.beginners(self)
            return act.first_player(seats[luck.below(len(seats))])
        if self.asking == ASK_PAIR:
            pairs = setup.pairs_left(self)
            return act.deal_pair(pairs[luck.below(len(pairs))])
        return act.draw_card(any_of(self.pile(), luck))

    # Copying

    def copy(self) -> "MachuPicchu":
        return MachuPicchu(
            self.seats, self.order_only, self.one_full, self.begins, self.edition, self
        )

    # Knowing

    def view(self, seat: int | None) -> object:
        from tampu.games.machu_picchu.view import view

        return view(self, seat)

    def redeal(self, seat: Seat, luck: Luck) -> None:
        """Deal anew, at random, what `seat` cannot know (MP-114, MP-408 and the hands)."""
        self.redeal_cards(seat, luck)
        if self.asking != OVER and not PAIRS_PUBLIC[self.seats]:
            self.redeal_pairs(seat, luck)

    def redeal_cards(self, seat: Seat, luck: Luck) -> None:
        """Hands of the others and hidden cards of others, from the cards not seen."""
        unseen = ALL_CARDS & ~self.used
        if seat >= 0:
            unseen &= ~self.hand(seat)
        for stair in range(STAIR_COUNT):
            if self.knows_stair(seat, stair):
                unseen &= ~bit(lane(self.stairs, stair))
        for stair in range(STAIR_COUNT):
            if lane(self.stairs, stair) and not self.knows_stair(seat, stair):
                card = any_of(unseen, luck)
                unseen &= ~bit(card)
                self.stairs = with_lane(self.stairs, stair, card)
        for other in range(self.seats):
            if other == seat:
                continue
            hand: i64 = 0
            for _ in range(self.hand_size(other)):
                card = any_of(unseen, luck)
                unseen &= ~bit(card)
                hand |= bit(card)
            self.set_hand(other, hand)
        if self.chosen and self.placer() != seat:
            self.chosen = any_of(self.hand(self.placer()), luck)

    def knows_stair(self, seat: Seat, stair: i64) -> bool:
        """MP-408: an open card is known to all, a hidden one to whoever laid it."""
        if self.open & bit(stair):
            return True
        return lane(self.layers, stair) == seat + 1

    def redeal_pairs(self, seat: Seat, luck: Luck) -> None:
        """MP-114: the priest cards of the others, from those in play."""
        unseen: i64 = 0
        for pair in self.pairs_in_play():
            unseen |= bit(pair)
        if seat >= 0 and self.pair_of(seat) >= 0:
            unseen &= ~bit(self.pair_of(seat))
        for other in range(self.seats):
            if other != seat and self.pair_of(other) >= 0:
                pair = any_of(unseen, luck)
                unseen &= ~bit(pair)
                self.pairs = with_lane(self.pairs, other, pair + 1)


def any_of(members_: i64, luck: Luck) -> i64:
    """A random member of a set that is not empty."""
    if not members_ & (members_ - 1):
        return lowest(members_)
    return nth(members_, luck.below(count(members_)))
