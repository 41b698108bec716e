"""The server is killed in the middle of games: nothing acknowledged is lost, nothing doubled."""

from pathlib import Path

import pytest

from tests.server.conftest import new_database
from tests.server.killing import killed_again_and_again
from tests.server.player import Player
from tests.server.running import Process


async def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path):
    await killed_again_and_again(Process(tmp_path / "data"), games=3, kills=4)


@pytest.mark.slow
async def test_killed_at_many_points_of_many_games(tmp_path: Path):
    await killed_again_and_again(Process(tmp_path / "data"), games=8, kills=12)


@pytest.mark.slow
async def test_killed_at_many_points_of_many_games_on_postgresql(tmp_path: Path, cluster: str):
    store = await new_database(cluster)
    await killed_again_and_again(Process(tmp_path / "data", store), games=8, kills=8)


async def test_a_game_with_bots_goes_on_after_a_kill(tmp_path: Path):
    process = Process(tmp_path / "data")
    process.start()
    await process.ready()
    async with Player(process.host) as one:
        bots = [{"who": "bot", "level": "random"}] * 3
        made = await one.make(*bots)
        process.kill()
        process.start()
        await process.ready()
        before = await one.get(f"/api/tables/{made['id']}")
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
            assert len(watcher.logs[0]) > before["lines"]
    assert process.stop() == 0
