"""Two server processes on one PostgreSQL database; one or the other is killed in mid-game."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tampu.core.play import verify
from tampu.core.record import read_record
from tampu.games import game
from tests.server.conftest import new_database
from tests.server.player import BOT, ME, OPEN, Browser, Player, dial
from tests.server.running import Process

LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)


@pytest.fixture
async def processes(tmp_path: Path, cluster: str) -> AsyncIterator[list[Process]]:
    """Two servers: the same games, and the same key for the cookies."""
    store = await new_database(cluster)
    both = [Process(tmp_path / "data", store) for _ in range(2)]
    for process in both:
        process.start()
        await process.ready()
    try:
        yield both
    finally:
        assert [process.stop() for process in both] == [0, 0]


class Wanderer:
    """A guest on one seat, or an onlooker, who goes to another server when one is gone."""

    def __init__(self, cookie: str, seat: int | None, hosts: list[str], table: str) -> None:
        self.cookie = cookie
        self.seat = seat
        self.hosts = hosts
        self.table = table
        self.luck = random.Random(seat)
        self.browser: Browser | None = None
        self.pending: dict[str, object] | None = None
        self.acknowledged: list[tuple[int, str]] = []

    async def play(self) -> Browser:
        """Until the game is over; an act without an answer is sent again with the same id."""
        while True:
            try:
                browser = await self.here()
                if browser.table["status"] == "over" and self.pending is None:
                    return browser
                await self.turn(browser)
            except LOST:
                self.browser = None
                self.hosts = [*self.hosts[1:], self.hosts[0]]
                await asyncio.sleep(0.02)

    async def here(self) -> Browser:
        if self.browser is None:
            browser = Browser(await dial(self.hosts[0], self.table, self.cookie))
            await browser.hello()
            self.browser = browser
        return self.browser

    async def turn(self, browser: Browser) -> None:
        """Act if asked, else listen."""
        if self.pending is None and browser.table["asked"] == [self.seat]:
            assert self.seat is not None
            mine = browser.mine(self.seat)
            action = self.luck.choice(mine["actions"])
            number = f"w{self.seat}-{len(self.acknowledged)}"
            self.pending = {"id": number, "action": action, "line": mine["line"]}
        if self.pending is None:
            await browser.receive()
            return
        await browser.send(type="act", seat=self.seat, **self.pending)
        done = await browser.answer(str(self.pending["id"]))
        assert done["type"] == "done", done
        line = self.pending["line"]
        assert isinstance(line, int)
        self.acknowledged.append((line + 1, str(self.pending["action"])))
        self.pending = None
        while browser.seen[0]["line"] < done["line"]:
            await browser.receive()


async def gathered(processes: list[Process]) -> list[Wanderer]:
    """People on two seats, each at another server, bots on two more; an onlooker at each."""
    hosts = [process.host for process in processes]
    async with Player(hosts[0]) as one, Player(hosts[1]) as two:
        table = (await one.make(ME, BOT, OPEN, BOT))["id"]
        await two.seat(table, 2, "take")
        return [
            Wanderer(one.cookie, 0, hosts, table),
            Wanderer(two.cookie, 2, hosts[::-1], table),
            Wanderer("", None, hosts, table),
            Wanderer("", None, hosts[::-1], table),
        ]


async def check(host: str, guests: list[Wanderer], browsers: list[Browser]) -> None:
    """All saw the same; each acknowledged action stands once in a record that verifies."""
    assert browsers[2].logs == browsers[3].logs
    assert len({browser.version for browser in browsers}) == 1
    assert browsers[0].table["seats"][0]["kind"] == "human"
    async with httpx.AsyncClient(base_url=f"http://{host}", verify=False) as web:
        record = read_record((await web.get(f"/api/tables/{guests[0].table}/record")).text)
    verify(game("machu_picchu"), record)
    for guest in guests[:2]:
        lines = enumerate(record.lines, 1)
        mine = [(number, line.text) for number, line in lines if line.seat == guest.seat]
        assert mine == guest.acknowledged
    async with Browser(await dial(host, guests[2].table)) as fresh:
        await fresh.hello()
        assert fresh.logs == browsers[2].logs


def notes(processes: list[Process]) -> list[str]:
    """What stands in the logs of both."""
    lines = "".join(process.log.read_text() for process in processes).splitlines()
    return [json.loads(line)["what"] for line in lines if line.startswith("{")]


async def test_a_game_with_people_at_two_processes_and_bots(processes: list[Process]):
    guests = await gathered(processes)
    async with asyncio.timeout(60):
        browsers = await asyncio.gather(*(guest.play() for guest in guests))
    await check(processes[0].host, guests, browsers)
    assert not {"bot-too-late", "news-lost", "table-broken", "neighbour-failed"} & set(
        notes(processes)
    )


async def killed_once(processes: list[Process], victim: Process, luck: random.Random) -> None:
    """A whole game; in the middle of it one of the two dies, and the game ends without it."""
    guests = await gathered(processes)
    tasks = [asyncio.create_task(guest.play()) for guest in guests]
    wanted = luck.randrange(1, 14)
    async with asyncio.timeout(60):
        while sum(len(guest.acknowledged) for guest in guests) < wanted:
            await asyncio.sleep(0.001)
        await asyncio.sleep(luck.uniform(0, 0.01))
        victim.kill()
        assert not any(task.done() for task in tasks)
        browsers = await asyncio.gather(*tasks)
    await check(next(each.host for each in processes if each is not victim), guests, browsers)
    victim.start()
    await victim.ready()


async def test_one_process_is_killed_and_the_other_goes_on(processes: list[Process]):
    """Nothing acknowledged is lost or doubled, whichever of the two dies, and when."""
    luck = random.Random(4)
    for number in range(4):
        await killed_once(processes, processes[number % 2], luck)


@pytest.mark.slow
async def test_one_of_two_processes_is_killed_in_many_games(processes: list[Process]):
    luck = random.Random(5)
    for number in range(10):
        await killed_once(processes, processes[number % 2], luck)


async def test_bots_are_taken_over_from_a_killed_process(processes: list[Process]):
    """Only bots play; whoever watches at the other process sees them go on."""
    async with Player(processes[0].host) as one:
        made = await one.make(BOT, BOT, BOT, BOT)
    async with Browser(await dial(processes[1].host, made["id"])) as watcher:
        await watcher.hello()
        await watcher.until(lambda frame: frame["type"] == "changed")
        processes[0].kill()
        async with asyncio.timeout(60):
            while watcher.table["status"] != "over":
                await watcher.receive()
        lines = [step["line"] for step in watcher.logs[0]]
        assert lines == list(range(1, len(lines) + 1))
    processes[0].start()
    await processes[0].ready()
