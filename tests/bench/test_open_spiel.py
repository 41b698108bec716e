"""OpenSpiel's searches play our games, as guests of the arena."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

import tampu
from bench import spiel_world
from bench.spiel_world import MISSING, PEERS, Rollouts, World
from tampu.arena.block import all_seatings, block, play_block
from tampu.core.contract import State
from tampu.core.luck import Stream
from tampu.games import catalogue

ROOT = Path(__file__).resolve().parents[2]
games = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.key)
with_open_spiel = pytest.mark.skipif(not (PEERS / ".ok").exists(), reason=MISSING)


def first_world(game, luck: Stream) -> World:
    """A new game, where a seat has its first choice."""
    world = World(game.start(game.seats[0]), None, luck)
    while world.is_chance_node() or len(world.legal) == 1:
        world.apply_action(int(world.state.random_action(luck)))
    return world


@games
def test_a_world_asks_only_where_there_is_a_choice(game):
    luck = Stream(3)
    world = first_world(game, luck)
    while not world.is_terminal():
        if world.is_chance_node():
            assert sum(chance for _, chance in world.chance_outcomes()) == pytest.approx(1)
        else:
            assert len(world.legal_actions()) > 1
            assert world.current_player() == world.state.asked()
        world.apply_action(int(world.state.random_action(luck)))
    assert world.current_player() == -4
    assert world.legal_actions() == []
    assert sum(world.returns()) == pytest.approx(0)
    assert max(world.returns()) <= 1


@games
def test_what_is_dealt_anew_looks_the_same_to_the_player_who_moves(game):
    luck = Stream(4)
    world = first_world(game, luck)
    for _ in range(20):
        if not world.is_chance_node():
            other = world.dealt_anew().clone()
            assert other.information_state_string() == world.information_state_string()
            assert other.legal_actions() == world.legal_actions()
        world.apply_action(int(world.state.random_action(luck)))


def test_a_shared_win_of_three_is_worth_less_than_a_win_and_more_than_none():
    class Ended(State):
        def __init__(self, best: list[int]) -> None:
            self.best = best

        @property
        def scores(self) -> list[int]:
            return [0, 0, 0]

        def ranking(self) -> list[list[int]]:
            return [self.best]

    assert spiel_world.returns(Ended([1])) == [-0.5, 1, -0.5]
    assert spiel_world.returns(Ended([0, 2])) == [0.25, -0.5, 0.25]


@games
def test_a_rollout_leaves_the_world_as_it_is(game):
    world = first_world(game, Stream(5))
    before = world.state.copy()
    assert sum(Rollouts().evaluate(world)) == pytest.approx(0)
    assert world.state == before
    assert [action for action, _ in Rollouts().prior(world)] == world.legal


def test_without_open_spiel_there_is_one_sentence(tmp_path: Path):
    program = f"""
from pathlib import Path
from bench import spiel_world
from tampu.cli import main
spiel_world.PEERS = Path({str(tmp_path)!r})
main(["arena", "match", "mcts", "random"])
"""
    room = {"TAMPU_BOTS": "mcts=bench.open_spiel:Mcts"}
    call = [sys.executable, "-c", program]
    done = subprocess.run(call, cwd=ROOT, env=room, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == MISSING + "\n"


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    where = "bench.open_spiel"
    monkeypatch.setenv("TAMPU_BOTS", f"mcts={where}:Mcts,ismcts={where}:IsMcts")


@with_open_spiel
@pytest.mark.usefixtures("guests")
@games
def test_their_searches_play_every_game_the_same_with_the_same_luck(game):
    sitters = ["mcts:16n", "ismcts:16n", "random"][: game.seats[0]]
    played = block(game, {}, 1, all_seatings(sitters)[:1])
    once, again = (play_block(played)[0] for _ in range(2))
    assert once.scores == again.scores
    assert once.nodes == again.nodes
    assert max(once.nodes) > 0


@with_open_spiel
@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize("level", ["mcts", "ismcts"])
def test_their_searches_win_against_random(level: str):
    game = tampu.game("machu_picchu")
    blocks = [block(game, {}, deal, all_seatings([f"{level}:40n", "random"])) for deal in range(5)]
    results = [result for each in blocks for result in play_block(each)]
    own = [r.wins[r.entrants.index(f"{level}:40n")] for r in results]
    assert sum(own) >= 8


@with_open_spiel
@pytest.mark.parametrize("level", ["Mcts", "IsMcts"])
def test_their_searches_use_the_time_they_are_given(level: str):
    from bench import open_spiel

    luck = Stream(6)
    game = tampu.game("machu_picchu")
    world = first_world(game, luck)
    bot = getattr(open_spiel, level)(game)
    began = monotonic()
    chosen = bot.choose(world.state.view(world.asked), world.legal, luck, 0.1)
    assert chosen in world.legal
    assert monotonic() - began >= 0.1
    assert bot.nodes > 2
