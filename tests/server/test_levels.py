"""Which bots can be chosen at a table: those of the house, and those that its host adds."""

from pathlib import Path

import pytest

from tampu.bots.bot import LEVELS
from tampu.bots.characters import named
from tests.server.player import ME, Player
from tests.server.running import Site, quick, running

ROGUES = Path(__file__).resolve().parents[1] / "bots"
OWN = "TAMPU_BOTS"


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROGUES))
    caplog.set_level("INFO", "tampu.server")


def replaced(caplog: pytest.LogCaptureFixture) -> set[tuple[str, str]]:
    """Which bots were replaced by which, as the log says."""
    told = [vars(record)["facts"] for record in caplog.records if record.msg == "bot-replaced"]
    return {(facts["bot"], facts["by"]) for facts in told}


async def test_the_server_says_which_levels_there_are(site: Site, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(OWN, "Chatty bot=rogues:Chatty")
    async with Player(site.host) as one:
        told = await one.get("/api/levels")
    assert [level["key"] for level in told] == [*LEVELS, "Chatty bot"]
    assert [level["house"] for level in told] == [True] * 5 + [False]
    assert {level["seconds"] for level in told} == {quick(Path()).bot_seconds}


async def test_a_further_level_is_chosen_at_a_table_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setenv(OWN, "Chatty bot=rogues:Chatty")
    async with running(quick(tmp_path / "data")) as site, Player(site.host) as one:
        own = {"who": "bot", "level": "Chatty bot"}
        made = await one.make(own, own)
        assert [seat["level"] for seat in made["seats"]] == ["Chatty bot"] * 2
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
    assert replaced(caplog) == set()


async def test_a_level_that_nobody_offers_cannot_be_chosen(site: Site):
    async with Player(site.host) as one:
        unknown = {"who": "bot", "level": "lucky"}
        body = {"game": "machu_picchu", "seats": [ME, unknown]}
        told = await one.post("/api/tables", body, 404)
        assert told == {"code": "no-such-level", "rule": None, "facts": {"level": "lucky"}}
        made = await one.make(ME, {"who": "open"})
        told = await one.seat(made["id"], 1, "bot", 404, level="lucky")
        assert told["code"] == "no-such-level"
        told = await one.seat(made["id"], 1, "bot", 400, level="lucky=os:abort")
        assert told["code"] == "bad-message"


async def test_where_a_level_is_gone_a_simpler_bot_plays_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setenv(OWN, "lucky=rogues:Chatty")
    settings = quick(tmp_path / "data")
    async with running(settings) as site, Player(site.host) as one:
        made = await one.make(ME, {"who": "bot", "level": "lucky"})
        cookies = one.web.cookies
    monkeypatch.delenv(OWN)
    async with running(settings) as site, Player(site.host) as one:
        one.web.cookies = cookies
        await one.seat(made["id"], 0, "bot", level="random")
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
            assert watcher.table["seats"][1]["level"] == "lucky"
    assert replaced(caplog) == {("lucky", "greedy")}


async def test_a_master_has_characters_to_choose_from_or_to_be_dealt(site: Site):
    async with Player(site.host) as one:
        told = {game["key"]: game["characters"] for game in await one.get("/api/games")}
        assert told["cuzco_kramer"] == [*named("cuzco_kramer"), "master-any"]
        rival = {"who": "bot", "level": "master-rival"}
        chance = {"who": "bot", "level": "master-any"}
        made = await one.make(ME, rival, chance, chance)
        levels = [seat["level"] for seat in made["seats"]]
        assert levels[1] == "master-rival"
        assert sorted(levels[1:]) == sorted(named("machu_picchu")), "each of the three once"
        body = {"game": "cuzco_kramer", "seats": [ME, rival]}
        assert (await one.post("/api/tables", body, 404))["code"] == "no-such-level"


async def test_masters_of_character_play_a_whole_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async with running(quick(tmp_path / "data")) as site, Player(site.host) as one:
        made = await one.make(*({"who": "bot", "level": level} for level in named("machu_picchu")))
        async with await one.open(made["id"]) as watcher:
            while watcher.table["status"] != "over":
                await watcher.receive()
    assert replaced(caplog) == set()
