"""Who sits and sat where, and until when: each line of the log names whoever played it then."""

from collections.abc import Callable

from tampu.server.history import History
from tampu.server.journal import Sitting
from tampu.server.names import NAMELESS
from tampu.server.wire import SatBefore

Names = Callable[[str], str]


def seat_name(seats: list[Sitting], seat: int, name: Names) -> str | None:
    """The name given for the seat, or the guest's; numbered from the guest's second seat on."""
    sitting = seats[seat]
    if sitting.name is not None or sitting.guest is None:
        return sitting.name
    same = [other for other in seats[:seat] if other.guest == sitting.guest]
    number = sum(other.name is None for other in same) + 1
    return name(sitting.guest) if number == 1 else f"{name(sitting.guest)} {number}"


def sat_before(history: History, seat: int, name: Names) -> list[SatBefore]:
    """Those who played this seat before whoever sits there now, the first one first."""
    before: list[SatBefore] = []
    last = 0
    for (_, seats), (until, after) in zip(history.seatings, history.seatings[1:], strict=False):
        lines = history.lines_at(until)
        if lines > last and seats[seat] != after[seat] and seats[seat].kind != "open":
            called = seat_name(seats, seat, name) or NAMELESS
            before.append(SatBefore(name=called, lines=lines, kind=seats[seat].kind))
            last = lines
    return before


def hints_allowed(history: History, seat: int) -> bool:
    """Whether this seat may ask for hints: against bots, or where the table allows it."""
    return not history.rated and (history.hints or alone_with_bots(history, seat))


def alone_with_bots(history: History, seat: int) -> bool:
    """Whether all other seats are bots', and kept for nobody."""
    others = [each for number, each in enumerate(history.seats) if number != seat]
    return all(each.kind == "bot" and each.kept_for is None for each in others)


def seat_alone(history: History, guest: str | None) -> int | None:
    """The only seat of somebody who plays against bots alone, and not for a rating."""
    own = history.seats_of(guest)
    if history.rated or len(own) != 1 or history.seats[own[0]].kind != "human":
        return None
    return own[0] if alone_with_bots(history, own[0]) else None
