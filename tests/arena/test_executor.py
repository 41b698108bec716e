"""Who plays the blocks does not matter, and who dies costs only blocks that are played again."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tampu.arena.executor import Alone, BlockLost, Executor, Pool
from tampu.arena.match import Misplay
from tests.arena.mortals import FATE
from tests.arena.results import duels, facts


def found(executor: Executor, *entrants: str) -> Mapping[bytes, object]:
    blocks = duels(5, *entrants)
    results = {block.key: facts(results) for block, results in executor.run(blocks)}
    assert len(results) == len(blocks)
    return results


def test_two_processes_find_what_one_finds():
    entrants = ("greedy:untimed", "search:40n")
    assert found(Pool(2), *entrants) == found(Alone(), *entrants)


@pytest.fixture
def mortals(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"mortal": "Mortal", "doomed": "Doomed"}
    told = ",".join(f"{name}=tests.arena.mortals:{bot}" for name, bot in bots.items())
    monkeypatch.setenv("TAMPU_BOTS", told + ",illegal=tests.bots.rogues:Illegal")


@pytest.mark.usefixtures("mortals")
def test_what_a_dead_process_was_playing_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    fate = tmp_path / "fate"
    monkeypatch.setenv(FATE, str(fate))
    calm = found(Alone(), "mortal", "random")
    fate.touch()
    assert found(Pool(2), "mortal", "random") == calm
    assert not fate.exists()


@pytest.mark.usefixtures("mortals")
def test_a_block_that_kills_everybody_is_given_up():
    with pytest.raises(BlockLost, match="3 times"):
        found(Pool(1), "doomed", "random")


@pytest.mark.usefixtures("mortals")
@pytest.mark.parametrize("executor", [Alone(), Pool(1)])
def test_a_bot_that_answers_something_illegal_ends_the_arena(executor: Executor):
    with pytest.raises(Misplay, match="illegal:50ms answered"):
        found(executor, "illegal", "random")
