"""Machu Picchu: guessing what others hide from what they did (MP-114, MP-408)."""

import math
from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.machu_picchu_laying import Laying, empty_before, seen_by
from tampu.bots.judgement.machu_picchu_values import PAIR_COUNT, Values
from tampu.bots.judgement.machu_picchu_ways import WAYS, Ways, way_of
from tampu.core.bits import bit, lane, members, with_lane
from tampu.core.contract import Luck, Seat
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import ALL_CARDS, FACES
from tampu.games.machu_picchu.position import ASK_ORDER, ASK_RETURN, ORDER_LANE, SKY_LANE
from tampu.games.machu_picchu.state import MachuPicchu, any_of

LOOKS: Final[i64] = 12
"""For so many sets of unseen cards it is looked up what somebody may have had in mind."""
HANDS: Final[i64] = 4
"""In so many hands a card that was laid in an earlier round is looked at."""
HEATS: Final[vec[float]] = vec[float]([0.025, 0.025, 0.015, 0.007])
"""By placement: of two choices, one better by so much is e times as likely. Who lays later sees
better what it does."""
ORDER_HEAT: Final = 0.005
"""The same for the order, with all cards open."""
LAPSE: Final = 0.05
"""The share of choices that have some other reason."""
DEALS: Final[i64] = 6
"""Of so many deals the one is taken, by odds, that explains best what was laid."""

NOBODYS: Final = (-1, 0, 0, 0)


class Guess:
    """What one seat makes of what the others did."""

    def __init__(self, laying: Laying) -> None:
        self.critic = Values()
        self.laying = laying
        self.past: tuple[int, ...] = ()
        self.table: tuple[int, int, int, int] = NOBODYS
        """Who thinks, with which priest card, among how many, by which edition: in the first round
        nothing else tells one game from another."""
        self.holders: list[list[int]] = []
        """Who may hold which priest card: seat by seat, for each possibility."""
        self.odds: list[float] = []
        """How likely each is."""

    def forget(self) -> None:
        """What others did is looked back on anew."""
        self.table = NOBODYS

    # The priest cards

    def hold_cards(self, position: MachuPicchu, seat: Seat, luck: Luck) -> None:
        """Deal the priest cards of the others as the rounds that are over make likely."""
        own, edition = int(position.pair_of(seat)), int(position.edition)
        table = (int(seat), own, int(position.seats), edition)
        if self.past is not position.past or self.table != table:
            self.past = position.past
            self.table = table
            self.look_back(position, seat, luck)
        draw = float(luck.below(1 << 30)) / float(1 << 30)
        for number in range(len(self.odds)):
            draw -= self.odds[number]
            if draw < 0.0 or number + 1 == len(self.odds):
                for other in range(position.seats):
                    pair = self.holders[number][other]
                    position.pairs = with_lane(position.pairs, other, pair + 1)
                return

    def look_back(self, position: MachuPicchu, seat: Seat, luck: Luck) -> None:
        """How likely everything that others did is, for each way in which the cards may be held."""
        likely = self.likelihoods(position, seat, luck)
        own = int(position.pair_of(seat))
        self.holders = [
            list(pairs) for pairs in permutations(position.pairs_in_play()) if pairs[seat] == own
        ]
        logs: list[float] = []
        for pairs in self.holders:
            found = 0.0
            for other in range(position.seats):
                if other != seat:
                    found += likely[other * PAIR_COUNT + pairs[other]]
            logs.append(found)
        best = max(logs)
        odds = [math.exp(each - best) for each in logs]
        total = sum(odds)
        self.odds = [each / total for each in odds]

    def likelihoods(self, position: MachuPicchu, seat: Seat, luck: Luck) -> vec[float]:
        """By seat and priest card: the logarithm of how likely its deeds are."""
        likely: vec[float] = vec[float]([0.0] * int(PAIR_COUNT * 4))
        rounds: i64 = len(position.past) // 2
        if rounds != position.round - 1 or not all_told(position.past):
            return likely
        then = MachuPicchu(
            position.seats,
            position.order_only,
            position.one_full,
            position.begins,
            position.edition,
        )
        then.pairs = position.pairs
        for number in range(rounds):
            course: i64 = position.past[2 * number]
            cards: i64 = position.past[2 * number + 1]
            then.round = number + 1
            then.first = (position.first - rounds + number) % position.seats
            then.sky = lane(cards, SKY_LANE)
            then.stairs = with_lane(cards, SKY_LANE, 0)
            ways = Ways(self.critic, then)
            self.judge_layings(then, ways, course, seat, likely, luck)
            self.judge_order(then, ways, course, seat, likely)
            replay(then, course)
        return likely

    def judge_layings(
        self,
        then: MachuPicchu,
        ways: Ways,
        course: i64,
        seat: Seat,
        likely: vec[float],
        luck: Luck,
    ) -> None:
        """MP-205: each card that another seat laid, beside what it could have laid."""
        for place in range(4):
            layer = (then.first + place) % then.seats
            if layer == seat or (then.seats == 3 and place == 3):
                continue
            stair = lane(course, place) - 1
            card = lane(then.stairs, stair)
            seen = seen_by(then, layer, course, place)
            found: vec[float] = vec[float]([0.0] * int(PAIR_COUNT))
            self.laying.stairs = empty_before(course, place)
            for _ in range(HANDS):
                hand = any_hand(card, then.used, seen, luck)
                for pair in then.pairs_in_play():
                    self.laying.hand = hand
                    hopes = ways.hopes(then, layer, pair)
                    self.laying.look(ways, hopes, then.used, seen, luck, LOOKS)
                    self.laying.weigh(HEATS[place])
                    found[pair] += self.laying.promise[stair] / float(HANDS)
            for pair in then.pairs_in_play():
                likely[layer * PAIR_COUNT + pair] += math.log(LAPSE / 16.0 + found[pair])

    def judge_order(
        self, then: MachuPicchu, ways: Ways, course: i64, seat: Seat, likely: vec[float]
    ) -> None:
        """MP-501: the order, with all cards open, beside the other one."""
        if then.first == seat:
            return
        number = way_of(then)
        order = lane(course, ORDER_LANE) - 1
        for pair in then.pairs_in_play():
            taken = ways.wish[(order * PAIR_COUNT + pair) * WAYS + number]
            left = ways.wish[((1 - order) * PAIR_COUNT + pair) * WAYS + number]
            odds = 1.0 / (1.0 + math.exp((left - taken) / ORDER_HEAT))
            likely[then.first * PAIR_COUNT + pair] += math.log(LAPSE / 2.0 + odds)

    # The direction cards

    def deal(self, position: MachuPicchu, ways: Ways, seat: Seat, luck: Luck) -> None:
        """Deal hands, hidden cards and priest cards anew, as what was laid makes likely."""
        if not is_told(position.course, position.placed):
            return
        hidden = position.seats > 2
        total = 0.0
        best = position.copy()
        for _ in range(DEALS if position.placed > 0 else 1):
            if hidden:
                self.hold_cards(position, seat, luck)
            position.redeal_cards(seat, luck)
            odds = 1.0
            for turn in range(min(position.seats, position.placed)):
                other = (position.first + turn) % position.seats
                if other != seat:
                    odds *= LAPSE / 16.0 + self.lay_again(position, ways, other, luck)
            total += odds
            if float(luck.below(1 << 30)) * total < odds * float(1 << 30):
                best = position.copy()
        take(position, best)

    def lay_again(self, position: MachuPicchu, ways: Ways, layer: Seat, luck: Luck) -> float:
        """Let a seat lay its cards of this round again, hidden ones as it may have liked; how
        likely it is that it used those stairs, and those cards where they lie open."""
        hopes = ways.hopes(position, layer, position.pair_of(layer))
        hand, coming = held_before(position, layer, luck)
        odds = 1.0
        for place in range(position.placed):
            if (position.first + place) % position.seats != layer:
                continue
            stair = lane(position.course, place) - 1
            seen = seen_by(position, layer, position.course, place)
            self.laying.hand = hand
            self.laying.stairs = empty_before(position.course, place)
            self.laying.look(ways, hopes, position.used, seen, luck, LOOKS)
            self.laying.weigh(HEATS[place])
            if FACES[position.sky][position.seats][place] == "o":
                laid = hand.index(int(lane(position.stairs, stair)))
                odds *= self.laying.promise[laid * 4 + stair]
            else:
                odds *= self.laying.share(stair)
                laid = self.laying.some_card(stair, luck)
                position.stairs = with_lane(position.stairs, stair, hand[laid])
            hand[laid] = coming.pop()
        cards: i64 = 0
        for card in hand:
            cards |= bit(card)
        position.set_hand(layer, cards)
        return odds


def held_before(position: MachuPicchu, layer: Seat, luck: Luck) -> tuple[list[int], list[int]]:
    """A hand that a seat may have had before it laid its cards of this round, and what it may have
    drawn since, the last first (MP-306)."""
    pool = members(position.hand(layer))
    shown: list[int] = []
    for place in range(position.placed):
        if (position.first + place) % position.seats == layer:
            card = int(lane(position.stairs, lane(position.course, place) - 1))
            if FACES[position.sky][position.seats][place] == "o":
                shown.append(card)
            else:
                pool.append(card)
    shuffle(pool, luck)
    if not shown:
        return pool[:4], pool[4:]
    hand, coming = [shown[0], *pool[:3]], pool[3:]
    if len(shown) > 1:
        when = luck.below(4)
        if when < 3:
            coming.append(hand[1 + when])
            hand[1 + when] = shown[1]
        else:
            coming.append(shown[1])
    return hand, coming


def shuffle(cards: list[int], luck: Luck) -> None:
    """In place."""
    for place in range(len(cards) - 1, 0, -1):
        other = luck.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def any_hand(card: i64, used: i64, seen: i64, luck: Luck) -> list[int]:
    """A hand with this card and three others that may have been in it."""
    rest = ALL_CARDS & ~(used | bit(card))
    for stair in range(4):
        if lane(seen, stair):
            rest &= ~bit(lane(seen, stair))
    hand = [int(card)]
    for _ in range(3):
        other = any_of(rest, luck)
        rest &= ~bit(other)
        hand.append(int(other))
    return hand


def replay(then: MachuPicchu, course: i64) -> None:
    """Play the end of a round as it was."""
    then.asking = ASK_ORDER
    then.placed = 4
    then.apply(act.choose_order(lane(course, ORDER_LANE) - 1))
    place = ORDER_LANE + 1
    while then.asking == ASK_RETURN:
        then.apply(act.choose_return(lane(course, place) - 1))
        place += 1


def is_told(course: i64, placed: i64) -> bool:
    """Whether it is known in which order so many cards were laid; of a made-up scene it is not."""
    return all(lane(course, place) for place in range(placed))


def all_told(past: tuple[int, ...]) -> bool:
    """The same for the rounds that are over."""
    return all(is_told(past[place], ORDER_LANE + 1) for place in range(0, len(past), 2))


def take(position: MachuPicchu, deal: MachuPicchu) -> None:
    """Deal the cards as in another world of the same seat."""
    position.hand_0 = deal.hand_0
    position.hand_1 = deal.hand_1
    position.hand_2 = deal.hand_2
    position.hand_3 = deal.hand_3
    position.stairs = deal.stairs
    position.pairs = deal.pairs
