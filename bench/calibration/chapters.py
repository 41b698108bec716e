"""What was found of all games, in `docs/analysis.md`: between its marks, beside its own words."""

from collections.abc import Iterator

from bench.calibration.kept import Checked, Portion, Shared, kept, paces
from bench.calibration.report import picture_of
from bench.fit.report import table
from bench.machine import ROOT
from tampu.arena.statistics import Interval
from tampu.games import KEYS
from tampu.languages.rulebook import full_title

PAGE = ROOT / "docs/analysis.md"
EMBEDDED = 3
"""Pictures that are shown; there is a link to each of the others."""
CHECKED_HEADS = (
    "game",
    "players",
    "games",
    "Brier score",
    "of saying 1/n",
    "saved",
    "bins are off by",
    "by luck alone",
    "picture",
)
SHARED_HEADS = (
    "game",
    "players",
    "games",
    "bot",
    "start",
    "luck",
    "own decisions",
    "the others’",
    "won",
    "lost per decision",
    "points lost",
)
PACE_HEADS = ("game", "players", "depth", "moves", "first figures after", "all after")


def write_chapters() -> None:
    """What was measured takes the place of what stands between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    for mark, told in (("calibration", calibration()), ("luck", luck()), ("pace", pace())):
        if told:
            text = between(text, mark, told)
    PAGE.write_text(text, encoding="utf-8")


def between(text: str, mark: str, told: str) -> str:
    """The text with this between `<!-- mark -->` and `<!-- /mark -->`."""
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"{begin} and {end} are needed")
    return f"{before}{begin}\n\n{told}\n\n{end}{after}"


def calibration() -> str:
    """How true the chances were, game by game."""
    every = {key: kept(key, Checked) for key in KEYS}
    rows = [
        checked_row(key, seats, checked)
        for key, found in every.items()
        for seats, checked in found.items()
    ]
    if not rows:
        return ""
    first = [(key, next(iter(found))) for key, found in every.items() if found]
    pictures = [
        f"![{title(key)}, {seats} players: told and won](pictures/{picture_of(key, seats).name})"
        for key, seats in first[:EMBEDDED]
    ]
    hows = hows_of((key, {seats: each.how for seats, each in every[key].items()}) for key in KEYS)
    return "\n\n".join([table(CHECKED_HEADS, rows), *pictures, hows])


def checked_row(key: str, seats: int, checked: Checked) -> list[str]:
    quality = checked.quality
    return [
        title(key),
        str(seats),
        str(quality.games),
        quality.whole.brier.text(),
        f"{quality.whole.plain:.3f}",
        quality.whole.skill.text(2),
        f"{quality.error:.3f}",
        f"{quality.noise:.3f}",
        f"[{seats} players](pictures/{picture_of(key, seats).name})",
    ]


def hows_of(found: Iterator[tuple[str, dict[int, str]]]) -> str:
    """How each was measured; once, where several were measured alike."""
    lines = []
    for key, hows in found:
        for how in dict.fromkeys(hows.values()):
            who = " and ".join(str(seats) for seats, each in hows.items() if each == how)
            lines.append(f"- {title(key)}, {who} players: {how[:1].lower()}{how[1:]}")
    return "\n".join(lines)


def luck() -> str:
    """What was luck and what was skill, bot by bot."""
    every = {key: kept(key, Shared) for key in KEYS}
    rows = [
        shared_row(key, seats, shared.games, portion)
        for key, found in every.items()
        for seats, shared in found.items()
        for portion in shared.portions
    ]
    if not rows:
        return ""
    hows = hows_of((key, {seats: each.how for seats, each in every[key].items()}) for key in KEYS)
    return "\n\n".join([table(SHARED_HEADS, rows), hows])


def shared_row(key: str, seats: int, games: int, found: Portion) -> list[str]:
    moved = (found.luck, found.skill, found.others)
    return [
        title(key),
        str(seats),
        str(games),
        f"`{found.bot}`",
        f"{100 * found.start.mean:.0f} %",
        *(f"{per_cent(each, '+.0f')} %" for each in moved),
        f"{100 * found.won.mean:.0f} %",
        f"{per_cent(found.loss, '.1f')} %",
        found.points_lost.text(2),
    ]


def per_cent(share: Interval, form: str) -> str:
    mean, low, high = (f"{100 * each:{form}}" for each in (share.mean, share.low, share.high))
    return f"{mean} [{low}, {high}]"


def pace() -> str:
    """How long an analysis takes."""
    found = sorted(paces(), key=lambda each: (KEYS.index(each.game), each.seats, each.lines))
    rows = [
        [
            title(each.game),
            str(each.seats),
            each.depth,
            str(each.lines),
            f"{each.first:.2f} s",
            f"{each.seconds:.0f} s" if each.seconds >= 10 else f"{each.seconds:.1f} s",
        ]
        for each in found
    ]
    if not rows:
        return ""
    processors = ", ".join(dict.fromkeys(each.processor for each in found))
    return f"{table(PACE_HEADS, rows)}\n\nMeasured on: {processors}."


def title(key: str) -> str:
    return full_title(key, "en")
