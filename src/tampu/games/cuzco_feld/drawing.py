"""A position told in letters, as one seat sees it."""

from collections.abc import Callable

from tampu.core.notation import SEATS
from tampu.games.cuzco_feld.picture import MaskSeen, View
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.view import view

Say = Callable[..., str]
"""A message with facts as a sentence: what a speaker does."""


def draw(position: Position, seat: int | None = None, say: Say | None = None) -> str:
    """Round, map, action bar, capital, gods and players; and the hand of `seat`."""
    seen, word = view(position, seat), say or _as_it_is
    rows = [_head(seen, word), ""]
    lists = {
        "map": " ".join(_village(seen, n, word) for n in range(len(seen.villages))),
        "bar": " ".join(_space(seen, n) for n in range(len(seen.spaces))),
        "track": " ".join(f"{SEATS[s]}={seen.masks[s].knowledge}" for s in seen.track),
        "temple": " ".join("." if owner is None else SEATS[owner] for owner in seen.temple),
        "study": " ".join(name or "." for name in seen.study_row),
        "farm": " ".join(name or "." for name in seen.farm_row),
        "market": " ".join(seen.market[seen.round - 1]) if seen.round else "",
        "palace": " ".join(seen.palace),
        "gods": " ".join(f"{each.god}={each.face or '.'}({each.pile})" for each in seen.gods),
    }
    rows += [f"{_label(name, word)}: {text or '-'}" for name, text in lists.items()]
    for mask in seen.masks:
        rows += ["", *_mask(mask, word)]
    if seat is not None:
        rows += ["", f"{_label('hand', word)}: {' '.join(seen.hand) or '-'} ({SEATS[seat]})"]
    return "\n".join(rows)


def _label(name: str, word: Say) -> str:
    return word("drawing-word", word=name)


def _as_it_is(_key: str, **facts: str) -> str:
    """The word itself."""
    return next(iter(facts.values()))


def _head(seen: View, word: Say) -> str:
    """Round, phase and who is active."""
    if seen.phase == "setup":
        return _label("setup", word)
    phase = word("phase-name", phase=seen.phase)
    return f"{_label('round', word)} {seen.round}, {phase}: {SEATS[seen.active]}"


def _village(seen: View, number: int, word: Say) -> str:
    """A village with its points, quipus from the bottom, and Chasquis behind a star.

    Answers say where it is, sentences what it is called: so it is told both ways.
    """
    village = seen.villages[number]
    called = word(f"village-{village.place}", place=village.place)
    name = village.place if called == village.place else f"{village.place}/{called}"
    quipus = "".join(SEATS[owner] for owner in village.quipus)
    runners = "".join(SEATS[mask.seat] for mask in seen.masks if mask.chasqui == village.place)
    return f"{name}={village.points}{quipus}{'*' if runners else ''}{runners}"


def _space(seen: View, number: int) -> str:
    """A space with the dice on it."""
    space = seen.spaces[number]
    return f"{space.space}[{' '.join(f'{SEATS[die.owner]}{die.value}' for die in space.dice)}]"


def _mask(mask: MaskSeen, word: Say) -> list[str]:
    """One player in three rows."""
    feathers = "".join((name or ".")[0] for name in mask.feathers)
    tiles = " ".join(f"{t.kind}_{t.ability}{'v' if t.down else ''}" for t in mask.tiles)
    missions = " ".join(each.mission for each in mask.missions)
    numbers = {
        "points": mask.score,
        "food": mask.food,
        "offerings": mask.offerings,
        "inti": mask.inti,
        "quipus": mask.quipus,
        "reserve": mask.reserve,
        "cards": mask.hand_size,
    }
    told = ", ".join(f"{_label(name, word)} {number}" for name, number in numbers.items())
    circles = "".join(str(die) for die in mask.circles)
    dice = " ".join(str(die.value) for die in mask.dice if die.space is None)
    return [
        f"{SEATS[mask.seat]} {mask.token or '-'} {mask.chasqui}: {told}",
        f"  {feathers or '-'} {circles or '-'} | {missions or '-'} | {dice or '-'}",
        f"  {tiles or '-'} | {' '.join(mask.goods) or '-'}",
    ]
