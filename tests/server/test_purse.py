"""No whole turn of a bot takes longer than its purse allows, whatever it is given to think."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tampu.bots.crew import LEAST_SECONDS
from tampu.core.play import Match
from tampu.server.bots import WEARY
from tampu.server.journal import Sitting
from tampu.server.purse import Purse, turn_began
from tampu.server.settings import Settings
from tests.server.festivals import found, is_free, whole
from tests.server.planted import plant, search
from tests.server.rounds import seed_of
from tests.server.running import quick, running
from tests.server.wasters import BOOK

seconds = st.floats(0.0, 100.0)


@given(st.lists(seconds, max_size=200))
def test_a_turn_of_any_length_stays_within_the_purse(wanted: list[float]):
    """A clock that runs only while a bot thinks or pauses, each as long as it may."""
    purse, clock = Purse(15.0), 0.0
    for each in wanted:
        taken = min(each, purse.most(0, began=7))
        clock += taken
        purse.spend(0, taken)
    assert clock <= 15.0


@given(st.lists(seconds, min_size=1, max_size=30))
def test_who_is_late_has_less_for_the_rest(late: list[float]):
    purse = Purse(15.0)
    before = purse.most(0, began=7)
    for each in late:
        purse.spend(0, each)
        assert 0.0 <= purse.most(0, began=7) <= before
        before = purse.most(0, began=7)
    assert before == max(0.0, 15.0 - sum(late)) / 4 or abs(before - (15 - sum(late)) / 4) < 1e-6


def test_each_seat_has_its_own_purse_and_each_turn_a_full_one():
    purse = Purse(12.0)
    assert purse.most(0, began=7) == 3.0
    purse.spend(0, 12.0)
    assert purse.most(0, began=7) == 0.0
    assert purse.most(1, began=7) == 3.0
    assert purse.most(0, began=20) == 3.0


def test_the_house_allows_no_bot_more_than_fifteen_seconds(tmp_path: Path):
    assert Settings(data=tmp_path).bot_turn < 15.0


# ---- what a turn is ----


def test_a_turn_of_cuzco_goes_on_while_others_answer_in_its_festival():
    """CK-214, CK-720: all is one turn, from the opening tile to the end of the festival."""
    match = found(4, is_free)
    holder = match.game.turn(match.state)
    began = turn_began(match, int(match.state.asked()))
    assert match.game.turn(match.state_after(began)) == holder
    assert match.game.turn(match.state_after(began - 1)) != holder
    lines = [step.line for step in match.steps[began:]]
    assert lines[0].seat == holder
    assert lines[0].text.startswith(("place", "token"))
    assert any(line.text.startswith("festival") for line in lines)


def test_every_turn_of_cuzco_begins_with_a_full_purse():
    match, starts = whole(2), set()
    for lines in range(1, len(match.steps)):
        part = match.prefix(lines)
        if part.state.asked() >= 0:
            starts.add(turn_began(part, int(part.state.asked())))
    ends = sum(step.line.text == "end" for step in match.steps)
    assert len(starts) >= ends


def test_elsewhere_a_turn_is_what_one_seat_does_at_a_stretch():
    _, match = search(2, answers_twice)
    seat = int(match.state.asked())
    began = turn_began(match, seat)
    assert {step.line.seat for step in match.steps[began:]} <= {seat, -1}
    assert match.steps[began - 1].line.seat == 1 - seat


def answers_twice(match: Match) -> bool:
    players = [step.line.seat for step in match.steps if step.line.seat >= 0]
    asked = int(match.state.asked())
    return len(players) > 4 and players[-1] == asked and 1 - asked in players


# ---- at the table ----


@pytest.mark.parametrize("given", [0.1, 50.0])
async def test_a_bot_that_wastes_its_time_has_a_short_turn_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: float
):
    """Counted, not timed: what each decision of a turn was given adds up to less than the purse.

    It would walk to and fro for ever; in the end the house makes it do something else.
    """
    book, whole_turn = tmp_path / "wasted", 1.0
    monkeypatch.setenv("TAMPU_BOTS", "waster=tests.server.wasters:Waster")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    monkeypatch.setenv(BOOK, str(book))
    match = found(2, many_moves)
    settings = replace(quick(tmp_path / "data"), bot_seconds=given, bot_turn=whole_turn)
    async with running(settings) as site:
        made = await plant(site.house.store, seed_of(match), match, ["somebody", "somebody else"])
        table = await site.house.lobby.find(made)
        table.history.seats[:] = [Sitting("bot", None, "Misti", "waster")] * 2
        site.house.bots.look(table)
        async with asyncio.timeout(60):
            while match.game.turn(table.history.match.state) == match.game.turn(match.state):
                await asyncio.sleep(0.005)
    seat = int(match.state.asked())
    before = [step for step in match.steps[turn_began(match, seat) :] if step.line.seat == seat]
    told = [float(line) for line in book.read_text().splitlines()][: WEARY - len(before)]
    assert len(told) == WEARY - len(before) > 20
    assert told[0] <= min(given, whole_turn / 4)
    assert sum(each for each in told if each > LEAST_SECONDS) <= whole_turn
    assert told[-1] == LEAST_SECONDS


def many_moves(match: Match) -> bool:
    """CK-411: the seat asked can walk to and fro for nothing."""
    state, write = match.state, match.game.write
    texts = [write(action) for action in state.actions() if not state.price(action)]
    return sum(text.startswith("move") for text in texts) > 4
