"""Long records and replays: in a process of their own, part by part, each written once."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.server.clerk import LARGEST, Check, read_report
from tampu.server.door import asked_from
from tampu.server.problems import Trouble
from tampu.server.settings import Limits
from tampu.server.shelf import Shelf
from tampu.server.staff import Staff
from tests.server.player import Player
from tests.server.running import GENEROUS, quick, running
from tests.server.test_records import finished


async def parts(player: Player, path: str) -> list[dict[str, Any]]:
    """A replay, part by part."""
    found = [await player.get(path)]
    lines = found[0]["table"]["lines"]
    while (known := sum(len(part["steps"]) for part in found)) < lines:
        found.append(await player.get(f"{path}?first={known}"))
    return found


def site_with(tmp_path: Path, limits: Limits = GENEROUS) -> Any:
    return running(quick(tmp_path / "data", None, limits))


async def test_the_parts_of_a_replay_add_up_to_the_whole(tmp_path: Path):
    limits = replace(GENEROUS, replay_lines=30)
    async with site_with(tmp_path, limits) as site, Player(site.host) as one:
        table, text = await finished(one)
        told = await one.post("/api/records", {"text": text})
        for path in (f"/api/tables/{table}/replay", f"/api/records/{told['id']}/replay"):
            found = await parts(one, path)
            assert len(found) > 2
            assert [part["first"] for part in found] == [30 * n for n in range(len(found))]
            lines = [step["line"] for part in found for step in part["steps"]]
            assert lines == list(range(1, found[0]["table"]["lines"] + 1))
            assert found[-1]["table"]["status"] == "over"
            beyond = await one.get(f"{path}?first={len(lines)}")
            assert beyond["steps"] == []
            assert (await one.get(f"{path}?first=-1", 400))["code"] == "bad-message"


async def test_a_part_begins_with_the_position_that_the_part_before_ended_with(tmp_path: Path):
    async with site_with(tmp_path) as site, Player(site.host) as one:
        table, _ = await finished(one)
        whole = await one.get(f"/api/tables/{table}/replay")
        half = len(whole["steps"]) // 2
        rest = await one.get(f"/api/tables/{table}/replay?first={half}")
        assert rest["steps"] == whole["steps"][half:]
        assert rest["start"] != whole["start"]


async def test_what_was_told_once_is_not_written_again(tmp_path: Path):
    async with site_with(tmp_path) as site, Player(site.host) as one:
        table, _ = await finished(one)
        path = f"/api/tables/{table}/replay"
        first, *others = await asyncio.gather(*(one.get(path) for _ in range(5)))
        assert all(other == first for other in others)
        clerks = site.house.clerks
        for clerk in clerks._staff._processes:
            await clerk.end()
        assert await one.get(path) == first
        assert not any(clerk.idle for clerk in clerks._staff._processes)


async def test_work_that_takes_too_long_is_given_up_and_the_next_is_done(tmp_path: Path):
    async with site_with(tmp_path) as site, Player(site.host) as one:
        _, text = await finished(one)
        clerks = site.house.clerks
        clerks._limits = replace(GENEROUS, clerk_seconds=0.0001)
        told = await one.post("/api/records", {"text": text}, 503)
        assert told["code"] == "too-much-work"
        clerks._limits = GENEROUS
        assert (await one.post("/api/records", {"text": text}))["over"]


async def test_a_record_of_too_many_lines_is_refused_with_the_number(tmp_path: Path):
    limits = replace(GENEROUS, record_lines=20)
    async with site_with(tmp_path, limits) as site, Player(site.host) as one:
        _, text = await finished(one)
        told = await one.post("/api/records", {"text": text}, 422)
        assert (told["facts"]["problem"], told["facts"]["limit"]) == ("too-long", 20)


async def test_whoever_comes_when_too_many_wait_is_told_so(tmp_path: Path):
    limits = replace(GENEROUS, clerk_queue=1)
    async with site_with(tmp_path, limits) as site, Player(site.host) as one:
        _, text = await finished(one)
        answers = await asyncio.gather(
            *(one.web.post("/api/records", json={"text": text}) for _ in range(12))
        )
        codes = {answer.status_code for answer in answers}
        assert codes == {201, 503}
        refused = next(answer for answer in answers if answer.status_code == 503)
        assert refused.json()["code"] == "too-busy"
        assert "retry-after" in refused.headers


async def test_replays_are_limited_by_address(tmp_path: Path):
    limits = replace(GENEROUS, replays_per_minute=0.01, replays_at_once=1)
    async with site_with(tmp_path, limits) as site, Player(site.host) as one:
        table, _ = await finished(one)
        await one.get(f"/api/tables/{table}/replay")
        assert (await one.get(f"/api/tables/{table}/replay", 429))["code"] == "too-fast"


def staff(**limits: Any) -> Staff:
    return Staff("tampu.server.clerk", read_report, LARGEST, 1, 1 << 30, 16, **limits)


def reading(number: int) -> Check:
    return Check(number, 20.0, "no record", 1)


async def test_one_household_never_has_all_of_a_staff():
    clerks = staff(share=2)
    asked_from.set("one")
    own = [asyncio.create_task(clerks.done(reading(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble, match="too-fast"):
        await clerks.done(reading(3))
    asked_from.set("another")
    await clerks.done(reading(4))
    asked_from.set("one")
    await asyncio.gather(*own)
    await clerks.done(reading(5))
    await clerks.stop()


async def test_whoever_would_wait_longer_than_a_connection_lives_is_told_at_once():
    clerks = staff(patience=20.0)
    first = asyncio.create_task(clerks.done(reading(1)))
    await asyncio.sleep(0)
    with pytest.raises(Trouble, match="too-busy"):
        await clerks.done(reading(2))
    await first
    await clerks.done(reading(3))
    await clerks.stop()


async def test_a_server_asks_its_staff_for_a_household(tmp_path: Path):
    limits = replace(GENEROUS, clerk_share=1)
    async with site_with(tmp_path, limits) as site, Player(site.host) as one:
        asked = (one.web.post("/api/records", json={"text": "?" * n}) for n in (1, 2))
        told = await asyncio.gather(*asked)
        assert sorted(each.status_code for each in told) == [422, 429]


async def test_the_shelf_throws_away_what_was_not_wanted_for_longest():
    shelf, made = Shelf(10), []

    async def get(key: str, size: int) -> bytes:
        async def make() -> bytes:
            made.append(key)
            return key.encode() * size

        return await shelf.get(key, make)

    assert await get("a", 5) == b"aaaaa"
    await get("b", 5)
    await get("a", 5)
    await get("c", 1)
    assert made == ["a", "b", "c"]
    await get("a", 5)
    assert made == ["a", "b", "c"], "it was wanted after the other one"
    await get("b", 5)
    assert made == ["a", "b", "c", "b"]


async def test_what_is_being_made_is_made_once_and_a_failure_is_not_kept():
    shelf, begun, ready = Shelf(10), [], asyncio.Event()

    async def make() -> bytes:
        begun.append(1)
        await ready.wait()
        if len(begun) == 1:
            raise ValueError
        return b"done"

    both = [asyncio.create_task(shelf.get("a", make)) for _ in range(2)]
    await asyncio.sleep(0)
    ready.set()
    found = await asyncio.gather(*both, return_exceptions=True)
    assert [type(each) for each in found] == [ValueError, ValueError]
    assert len(begun) == 1
    assert await shelf.get("a", make) == b"done"
