"""`tampu sim`."""

from pathlib import Path

import pytest

import tampu
from tampu.cli.simulation import Plan, play_inside
from tampu.core.contract import CHANCE, NOBODY, Tell
from tampu.core.game import Game
from tampu.core.luck import Stream
from tests.cli.conftest import Call

GAME = tampu.game("machu_picchu")


def plan(seats: int, **options: str) -> Plan:
    return Plan(GAME, seats, GAME.with_defaults(options), ("random",) * seats, seed=1)


def test_a_machine_gets_all_figures(call: Call):
    told = call("sim", "machu_picchu", "--seats", 4, "--games", 200, "--seed", 1, "--json")
    found = told.json()
    assert told.code == 0
    assert told.err == ""
    assert (found["game"], found["seats"], found["games"]) == ("machu_picchu", 4, 200)
    assert found["decisions_per_game"] == pytest.approx(found["decisions"] / 200, abs=0.001)
    assert 72 <= found["decisions_per_game"] < 73
    assert found["decisions_per_second"] > 0
    assert sum(found["wins_by_seat"]) == pytest.approx(200, abs=0.01)
    assert 5 < found["score_mean"] < 11
    assert 11 < found["score_sd"] < 17
    assert found["endings"] == {"MP-802": 200}


@pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_every_game_tells_by_which_rule_it_ended(call: Call, game: Game, bots: str):
    wanted = ("--bots", bots, "--think", 0.001) if bots == "greedy" else ()
    games = 1 if bots == "greedy" else 12
    found = call("sim", game.key, *wanted, "--games", games, "--seed", 1, "--json").json()
    assert sum(found["endings"].values()) == games
    assert set(found["endings"]) <= set(game.endings)


def test_the_same_seed_gives_the_same_games(call: Call):
    def figures(seed: int) -> dict[str, object]:
        found = call("sim", "machu_picchu", "--games", 50, "--seed", seed, "--json").json()
        return {k: v for k, v in found.items() if k not in ("seconds", "decisions_per_second")}

    assert figures(5) == figures(5)
    assert figures(5)["score_mean"] != figures(6)["score_mean"]


def test_a_seed_that_is_drawn_is_told(call: Call):
    first = call("sim", "machu_picchu", "--games", 20, "--json").json()
    again = call("sim", "machu_picchu", "--games", 20, "--seed", first["seed"], "--json").json()
    assert first["score_mean"] == again["score_mean"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_inside_the_engine_is_the_game_one_gets_step_by_step(seats: int):
    for seed in range(20):
        fresh = GAME.start(seats)
        state, luck, decisions, tell = fresh.copy(), Stream(seed), 0, Tell()
        while (asked := state.asked()) != NOBODY:
            tell = Tell()
            state.apply(state.random_action(luck), tell)
            decisions += asked != CHANCE
        played = play_inside(plan(seats), fresh, seed)
        assert (played.decisions, played.scores) == (decisions, state.scores)
        assert played.winners == state.ranking()[0]
        assert played.ending in [event.rule for event in tell.events]


def test_options_change_the_games(call: Call):
    option = ("--option", "end=one_full")
    found = call("sim", "machu_picchu", "--games", 200, "--seed", 1, "--json", *option).json()
    assert found["options"]["end"] == "one_full"
    assert found["endings"]["MP-903"] > 20
    assert found["decisions_per_game"] < 72


def test_bots_are_named_for_all_seats_or_for_each(call: Call):
    words = ("--games", 2, "--seed", 1, "--think", "0.01", "--json")
    one = call("sim", "machu_picchu", *words, "--bots", "greedy").json()
    each = call(
        "sim", "machu_picchu", *words, "--seats", 3, "--bots", "search,random,greedy"
    ).json()
    assert one["bots"] == ["greedy", "greedy"]
    assert each["bots"] == ["search", "random", "greedy"]
    assert each["decisions"] >= 2 * 63


def test_records_can_be_kept_and_verified(call: Call, tmp_path: Path):
    folder = tmp_path / "new" / "folder"
    words = ("--games", 2, "--seats", 3, "--seed", 4, "--records", folder, "--json")
    found = call("sim", "machu_picchu", *words).json()
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["machu_picchu-00001.txt", "machu_picchu-00002.txt"]
    scores: list[int] = []
    for path in files:
        assert call("verify", path).code == 0
        scores += call("replay", path, "--check", "--json").json()["scores"]
    assert found["score_mean"] == pytest.approx(sum(scores) / 6, abs=0.001)


def test_people_get_a_table(call: Call):
    told = call("sim", "machu_picchu", "--games", 10, "--seed", 1)
    assert "10 games of 2 players, seed 1" in told.out
    assert "MP-802: 10" in told.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "5"], "not for 5"),
        (["--seats", "1"], "not for 1"),
        (["--option", "end=never"], "end"),
        (["--option", "colour=blue"], "colour"),
        (["--bots", "clever"], "There is no bot called “clever”"),
        (["--bots", "random,random,random"], "3 bots were named, but 2 are needed."),
        (["--records", "/dev/null/folder"], "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_sentence(
    call: Call, arguments: list[str], sentence: str
):
    told = call("sim", "machu_picchu", "--games", 1, *arguments)
    assert told.code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
