"""A clock tells nobody whether somebody has a choice, nor who gave the answer (CK-728, CF-634)."""

from tampu.core.play import Match
from tampu.server.bots import HASTE, in_time
from tampu.server.history import History, written
from tampu.server.journal import Begun, Opened, Played, Sitting
from tampu.server.lobby import begun_with
from tampu.server.store.store import Head
from tampu.server.wire import Clock
from tests.server.festivals import found, is_free
from tests.server.rounds import is_forced, seed_of

CLOCK = Clock(kind="live", bank=600, gain=30)


def timed(match: Match) -> History:
    """The history of a match by a clock: a line each second, from moment 0."""
    head = Head(
        id="t",
        code="t",
        game=match.game.key,
        edition=match.game.edition,
        seats=match.header.seats,
        options=dict(match.header.options),
        seed=seed_of(match),
        host="one",
        listed=False,
        created=0.0,
    )
    seats = [Sitting("human", f"guest {seat}") for seat in range(head.seats)]
    history = begun_with(head)
    history.add(Opened(at=0.0, seats=seats, clock=CLOCK))
    lines = written(match.steps)
    first = next(n for n, (seat, _) in enumerate(lines) if seat >= 0)
    history.add(Begun(at=0.0, lines=lines[:first]))
    for number, line in enumerate(lines[first:]):
        history.add(Played(at=float(number), lines=[line]))
    return history


def spent(history: History, seconds: float) -> tuple[float, float]:
    """What the clock of whoever is asked loses in so many seconds, and when it falls."""
    (seat,), clocks = history.asked(), history.clocks
    since, falls = clocks.faces[seat].since, clocks.falls_at(seat)
    assert since is not None
    assert falls is not None
    before = clocks.left_at(seat, since)
    return before - clocks.left_at(seat, since + seconds), falls - since - before


def test_while_the_question_stands_a_clock_runs_the_same_with_and_without_a_choice():
    without, with_one = timed(found(2, is_forced)), timed(found(2, is_free))
    assert without.match.state.discreet()
    assert with_one.match.state.discreet()
    for seconds in (0.0, 1.0, 7.5, 100.0):
        assert spent(without, seconds) == spent(with_one, seconds) == (seconds, 0.0)


def test_the_answer_of_the_house_costs_and_gains_what_a_players_own_does():
    match = found(2, is_forced)
    faces = []
    for guest in (None, "guest"):
        history = timed(match)
        (seat,) = history.asked()
        since = history.clocks.faces[seat].since
        assert since is not None
        steps = history.drafted(seed_of(match), seat, match.state.automatic())
        entry = Played(at=since + 4.0, lines=written(steps), guest=guest, id=guest)
        history.add(entry, steps)
        faces.append(history.clocks.faces)
    assert faces[0] == faces[1]


def test_the_house_answers_before_a_clock_falls_as_whoever_has_a_choice_would():
    assert in_time(3.0, None, 100.0) == 3.0
    assert in_time(3.0, 110.0, 100.0) == 3.0
    hurried = [in_time(60.0, 110.0, 100.0) for _ in range(500)]
    assert max(hurried) <= HASTE * 10
    assert min(hurried) >= (1 - HASTE) * 10
    assert len({round(pause, 6) for pause in hurried}) > 450
    assert in_time(60.0, 90.0, 100.0) == 0.0
