"""The house waits as people do."""

from statistics import median

from tampu.server.pace import ENOUGH, LONGEST, Pace

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
