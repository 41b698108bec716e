"""What a master of Machu Picchu makes of what the others did, and what it may not know."""

from collections.abc import Iterator
from hashlib import sha256
from statistics import mean

import pytest

import tampu
from tampu.arena.entrant import FOR_EVER
from tampu.bots.bot import make_bot
from tampu.bots.judgement.machu_picchu import Judgement
from tampu.bots.judgement.machu_picchu_values import PAIR_COUNT
from tampu.bots.judgement.machu_picchu_ways import WAYS, Ways, way_of
from tampu.bots.search_bot import SearchBot
from tampu.bots.utility import utilities
from tampu.bots.worlds import Worlds
from tampu.core.bits import lane
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.luck import Stream
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import PAIRS
from tampu.games.machu_picchu.position import ASK_CARD, ASK_ORDER, ASK_RETURN, ASK_SKY
from tampu.games.machu_picchu.rules.moving import return_squares
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def course(seats: int, seed: int, level: str = "greedy") -> Iterator[MachuPicchu]:
    """A game of a bot against itself: every position in which somebody is asked, and the end."""
    luck, bot, state = Stream(seed << 32), make_bot(level, GAME), GAME.start(seats)
    assert isinstance(state, MachuPicchu)
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            if state.asking == ASK_SKY:
                yield state
            state.apply(state.random_action(luck))
            continue
        yield state
        state.apply(bot.choose(state.view(asked), state.actions(), luck, 60.0))
    yield state


@pytest.mark.parametrize(
    ("level", "seats", "told"),
    [
        ("search", 2, "94092be3d0ac43dd"),
        ("search", 4, "999be33c51dfc1cd"),
        ("greedy", 3, "4b1959293a74ea77"),
    ],
)
def test_the_levels_of_earlier_days_play_as_they_did(level: str, seats: int, told: str) -> None:
    """The answers of one whole game, with 300 positions each."""
    luck, bot, state = Stream(1 << 32), make_bot(level, GAME), GAME.start(seats)
    if isinstance(bot, SearchBot):
        bot.most = 300
    answers = []
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        answers.append(int(bot.choose(state.view(asked), state.actions(), luck, FOR_EVER)))
        state.apply(answers[-1])
    assert sha256(str(answers).encode()).hexdigest()[:16] == told


@SEATS
def test_whoever_lays_is_taken_to_know_only_what_it_sees(seats: int) -> None:
    """MP-114, MP-408: whatever it cannot see may change, and it lays the same."""
    critic = Judgement()
    for number, state in enumerate(course(seats, 3)):
        if state.asking != ASK_CARD or number % 5:
            continue
        laid = set()
        thinker = int(state.asked() + number) % seats
        for seed in range(4):
            other = state.copy()
            other.redeal(int(state.asked()), Stream(seed << 32))
            critic.lay(other, Stream(9 << 32), thinker)
            laid.add((other.course, lane(other.stairs, lane(other.course, other.placed) - 1)))
        assert len(laid) == 1


@SEATS
def test_what_is_guessed_could_be_so(seats: int) -> None:
    """Every world that it guesses looks to it as the table does, and has 50 different cards."""
    critic, luck = Judgement(), Stream(4 << 32)
    for number, state in enumerate(course(seats, 5)):
        if state.asking != ASK_CARD or number % 3:
            continue
        seat = int(state.asked())
        seen = state.view(seat)
        worlds = Worlds(GAME.imagine(seen, luck), seat, critic)
        for _ in range(3):
            world = worlds.next(luck)
            assert world.view(seat) == seen
            assert isinstance(world, MachuPicchu)
            hands = [world.hand(other) for other in range(seats)]
            cards = [*hands, world.used, world.on_stairs(), world.pile()]
            assert sum(int(each).bit_count() for each in cards) == 50
            assert len({int(world.pair_of(other)) for other in range(seats)}) == seats


@pytest.mark.parametrize("seats", [3, 4])
def test_whose_priests_others_back_shows_in_what_they_lay(seats: int) -> None:
    """MP-114: by the last round the true owners are likely; at first all are equally so."""
    late = []
    for seed in range(4):
        critic = Judgement()
        for state in course(seats, 40 + seed):
            if state.asking != ASK_CARD or state.placed:
                continue
            seat = int(state.asked())
            critic.guesses.hold_cards(state.copy(), seat, Stream(1 << 32))
            truth = [int(state.pair_of(other)) for other in range(seats)]
            sure = critic.guesses.odds[critic.guesses.holders.index(truth)]
            if state.round == 1:
                assert sure == pytest.approx(1 / len(critic.guesses.odds))
        late.append(sure)
    assert mean(late) > 0.75


def test_hidden_cards_are_guessed_better_than_dealt() -> None:
    """MP-408: with two players, how far the cards that lie hidden are from what is imagined."""
    critic, luck = Judgement(), Stream(8 << 32)
    far: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(6):
        for state in course(2, 60 + seed):
            if state.asking != ASK_CARD or state.placed != 3:
                continue
            seat = int(state.asked())
            hidden = [stair for stair in range(4) if not state.knows_stair(seat, stair)]
            hidden = [stair for stair in hidden if lane(state.stairs, stair)]
            for guesses in (True, False):
                worlds = Worlds(state, seat, critic if guesses else None)
                for _ in range(6):
                    world = worlds.next(luck)
                    assert isinstance(world, MachuPicchu)
                    far[guesses] += [
                        abs(int(lane(world.stairs, stair) - lane(state.stairs, stair)))
                        for stair in hidden
                    ]
    assert mean(far[True]) < 0.92 * mean(far[False])


@SEATS
def test_a_way_brings_what_the_cards_bring(seats: int) -> None:
    """MP-503, MP-504: looked up or played, an order ends in the same."""
    critic = Judgement()
    critic.foresees = False
    for state in course(seats, 7):
        if state.asking != ASK_ORDER:
            continue
        ways, number = Ways(critic, state), way_of(state)
        for order in (act.TALL_FIRST, act.SMALL_FIRST):
            after = state.copy()
            after.apply(act.choose_order(order))
            while after.asking == ASK_RETURN:
                squares = int(return_squares(after))
                after.apply(act.choose_return((squares & -squares).bit_length() - 1))
            found = utilities(critic, after, seats)
            for seat in range(seats):
                place = (order * PAIR_COUNT + state.pair_of(seat)) * WAYS + number
                assert ways.wish[place] == pytest.approx(found[seat])


def test_before_the_last_round_it_is_seen_what_can_still_be_won() -> None:
    """MP-202, MP-808: who leads by more than a round can bring has won, and knows it."""
    critic, found = Judgement(), []
    critic.foresees = True
    for state in course(2, 11):
        if state.asking == ASK_SKY and state.round == 8:
            state.set_depot(0, 12)
            state.set_depot(2, 11)
            state.set_depot(1, 0)
            state.set_depot(3, 0)
            state.suns_taken = 12
            found = list(critic.foreseen(state))
            ahead = 0 if PAIRS[state.pair_of(0)] == [0, 2] else 1
    assert found[ahead] > 0.8
    assert found[1 - ahead] < 0.2
