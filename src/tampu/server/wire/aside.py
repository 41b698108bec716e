"""What is played beside a game, and what an answer would have been worth. Nothing of it is kept."""

from typing import Annotated, Any

from msgspec import Meta

from tampu.analysis.estimate import Estimate
from tampu.analysis.marks import Mark
from tampu.analysis.verdict import Way
from tampu.server.wire.answers import TableInfo
from tampu.server.wire.from_browser import Inquiry
from tampu.server.wire.kinds import Level, Told, Wire
from tampu.server.wire.sight import Seen, StepTold

Rows = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=2000)]
"""Lines as a record has them, without their numbers: `B: card 12`, `chance: first B`."""
Tried = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=40)]
"""Answers of one seat."""


class Aside(Wire):
    """A line beside a game: after how many of its lines it steps aside, and what is played there.

    `rows`: all that was played there; what chance did may be left out, and falls then. `look`: of a
    running game, whether what one's seat does not know may be looked at; else it is imagined.
    `seat`: through whose eyes; nothing: through those of whoever is asked.
    """

    line: int
    rows: Rows
    look: bool = False
    seat: int | None = None


class AsideAsked(Aside, kw_only=True):
    """What is asked of the position at the end of the line."""

    asked: Inquiry


class AsideBot(Aside, kw_only=True):
    """Whoever is asked at the end of the line answers as a bot of this level does."""

    level: Level


class AsideTold(Told):
    """Where a line beside a game leads. Its lines are numbered from 1.

    `rows`: the whole line, chance and all, as it must be sent again. `imagined`: what one's seat
    does not know is imagined, in the same way each time. `over`: the game itself is not played any
    more.
    """

    table: TableInfo
    start: Any
    steps: list[StepTold]
    seen: Seen
    rows: list[str]
    imagined: bool
    over: bool


class WorthTold(Told):
    """What the position at the end of the line is worth to each seat: the mean of so many tries.

    `chances`: to win, from 0 to 1; `points`: the final score.
    """

    chances: list[Estimate]
    points: list[Estimate]
    tries: int


class Trial(Wire):
    """Answers that the seat which decided in a line could have given instead.

    Judged are those that belong together, as in an analysis: of some games a whole turn.
    """

    answers: Tried


class TrialTold(Told):
    """What answers that are tried are worth beside the best there was.

    `loss`: how much less often the seat wins; `mark`: what such a loss is called; `good`: it has no
    mark. `best`, `done`: whole ways to go on; `done` is as well as it could be after the answers.
    """

    loss: Estimate
    points_lost: Estimate
    mark: Mark | None
    good: bool
    best: Way
    done: Way
