"""Words for what was lost."""

from typing import Final, Literal

from tampu.analysis.estimate import Estimate

Mark = Literal["blunder", "mistake", "inaccuracy"]

MARKS: Final[dict[Mark, float]] = {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05}
"""From so much of the chance to win on, the weightiest first."""


def mark_of(loss: Estimate) -> Mark | None:
    """What a loss is called; nothing where it is small, or cannot be told from nothing."""
    if not loss.certain:
        return None
    return next((mark for mark, least in MARKS.items() if loss.mean >= least), None)
