"""The devices of a guest: listed, signed out one by one or all others at once."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from tampu.server.identity.agents import agent_of
from tampu.server.settings import Settings
from tests.server.arriving import arrive, code, copied, secret_of
from tests.server.conftest import new_database
from tests.server.player import ME, OPEN, Browser, Player, dial
from tests.server.running import Process, Site, quick, running
from tests.server.test_admin import sent_away, soon

ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/139.0.0.0 Mobile Safari/537.36"
)
AGENTS = {
    "": ("other", "other"),
    ANDROID: ("chrome", "android"),
    "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0": ("firefox", "linux"),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0 Safari/537.36 Edg/139.0": (
        "edge",
        "windows",
    ),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/18.5 Mobile/15E148 Safari/604.1": ("safari", "ios"),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15": (
        "safari",
        "macos",
    ),
}


@pytest.mark.parametrize("said", AGENTS)
def test_browser_and_system_are_guessed_coarsely(said: str):
    assert agent_of(said) == AGENTS[said]


async def listed(one: Player) -> list[dict[str, object]]:
    devices: list[dict[str, object]] = (await one.get("/api/devices"))["devices"]
    return devices


async def test_a_table_goes_on_at_another_device(either_site: Site):
    """Both see the same hand, whoever of the two answers."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, {**ME, "name": "Illa"})
        two.web.headers["user-agent"] = ANDROID
        await arrive(two, one)
        assert [table["id"] for table in (await two.get("/api/tables"))["mine"]] == [made["id"]]
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            seat = b.table["asked"][0]
            done = await b.act(seat, b.mine(seat)["actions"][0])
            assert done["type"] == "done"
            await a.until_here(b.version)
            assert a.seen == b.seen


async def test_all_devices_are_listed_and_nothing_else_of_them_is_kept(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        two.web.headers["user-agent"] = ANDROID
        await arrive(two, one)
        (first, second) = await listed(one)
        assert (first["here"], second["here"]) == (True, False)
        assert (second["browser"], second["system"]) == ("chrome", "android")
        assert [each["here"] for each in await listed(two)] == [False, True]
        assert set(second) == {"id", "browser", "system", "since", "seen", "here"}


async def test_a_device_that_is_signed_out_is_refused_at_once_and_its_connection_ends(
    either_site: Site,
):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, OPEN)
        await arrive(two, one)
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            (other,) = (each["id"] for each in await listed(one) if not each["here"])
            answer = await one.web.delete(f"/api/devices/{other}")
            assert answer.json()["id"] == one.id
            await sent_away(b)
            assert await code(two) == "signed-out"
            wire = Browser(await dial(two.host, made["id"], two.cookie))
            assert (await wire.receive())["problem"]["code"] == "signed-out"
            await a.send(type="say", text="still here")
            await a.until(lambda frame: frame["type"] == "chat")
        assert len(await listed(one)) == 1


async def test_whoever_was_signed_out_is_told_once_and_goes_on_as_somebody_else(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        await arrive(two, one)
        (other,) = (each["id"] for each in await listed(one) if not each["here"])
        await one.web.delete(f"/api/devices/{other}")
        told = await two.web.get("/api/me")
        assert (told.status_code, told.json()["code"]) == (401, "signed-out")
        again = await two.get("/api/me")
        assert again["id"] != one.id


async def test_a_device_signs_itself_out_and_is_who_it_was_before(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        former = two.id
        made = await two.make(ME, OPEN)
        await arrive(two, one)
        told = await two.get("/api/devices")
        assert told["before"]
        (this,) = (each["id"] for each in told["devices"] if each["here"])
        back = await two.web.delete(f"/api/devices/{this}")
        assert back.json()["id"] == former
        assert [table["id"] for table in (await two.get("/api/tables"))["mine"]] == [made["id"]]
        assert (await two.get("/api/devices"))["before"] is None


async def test_signing_out_all_others_ends_copies_of_cookies_too(either_site: Site):
    """Also of the form that named no device; this browser takes a new pass first."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        assert one.web.cookies["tampu_guest"].partition(".")[0] == one.id, "of the form of old"
        await arrive(two, one)
        async with copied(one) as thief, copied(two) as another:
            assert [await code(each) for each in (thief, another)] == ["ok", "ok"]
            secret = await secret_of(thief)
            await one.post("/api/devices/renewal")
            assert await code(thief) == "ok", "nothing is lost if the answer does not arrive"
            told = (await one.web.delete("/api/devices")).json()
            assert [each["here"] for each in told["devices"]] == [True]
            gone = [await code(each) for each in (thief, two, another)]
            assert gone == ["signed-out"] * 3
            answer = await thief.web.post("/api/coming/link", json={"secret": secret})
            assert answer.status_code >= 400, "a link that a thief made leads nowhere"
            assert (await one.get("/api/me"))["id"] == one.id


async def test_signed_out_stays_signed_out_after_a_restart(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await arrive(two, one)
        (other,) = (each["id"] for each in await listed(one) if not each["here"])
        await one.web.delete(f"/api/devices/{other}")
        cookies = [dict(each.web.cookies) for each in (one, two)]
    async with running(either) as site:
        for each, status in zip(cookies, (200, 401), strict=True):
            async with httpx.AsyncClient(cookies=each) as web:
                answer = await web.get(f"http://{site.host}/api/tables")
                assert answer.status_code == status


async def test_one_guest_cannot_sign_out_anothers_device(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        (own,) = await listed(one)
        answer = await two.web.delete(f"/api/devices/{own['id']}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-device")
        assert await code(one) == "ok"
        elsewhere = {"origin": "https://evil.example"}
        for path in ("/api/devices", f"/api/devices/{own['id']}"):
            answer = await one.web.delete(path, headers=elsewhere)
            assert answer.json()["code"] == "bad-origin"


async def test_whoever_never_looks_at_devices_leaves_no_trace(settings: Settings):
    async with running(settings) as site, Player(site.host) as one:
        await one.get("/api/me")
        await one.make(ME, OPEN)
        assert await site.house.identity.devices.of(one.id) == []


async def test_a_device_is_signed_out_at_all_processes(tmp_path: Path, cluster: str):
    """Its connection to another process ends, and its cookie is refused there."""
    store = await new_database(cluster)
    both = [Process(tmp_path / "data", store) for _ in range(2)]
    for process in both:
        process.start()
        await process.ready()
    async with Player(both[0].host) as one, Player(both[1].host) as two:
        made = await one.make(ME, OPEN)
        two.web.cookies.clear()
        told = await two.post("/api/coming/link", {"secret": await secret_of(one)})
        await two.post("/api/coming", {"ticket": told["ticket"], "bring": False})
        browser = await two.open(made["id"])
        await two.get("/api/devices")
        (other,) = (each["id"] for each in await listed(one) if not each["here"])
        await one.web.delete(f"/api/devices/{other}")
        async with asyncio.timeout(20):
            await sent_away(browser)

        async def noticed() -> bool:
            return await code(two) == "signed-out"

        await soon(noticed)
    assert [process.stop() for process in both] == [0, 0]
    lines = "".join(process.log.read_text() for process in both).splitlines()
    notes = [json.loads(line) for line in lines if line.startswith("{")]
    assert "neighbour-failed" not in {note["what"] for note in notes}


async def test_a_guest_has_only_so_many_devices(tmp_path: Path):
    from dataclasses import replace

    plain = quick(tmp_path / "data")
    few = replace(plain, limits=replace(plain.limits, devices=2))
    async with running(few) as site, Player(site.host) as one:
        await listed(one)
        async with Player(site.host) as two:
            await arrive(two, one)
        async with Player(site.host) as three:
            secret = await secret_of(one)
            told = await three.post("/api/coming/link", {"secret": secret}, 409)
            assert (told["code"], told["facts"]) == ("too-many-devices", {"limit": 2})
