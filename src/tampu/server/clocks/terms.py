"""What can be agreed on: sensible clocks, and how a record writes them."""

from typing import NamedTuple
from urllib.parse import quote, unquote

import msgspec

from tampu.bots.bot import levels
from tampu.server.problems import Trouble
from tampu.server.wire import Clock

MINUTE, HOUR, DAY = 60, 3_600, 86_400


class Bounds(NamedTuple):
    """The least and the most of a bank, and of a gain, in seconds."""

    bank: tuple[int, int]
    gain: tuple[int, int]


BOUNDS = {
    "live": Bounds((MINUTE, 6 * HOUR), (5, 10 * MINUTE)),
    "days": Bounds((0, 60 * DAY), (6 * HOUR, 14 * DAY)),
}
"""A gain is never nothing: so an answer that the house gives in its own time costs none."""


def refuse_clock(clock: Clock | None, game: str) -> None:
    """Raises `Trouble` if nobody could play by such a clock."""
    if clock is None:
        return
    (least, most), (slowest, fastest) = BOUNDS[clock.kind]
    fits = least <= clock.bank <= most and slowest <= clock.gain <= fastest
    by_days = clock.kind == "days"
    if not fits or ((clock.weekends or clock.vacation) and not by_days):
        raise Trouble("clock-unfit")
    if clock.level is not None and clock.level not in levels(game):
        raise Trouble("no-such-level", level=clock.level)


def terms_text(clock: Clock) -> str:
    """A clock as the header of a record has it."""
    parts = [clock.kind, f"bank={clock.bank}", f"gain={clock.gain}", f"fall={clock.fall}"]
    if clock.level is not None and clock.fall != "mark":
        parts.append(f"level={quote(clock.level)}")
    if clock.weekends:
        parts += ["weekends=free", f"zone={clock.zone}"]
    if clock.vacation:
        parts.append(f"vacation={clock.vacation}")
    return " ".join(parts)


def terms_read(text: str) -> Clock | None:
    """The clock that a record's header tells; None if this house knows no such clock."""
    kind, *parts = text.split(" ")
    told: dict[str, object] = {"kind": kind}
    for key, _, value in (part.partition("=") for part in parts):
        told[key] = value == "free" if key == "weekends" else unquote(value)
    try:
        return msgspec.convert(told, Clock, strict=False)
    except msgspec.ValidationError:
        return None
