"""How true the chances of a game were, in words and figures."""

from collections.abc import Sequence
from pathlib import Path

from bench.calibration.figures import THIRDS, Quality
from bench.calibration.kept import Checked
from bench.fit.report import table
from bench.machine import ROOT
from bench.reliability import reliability_svg
from tampu.languages.rulebook import full_title

PICTURES = ROOT / "docs/pictures"
HEADS = (
    "players",
    "games",
    "positions",
    "Brier score",
    "of saying 1/n",
    "saved",
    "bins are off by",
    "by luck alone",
    "best power",
)
THIRD_HEADS = ("third of the game", "saved", "best power", "mean", "root mean square", "of leads")
BIN_HEADS = ("told", "won", "interval", "chances")
LEGEND = (
    "*Brier score*: the square of what was told less what came, summed over the seats; *saved*: "
    "the part of the score of saying 1/n that is saved. *Bins are off by*: told and won of the "
    "bins, on average; true chances would be off too, for there are only so many games: *by luck "
    "alone*. *Best power*: raised to it the chances make those who won likeliest; below 1 they "
    "were too sure, above 1 too timid. Intervals are 95 %, by bootstrap over games."
)


def picture_of(key: str, seats: int) -> Path:
    return PICTURES / f"calibration-{key}-{seats}.svg"


def draw(key: str, found: dict[int, Checked]) -> None:
    """A picture for each number of players."""
    for seats, checked in found.items():
        picture = reliability_svg(checked.quality.bins, f"{full_title(key, 'en')}, {seats} players")
        picture_of(key, seats).write_text(picture, encoding="utf-8")


def report(key: str, found: dict[int, Checked]) -> str:
    """The page of one game."""
    parts = [
        f"# {full_title(key, 'en')}: how true chances are",
        table(HEADS, [row(seats, checked.quality) for seats, checked in found.items()]),
        LEGEND,
    ]
    for seats, checked in found.items():
        parts += [
            f"## {seats} players",
            checked.how,
            f"![told and won](../../docs/pictures/{picture_of(key, seats).name})",
            table(BIN_HEADS, bin_rows(checked.quality)),
            "Third by third, and how far expected final scores were off:",
            table(THIRD_HEADS, third_rows(checked.quality)),
        ]
    return "\n\n".join(parts) + "\n"


def row(seats: int, quality: Quality) -> list[str]:
    whole = quality.whole
    return [
        str(seats),
        str(quality.games),
        str(whole.positions),
        whole.brier.text(),
        f"{whole.plain:.3f}",
        whole.skill.text(2),
        f"{quality.error:.3f}",
        f"{quality.noise:.3f}",
        whole.power.text(2),
    ]


def bin_rows(quality: Quality) -> Sequence[Sequence[str]]:
    return [
        [
            f"{each.told:.3f}",
            f"{each.won:.3f}",
            f"[{each.likely.low:.3f}, {each.likely.high:.3f}]" if each.likely else "",
            str(each.many),
        ]
        for each in quality.bins
    ]


def third_rows(quality: Quality) -> Sequence[Sequence[str]]:
    return [
        [
            THIRDS[third],
            truth.skill.text(2),
            truth.power.text(2),
            f"{offs.mean.mean:+.1f} [{offs.mean.low:+.1f}, {offs.mean.high:+.1f}]",
            f"{offs.spread:.1f}",
            f"{offs.lead:.1f}",
        ]
        for third, (truth, offs) in quality.thirds.items()
    ]
