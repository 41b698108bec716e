"""What a scene can ask of a position: `? size G5 = 8`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tampu.core.bits import lane
from tampu.core.hexes import any_in, both, has, size
from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.games.cuzco_kramer.box import CARD_TYPES
from tampu.games.cuzco_kramer.ground import floors_at, group, height, leader
from tampu.games.cuzco_kramer.position import ASK_ACTION, NO_CARD, NO_SEAT, OVER, amount
from tampu.games.cuzco_kramer.rules.walking import entry_price
from tampu.games.cuzco_kramer.scenes.setup import COMMON, OWN
from tampu.games.cuzco_kramer.scenes.words import Words
from tampu.games.cuzco_kramer.state import Cuzco

if TYPE_CHECKING:
    from tampu.games.cuzco_kramer.scenes.table import Table

NONE = "none"


def answer(table: "Table", name: str) -> str:
    """What is true now, as text."""
    word, _, rest = name.partition(" ")
    if word not in FACTS:
        raise SceneError("unknown", known=", ".join(FACTS))
    form, ask = FACTS[word]
    return ask(table.state, Words(rest, form))


def _size(state: Cuzco, words: Words) -> str:
    return str(size(group(state, words.place(0))))


def _kind(state: Cuzco, words: Words) -> str:
    cells = group(state, words.place(0))
    if not any_in(cells):
        return NONE
    return "city" if any_in(both(cells, state.temples())) else "village"


def _leader(state: Cuzco, words: Words) -> str:
    seat = leader(state, group(state, words.place(0)))
    return NONE if seat < 0 else SEATS[seat]


def _height(state: Cuzco, words: Words) -> str:
    return str(height(state, words.place(0)))


def _face(state: Cuzco, words: Words) -> str:
    place = words.place(0)
    if has(state.basins, place):
        return "basin"
    if not height(state, place):
        return NONE
    return "village" if has(state.villages, place) else "crops"


def _price(state: Cuzco, words: Words) -> str:
    return str(entry_price(state, words.place(0)) or NONE)


def _temple(state: Cuzco, words: Words) -> str:
    place = words.place(0)
    value = 2 * floors_at(state, place)
    return f"{value or NONE}{' disc' if has(state.discs, place) else ''}"


def _floors(state: Cuzco, words: Words) -> str:
    return str(lane(state.floors, words.number(0, 2, 10) // 2))


def _stock(state: Cuzco, words: Words) -> str:
    owner, dot, name = words.pick(0).rpartition(".")
    if not dot and name in COMMON:
        return str(getattr(state, COMMON[name]))
    if name not in OWN or owner not in list(SEATS[: state.seats]):
        raise words.wrong()
    return str(lane(getattr(state, OWN[name]), SEATS.index(owner)))


def _open(state: Cuzco, _words: Words) -> str:
    return NONE if state.open == NO_CARD else CARD_TYPES[state.open]


def _hand(state: Cuzco, words: Words) -> str:
    return str(amount(state.hand(words.seat(0, int(state.seats)))))


def _points(state: Cuzco, words: Words) -> str:
    return str(state.points_of(words.seat(0, int(state.seats))))


def _next(state: Cuzco, _words: Words) -> str:
    if state.asking == OVER:
        return "over"
    return f"{SEATS[state.asked()]} {'action' if state.asking == ASK_ACTION else 'answer'}"


def _due(state: Cuzco, _words: Words) -> str:
    return NONE if state.due == NO_SEAT else SEATS[state.due]


def _yes(held: bool) -> str:
    return "yes" if held else "no"


FACTS: dict[str, tuple[str, Callable[[Cuzco, Words], str]]] = {
    "size": ("size G5", _size),
    "kind": ("kind G5", _kind),
    "leader": ("leader G5", _leader),
    "height": ("height G5", _height),
    "face": ("face G5", _face),
    "price": ("price G5", _price),
    "temple": ("temple G5", _temple),
    "floors": ("floors 8", _floors),
    "stock": ("stock A.doubles", _stock),
    "open": ("open", _open),
    "hand": ("hand A", _hand),
    "deck": ("deck", lambda state, _: str(amount(state.deck))),
    "discard": ("discard", lambda state, _: str(amount(state.discard))),
    "ap": ("ap", lambda state, _: str(state.ap)),
    "points": ("points A", _points),
    "must": ("must", lambda state, _: _yes(state.owed)),
    "final": ("final", lambda state, _: _yes(state.final)),
    "next": ("next", _next),
    "due": ("due", _due),
}
