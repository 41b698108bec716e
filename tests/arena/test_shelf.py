"""Games as Parquet: every one replays to its scores, and what is there is not played again."""

from pathlib import Path
from typing import Any

import pytest

import tampu
from tampu.arena.executor import Alone, Pool
from tampu.arena.selfplay import fill, planned
from tampu.arena.shelf import Shelf, Unreadable
from tampu.core.contract import CHANCE
from tampu.core.game import Game
from tampu.core.play import replay
from tampu.core.record import read_record
from tests.arena.test_ledger import Tired

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")


def shelved(
    folder: Path, game: Game, entrants: list[str], blocks: int, seats: int = 0, **how: Any
) -> list[dict[str, Any]]:
    plan = list(planned(game, {}, seats or game.seats[0], entrants, range(blocks)))
    fill(Shelf(folder), plan, how.get("executor", Alone()))
    rows = parquet.read_table(folder).to_pylist()
    return sorted(rows, key=lambda row: (row["deal"], row["seating"]))


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for row in rows:
        for decision in row["decisions"]:
            del decision["seconds"]
    return rows


@pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)
def test_a_record_from_parquet_replays_to_the_same_scores(tmp_path: Path, game: Game):
    row = shelved(tmp_path, game, ["random"], 1)[0]
    match = replay(game, read_record(row["record"]))
    assert match.over
    assert list(match.state.scores) == row["scores"]
    assert [list(place) for place in match.state.ranking()] == row["ranking"]
    assert match.header.options == dict(row["options"])
    assert (row["game"], row["edition"], row["seats"]) == (game.key, game.edition, game.seats[0])


@pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)
def test_every_decision_is_there_with_what_was_legal(tmp_path: Path, game: Game):
    """The lines that are no decisions are chance or had one answer."""
    row = shelved(tmp_path, game, ["random"], 1)[0]
    match = replay(game, read_record(row["record"]))
    decisions = {decision["line"]: decision for decision in row["decisions"]}
    for number, step in enumerate(match.steps, 1):
        before = match.state_after(number - 1)
        seat = step.line.seat
        if seat == CHANCE or len(before.actions(seat)) == 1:
            assert number not in decisions
            continue
        told = decisions.pop(number)
        assert (told["seat"], told["action"]) == (seat, step.action)
        assert told["actions"] == list(before.actions(seat))
    assert decisions == {}


def test_everybody_sits_once_on_every_seat_of_a_deal(tmp_path: Path):
    game = tampu.game("machu_picchu")
    rows = shelved(tmp_path, game, ["random", "greedy:untimed"], 2)
    assert [row["entrants"] for row in rows if row["deal"] == 1] == [
        ["greedy:untimed", "random"],
        ["random", "greedy:untimed"],
    ]
    thinkers = {row["entrants"][d["seat"]] for row in rows for d in row["decisions"] if d["nodes"]}
    assert thinkers == {"greedy:untimed"}


def test_two_processes_write_the_same_games_as_one(tmp_path: Path):
    game, entrants = tampu.game("machu_picchu"), ["search:20n", "random", "greedy:untimed"]
    alone = shelved(tmp_path / "one", game, entrants, 4, 3)
    together = shelved(tmp_path / "two", game, entrants, 4, 3, executor=Pool(2))
    assert timeless(alone) == timeless(together)


def test_an_interrupted_run_has_written_what_was_done_and_goes_on(tmp_path: Path):
    game = tampu.game("machu_picchu")
    with pytest.raises(KeyboardInterrupt):
        shelved(tmp_path / "kept", game, ["random", "search:20n"], 5, executor=Tired(3))
    rest = Tired(2)
    rows = shelved(tmp_path / "kept", game, ["random", "search:20n"], 5, executor=rest)
    assert rest.played == 2
    assert len(Shelf(tmp_path / "kept").files()) == 2
    assert timeless(rows) == timeless(shelved(tmp_path / "new", game, ["random", "search:20n"], 5))


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path):
    (tmp_path / "games-000000.parquet").write_bytes(b"no Parquet")
    with pytest.raises(Unreadable, match="games-000000"):
        Shelf(tmp_path)
