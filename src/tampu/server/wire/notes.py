"""Lines that were tried beside a game, on their way into a record, and what one brings along."""

from typing import Annotated

from msgspec import Meta, field

from tampu.analysis.depth import DepthName
from tampu.core.notes import MOST_COMMENT, MOST_NAME
from tampu.server.wire.aside import Rows
from tampu.server.wire.kinds import Told, Wire

MOST_BRANCHES = 2000
MOST_ROWS = 2000


class BranchNoted(Wire):
    """A line beside a game: after how many of its lines it steps aside, and what is played there.

    `rows`: as of any line beside a game. Name and comment belong to its last row; without rows the
    comment is one on that line of the game itself.
    """

    line: int
    rows: Rows
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""
    comment: Annotated[str, Meta(max_length=MOST_COMMENT)] = ""


Branches = Annotated[list[BranchNoted], Meta(max_length=MOST_BRANCHES)]


class RecordWish(Wire):
    """POST /api/tables/{id}/record and /api/records/{id}/record: what the record is to have in it.

    `lines`: what was tried. `depth`: also what the analysis has found that looked so deep.
    """

    lines: Branches = field(default_factory=list)
    depth: DepthName | None = None


class ValueTold(Told):
    """What a record says of the position after a line: each seat's chance to win, in per cent.

    `margins`: how far off they may be; null where nobody knows.
    """

    line: int
    chances: list[int]
    margins: list[int | None]


class NotesTold(Told):
    """GET /api/records/{id}/notes: what is noted in a record, as far as it can be sent back.

    Of very many lines, or very long ones, only the first are told.
    """

    lines: list[BranchNoted]
    values: list[ValueTold]
