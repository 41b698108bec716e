"""The judgement of Machu Picchu: priests are driven out where that wins, and only there."""

from collections.abc import Iterator
from statistics import mean

import pytest

import tampu
from tampu.bots.bot import make_bot
from tampu.bots.judgement.machu_picchu_values import Values
from tampu.bots.utility import shared_win
from tampu.core.contract import CHANCE, NOBODY, Tell
from tampu.core.luck import Stream
from tampu.games.machu_picchu.box import PAIRS
from tampu.games.machu_picchu.scenes import Table
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
LEAVINGS = ("MP-702", "MP-703", "MP-704")
GAMES, PLAYOUTS = 4, 30


def scene(*statements: str) -> MachuPicchu:
    """A position in which A chooses the order."""
    table = Table()
    for statement in statements:
        verb, _, items = statement.partition(" ")
        table.set_up(verb, [item.strip() for item in items.split("/")])
    table.settle()
    return table.state


def own_leavers(state: MachuPicchu, action: int) -> int:
    """How many of the own priests this order drives out of the temple."""
    tell, after, own = Tell(), state.copy(), PAIRS[state.pair_of(state.first)]
    after.apply(action, tell)
    left = [event.facts["priest"] for event in tell.events if event.rule in LEAVINGS]
    return sum(priest + 1 in left for priest in own)


def chosen(state: MachuPicchu) -> str:
    seat = int(state.asked())
    bot = make_bot("greedy", GAME)
    return GAME.write(bot.choose(state.view(seat), state.actions(), Stream(3), 60.0))


def test_it_drives_its_own_priests_out_where_that_wins_the_game() -> None:
    """MP-702, MP-807: of three players A leads if 1 pays more than 2 and 4; all three leave."""
    state = scene(
        "seats A B C",
        "round 9",
        "sky moon all_open",
        "pairs A=2-4 B=1-2 C=1-4",
        "priest 1 B5 / 2 D1 / 3 A3 / 4 E5",
        "depot 1 6 / 2 6 / 3 1 3 5 5 7 / 4 2 4",
        "stairs N14 S25 E33 W46",
    )
    tall, small = GAME.read("order tall_first"), GAME.read("order small_first")
    assert (own_leavers(state, tall), own_leavers(state, small)) == (2, 1)
    ends = {}
    for action in (tall, small):
        after = state.copy()
        after.apply(action)
        ends[action] = after.ranking()[0]
    assert (ends[tall], ends[small]) == ([0], [1])
    assert chosen(state) == "order tall_first"


def test_it_keeps_its_own_priests_in_where_leaving_brings_nothing() -> None:
    """MP-702: the same cards, but priest 1 has nowhere to fall from: A would only pay."""
    state = scene(
        "seats A B C",
        "round 9",
        "sky moon all_open",
        "pairs A=2-4 B=1-2 C=1-4",
        "priest 1 B2 / 2 D1 / 3 A3 / 4 E5",
        "depot 1 6 / 2 6 / 3 1 3 5 5 7 / 4 2 4",
        "stairs N14 S25 E33 W46",
    )
    assert own_leavers(state, GAME.read("order tall_first")) == 2
    assert chosen(state) == "order small_first"


def costly_orders(seats: int, number: int) -> Iterator[tuple[MachuPicchu, int, int]]:
    """Of a game of the greedy bot with itself: where it drove out more of its own priests than it
    had to, what it chose, and what else it could have chosen."""
    luck, bot, state = Stream(5000 + number), make_bot("greedy", GAME), GAME.start(seats)
    assert isinstance(state, MachuPicchu)
    while (asked := int(state.asked())) != NOBODY:
        actions = state.actions()
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        choice = bot.choose(state.view(asked), actions, luck, 60.0)
        if GAME.write(choice).startswith("order"):
            (other,) = [action for action in actions if action != choice]
            if own_leavers(state, choice) > own_leavers(state, other):
                yield state.copy(), choice, other
        state.apply(choice)


def wins(state: MachuPicchu, action: int) -> float:
    """The share of games that the chooser wins, if cards then fall as they may."""
    seat, critic = int(state.first), Values()
    found = []
    for number in range(PLAYOUTS):
        luck, after = Stream(77 * number + 3), state.copy()
        after.apply(action)
        while after.asked() != NOBODY:
            critic.quieten(after, luck)
            if after.asked() == CHANCE:
                after.apply(after.random_action(luck))
        found.append(shared_win(after, after.seats)[seat])
    return mean(found)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_it_pays_for_driving_its_own_priests_out_comes_back(seats: int) -> None:
    """Played out often from such choices, the order that it took wins more than the other one."""
    gains = [
        wins(state, choice) - wins(state, other)
        for number in range(GAMES)
        for state, choice, other in costly_orders(seats, number)
    ]
    assert len(gains) >= 2
    assert mean(gains) > 0
