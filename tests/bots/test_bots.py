"""Levels, bots of one's own, and what the documentation says about them."""

import doctest
import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import tampu
from tampu.bots.bot import FORMER, LEVELS, levels, make_bot, seat_of, simpler
from tampu.bots.critic import Critic
from tampu.bots.opinion import critic_of
from tampu.core.contract import CHANCE, State
from tampu.core.luck import Stream
from tampu.games import catalogue

GAME = tampu.game("machu_picchu")
PAGE = Path(__file__).resolve().parents[2] / "docs/bots.md"


def started(seats: int) -> State:
    state, luck = GAME.start(seats), Stream(seats << 32)
    while state.asked() == CHANCE:
        state.apply(state.random_action(luck))
    return state


@pytest.mark.parametrize("level", [*LEVELS, *FORMER])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_level_names_a_legal_action_and_leaves_the_list_alone(level: str, seats: int):
    state = started(seats)
    actions = state.actions()
    choice = make_bot(level, GAME).choose(state.view(int(state.asked())), actions, Stream(1), 0.02)
    assert choice in actions
    assert actions == state.actions()


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_thinking_bot_wants_a_seat_to_think_for(level: str):
    state = started(2)
    with pytest.raises(ValueError, match="onlooker"):
        make_bot(level, GAME).choose(state.view(None), state.actions(), Stream(1), 0.02)


def test_a_view_says_whose_it_is():
    assert [seat_of(started(3).view(seat)) for seat in range(3)] == [0, 1, 2]


def test_an_unknown_level_is_answered_with_those_there_are():
    with pytest.raises(KeyError, match="random, greedy, search"):
        make_bot("genius", GAME)


def test_a_failed_bot_is_followed_by_simpler_ones_only():
    assert simpler("master") == simpler("search") == ["greedy", "random"]
    assert simpler("greedy") == ["random"]
    assert simpler("random") == []
    assert simpler("somebody's own") == ["greedy", "random"]


def test_further_levels_cannot_replace_those_of_the_house(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TAMPU_BOTS", "search=os:abort, mine = my.bots:Mine")
    assert levels("machu_picchu")["search"].startswith("tampu.")
    assert levels("machu_picchu")["mine"] == "my.bots:Mine"


def test_a_game_without_a_judgement_gets_the_one_that_knows_nothing():
    assert type(critic_of("chess")) is Critic


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.key)
def test_every_game_of_the_house_has_a_judgement(game):
    assert type(critic_of(game.key)) is not Critic


def test_the_fitted_weights_are_complete_and_sensible():
    """MP-102, MP-201: every square, every number of rounds to come; the centre promises most."""
    path = files("tampu.bots.judgement") / "machu_picchu.json"
    weights = json.loads(path.read_text(encoding="utf-8"))
    assert len(weights["kinds"]) == 25
    assert len(weights["prospects"]) == len(weights["doubt"]) == 10
    assert set(weights["prospects"][0].values()) == {0.0}
    for row in weights["prospects"][1:]:
        assert row["corner"] < row["start"] < row["inner_sun"] < row["centre"]
    assert weights["doubt"] == sorted(weights["doubt"])


def test_the_examples_of_the_page_run():
    page = re.sub(r"^```.*$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    example = doctest.DocTestParser().get_doctest(page, {}, "bots.md", str(PAGE), 0)
    assert len(example.examples) > 5
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert runner.failures == 0


def test_the_bot_of_the_page_plays_and_beats_random(tmp_path: Path):
    source = re.search(r"```python\n# lucky.py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert source is not None
    (tmp_path / "lucky.py").write_text(source[1], encoding="utf-8")
    room = {"TAMPU_BOTS": "lucky=lucky:LuckyBot", "PYTHONPATH": str(tmp_path)}
    match = ["arena", "match", "lucky", "random", "--blocks", "10", "--json"]
    call = [sys.executable, "-m", "tampu.cli", *match]
    done = subprocess.run(call, env=os.environ | room, capture_output=True, text=True, check=True)
    standing = json.loads(done.stdout)["standings"][0]
    assert standing["entrant"].startswith("lucky")
    assert standing["win_share"]["mean"] > 0.6
