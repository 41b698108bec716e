"""One line of a record, and what is wrong with a text that is no sound record."""

import re
from dataclasses import dataclass, field
from typing import Final

from tampu.core.contract import CHANCE, Fact, Refusal
from tampu.core.shares import SEAT_NAMES

_CONTROLS: Final = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff"
"""Control characters, and what turns the direction of writing around."""
UNSHOWN: Final = re.compile(f"[{_CONTROLS}]")
_LINE: Final = re.compile(rf"([0-9]{{1,6}})\. (chance|[A-H]): ([^{_CONTROLS}]+)")


class RecordError(ValueError):
    """A text that is no sound record.

    `problem` is the id of a sentence (`record-<problem>` in the house's words), `facts` its
    variables, `line` the line of the file, counted from 1; `refusal` the judge's, if it was his.
    """

    def __init__(
        self, problem: str, line: int | None = None, refusal: Refusal | None = None, **facts: Fact
    ) -> None:
        where = "" if line is None else f"line {line}: "
        why = "" if refusal is None else f" {refusal.rule}"
        super().__init__(f"{where}{problem}{why} {facts or ''}".rstrip())
        self.problem = problem
        self.line = line
        self.refusal = refusal
        self.facts = facts


@dataclass(frozen=True)
class Line:
    """One action: who did it, and its text in the game's notation."""

    seat: int
    text: str
    row: int | None = field(default=None, compare=False)
    """The line of the file it was read from."""

    @property
    def who(self) -> str:
        return "chance" if self.seat == CHANCE else SEAT_NAMES[self.seat]


def read_line(text: str, where: int) -> tuple[int, Line] | None:
    """The number that a line bears, and the line; None if the text is none."""
    match = _LINE.fullmatch(text)
    if match is None:
        return None
    return int(match[1]), Line(seat_called(match[2]), match[3], where)


def write_line(number: int, line: Line) -> str:
    """A line with its number."""
    return f"{number}. {line.who}: {line.text}"


def seat_called(who: str) -> int:
    """The seat with this letter; CHANCE for "chance"."""
    return CHANCE if who == "chance" else SEAT_NAMES.index(who)


def short(text: str) -> str:
    """As much of anybody's text as a sentence can carry."""
    return text if len(text) <= 60 else text[:57] + "..."
