"""Luck and skill of a seat as a column of whole per cents, which add up as the figures do."""

from itertools import accumulate, pairwise
from typing import Literal, NamedTuple

from tampu.analysis.account import Account
from tampu.analysis.estimate import Estimate

Part = Literal["start", "luck", "skill", "others"]


class Entry(NamedTuple):
    """One part of what made the result."""

    part: Part
    shown: Estimate
    """Rounded to a whole per cent, up or down, so that the column adds up."""
    exact: Estimate


def entries(account: Account) -> list[Entry]:
    """The parts in order; together they are the result."""
    parts: list[tuple[Part, Estimate]] = [
        ("start", account.start),
        ("luck", account.luck),
        ("skill", account.skill),
        ("others", account.others),
    ]
    sums = accumulate(exact.mean for _, exact in parts)
    whole = [0, *(round(100 * each) for each in sums)]
    return [
        Entry(part, Estimate((after - before) / 100, exact.margin), exact)
        for (part, exact), (before, after) in zip(parts, pairwise(whole), strict=True)
    ]
