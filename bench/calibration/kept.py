"""What was found, kept as JSON beside the pages that tell it, number of players by number."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from bench.calibration.figures import Quality
from bench.machine import ROOT
from tampu.analysis.depth import DepthName
from tampu.arena.statistics import Interval

ROOM = ROOT / "bench/calibration"


@dataclass(frozen=True)
class Checked:
    """How true the chances were that were told of some games."""

    edition: int
    """Of the analysis: another one gives other figures."""
    how: str
    quality: Quality


@dataclass(frozen=True)
class Portion:
    """What became of a bot, over all games in which it sat, and by what."""

    bot: str
    start: Interval
    luck: Interval
    skill: Interval
    others: Interval
    won: Interval
    loss: Interval
    """Of the chance to win, per decision."""
    points_lost: Interval


@dataclass(frozen=True)
class Shared:
    """What was luck and what was skill in some games that were studied whole."""

    edition: int
    how: str
    games: int
    portions: list[Portion]


Found = TypeVar("Found", Checked, Shared)


def kept(key: str, kind: type[Found]) -> dict[int, Found]:
    """What is known of a game, by the number of its players."""
    file = file_of(key, kind)
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[int, kind])  # type: ignore[valid-type]


def keep(key: str, kind: type[Found], new: dict[int, Found]) -> dict[int, Found]:
    """Beside what is known of other numbers of players, but for what an older analysis found."""
    editions = {found.edition for found in new.values()}
    old = {many: found for many, found in kept(key, kind).items() if found.edition in editions}
    every = dict(sorted((old | new).items()))
    written = msgspec.json.format(msgspec.json.encode(every), indent=1)
    file_of(key, kind).write_bytes(written + b"\n")
    return every


def page_of(key: str, kind: type[Checked] | type[Shared]) -> Path:
    """Where it is told."""
    return ROOM / (f"{key}.md" if kind is Checked else f"luck-{key}.md")


def file_of(key: str, kind: type[Checked] | type[Shared]) -> Path:
    return page_of(key, kind).with_suffix(".json")


@dataclass(frozen=True)
class Pace:
    """How long the analysis of one recorded game took, in seconds of one core."""

    game: str
    seats: int
    depth: DepthName
    edition: int
    lines: int
    first: float
    """Until the first figures were there."""
    seconds: float
    processor: str


def paces() -> list[Pace]:
    file = ROOM / "pace.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Pace]) if file.exists() else []


def keep_paces(new: list[Pace]) -> None:
    """Beside those of other games and depths, but for those of an older analysis."""
    editions = {each.edition for each in new}
    old = [each for each in paces() if each.edition in editions]
    every = {(each.game, each.seats, each.depth): each for each in [*old, *new]}
    written = msgspec.json.format(msgspec.json.encode(list(every.values())), indent=1)
    (ROOM / "pace.json").write_bytes(written + b"\n")
