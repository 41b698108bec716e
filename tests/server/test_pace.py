"""The house waits as people do."""

import asyncio
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tampu.bots.crew import Choice, Crew
from tampu.core.play import Match
from tampu.server.journal import Sitting
from tampu.server.pace import ENOUGH, LONGEST, Pace
from tests.server.festivals import found, is_free
from tests.server.planted import plant
from tests.server.rounds import is_forced, seed_of
from tests.server.running import quick, running

KIND = ("cuzco_feld", "p1.power_13")


def test_before_anybody_is_known_pauses_have_no_end_that_tells():
    pauses = [Pace(2.5).pause(*KIND) for _ in range(4000)]
    assert 2.2 < median(pauses) < 2.8
    assert min(pauses) < 0.7
    assert max(pauses) > 12
    assert len({round(pause, 6) for pause in pauses}) > 3900


def test_the_house_takes_as_long_as_people_took():
    """Of pauses drawn from people's as many lie below each of their quarters as of theirs."""
    people = [0.8, 1.1, 1.5, 2.2, 3.5, 5.0, 8.0, 12.0, 20.0, 45.0] * 5
    pace = Pace(2.5)
    for seconds in people:
        pace.heard(*KIND, seconds)
    house = [pace.pause(*KIND) for _ in range(4000)]
    for mark in (1.3, 2.8, 6.3, 15.0, 30.0):
        share = sum(each < mark for each in people) / len(people)
        assert abs(sum(each < mark for each in house) / len(house) - share) < 0.06
    other = [pace.pause("cuzco_feld", "p1.power_05") for _ in range(2000)]
    assert 2.0 < median(other) < 3.0


def test_whoever_went_away_was_not_thinking():
    pace = Pace(1.0)
    for _ in range(ENOUGH):
        pace.heard(*KIND, LONGEST + 1)
    assert max(pace.pause(*KIND) for _ in range(1000)) < 100


def test_a_server_that_need_not_wait_does_not():
    assert Pace(0.0).pause(*KIND) == 0.0


def is_open(match: Match) -> bool:
    """Everybody sees what there is to choose from."""
    return match.state.asked() >= 0 and not match.state.discreet()


@pytest.mark.parametrize("level", ["random", "master"])
async def test_a_bot_holds_a_worker_as_long_with_a_choice_as_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
):
    """CK-728, CF-634: wherever nobody may learn which of them it was."""
    asked: asyncio.Queue[tuple[int, float, float | None]] = asyncio.Queue()

    async def noted(
        _self: Crew, _game: str, _level: str, _view: object, actions: list[str], *told: Any
    ) -> Choice:
        seconds, _, held = told
        asked.put_nowait((len(actions), seconds, held))
        await asyncio.Event().wait()
        raise AssertionError("nobody comes")

    monkeypatch.setattr(Crew, "choose", noted)
    heard = []
    async with running(replace(quick(tmp_path / "data"), bot_seconds=0.08)) as site:
        for match in (found(2, is_forced), found(2, is_free), found(2, is_open)):
            people: list[str | Sitting] = ["somebody", "somebody"]
            people[int(match.state.asked())] = Sitting("bot", None, "Misti", level)
            await site.house.lobby.find(
                await plant(site.house.store, seed_of(match), match, people)
            )
            heard.append(await asked.get())
    (one, *without), (many, *with_choice), (_, _, openly) = heard
    assert one == 1 < many
    assert without == with_choice == [0.08, 0.08 if level == "master" else 0.0]
    assert openly is None
