"""The analysis of a game that is over; what it finds is told as `tampu.analysis` has it."""

from tampu.analysis.account import Change, Moment, Summary
from tampu.analysis.depth import DepthName
from tampu.analysis.marks import Mark
from tampu.analysis.turning import Turn
from tampu.analysis.verdict import Deed
from tampu.server.wire.kinds import Phase, Told, Wire
from tampu.server.wire.sight import EventTold


class AnalysisWish(Wire):
    """POST /api/tables/{id}/analysis and /api/records/{id}/analysis: how deep to look."""

    depth: DepthName


class AnalysisTold(Told):
    """How far the analysis of a game is, and what was found after `since` lines.

    `lines` of all the game has (`of`) were looked at, in so many `seconds`. `place`: while it
    waits, how many others come first. `may_stop`: this guest may stop it. What is found follows
    from game, `depth`, `edition` and `seed`. A margin that nobody knows is null. Once it is done:
    `summaries`, seat by seat, and the `turning_points`. `marks`: what a decision is called that
    loses so much of the chance to win.
    """

    status: Phase
    depth: DepthName
    edition: int
    seed: int
    lines: int
    of: int
    place: int | None
    seconds: float
    may_stop: bool
    since: int
    moments: list[Moment]
    changes: list[Change]
    deeds: list[Deed]
    summaries: list[Summary]
    turning_points: list[Turn]
    marks: dict[Mark, float]


class WaysTold(Told):
    """What the answer in this line brought (`done`), with what belongs to it, and what the better
    ones would have brought, way by way: as far as its player could be sure of it."""

    line: int
    done: list[EventTold]
    ways: list[list[EventTold]]
