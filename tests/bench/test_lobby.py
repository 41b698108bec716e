"""The long past of a measurement is as sound as one that was really played."""

import random
from pathlib import Path

from bench.lobby.page import lobby
from bench.lobby.past import EVERY, games_in, lengthen
from bench.sections import sections, with_others, with_section
from tampu.server.inspection import inspect
from tests.server.player import ME, OPEN, Player, play_on
from tests.server.running import quick, running

FOUND = {
    "machine": {"processor": "abacus", "cores": "1"},
    "upgraded_ms": [600.0, 5.0],
    "sizes": [
        {
            "games": 10_000,
            "start_s": 0.5,
            "tables_in_memory": 0,
            "newcomer": {"p50": 1.23, "p99": 4.0},
            "regular": {"p50": 5.0, "p99": 6.0},
        }
    ],
}


async def test_games_are_copied_whole_some_of_them_for_one_guest(tmp_path: Path):
    settings = quick(tmp_path / "data")
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await play_on({0: a, 1: b}, random.Random(1))
        assert len((await two.get("/api/tables"))["mine"]) == 1
        database = settings.data / "tampu.sqlite3"
        lengthen(database, games_in(database), two.id, 0, 2 * EVERY)
        mine = (await two.get("/api/tables"))["mine"]
        assert len(mine) == 1 + 2
        assert sum(seat["mine"] for table in mine for seat in table["seats"]) == len(mine)
    told = await inspect(settings)
    assert (told.tables, told.findings) == (1 + 2 * EVERY, [])


def test_the_section_takes_its_own_place_and_no_other():
    section = lobby(FOUND)
    assert "| 10,000 | 1.2 | 4.0 | 5.0 | 6.0 | 0.50 | 0 |" in section
    page = with_section("# Page\n\n## Machine\n\nabacus\n", section)
    assert list(sections(page)) == ["## Machine", "## The lobby"]
    assert with_section(page, section) == page
    later = with_section(page, section.replace("600 ms", "700 ms"))
    assert sections(later)["## Machine"] == sections(page)["## Machine"]
    assert ("700 ms" in later, "600 ms" in later) == (True, False)


def test_a_new_page_keeps_the_sections_it_does_not_have():
    page = with_others("# New\n\n## Speed\n\n2\n", "# Old\n\n## Speed\n\n1\n\n## The lobby\n\n3\n")
    assert page == "# New\n\n## Speed\n\n2\n\n## The lobby\n\n3\n"
