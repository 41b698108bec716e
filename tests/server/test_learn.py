"""How to play by REST: the text in every language, and every figure with its film."""

import pytest

from tampu.games import KEYS, figures
from tests.server.player import Player
from tests.server.running import Site

TOLD = [key for key in KEYS if figures(key)]
EVERY = [(game, key) for game in TOLD for key in figures(game)]


@pytest.mark.parametrize("game", TOLD)
async def test_every_language_tells_the_same_sections(site: Site, game: str):
    async with Player(site.host) as one:
        told = [
            await one.get(f"/api/games/{game}/learn/{lang}") for lang in ("en", "fr", "pt", "es")
        ]
        ids = [[section["id"] for section in each["sections"]] for each in told]
        assert ids[0][:2] == ["goal", "board"]
        assert all(each == ids[0] for each in ids)
        assert len({each["sections"][0]["title"] for each in told}) == 4


@pytest.mark.parametrize(("game", "key"), EVERY)
async def test_every_figure_has_its_film(site: Site, game: str, key: str):
    async with Player(site.host) as one:
        told = await one.get(f"/api/games/{game}/figures/{key}")
        own = [step for step in told["steps"] if step["seat"] >= 0]
        assert len(own) >= len(figures(game)[key].line)
        assert all(step["changes"] for step in told["steps"])
        assert told["start"]["seat"] == told["seat"]


async def test_what_is_not_there_is_said(site: Site):
    async with Player(site.host) as one:
        problem = await one.get("/api/games/cuzco_kramer/figures/nothing", 404)
        assert problem["code"] == "no-such-figure"
        assert (await one.get("/api/games/chess/figures/x", 404))["code"] == "no-such-game"
        assert (await one.get("/api/games/cuzco_kramer/learn/de", 404))["code"] == "not-found"


@pytest.mark.parametrize("game", TOLD)
async def test_whoever_may_try_a_figure_out_can(site: Site, game: str):
    """A figure that shows only a part of a position is not offered."""
    async with Player(site.host) as one:
        offered = 0
        for key in figures(game):
            where = f"/api/games/{game}/figures/{key}"
            if not (await one.get(where))["table"]["asides"]:
                continue
            offered += 1
            told = await one.post(f"{where}/aside", {"line": 0, "rows": []})
            row = f"{'ABCD'[told['seen']['seat']]}: {told['seen']['actions'][0]}"
            went = await one.post(f"{where}/aside", {"line": 0, "rows": [*told["rows"], row]})
            assert row in went["rows"]
        assert offered >= 10
