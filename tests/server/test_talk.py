"""Talking: what was said long ago, whom one does not want to hear, what the host should see."""

import json
from dataclasses import replace

from tampu.server.privacy import forget, kept_of
from tampu.server.settings import Settings
from tampu.server.store.reports import Reports
from tests.server.calling import tampu
from tests.server.player import ME, OPEN, Browser, Player
from tests.server.running import GENEROUS, Site, running


async def say(browser: Browser, *lines: str) -> None:
    for line in lines:
        await browser.send(type="say", text=line)
        heard = ""
        while heard != line:
            frame = await browser.until(lambda frame: frame["type"] == "chat")
            heard = frame["line"]["text"]


async def test_a_long_chat_is_told_from_its_end_and_older_lines_on_demand(either: Settings):
    settings = replace(either, limits=replace(GENEROUS, chat_lines=5))
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a:
            await say(a, *(f"line {number}" for number in range(12)))
        cookies = one.web.cookies
    async with running(settings) as site, Player(site.host) as one:
        one.web.cookies = cookies
        async with await one.open(made["id"]) as a:
            told = list(a.chat)
            assert json.loads(a.frames[0])["older"]
        assert [line["text"] for line in told] == [f"line {number}" for number in range(7, 12)]
        more = True
        while more:
            older = await one.get(f"/api/tables/{made['id']}/chat?before={told[0]['number']}")
            assert 0 < len(older["lines"]) <= 5
            told, more = older["lines"] + told, older["older"]
        assert [line["text"] for line in told] == [f"line {number}" for number in range(12)]
        assert len({line["number"] for line in told}) == 12


async def test_what_is_said_behind_a_door_is_not_told_outside(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN, password="sesame")
        async with await one.open(made["id"]) as a:
            await say(a, "hello")
            assert (await two.get(f"/api/tables/{made['id']}/chat", 403))["code"] == "locked"
            assert (await two.get(f"/api/tables/{made['id']}/mutes", 403))["code"] == "locked"
            number = a.chat[0]["number"]
            path = f"/api/tables/{made['id']}/chat/{number}/report"
            assert (await two.post(path, {}, 403))["code"] == "locked"
            listed = await two.get("/api/tables")
            assert (listed["mine"], listed["open"]) == ([], [])
            assert set(listed["locked"][0]) == {"id", "game", "host"}


async def test_whom_one_does_not_want_to_hear_is_remembered_at_all_tables(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await say(a, "one")
            await say(b, "two")
            await a.until_here(b.version)
            assert [line["voice"] for line in a.chat] == [1, 2]
        path = f"/api/tables/{made['id']}/mutes"
        assert await one.get(path) == {"voices": [], "known": 2, "own": 1}
        assert (await one.ask_for("PUT", f"{path}/1", 409))["code"] == "own-line"
        assert (await one.ask_for("PUT", f"{path}/3", 404))["code"] == "no-such-chat-line"
        assert (await one.ask_for("PUT", f"{path}/2"))["voices"] == [2]
        assert (await two.get(path))["voices"] == []
        other = await two.make(ME, OPEN)
        async with await two.open(other["id"]) as b:
            await say(b, "again")
        cookies = one.web.cookies
    async with running(either) as site, Player(site.host) as one:
        one.web.cookies = cookies
        told = await one.get(f"/api/tables/{other['id']}/mutes")
        assert told == {"voices": [1], "known": 1, "own": None}
        path = f"/api/tables/{made['id']}/mutes"
        assert (await one.ask_for("DELETE", f"{path}/2")) == {
            "voices": [],
            "known": 2,
            "own": 1,
        }


async def test_a_reported_line_reaches_the_host_with_those_around_it(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await two.web.put("/api/me", json={"name": "Illa"})
        made = await one.make(ME, OPEN)
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await say(a, "hello")
            await say(b, "something nasty")
            await say(b, "and more")
            await a.until_here(b.version)
            line = next(line for line in a.chat if line["text"] == "something nasty")
        path = f"/api/tables/{made['id']}/chat/{line['number']}/report"
        told = await one.post(path, {"reason": "He is  rude"})
        assert told == {"number": line["number"], "lines": 3}
        await one.post(path, {})
        [report] = await Reports(site.house.store).open(9)
        assert (report.about, report.guest, report.reason) == (two.id, one.id, "He is rude")
        assert [each.text for each in report.lines] == ["hello", "something nasty", "and more"]
        assert (await two.post(path, {}, 409))["code"] == "own-line"
        missing = f"/api/tables/{made['id']}/chat/999/report"
        assert (await one.post(missing, {}, 404))["code"] == "no-such-chat-line"
        shown = await tampu(either, "admin", "reports")
        assert shown.code == 0
        assert "something nasty" in shown.out
        assert two.id in shown.out
        assert "He is rude" in shown.out
        read = json.loads((await tampu(either, "admin", "reports", "--json")).out)
        assert read[0]["id"] == report.id
        assert (await tampu(either, "admin", "settle", report.id)).code == 0
        assert (await tampu(either, "admin", "settle", report.id)).code == 1
        assert await Reports(site.house.store).count() == 0


async def test_nobody_floods_the_host_with_reports(settings: Settings):
    limits = replace(GENEROUS, reports_per_minute=0.01, reports_at_once=2, reports_open=3)
    async with (
        running(replace(settings, limits=limits)) as site,
        Player(site.host) as one,
        Player(site.host) as two,
        Player(site.host) as three,
    ):
        made = await one.make(ME, OPEN)
        async with await two.open(made["id"]) as b:
            await say(b, *"abcde")
            paths = [f"/api/tables/{made['id']}/chat/{line['number']}/report" for line in b.chat]
        for path in paths[:2]:
            await one.post(path, {})
        assert (await one.post(paths[2], {}, 429))["code"] == "too-fast"
        await three.post(paths[2], {})
        assert (await three.post(paths[3], {}, 503))["code"] == "too-many-reports"


async def test_whoever_is_forgotten_is_gone_from_reports_and_mutes_too(either: Settings):
    async with (
        running(either) as site,
        Player(site.host) as one,
        Player(site.host) as two,
        Player(site.host) as three,
    ):
        made = await one.make(ME, OPEN)
        async with await two.open(made["id"]) as b, await three.open(made["id"]) as c:
            await say(b, "from two")
            await c.until_here(b.version)
            await say(c, "from three")
            await b.until_here(c.version)
            first, second = b.chat
        base = f"/api/tables/{made['id']}"
        for line in (first, second):
            await one.post(f"{base}/chat/{line['number']}/report", {"reason": "rude"})
        await one.ask_for("PUT", f"{base}/mutes/{first['voice']}")
        store = site.house.store
        kept = await kept_of(store, one.id)
        assert (len(kept.reports), kept.unheard) == (2, 1)
        await forget(store, two.id)
        [left] = await Reports(store).open(9)
        assert [each.text for each in left.lines] == ["from three"]
        assert (await one.get(f"{base}/mutes"))["voices"] == []
