"""Passkeys: made in one browser, shown in another; for this site, and for nobody else."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.server.identity.passkeys import site_of
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tests.server.arriving import come, refused
from tests.server.authenticator import Authenticator
from tests.server.player import ME, OPEN, Player
from tests.server.running import Site, quick, running


def at(site: Site) -> str:
    """The server by a name: passkeys are not for addresses."""
    return site.host.replace("127.0.0.1", "localhost")


def owned(one: Player) -> Authenticator:
    one.web.headers["origin"] = origin = f"http://{one.host}"
    return Authenticator(origin)


async def options(one: Player, way: str) -> Any:
    return (await one.post(f"/api/{way}/options"))["options"]


async def make(one: Player, key: Authenticator, status: int = 201) -> Any:
    wanted = await options(one, "devices/passkeys")
    return await one.post("/api/devices/passkeys", {"credential": key.made(wanted)}, status)


async def show(other: Player, credential: Any, status: int = 200) -> Any:
    return await other.post("/api/coming/passkey", {"credential": credential}, status)


async def test_a_passkey_of_one_browser_opens_another(either: Settings):
    """Also after a restart."""
    async with running(either) as site, Player(at(site)) as one:
        made = await one.make(ME, OPEN)
        key = owned(one)
        told = await make(one, key)
        assert len(told["passkeys"]) == 1
        assert told["passkeys"][0]["used"] is None
    async with running(either) as site, Player(at(site)) as two:
        key.origin = owned(two).origin
        prospect = await show(two, key.shown(await options(two, "coming/passkey")))
        assert prospect["there"] == {"running": 1, "over": 0}
        await come(two, prospect["ticket"])
        assert [table["id"] for table in (await two.get("/api/tables"))["mine"]] == [made["id"]]
        assert (await two.get("/api/devices"))["passkeys"][0]["used"] is not None


async def test_what_was_shown_once_is_worth_nothing_a_second_time(either_site: Site):
    async with Player(at(either_site)) as one, Player(at(either_site)) as two:
        key = owned(one)
        owned(two)
        wanted = await options(one, "devices/passkeys")
        answer = key.made(wanted)
        await one.post("/api/devices/passkeys", {"credential": answer}, 201)
        told = await one.post("/api/devices/passkeys", {"credential": answer}, 403)
        assert told["code"] == "passkey-failed"
        shown = key.shown(await options(two, "coming/passkey"))
        await show(two, shown)
        assert (await show(two, shown, 403))["code"] == "passkey-failed"


async def test_a_copy_of_a_passkey_is_noticed(site: Site):
    """It counts how often it was shown: one that counts back is another."""
    async with Player(at(site)) as one, Player(at(site)) as two:
        key = owned(one)
        owned(two)
        await make(one, key)
        await show(two, key.shown(await options(two, "coming/passkey")))
        key.count = 0
        told = await show(two, key.shown(await options(two, "coming/passkey")), 403)
        assert told["code"] == "passkey-failed"


async def test_what_was_asked_of_one_guest_or_for_something_else_counts_for_nothing(site: Site):
    async with Player(at(site)) as one, Player(at(site)) as two:
        key, other = owned(one), owned(two)
        await make(one, key)
        stolen = other.made(await options(one, "devices/passkeys"))
        told = await two.post("/api/devices/passkeys", {"credential": stolen}, 403)
        assert told["code"] == "passkey-failed"
        wrong = key.shown(await options(one, "devices/passkeys"))
        assert (await show(two, wrong, 403))["code"] == "passkey-failed"
        forged = key.shown({"challenge": "AAAA"})
        assert (await show(two, forged, 403))["code"] == "passkey-failed"
        unknown = other.shown(await options(two, "coming/passkey"))
        assert (await show(two, unknown, 403))["code"] == "passkey-unknown"
        other.id = key.id
        signed = other.shown(await options(two, "coming/passkey"))
        assert (await show(two, signed, 403))["code"] == "passkey-failed"


@pytest.mark.parametrize("lie", ["origin", "site"])
async def test_a_passkey_for_another_site_is_none_here(site: Site, lie: str):
    async with Player(at(site)) as one, Player(at(site)) as two:
        key = owned(one)
        owned(two)
        await make(one, key)
        setattr(key, lie, "https://evil.example" if lie == "origin" else "evil.example")
        told = await show(two, key.shown(await options(two, "coming/passkey")), 403)
        assert told["code"] == "passkey-failed"


@pytest.mark.parametrize(
    "nonsense",
    [
        {},
        {"id": "x"},
        {"rawId": 1, "response": []},
        {"rawId": "AA", "response": {"clientDataJSON": "é"}},
        {"rawId": "AA", "response": {"clientDataJSON": "e30"}},
    ],
)
async def test_nonsense_is_no_passkey(site: Site, nonsense: dict[str, Any]):
    async with Player(at(site)) as one:
        owned(one)
        assert (await show(one, nonsense, 403))["code"] == "passkey-failed"
        told = await one.post("/api/devices/passkeys", {"credential": nonsense}, 403)
        assert told["code"] == "passkey-failed"


async def test_a_passkey_that_was_dropped_brings_nobody_any_more(site: Site):
    async with Player(at(site)) as one, Player(at(site)) as two:
        key = owned(one)
        owned(two)
        (kept,) = (await make(one, key))["passkeys"]
        told = await show(two, key.shown(await options(two, "coming/passkey")))
        assert (await two.web.delete(f"/api/devices/passkeys/{kept['id']}")).status_code == 404
        assert (await one.web.delete(f"/api/devices/passkeys/{kept['id']}")).status_code == 200
        assert (await refused(two, told["ticket"]))["code"] == "passkey-unknown"
        told = await show(two, key.shown(await options(two, "coming/passkey")), 403)
        assert told["code"] == "passkey-unknown"


async def test_one_guest_has_only_so_many(tmp_path: Path):
    plain = quick(tmp_path / "data")
    few = replace(plain, limits=replace(plain.limits, devices=1))
    async with running(few) as site, Player(at(site)) as one:
        await make(one, owned(one))
        told = await one.post("/api/devices/passkeys/options", status=409)
        assert told["code"] == "too-many-passkeys"


SITES = {
    "https://table.example": "table.example",
    "https://table.example:8443": "table.example",
    "http://localhost:8000": "localhost",
    "http://table.example": None,
    "https://192.0.2.7": None,
    "https://[2001:db8::1]:8000": None,
    "http://127.0.0.1:8000": None,
    "": None,
}


@pytest.mark.parametrize("origin", SITES)
def test_a_site_has_a_name_and_https(origin: str):
    if SITES[origin] is None:
        with pytest.raises(Trouble, match="no-passkeys-here"):
            site_of(origin)
    else:
        assert site_of(origin) == (origin, SITES[origin])


async def test_behind_a_proxy_the_page_says_where_it_stands(tmp_path: Path):
    """The proxy speaks https to the browser and http to the server, under the same name."""
    async with running(quick(tmp_path / "data")) as site, Player(site.host) as one:
        one.web.headers.update({"host": "table.example", "origin": "https://table.example"})
        key = Authenticator("https://table.example", "table.example")
        wanted = await options(one, "devices/passkeys")
        assert wanted["rp"]["id"] == "table.example"
        await one.post("/api/devices/passkeys", {"credential": key.made(wanted)}, 201)
        one.web.headers["origin"] = "https://evil.example"
        told = await one.post("/api/devices/passkeys/options", status=403)
        assert told["code"] == "bad-origin"
