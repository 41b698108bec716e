"""How clocks, and the grace of whoever is away, are told: the same to everybody."""

from tampu.server.history import History
from tampu.server.journal import Down, Fell, Rested, Timed
from tampu.server.presence import Presence
from tampu.server.wire import ClockLine, ClockTold, SeatClock


def clock_told(history: History, now: float) -> ClockTold | None:
    """What was agreed, and what time it is."""
    terms = history.clocks.terms
    if terms is None:
        return None
    return ClockTold(terms=terms, now=now)


def seat_clock(history: History, seat: int, now: float) -> SeatClock | None:
    """What the clock of a seat shows."""
    clocks = history.clocks
    if clocks.terms is None or not history.begun:
        return None
    face = clocks.faces[seat]
    return SeatClock(
        left=clocks.left_at(seat, now),
        falls=clocks.falls_at(seat),
        ticks=clocks.ticks(seat, now),
        fell=face.down,
        vacation=face.vacation_at(now),
        days=clocks.vacation_left(seat, now),
    )


def clock_line(history: History, version: int, entry: Timed) -> ClockLine:
    """What happened to a clock, for the log."""
    lines = history.lines_at(version)
    match entry:
        case Fell():
            return ClockLine(lines=lines, what="fell")
        case Rested(days=0):
            return ClockLine(lines=lines, what="back")
        case Rested():
            return ClockLine(lines=lines, what="vacation", until=entry.at + entry.days * 86_400)
        case Down():
            return ClockLine(lines=lines, what="away", seconds=entry.until - entry.since)


def grace(history: History, presence: Presence, patience: float, seat: int) -> float | None:
    """The moment from which others may give the seat of whoever is away to a bot.

    None: the seat is nobody's, somebody is there, or a clock by days says when it is time.
    """
    sitting = history.seats[seat]
    gone = None if sitting.holder is None else presence.gone_since(sitting.guest or "")
    if gone is None or history.over or sitting.kind not in ("human", "program"):
        return None
    return None if clock_protects(history, seat) else gone + patience


def clock_protects(history: History, seat: int) -> bool:
    """By days somebody may be away for long: only a clock that fell takes the seat from them."""
    clocks = history.clocks
    by_days = clocks.terms is not None and clocks.terms.kind == "days"
    return by_days and history.begun and not clocks.faces[seat].down
