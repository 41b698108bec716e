"""Clocks: what a table agrees on when it is made, and what is told of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tampu.server.wire.kinds import Level, Told, Wire

Fall = Literal["bot", "bot-for-good", "mark"]
"""What happens when a clock falls: a bot plays until the owner is back, or to the end; or nothing,
but everybody sees it."""
ClockKind = Literal["live", "days"]
ClockNews = Literal["fell", "vacation", "back", "away"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long everybody may take, in seconds; nobody's clock ever shows more than both together.

    `bank`: what everybody begins with. `gain`: what is added for every decision (`live`), or each
    time that it is somebody's turn (`days`). `level`: of the bot that plays on. By days: `weekends`
    are free, as the calendar is `zone` minutes east of Greenwich, and everybody may take so many
    days of `vacation`.
    """

    kind: ClockKind
    bank: int
    gain: int
    fall: Fall = "bot"
    level: Level | None = None
    weekends: bool = False
    zone: Annotated[int, Meta(ge=-720, le=840)] = 0
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0


class Vacation(Wire):
    """POST /api/tables/{id}/vacation: so many days, for all own seats; 0: back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class SeatClock(Told):
    """The clock of a seat: how many seconds were `left` when it was told.

    `falls`: the moment at which it does, if nothing happens. `ticks`: it runs now; `fell`: it has
    fallen, and nobody has answered since. `vacation`: until when, `days`: how many more may be
    taken.
    """

    left: float
    falls: float | None = None
    ticks: bool = False
    fell: bool = False
    vacation: float | None = None
    days: int = 0


class ClockTold(Told):
    """The clock of a table. `now`: when this was told."""

    terms: Clock
    now: float


class ClockLine(Told):
    """What happened to a clock, after so many `lines`: `fell`, and nothing but that; somebody took
    `vacation`, or is `back`; the house was `away`, and no clock ran.

    `until`: when a vacation ends. `seconds`: for how long the house was away.
    """

    lines: int
    what: ClockNews
    until: float | None = None
    seconds: float | None = None
