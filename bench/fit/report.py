"""What a fit explains of games it was not made from, in words and as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.fit.regression import chances, missed, sums, worths
from bench.fit.sights import Numbers, Sight, hats
from bench.fit.trial import gains
from bench.reliability import Bin, binned, reliability_svg
from tampu.arena.contest import Standing

HEADS = ("players, weights", "positions", "held by", "variance explained", "Brier score")


@dataclass(frozen=True)
class Quality:
    """How well weights and doubts foretell what was not used to find them."""

    explained: float
    """The part of the variance of what the lead still grew by."""
    brier: float
    bins: list[Bin]


@dataclass(frozen=True)
class Found:
    """What was found for one number of players, or for all (0) together."""

    weights: Numbers
    doubts: list[float]
    kept: float
    hold: float
    before: Quality
    after: Quality
    positions: int


def quality(
    sights: Sequence[Sight], weights: Numbers, doubts: list[float], stages: list[float]
) -> Quality:
    of = sums(sights, stages)
    told, won = [], []
    for sight in sights:
        doubt = float(np.array(doubts) @ hats(sight.stage, stages))
        told.append(chances(worths(sight, weights, stages), doubt))
        won.append(sight.wins)
    every, ends = np.concatenate(told), np.concatenate(won)
    return Quality(
        1.0 - missed(of, weights) / (of.total / of.rows),
        float(np.mean((every - ends) ** 2)),
        binned(every, ends),
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def report(
    key: str, features: Sequence[str], at: Sequence[float], how: str, found: dict[int, Found]
) -> str:
    """What was found, as a page to lie beside the games it was found in."""
    stages = [f"{stage:g}" for stage in at]
    rows = []
    for many, of in found.items():
        for name, quality_ in (("before", of.before), ("fitted", of.after)):
            figures = (f"{quality_.explained:.3f}", f"{quality_.brier:.4f}")
            rows.append([f"{who(many)}, {name}", str(of.positions), f"{of.hold:.0f}", *figures])
    parts = [
        f"# {key}: what its judgement was fitted to",
        f"{how}. On every fifth deal, which was not used:",
        table(HEADS, rows),
    ]
    for many, of in found.items():
        weights = of.weights.reshape(-1, len(stages))
        lines = [
            [f"`{name}`", *(f"{weight:.3f}" for weight in row)]
            for name, row in zip(features, weights, strict=True)
        ]
        lines.append(["doubt", *(f"{doubt:g}" for doubt in of.doubts)])
        if of.kept:
            lines.append(["chance to win for what is kept", *[f"{of.kept:.3f}"] * len(stages)])
        title = f"{many} players" if many else "All numbers of players"
        parts += [f"## {title}", table(("points for one, at stage", *stages), lines)]
        parts.append(f"![told and won](reliability-{who(many)}.svg)")
    return "\n\n".join(parts) + "\n"


def verdict(won: Standing) -> str:
    """What the trial said, to be added to the page."""
    share, lead = won.win_share, won.lead
    stay = "The new weights stay" if gains(won) else "Nothing is gained: the weights of before stay"
    return (
        f"\n## Trial\n\nA master with the fitted weights won {share.mean:.2f} [{share.low:.2f}, "
        f"{share.high:.2f}] of {won.games} games against the weights of before (fair "
        f"{won.fair_share:.2f}), lead {lead.mean:+.1f}. {stay}.\n"
    )


def draw(room: Path, key: str, found: dict[int, Found]) -> None:
    """A picture for each number of players."""
    for many, of in found.items():
        picture = reliability_svg(of.after.bins, f"{key}, {who(many)} players")
        (room / f"reliability-{who(many)}.svg").write_text(picture, encoding="utf-8")


def who(many: int) -> str:
    return str(many) if many else "all"
