"""When time does not count: while all pause, while the house is away, on weekends, on vacation."""

import math
from collections.abc import Iterator, Sequence

Span = tuple[float, float]
"""From when until when; without an end: `math.inf`."""
HOUR, DAY = 3_600, 86_400
SATURDAY = 5
THURSDAY = 3
"""The day of the week on which the epoch began; Monday is 0."""


def weekend(at: float, zone: int) -> Span:
    """The weekend of this moment, or the next one; `zone`: minutes east of Greenwich."""
    shift = zone * 60
    day = math.floor((at + shift) / DAY)
    weekday = (day + THURSDAY) % 7
    saturday = day + SATURDAY - weekday
    return saturday * DAY - shift, (saturday + 2) * DAY - shift


class Stillness:
    """Spans in which a clock stands still; they may overlap. `zone`: weekends are such spans."""

    def __init__(self, spans: Sequence[Span], zone: int | None = None) -> None:
        self._spans = spans
        self._zone = zone

    def holds(self, at: float) -> bool:
        """Whether time does not count at this moment."""
        return self._until(at) is not None

    def counted(self, start: float, end: float) -> float:
        """How many of the seconds between two moments count."""
        return sum(stop - begin for begin, stop in self._counting(start, end))

    def after(self, start: float, seconds: float) -> float | None:
        """The moment at which so many seconds have counted; None: never, as far as is known."""
        for begin, stop in self._counting(start, math.inf):
            if stop - begin >= seconds:
                return begin + seconds
            seconds -= stop - begin
        return None

    def _counting(self, start: float, end: float) -> Iterator[Span]:
        """The stretches in which time counts."""
        at = start
        while at < end:
            still = self._until(at)
            if still is not None:
                at = still
                continue
            stop = min(end, self._next(at))
            yield at, stop
            at = stop

    def _until(self, at: float) -> float | None:
        """The end of a span that holds this moment."""
        ends = [end for begin, end in self._spans if begin <= at < end]
        if self._zone is not None:
            begin, end = weekend(at, self._zone)
            ends += [end] if begin <= at else []
        return max(ends, default=None)

    def _next(self, at: float) -> float:
        """When the next span begins."""
        begins = [begin for begin, _ in self._spans if begin > at]
        if self._zone is not None:
            begins.append(weekend(at, self._zone)[0])
        return min(begins, default=math.inf)
