"""The example of a program plays whole games, as a process of its own at a real server."""

import asyncio
import random
import sys
from pathlib import Path

import pytest

from tampu.games import KEYS, game
from tampu.server.settings import Limits
from tests.server.player import BOT, ME, PROGRAM, Browser, Player, play_on
from tests.server.running import Process, Site, quick, running

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "client.py"
LONGEST = 60
"""Lines that somebody reads before writing a program of their own."""


async def started(host: str, table: str, token: str) -> asyncio.subprocess.Process:
    """The example, called as the page says."""
    address = f"ws://{host}/api/tables/{table}/live"
    pipe = asyncio.subprocess.PIPE
    call = (sys.executable, str(CLIENT), address, token)
    return await asyncio.create_subprocess_exec(*call, stdout=pipe, stderr=pipe)


async def answered(browser: Browser, seat: int, most: int = 1000) -> None:
    """So many answers of a seat, or all until the game is over."""
    while browser.table["status"] != "over" and most > 0:
        if browser.table["asked"] == [seat]:
            await play_on({seat: browser}, random.Random(1), most=1)
            most -= 1
        else:
            await browser.receive()


def test_the_example_is_read_in_a_minute():
    assert len(CLIENT.read_text().splitlines()) <= LONGEST


@pytest.mark.parametrize("key", KEYS)
async def test_the_example_plays_a_whole_game(site: Site, key: str):
    async with Player(site.host) as one:
        bots = [BOT] * (game(key).seats[0] - 1)
        made = await one.make(PROGRAM, *bots, game=key)
        process = await started(site.host, made["id"], await one.token(made["id"], 0))
        out, err = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0, err.decode()
        assert out.decode().startswith("over: ")
        table = await site.house.lobby.find(made["id"])
        assert table.history.over
        assert any(guest is not None for guest, _ in table.history.done)


async def test_the_example_plays_on_after_the_server_was_killed(tmp_path: Path):
    server = Process(tmp_path / "data")
    server.start()
    await server.ready()
    try:
        async with Player(server.host) as one:
            made = await one.make(PROGRAM, ME)
            process = await started(server.host, made["id"], await one.token(made["id"], 0))
            async with await one.open(made["id"]) as mine:
                await answered(mine, 1, most=3)
                server.kill()
            server.start()
            await server.ready()
            async with await one.open(made["id"]) as mine:
                await answered(mine, 1)
            out, err = await asyncio.wait_for(process.communicate(), 60)
            assert out.decode().startswith("over: "), err.decode()
            assert b"connection lost" in err
    finally:
        server.stop()


async def test_two_programs_play_each_other_within_the_limits_of_the_door(tmp_path: Path):
    """Both answer as fast as they can; who is too fast waits, and no answer is lost."""
    settings = quick(tmp_path / "data", limits=Limits(frames_at_once=12))
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(PROGRAM, PROGRAM)
        tokens = [await one.token(made["id"], seat) for seat in range(2)]
        both = [await started(site.host, made["id"], token) for token in tokens]
        told = await asyncio.gather(*(asyncio.wait_for(each.communicate(), 60) for each in both))
        assert all(out.startswith(b"over: ") for out, _ in told)
        assert any(b"too-fast" in err for _, err in told)


async def test_the_example_says_that_its_token_is_not_valid(site: Site):
    async with Player(site.host) as one:
        made = await one.make(PROGRAM, BOT)
        token = await one.token(made["id"], 0)
        await one.token(made["id"], 0)
        process = await started(site.host, made["id"], token)
        _, err = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 1
        assert b"refused: bad-token" in err
