"""What a scene can ask of a position: `? village I4 = A B`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tampu.core.bits import lane, lanes, members
from tampu.core.contract import ASKED, CHANCE, NOBODY
from tampu.core.notation import SEATS
from tampu.core.play import answers_itself
from tampu.core.scenes import SceneError
from tampu.games.cuzco_feld.agenda import NAMES
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    CARDS,
    COLOURS,
    GODS,
    GOODS,
    KINDS,
    MISSIONS,
    SPACES,
)
from tampu.games.cuzco_feld.land import PATH_KINDS, PLACES
from tampu.games.cuzco_feld.layout import PHASES
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.notation import write
from tampu.games.cuzco_feld.picture import View
from tampu.games.cuzco_feld.piles import amount_of, cards_named, cards_of, tile_amount, tiles_named
from tampu.games.cuzco_feld.rules.missions import shortfall
from tampu.games.cuzco_feld.scenes.words import Words
from tampu.games.cuzco_feld.seen import offer
from tampu.games.cuzco_feld.seen_mask import tiles_on
from tampu.games.cuzco_feld.view import roads, view

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.scenes.table import Table

NONE = "none"


def answer(table: "Table", name: str) -> str:
    """What is true now, as text."""
    word, _, rest = name.partition(" ")
    if word not in FACTS:
        raise SceneError("unknown", known=", ".join(FACTS))
    form, ask = FACTS[word]
    return ask(table, Words(rest, form)) or NONE


def _seat(table: "Table", words: Words, place: int = 0) -> int:
    return words.seat(place, int(table.state.seats))


def _mask(table: "Table", words: Words) -> Mask:
    return table.state.masks[_seat(table, words)]


def _seen(table: "Table", words: Words, place: int) -> View:
    """The view of a seat named at this place, or of an onlooker."""
    eyes = _seat(table, words, place) if len(words.parts) > place else None
    return view(table.state, eyes)


def _next(table: "Table", _words: Words) -> str:
    state = table.state
    if state.question is None:
        return "over"
    who = " ".join("chance" if seat == CHANCE else SEATS[seat] for seat in state.question.seats)
    return f"{who} {NAMES[state.top()]}"


def _step(table: "Table", words: Words) -> str:
    return _seen(table, words, 0).step


def _options(table: "Table", words: Words) -> str:
    seat = _seat(table, words) if words.parts else ASKED
    actions = table.state.actions(seat)
    return ", ".join(write(action) for action in actions)


def _count(table: "Table", _words: Words) -> str:
    return str(len(table.state.actions()))


def _number(field: str) -> "tuple[str, Callable[[Table, Words], str]]":
    return f"{field} A", lambda table, words: str(getattr(_mask(table, words), field))


def _hand(table: "Table", words: Words) -> str:
    """A hand as its owner sees it, or as another seat named after it does."""
    seat = _seat(table, words)
    seen = view(table.state, _seat(table, words, 1) if len(words.parts) > 1 else seat)
    if seen.seat == seat:
        return " ".join(seen.hand)
    told = seen.masks[seat]
    return " ".join([str(told.hand_size), *told.known, *told.shown])


def _feathers(table: "Table", words: Words) -> str:
    mask = _mask(table, words)
    if len(words.parts) > 1:
        return str(mask.feathers_of(words.one_of(1, COLOURS)))
    return " ".join(str(slot) for slot in members(mask.feathers))


def _plumes(table: "Table", words: Words) -> str:
    """CF-108: feathers of a colour in supply."""
    colour = words.one_of(0, COLOURS)
    masks = table.state.masks
    used = sum(int(mask.feathers_of(colour)) for mask in masks if mask.board >= 0)
    used += sum(mask.start == colour + 1 for mask in masks)
    return str(3 * len(masks) - used)


def _village(table: "Table", words: Words) -> str:
    state, place = table.state, words.place(0)
    return " ".join(SEATS[state.owner_at(place, n)] for n in range(int(state.quipus_at(place))))


def _worth(table: "Table", words: Words) -> str:
    land, place = table.state.land, words.place(0)
    return f"{COLOURS[land.feather[place]]} {land.points[place]}"


def _road(table: "Table", words: Words) -> str:
    ends = {words.pick(0), words.pick(1)}
    found = [road for road in roads(table.state) if set(road.ends) == ends]
    return " ".join(f"{PATH_KINDS[PATH_KINDS.index(r.kind)]} {r.number}" for r in found)


def _tiles(table: "Table", words: Words) -> str:
    return " ".join(
        f"{tile.slot}={tile.kind}_{tile.ability}{'*' if tile.down else ''}"
        for tile in tiles_on(table.state, _seat(table, words))
    )


def _goods(table: "Table", words: Words) -> str:
    counts = lanes(_mask(table, words).goods, 6)
    return " ".join(GOODS[kind] for kind, many in enumerate(counts) for _ in range(many))


def _missions(table: "Table", words: Words) -> str:
    return " ".join(MISSIONS[number] for number in members(_mask(table, words).missions))


def _completed(table: "Table", words: Words) -> str:
    return " ".join(MISSIONS[number] for number in members(_mask(table, words).completed))


def _row(table: "Table", words: Words) -> str:
    row = table.state.row(words.one_of(0, KINDS))
    found = [int(lane(row, space)) for space in range(6)]
    return " ".join(ABILITIES[number - 1] if number else "-" for number in found)


def _market(table: "Table", words: Words) -> str:
    row = words.number(0, 1, 6) if words.parts else max(int(table.state.round), 1)
    return " ".join(view(table.state, None).market[row - 1])


def _bar(table: "Table", words: Words) -> str:
    name = SPACES[words.space(0)]
    told = next((space for space in view(table.state, None).spaces if space.space == name), None)
    if told is None:
        return "missing"
    return " ".join(f"{SEATS[die.owner]}{die.value}" for die in told.dice)


def _needs(table: "Table", words: Words) -> str:
    found = offer(table.state, int(table.state.die), words.space(0))
    return "refused" if not found.strength else ", ".join(found.needs)


def _shortfall(table: "Table", words: Words) -> str:
    seat, mission = _seat(table, words), words.one_of(1, MISSIONS)
    return str(shortfall(table.state, seat, mission))


def _dice(table: "Table", words: Words) -> str:
    mask = _mask(table, words)
    return " ".join(str(mask.die_value(n)) for n in range(3) if mask.die_space(n) < 0)


def _order(table: "Table", _words: Words) -> str:
    state = table.state
    return " ".join(SEATS[state.seat_with_token(token)] for token in range(int(state.seats)))


def _faces(table: "Table", _words: Words) -> str:
    found = [int(table.state.face(god)) for god in range(len(GODS))]
    return " ".join("-" if card < 0 else CARDS[card] for card in found)


def _pile(table: "Table", words: Words) -> str:
    return str(amount_of(table.state.pile, words.one_of(0, GODS)))


def _discard(table: "Table", words: Words) -> str:
    cards = table.state.discard
    return " ".join(cards_named(cards_of(cards, words.one_of(0, GODS)) if words.parts else cards))


def _told(table: "Table", _words: Words) -> str:
    """The rules that the events of the last command cite, in their order."""
    return " ".join(event.rule for event in table.heard)


def _sealed(table: "Table", _words: Words) -> str:
    """Those of them that end the right to take back."""
    return " ".join(event.rule for event in table.heard if event.seals)


def _forced(table: "Table", _words: Words) -> str:
    """CF-217: whether there is a single answer, and whether everybody can see that."""
    if table.state.automatic() == NOBODY:
        return "no"
    return "openly" if answers_itself(table.state) else "discreetly"


def _ranking(table: "Table", _words: Words) -> str:
    return " ".join(SEATS[place[0]] for place in table.state.ranking())


def _steps(table: "Table", _words: Words) -> str:
    owners = lanes(table.state.steps, 6)
    return " ".join(SEATS[owner - 1] if owner else "-" for owner in owners)


def _supply(table: "Table", _words: Words) -> str:
    return f"{table.state.ones} {table.state.twos}"


def _deck(table: "Table", words: Words) -> str:
    word = table.state.deck >> (24 * words.one_of(0, KINDS)) & 0xFFFFFF
    return str(tile_amount(word))


FACTS: "dict[str, tuple[str, Callable[[Table, Words], str]]]" = {
    "next": ("next", _next),
    "step": ("step B", _step),
    "options": ("options", _options),
    "count": ("count", _count),
    "round": ("round", lambda table, _: str(table.state.round)),
    "phase": ("phase", lambda table, _: PHASES[table.state.phase]),
    "order": ("order", _order),
    "ranking": ("ranking", _ranking),
    "told": ("told", _told),
    "sealed": ("sealed", _sealed),
    "forced": ("forced", _forced),
    "track": ("track", lambda table, _: " ".join(SEATS[s] for s in view(table.state, None).track)),
    "points": _number("points"),
    "knowledge": _number("knowledge"),
    "food": _number("food"),
    "offerings": _number("offerings"),
    "inti": _number("inti"),
    "quipus": _number("quipus"),
    "reserve": _number("reserve"),
    "ones": _number("ones"),
    "twos": _number("twos"),
    "hand": ("hand A B", _hand),
    "feathers": ("feathers A orange", _feathers),
    "plumes": ("plumes orange", _plumes),
    "circles": (
        "circles A",
        lambda table, words: " ".join(str(n + 1) for n in members(_mask(table, words).circles)),
    ),
    "chasqui": ("chasqui A", lambda table, words: PLACES[_mask(table, words).chasqui]),
    "village": ("village I4", _village),
    "worth": ("worth I4", _worth),
    "road": ("road I0 O0", _road),
    "rotation": ("rotation", lambda table, _: str(table.state.rotation)),
    "tiles": ("tiles A", _tiles),
    "free": ("free A", lambda table, words: str(_mask(table, words).free_slots())),
    "goods": ("goods A", _goods),
    "missions": ("missions A", _missions),
    "completed": ("completed A", _completed),
    "shortfall": ("shortfall A 14", _shortfall),
    "row": ("row study", _row),
    "deck": ("deck study", _deck),
    "heap": ("heap", lambda table, _: " ".join(tiles_named(table.state.heap))),
    "market": ("market 3", _market),
    "palace": ("palace", lambda table, _: " ".join(view(table.state, None).palace)),
    "stack": ("stack", lambda table, _: str(len(members(table.state.stack)))),
    "bar": ("bar temple", _bar),
    "needs": ("needs paved", _needs),
    "dice": ("dice A", _dice),
    "steps": ("steps", _steps),
    "temple": ("temple", lambda table, _: str(table.state.temple_inti)),
    "faces": ("faces", _faces),
    "pile": ("pile illapa", _pile),
    "discard": ("discard illapa", _discard),
    "supply": ("supply", _supply),
}
