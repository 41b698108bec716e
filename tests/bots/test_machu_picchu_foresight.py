"""How far a master of Machu Picchu looks: a round further than others, and at its own hand."""

import pytest

import tampu
from tampu.bots.judgement.machu_picchu import Judgement
from tampu.bots.judgement.machu_picchu_hand import command
from tampu.bots.judgement.machu_picchu_values import PAIR_COUNT, Values
from tampu.bots.judgement.machu_picchu_ways import LAYINGS, Ways, laid
from tampu.bots.utility import utilities
from tampu.core.bits import bit, lowest, members, with_lane
from tampu.core.luck import Stream
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import ALL_CARDS
from tampu.games.machu_picchu.position import ASK_CARD, ASK_RETURN, ASK_SKY
from tampu.games.machu_picchu.rules.moving import return_squares
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def before_round(seats: int, number: int, asking: int, seed: int = 1) -> MachuPicchu:
    """A game at random up to a round."""
    luck, state = Stream(seed << 32), GAME.start(seats)
    assert isinstance(state, MachuPicchu)
    while state.asking != asking or state.round < number:
        state.apply(state.random_action(luck))
    return state


def ended(state: MachuPicchu, cards: list[int], order: int) -> MachuPicchu:
    """The round is over, with these cards and this order."""
    after = laid(state, cards)
    after.apply(act.choose_order(order))
    while after.asking == ASK_RETURN:
        after.apply(act.choose_return(lowest(return_squares(after))))
    return after


def far_sighted() -> Judgement:
    """One that looks further whether it is compiled or not."""
    critic = Judgement()
    critic.foresees = True
    return critic


def hand_of(*cards: int) -> int:
    found = 0
    for card in cards:
        found |= int(bit(card))
    return found


def test_what_a_round_may_bring_is_found_out_anew_where_others_hold_the_cards() -> None:
    """MP-114: between two it matters who holds which priest card, and everybody knows it."""
    one = before_round(2, 1, ASK_CARD)
    other = one.copy()
    for seat in range(2):
        other.pairs = with_lane(other.pairs, seat, one.pair_of(1 - seat) + 1)
    critic = far_sighted()
    assert critic.ways_of(one).fits(one)
    assert not critic.ways_of(one).fits(other)
    anew = far_sighted().ways_of(other)
    assert list(critic.ways_of(other).hope) == list(anew.hope)
    assert list(critic.ways_of(one).hope) != list(anew.hope)


@SEATS
def test_before_a_round_it_expects_the_mean_of_all_ways_in_the_order_that_its_first_player_likes(
    seats: int,
) -> None:
    """MP-501: whatever the sun/moon card, each way counts the same."""
    state = before_round(seats, 4, ASK_SKY)
    near = Judgement()
    near.foresees = False
    wanted = [0.0] * seats
    skies = [int(card) for card in members(state.sky_left)]
    for sky in skies:
        then = state.copy()
        then.sky = sky
        for cards in LAYINGS:
            ends = [ended(then, cards, order) for order in (act.TALL_FIRST, act.SMALL_FIRST)]
            found = [list(utilities(near, end, seats)) for end in ends]
            best = max(found, key=lambda each: each[int(state.first)])
            for seat in range(seats):
                wanted[seat] += best[seat] / len(LAYINGS) / len(skies)
    critic = far_sighted()
    kept = critic.fitted[seats].kept
    for seat, found_ in enumerate(critic.foreseen(state)):
        hand = kept * critic.kept(state, seat)
        assert found_ - hand == pytest.approx(wanted[seat])


def test_who_will_be_the_next_first_player_makes_a_difference() -> None:
    """MP-501: the same board is worth more to whoever will choose the order."""
    state, critic = before_round(4, 4, ASK_SKY), far_sighted()
    table = critic.outlook(state)
    pairs = state.pairs_in_play()
    for own in pairs:
        chosen = table[own * PAIR_COUNT + own]
        others = [table[first * PAIR_COUNT + own] for first in pairs if first != own]
        assert chosen > max(others)


@SEATS
def test_others_are_taken_to_look_no_further_than_the_round(seats: int) -> None:
    state, critic = before_round(seats, 3, ASK_CARD), far_sighted()
    former = Ways(Values(), state)
    seat = int(state.asked())
    other = (seat + 1) % seats
    assert list(critic.ways_for(state, other, seat).wish) == list(former.wish)
    assert list(critic.ways_for(state, seat, seat).wish) != list(former.wish)


@SEATS
def test_cards_that_command_are_worth_keeping(seats: int) -> None:
    """MP-503: a hand with the largest and the smallest card promises more than a middling one."""
    state, critic = before_round(seats, 3, ASK_SKY), far_sighted()
    rest = [int(card) for card in members(ALL_CARDS & ~state.used)]
    middle = len(rest) // 2
    found = {}
    for name, cards in (("strong", [*rest[:2], *rest[-2:]]), ("weak", rest[middle : middle + 4])):
        state.set_hand(0, hand_of(*cards))
        found[name] = critic.foreseen(state)[0]
    assert found["strong"] > found["weak"] + 0.05


def test_which_cards_command_depends_on_those_that_are_left() -> None:
    """MP-310: when all larger ones are gone, a card of the middle comes first."""
    state = before_round(2, 2, ASK_SKY)
    state.used = 0
    state.set_hand(0, hand_of(24, 25, 26, 27))
    assert command(state, 0) == 0.0
    state.used = hand_of(*range(28, 51))
    assert command(state, 0) > 0.1
