"""The outcome of a game: what is counted of it once it is over, seat by seat.

It follows from the journal alone. A game counts for whoever sits on a seat at its end, or for whom
a bot keeps it; in a rated game for whoever sat there when it began.
"""

from collections import Counter

import msgspec

from tampu.server.history import History
from tampu.server.journal import Sitting
from tampu.server.store.store import Head
from tampu.server.wire import SeatKind, Verdict

ALIAS = "~"
"""So begins what stands for somebody who is forgotten: no guest's id does."""


class SeatOutcome(msgspec.Struct, frozen=True):
    """What one seat made of a game. `kind`, `level`: of who sat there at the end.

    `own`, `bot`, `other`: how many decisions were made there by whom. `gave_up`: in a rated game,
    a bot decided something there, or somebody's seat was empty at the end.
    """

    seat: int
    guest: str | None
    kind: SeatKind
    level: str | None
    place: int
    points: int
    own: int
    bot: int
    other: int
    gave_up: bool
    sources: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    """A game that is over. `weighs`: the ratings of its players change by it."""

    table: str
    code: str
    game: str
    options: dict[str, str]
    began: float
    ended: float
    lines: int
    rated: bool
    weighs: bool
    verdict: Verdict
    seats: list[SeatOutcome]


def outcome_of(head: Head, history: History) -> Outcome:
    """What is counted of a game that is over."""
    verdict = _verdict(history)
    seats = _seats(head, history) if verdict == "counted" else []
    return Outcome(
        table=head.id,
        code=head.code,
        game=head.game,
        options=history.match.game.with_defaults(head.options),
        began=history.began_at,
        ended=history.ended_at,
        lines=history.lines,
        rated=history.rated,
        weighs=history.rated and _weighs(seats),
        verdict=verdict,
        seats=seats,
    )


def _verdict(history: History) -> Verdict:
    """Without a result nothing is counted, nor where it began in the middle, or hidden was seen."""
    if not history.match.over:
        return "abandoned"
    return "exercise" if history.given or history.looked else "counted"


def _weighs(seats: list[SeatOutcome]) -> bool:
    """Everybody has decided something, and somebody stayed to the end."""
    people = {each.guest for each in seats}
    return (
        len(people) == len(seats) > 1
        and all(each.own > 0 for each in seats)
        and not all(each.gave_up for each in seats)
    )


def _seats(head: Head, history: History) -> list[SeatOutcome]:
    places, points = _places(history), [int(each) for each in history.match.state.scores]
    owners, sources = _owners(head, history), _sources(history)
    decided = _decided(history, owners)
    return [
        SeatOutcome(
            seat=seat,
            guest=owners[seat],
            kind=sitting.kind,
            level=sitting.level,
            place=places[seat],
            points=points[seat],
            own=decided[seat]["own"],
            bot=decided[seat]["bot"],
            other=decided[seat]["other"],
            gave_up=history.rated and (decided[seat]["bot"] > 0 or sitting.kind != "human"),
            sources=sources[seat],
        )
        for seat, sitting in enumerate(history.seats)
    ]


def _places(history: History) -> dict[int, int]:
    """Places from 1; who shares one takes up as many."""
    places: dict[int, int] = {}
    for seats in history.match.state.ranking():
        place = len(places) + 1
        places |= {int(seat): place for seat in seats}
    return places


def _owners(head: Head, history: History) -> list[str | None]:
    """Whose result it is, by seats."""
    if history.rated:
        first = history.seats_at(history.began)
        return [sitting.holder or alias_of(head.id, seat) for seat, sitting in enumerate(first)]
    return [_owner(history.seats, seat) for seat in range(head.seats)]


def alias_of(table: str, seat: int) -> str:
    """Who played a seat of a rated game, where nobody knows any more who it was."""
    return f"{ALIAS}{table[:24]}-{seat}"


def _owner(seats: list[Sitting], seat: int) -> str | None:
    """Of several at one browser only whoever goes by the guest's own name; of programs nobody."""
    sitting = seats[seat]
    guest = sitting.kept_for or sitting.resigned if sitting.kind == "bot" else sitting.guest
    if guest is None or sitting.kind == "program":
        return None
    same = [
        n for n, each in enumerate(seats) if guest in (each.guest, each.kept_for, each.resigned)
    ]
    own = [n for n in same if seats[n].name is None or seats[n].kind == "bot"]
    first = same[0] if len(same) == 1 else next(iter(own), None)
    return guest if first == seat else None


def _decided(history: History, owners: list[str | None]) -> list[Counter[str]]:
    """Who made how many decisions on each seat; what was the only answer is none."""
    counts = [Counter[str]() for _ in owners]
    for logged in history.log:
        seat = logged.step.line.seat
        if seat < 0 or logged.undone or logged.step.forced:
            continue
        sitting = history.seats_at(logged.version)[seat]
        mine = sitting.kind == "human" and sitting.guest == owners[seat]
        nameless = sitting.kind == "human" and sitting.guest is None and _is_alias(owners[seat])
        who = "own" if mine or nameless else "bot" if sitting.kind == "bot" else "other"
        counts[seat][who] += 1
    return counts


def _is_alias(guest: str | None) -> bool:
    return guest is not None and guest.startswith(ALIAS)


def _sources(history: History) -> list[dict[str, int]]:
    """Where the points of each seat come from, by rules."""
    sources: list[dict[str, int]] = [{} for _ in history.seats]
    for step in history.match.steps:
        for event in step.events:
            if event.seat >= 0 and event.points:
                own = sources[event.seat]
                own[event.rule] = own.get(event.rule, 0) + event.points
    return sources
