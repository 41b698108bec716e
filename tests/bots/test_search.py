"""The search: finds what can be found, knows nothing it may not know, keeps to its budget."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tampu
from tampu.bots.bot import make_bot
from tampu.bots.critic import Critic
from tampu.bots.search import Search
from tampu.bots.search_bot import SearchBot
from tampu.bots.worlds import Known, Worlds
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.luck import Stream
from tests.bots.toys import GAMBLE, LEFT, SAFE, Honest, Nim, Pennies, SeeingThrough, Urn

ROOT = Path(__file__).resolve().parents[2]
GAME = tampu.game("machu_picchu")
FOR_EVER = 1e12


def searched(critic: Critic, state: State, nodes: int, seed: int = 1) -> Search:
    return thought(critic, Worlds(state, 0), nodes, seed)


def thought(critic: Critic, worlds: Worlds, nodes: int, seed: int = 1) -> Search:
    search = Search(critic, worlds, worlds.world.actions(), Stream(seed << 32), 10)
    search.think(FOR_EVER, nodes)
    return search


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10])
def test_it_leaves_a_multiple_of_four_in_nim(heap: int):
    assert searched(Critic(), Nim(heap), 3000).best() == heap % 4


def test_every_iteration_is_counted_once_on_the_way_down():
    search = searched(Critic(), Nim(9), 500)
    assert search.iterations == 500
    assert sum(node.visits for node in search.root.children) == 500


def test_it_does_not_count_on_seeing_what_will_be_hidden():
    """Safe is worth 3; a gamble 5 if the hidden penny could be seen, else about 2.5."""
    assert searched(SeeingThrough(), Pennies(), 2000).best() == GAMBLE
    assert searched(Honest(), Pennies(), 2000).best() == SAFE


def test_it_guesses_by_the_worlds_it_imagines_and_not_by_the_true_one():
    assert searched(Honest(), Urn(), 500).best() == LEFT
    assert thought(Honest(), Known(Urn(), 0), 500).best() != LEFT


def decisions(seats: int, seed: int, nodes: int) -> list[str]:
    """What a searching bot does in a game against itself."""
    state, luck, bot, found = GAME.start(seats), Stream(seed << 32), SearchBot(GAME, nodes), []
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
        else:
            action = bot.choose(state.view(asked), state.actions(), luck, FOR_EVER)
            assert action in state.actions()
            state.apply(action)
            found.append(GAME.write(action))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_whole_games_legally_and_the_same_way_for_the_same_luck(seats: int):
    assert decisions(seats, 3, 12) == decisions(seats, 3, 12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_and_plain_search_decide_alike(seats: int):
    code = f"from tests.bots.test_search import decisions as d; print(*d({seats}, 4, 15), sep='|')"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"TAMPU_PLAIN": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip().split("|") == decisions(seats, 4, 15)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_the_last_order_of_a_game_is_chosen_for_the_better_lead(level: str):
    """MP-501, MP-808: nothing is hidden any more, so there is a right answer."""
    tried, luck = 0, Stream(77 << 32)
    while tried < 12:
        state = GAME.start(2)
        while (question := state.question) is not None:
            if question.kind == "choose_order" and question.facts["round"] == 8:
                tried += chosen_well(level, state, luck)
            state.apply(state.random_action(luck))


def chosen_well(level: str, state: State, luck: Stream) -> int:
    """1 if the two orders end differently; fails if the worse one is chosen."""
    seat, leads = int(state.asked()), []
    for action in state.actions():
        after = state.copy()
        after.apply(action)
        if after.asked() != NOBODY:
            return 0
        leads.append(after.scores[seat] - after.scores[1 - seat])
    if leads[0] == leads[1]:
        return 0
    bot = make_bot(level, GAME)
    choice = bot.choose(state.view(seat), state.actions(), luck, 0.02)
    assert choice == state.actions()[leads.index(max(leads))]
    return 1


def test_it_stops_when_its_time_is_over():
    state, luck = GAME.start(4), Stream(1 << 32)
    while state.asked() == CHANCE:
        state.apply(state.random_action(luck))
    seat, bot = int(state.asked()), SearchBot(GAME)
    bot.choose(state.view(seat), state.actions(), luck, 0.01)
    began = time.monotonic()
    bot.choose(state.view(seat), state.actions(), luck, 0.2)
    assert 0.2 <= time.monotonic() - began < 0.6
    assert bot.nodes > 10
