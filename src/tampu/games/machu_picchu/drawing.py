"""A position drawn in letters, as one seat sees it."""

from collections.abc import Callable

from tampu.core.notation import SEATS
from tampu.games.machu_picchu.box import SQUARES, SUNS
from tampu.games.machu_picchu.picture import StairCard, View
from tampu.games.machu_picchu.position import Position
from tampu.games.machu_picchu.view import view

MARKS = [".", "s", "S"]
"""A square with no sun, one sun, two suns."""
Say = Callable[..., str]
"""A message with facts as a sentence: what a speaker does."""


def draw(position: Position, seat: int | None = None, say: Say | None = None) -> str:
    """The temple between its stairs, the depots, the token rows; and the hand of `seat`.

    `say` puts the few words in a language; without it they are those of the notation.
    """
    seen, word = view(position, seat), say or _as_it_is
    rows = [_head(seen, word), ""]
    rows += [f"{'':14}N {_card(seen.stairs['N'])}", f"{'':7}A   B   C   D   E"]
    rows += [_row(seen, number) for number in range(5)]
    rows += [f"{'':14}S {_card(seen.stairs['S'])}", ""]
    rows += [f"P{n + 1} {_depot(seen, n):24} = {seen.values[n]}" for n in range(4)]
    pairs = [f"{SEATS[owner]}={_pair(pair)}" for owner, pair in enumerate(seen.pairs)]
    lists = {"suns": _listed(seen.sun_row), "fires": _listed(seen.fire_row)}
    lists |= {"pairs": " ".join(pairs)}
    lists |= {} if seat is None else {"hand": f"{_listed(seen.hand)} ({SEATS[seat]})"}
    rows += [f"{word('drawing-word', word=name)}: {text}" for name, text in lists.items()]
    return "\n".join(rows)


def _as_it_is(_key: str, **facts: str) -> str:
    """The word itself."""
    return next(iter(facts.values()))


def _head(seen: View, word: Say) -> str:
    """Round, sun/moon card, first player, draw pile."""
    first = "-" if seen.first is None else SEATS[seen.first]
    parts = {"round": f"{seen.round}/{seen.rounds}", "first": first, "pile": str(seen.pile)}
    told = [f"{word('drawing-word', word=name)} {text}" for name, text in parts.items()]
    sky = word("sky-name", sky=seen.sky.sky)
    instruction = word("instruction-name", instruction=seen.sky.instruction)
    return ", ".join([*told, sky, instruction])


def _row(seen: View, number: int) -> str:
    """One row of the temple; the third has the east and west stairs at its ends."""
    west, east = "", ""
    if number == 2:
        west, east = f"W {_card(seen.stairs['W'])}", f"E {_card(seen.stairs['E'])}"
    squares = range(5 * number, 5 * number + 5)
    cells = " ".join(f"{_square(seen, square):3}" for square in squares)
    return f"{west:>4} {number + 1} {cells}  {east}".rstrip()


def _square(seen: View, square: int) -> str:
    """The priest that stands there, or the suns."""
    name = SQUARES[square]
    if name in seen.priests:
        return f"P{seen.priests.index(name) + 1}"
    return MARKS[SUNS[square]]


def _card(card: StairCard | None) -> str:
    """A card on a stair: its number, `?` for a back, `-` for none."""
    if card is None:
        return "-"
    return "?" if card.card is None else str(card.card)


def _depot(seen: View, priest: int) -> str:
    slots = ["+".join(str(token) for token in slot) for slot in seen.depots[priest]]
    return f"[{' '.join(slots)}]"


def _pair(pair: list[int] | None) -> str:
    return "?" if pair is None else f"{pair[0]}-{pair[1]}"


def _listed(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers) or "-"
