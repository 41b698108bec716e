"""Guests: a name and a signed cookie."""

import stat
from pathlib import Path

import httpx
import pytest

from tampu.server.guests import BadKey, secret_keys
from tests.server.player import ME, OPEN, Browser, Player, dial
from tests.server.running import Site, quick, running


async def test_a_guest_needs_nothing_and_keeps_its_name(either_site: Site):
    async with Player(either_site.host) as one:
        first = await one.get("/api/me")
        assert first["name"]
        assert await one.get("/api/me") == first
        await one.web.put("/api/me", json={"name": "  Killa   Wayra "})
        assert await one.get("/api/me") == {"id": first["id"], "name": "Killa Wayra"}


async def test_name_and_cookie_outlive_the_server(tmp_path: Path):
    settings = quick(tmp_path / "data")
    async with running(settings) as site, Player(site.host) as one:
        await one.web.put("/api/me", json={"name": "Killa"})
        cookies = dict(one.web.cookies)
    async with running(settings) as site, httpx.AsyncClient(cookies=cookies) as later:
        told = await later.get(f"http://{site.host}/api/me")
        assert told.json()["name"] == "Killa"
        assert "set-cookie" not in told.headers


async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(site: Site):
    async with httpx.AsyncClient() as web:
        cookie = (await web.get(f"http://{site.host}/api/me")).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_key_that_signs_is_for_its_owner_only(tmp_path: Path):
    (key,) = secret_keys(tmp_path)
    assert len(key) == 64
    assert secret_keys(tmp_path) == [key]
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "\n", "short", "a" * 31, f"{'a' * 64}\nshort"])
def test_a_key_that_can_be_guessed_is_refused(tmp_path: Path, text: str):
    (tmp_path / "secret.key").write_text(text)
    with pytest.raises(BadKey, match=r"secret\.key"):
        secret_keys(tmp_path)


async def test_keys_change_and_cookies_of_the_former_one_hold(tmp_path: Path):
    settings = quick(tmp_path / "data")
    path = tmp_path / "data" / "secret.key"
    async with running(settings) as site, Player(site.host) as one:
        before = dict(one.web.cookies)
    former = path.read_text()
    path.write_text(f"{'b' * 64}\n{former}\n")
    async with running(settings) as site, httpx.AsyncClient(cookies=before) as web:
        assert (await web.get(f"http://{site.host}/api/me")).json()["id"] == one.id
        async with Player(site.host) as new:
            after = dict(new.web.cookies)
    path.write_text("b" * 64)
    async with running(settings) as site:
        for cookies, status in ((before, 401), (after, 200)):
            async with httpx.AsyncClient(cookies=cookies) as web:
                assert (await web.get(f"http://{site.host}/api/tables")).status_code == status


FORGED = ["", "x", "0123456789abcdef.forged", "a.b.c", "ÿ" * 300, "." * 50]


@pytest.mark.parametrize("value", FORGED)
async def test_a_forged_cookie_is_refused_and_asking_who_one_is_heals_it(site: Site, value: str):
    header = {b"cookie": f"tampu_guest={value}".encode("latin-1")}
    async with httpx.AsyncClient(base_url=f"http://{site.host}") as web, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        body = {"do": "take"}
        for answer in (
            await web.get("/api/tables", headers=header),
            await web.post(f"/api/tables/{made['id']}/seats/1", json=body, headers=header),
            await web.put("/api/me", json={"name": "Killa"}, headers=header),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "bad-cookie")
        healed = await web.get("/api/me", headers=header)
        assert healed.status_code == 200
        assert healed.headers["set-cookie"]


async def test_one_guests_cookie_with_another_id_is_forged(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, {**ME, "name": "Illa"})
        signature = two.web.cookies["tampu_guest"].partition(".")[2]
        wire = await dial(site.host, made["id"], f"tampu_guest={one.id}.{signature}")
        browser = Browser(wire)
        told = await browser.receive()
        assert told["problem"]["code"] == "bad-cookie"
        await wire.wait_closed()
        assert wire.close_code == 4401


NAMES = {
    "": "name-empty",
    "   ": "name-empty",
    "a" * 25: "name-too-long",
    "a\u202eb": "name-strange",
    "a\u200bb": "name-strange",
    "\u0000": "name-strange",
    "\ue000": "name-strange",
}


@pytest.mark.parametrize("name", NAMES)
async def test_names_that_nobody_could_read_are_refused(site: Site, name: str):
    async with Player(site.host) as one:
        answer = await one.web.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, NAMES[name])
