"""The master: tries out what it planned, keeps to its time, and takes others for people."""

from time import monotonic
from typing import cast

import pytest

import tampu
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant
from tampu.bots import search
from tampu.bots.bot import make_bot
from tampu.bots.judgement.machu_picchu_values import Values
from tampu.bots.master_bot import SHARE, TURN, MasterBot, begun
from tampu.bots.opinion import critic_of, former_critic_of
from tampu.bots.search_bot import PATIENCE, SearchBot
from tampu.bots.trials import Trial
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.games import catalogue
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.plain import is_compiled

GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.key)


def with_a_choice(game: Game, seats: int, plies: int) -> State:
    """Some way into a random game, with more than one answer."""
    state, luck = game.start(seats), Stream(5 << 32)
    state.playout(luck, plies)
    while state.asked() == CHANCE or len(state.actions()) == 1:
        state.apply(state.random_action(luck))
    assert state.asked() != NOBODY
    return state


@GAMES
def test_it_answers_legally_within_its_time(game: Game):
    luck, bot = Stream(1 << 32), make_bot("master", game)
    for plies in (25, 60, 61):
        state = with_a_choice(game, game.seats[-1], plies)
        seat, began = int(state.asked()), monotonic()
        action = bot.choose(state.view(seat), state.actions(), luck, 0.4)
        assert action in state.actions()
        assert monotonic() - began < (1.2 if is_compiled(search) else 3.0)


def test_a_turn_of_many_decisions_has_one_purse():
    """However often it is asked within one turn, all of it together stays below the purse."""
    game = tampu.game("cuzco_kramer")
    bot = MasterBot(game, most=50)
    state = cast(Cuzco, with_a_choice(game, 2, 40))
    state.ap = 3
    spent = []
    for _ in range(30):
        bot._left -= 0.9 * bot._left * SHARE
        spent.append(SHARE * bot._left)
        bot.choose(state.view(int(state.asked())), state.actions(), Stream(1 << 32), 0.01)
    assert spent == sorted(spent, reverse=True)
    assert sum(spent) < TURN
    state.ap = 6
    bot.choose(state.view(int(state.asked())), state.actions(), Stream(1 << 32), 0.01)
    assert bot._left > 0.9 * TURN


def test_where_trying_out_takes_too_long_the_plan_is_played():
    """As with engines that were not compiled: one look at a reply would take longer than it has."""
    game = tampu.game("cuzco_kramer")
    state = with_a_choice(game, 4, 60)
    bot, began = MasterBot(game), monotonic()
    bot.choose(state.view(int(state.asked())), state.actions(), Stream(1 << 32), 0.0)
    assert 0 < bot.nodes < 5000
    assert monotonic() - began < 2.0


def test_it_does_not_stroll_for_ever():
    """CK-411: what can be done again for nothing is thought over only so often."""
    game = tampu.game("cuzco_kramer")
    state, bot, looked = with_a_choice(game, 2, 60), MasterBot(game, most=3000), []
    for _ in range(PATIENCE + 2):
        bot.choose(state.view(int(state.asked())), state.actions(), Stream(1 << 32), FOR_EVER)
        looked.append(bot.nodes)
    assert min(looked[:PATIENCE]) > 3 * max(looked[-2:])


# ---- what was tried out ----


def with_a_card_to_lay() -> State:
    state = with_a_choice(tampu.game("machu_picchu"), 2, 30)
    while state.question is None or state.question.kind != "choose_card":
        state.apply(state.random_action(Stream(1 << 32)))
    return state


def test_between_a_card_and_its_stair_it_goes_on_with_what_it_tried_out():
    """MP-301: nothing has come to light, so that no pair is tried out anew."""
    game, state, luck = tampu.game("machu_picchu"), with_a_card_to_lay(), Stream(1 << 32)
    bot, seat = MasterBot(game, 500), int(state.asked())
    state.apply(bot.choose(state.view(seat), state.actions(), luck, FOR_EVER))
    stair = bot.choose(state.view(seat), state.actions(), luck, 0.0)
    assert stair in state.actions()
    assert bot.nodes <= len(state.actions())


def test_at_another_table_it_begins_anew():
    """A bot of the house serves many tables: what it sees there is not what it expected."""
    game, here, luck = tampu.game("machu_picchu"), with_a_card_to_lay(), Stream(1 << 32)
    bot, seat = MasterBot(game, 500), int(here.asked())
    bot.choose(here.view(seat), here.actions(), luck, FOR_EVER)
    there = with_a_choice(game, 3, 47)
    seat = int(there.asked())
    chosen = bot.choose(there.view(seat), there.actions(), Stream(2 << 32), FOR_EVER)
    alone = MasterBot(game, 500)
    assert chosen == alone.choose(there.view(seat), there.actions(), Stream(2 << 32), FOR_EVER)


def test_of_lines_that_begin_alike_the_rest_is_kept_unless_the_best_ends():
    lines = [Trial([1, 2]), Trial([1]), Trial([3, 4]), Trial([1, 5, 6])]
    assert [trial.answers for trial in begun(lines, 1)] == [[2], [5, 6]]
    assert begun(lines[1:], 1) == []
    assert begun(lines, 9) == []


# ---- others ----


@pytest.mark.parametrize("level", ["search", "greedy"])
def test_the_levels_of_earlier_days_do_not_change(level: str):
    """Others are measured by them: they judge Machu Picchu as they did before a master learned."""
    bot = make_bot(level, tampu.game("machu_picchu"))
    assert type(bot.critic) is Values  # type: ignore[attr-defined]


@GAMES
def test_both_judgements_name_the_same_terms(game: Game):
    assert critic_of(game.key).terms() == former_critic_of(game.key).terms()


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
def test_who_tries_its_plans_out_beats_who_only_plans():
    """The same deal of Cuzco on every machine, once on each seat: more points in both together."""
    master, planner = Entrant("master", FOR_EVER, 5000), Entrant("search", FOR_EVER, 5000)
    contest = Contest("cuzco_kramer", (master, planner), 1)
    assert play(contest)[0].lead.mean > 0


def test_it_searches_a_tree_where_nothing_is_planned_or_tried_out():
    game = tampu.game("machu_picchu")
    state = with_a_choice(game, 2, 30)
    seat, actions = int(state.asked()), state.actions()
    deliberate = MasterBot(game, 300, Values())
    master = deliberate.choose(state.view(seat), actions, Stream(1 << 32), FOR_EVER)
    searcher = SearchBot(game, 300, Values())
    assert master == searcher.choose(state.view(seat), actions, Stream(1 << 32), FOR_EVER)
