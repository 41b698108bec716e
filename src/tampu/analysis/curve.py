"""Everybody's chance to win along a game, drawn: a line, a band and a symbol for each seat.

The picture is stretched to the width of the page; what must not be stretched, such as text, stands
on top of it at places in per cent.
"""

from typing import Final

from tampu.analysis.account import Moment
from tampu.analysis.estimate import Estimate
from tampu.analysis.marks import Mark
from tampu.analysis.markup import Html, element
from tampu.analysis.seats import DASHES, seat_mark
from tampu.analysis.telling import Telling

HEIGHT = 300
"""Of the picture on the page, in pixels."""
GAP = 24
"""Pixels between the names at the right end, at least."""
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
WIDTH = 1000
SIGNS: Final[dict[Mark, str]] = {"blunder": "‼", "mistake": "!"}
LUCK = "★"


class Curve:
    """The graph of one study."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.moments = telling.study.moments
        self.last = max(1, self.moments[-1].lines)

    def drawn(self) -> Html:
        seats = range(self.telling.study.seats)
        picture = element(
            "svg",
            *(self.tick(chance) for chance in TICKS),
            *(self.band(seat) for seat in seats),
            *(self.line(seat) for seat in seats),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="none",
            role="img",
            aria_label=self.telling.words("analysis-graph"),
        )
        scale = [self.scale(chance) for chance in TICKS]
        return element("div", picture, *scale, *self.ends(), *self.signs(), class_="graph")

    def share(self, chance: float) -> str:
        return self.telling.figures.share(Estimate(chance, 0.0))

    def x(self, lines: float) -> float:
        return WIDTH * lines / self.last

    def tick(self, chance: float) -> Html:
        y = f"{height(chance):.1f}"
        return element("line", x1="0", x2=str(WIDTH), y1=y, y2=y, class_="tick")

    def scale(self, chance: float) -> Html:
        """What a height means."""
        told = self.share(chance)
        style = f"top:{height(chance):.0f}px"
        return element("span", told, class_="scale", style=style, aria_hidden="true")

    def band(self, seat: int) -> Html:
        """How sure the line is."""
        above = [self.place(moment, moment.chances[seat], 1) for moment in self.moments]
        below = [self.place(moment, moment.chances[seat], -1) for moment in reversed(self.moments)]
        return element("polygon", points=" ".join(above + below), class_=f"band seat-{seat}")

    def line(self, seat: int) -> Html:
        points = " ".join(self.place(moment, moment.chances[seat], 0) for moment in self.moments)
        return element(
            "polyline", points=points, class_=f"curve seat-{seat}", stroke_dasharray=DASHES[seat]
        )

    def place(self, moment: Moment, chance: Estimate, side: int) -> str:
        """Of the mean, or of an end of its interval."""
        value = min(1.0, max(0.0, chance.mean + side * chance.margin)) if side else chance.mean
        return f"{self.x(moment.lines):.1f},{height(value):.1f}"

    def ends(self) -> list[Html]:
        """Who it is, and what became of the chance."""
        chances = [chance.mean for chance in self.moments[-1].chances]
        places = spread([height(chance) for chance in chances])
        return [
            element(
                "span",
                seat_mark(seat),
                f" {self.share(chance)}",
                class_="end",
                style=f"top:{place:.0f}px",
                aria_hidden="true",
            )
            for seat, (chance, place) in enumerate(zip(chances, places, strict=True))
        ]

    def signs(self) -> list[Html]:
        """Mistakes, and luck that turned the game: each a link to its move."""
        telling, study = self.telling, self.telling.study
        lost = [
            self.sign(deed.seat, verdict.line - 1, SIGNS[verdict.mark], telling.lost(verdict.line))
            for deed in study.deeds
            for verdict in deed.verdicts
            if verdict.mark in SIGNS
        ]
        turns = [turn for turn in telling.turning_points if turn.cause == "luck"]
        lucky = [self.sign(turn.seat, turn.line, LUCK, telling.turn(turn)) for turn in turns]
        return lost + lucky

    def sign(self, seat: int, lines: int, sign: str, told: str) -> Html:
        """What happened after so many lines; luck is what they brought."""
        left = 100 * lines / self.last
        top = height(chance_at(self.moments, lines, seat))
        return element(
            "a",
            sign,
            href=f"#move-{lines if sign == LUCK else lines + 1}",
            class_=f"sign seat-{seat}",
            style=f"left:{left:.2f}%;top:{top:.0f}px",
            title=told,
            aria_label=told,
        )


def height(chance: float) -> float:
    """How far below the top of the picture."""
    return HEIGHT * (1 - chance)


def chance_at(moments: list[Moment], lines: float, seat: int) -> float:
    """On the line from one moment to the next."""
    before = max((moment for moment in moments if moment.lines <= lines), key=lambda m: m.lines)
    after = next((moment for moment in moments if moment.lines >= lines), before)
    way = (lines - before.lines) / max(1, after.lines - before.lines)
    first, second = before.chances[seat].mean, after.chances[seat].mean
    return first + way * (second - first)


def spread(heights: list[float]) -> list[float]:
    """Near these heights, in their order, and so far apart that they can be read."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    places = dict.fromkeys(order, 0.0)
    floor = HEIGHT + 0.0
    for seat in reversed(order):
        places[seat] = floor = min(heights[seat], floor)
        floor -= GAP
    ceiling = 0.0
    for seat in order:
        places[seat] = ceiling = max(places[seat], ceiling)
        ceiling += GAP
    return [places[seat] for seat in range(len(heights))]
