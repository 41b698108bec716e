"""A position told in letters, as one seat sees it: the map is a list of what lies on it."""

from collections.abc import Callable

from tampu.core.notation import SEATS
from tampu.games.inca_empire.box import ERAS
from tampu.games.inca_empire.picture import View
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.view import view

Say = Callable[..., str]
"""A message with facts as a sentence: what a speaker does."""


def draw(position: Position, seat: int | None = None, say: Say | None = None) -> str:
    """Phase, track, players, Sun board, regions, buildings; and the hand of `seat`."""
    seen, word = view(position, seat), say or _as_it_is
    rows = [_head(seen, word), ""]
    rows += [_label("track", word) + ": " + _track(seen)]
    rows += [row for each in range(seen.seats) for row in _owner(seen, each, word)]
    lists = {
        "sun_board": _sun_board(seen),
        "regions": " ".join(
            f"{told.region}={told.marker}" for told in seen.provinces if told.state == "open"
        ),
        "cities": " ".join(seen.cities),
        "garrisons": " ".join(seen.garrisons),
        "temples": " ".join(seen.temples),
        "draw": str(seen.draw),
        "discard": str(len(seen.discard)),
    }
    if seat is not None:
        lists["hand"] = f"{' '.join(seen.hand)} ({SEATS[seat]})"
    rows += ["", *(f"{_label(name, word)}: {text or '-'}" for name, text in lists.items())]
    return "\n".join(rows)


def _label(name: str, word: Say) -> str:
    return word("drawing-word", word=name)


def _as_it_is(_key: str, **facts: str) -> str:
    """The word itself."""
    return next(iter(facts.values()))


def _head(seen: View, word: Say) -> str:
    """Era, column and phase, and who is active."""
    if seen.moment is None or seen.active is None:
        return _label("setup", word)
    era = word("era-name", era=ERAS[seen.moment.era - 1])
    phase = word("phase-name", phase=seen.moment.phase)
    return f"{era} {seen.moment.column}, {phase}: {SEATS[seen.active]}"


def _track(seen: View) -> str:
    """From first to last place."""
    return " ".join(f"{SEATS[seat]}={seen.owners[seat].score}" for seat in seen.track) or "-"


def _owner(seen: View, seat: int, word: Say) -> list[str]:
    """What one player has, and their roads."""
    told = seen.owners[seat]
    kinds = {province.region: province.marker for province in seen.provinces}
    markers = " ".join(
        f"{region}={kinds[region]}{'^' if region in told.terraces else ''}"
        for region in told.markers
    )
    roads = [*told.slots, *(f"{road}*" for road in told.doubles), *told.wilds]
    workers = f"{_label('workers', word)} {told.workers}"
    return [
        f"{SEATS[seat]} {told.colour or '-'}: {workers}; {markers or '-'}",
        f"  {' '.join(roads) or '-'}",
    ]


def _sun_board(seen: View) -> str:
    """Quarter by quarter; ? is a card face down."""
    found = []
    for told in seen.quarters:
        cards = [*told.cards]
        if told.down is not None:
            cards.append(f"{told.down.card or ''}?")
        found.append(f"{told.quarter}[{' '.join(cards)}]")
    return " ".join(found)
