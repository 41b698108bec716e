"""When time counts."""

import math

import pytest

from tampu.server.clocks.stillness import DAY, HOUR, Stillness, weekend

MONDAY = 4 * DAY
"""The 5th of January 1970."""
SATURDAY = MONDAY + 5 * DAY


def test_without_spans_all_time_counts():
    assert Stillness([]).counted(10, 25) == 15
    assert Stillness([]).after(10, 15) == 25
    assert Stillness([]).counted(25, 10) == 0


def test_what_overlaps_is_left_out_once():
    still = Stillness([(10, 20), (15, 30), (50, 60)])
    assert still.counted(0, 100) == 70
    assert still.after(5, 10) == 35
    assert [still.holds(at) for at in (9, 10, 29, 30)] == [False, True, True, False]


def test_nothing_counts_while_nobody_knows_for_how_long():
    still = Stillness([(10, math.inf)])
    assert still.counted(0, 1000) == 10
    assert still.after(0, 11) is None
    assert still.after(0, 10) == 10


def test_a_clock_that_shows_nothing_falls_as_soon_as_time_counts():
    assert Stillness([(10, 20)]).after(15, 0) == 20
    assert Stillness([]).after(15, 0) == 15


def test_weekends_are_two_days_long():
    assert weekend(MONDAY, 0) == (SATURDAY, SATURDAY + 2 * DAY)
    assert weekend(SATURDAY + DAY, 0) == (SATURDAY, SATURDAY + 2 * DAY)
    assert weekend(SATURDAY + 2 * DAY, 0)[0] == SATURDAY + 7 * DAY


@pytest.mark.parametrize("zone", [-720, -180, 0, 330, 840])
def test_weekends_are_those_of_the_hosts_calendar(zone: int):
    assert weekend(MONDAY + DAY, zone)[0] == SATURDAY - zone * 60


def test_a_week_has_five_days_that_count():
    still = Stillness([], zone=0)
    assert still.counted(MONDAY, MONDAY + 14 * DAY) == 10 * DAY
    assert still.after(SATURDAY - HOUR, 2 * HOUR) == SATURDAY + 2 * DAY + HOUR
    assert still.after(MONDAY, 5 * DAY) == SATURDAY
