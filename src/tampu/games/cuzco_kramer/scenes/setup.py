"""Statements that set up a position, one function per word."""

from typing import TYPE_CHECKING

from tampu.core.bits import bit, lane, with_lane
from tampu.core.hexes import any_in, minus, only, union
from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.core.statements import Form
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import ACTION_POINTS, BASE, CARD_TYPES, LAND, PLACE, SHAPE
from tampu.games.cuzco_kramer.ground import rise, set_floors, tiled
from tampu.games.cuzco_kramer.position import ASK_ACTION, Position, one_card
from tampu.games.cuzco_kramer.rules.laying import cover, put_on_top, village_place
from tampu.games.cuzco_kramer.scenes.words import Words
from tampu.games.cuzco_kramer.state import Cuzco

if TYPE_CHECKING:
    from tampu.games.cuzco_kramer.scenes.table import Table

OPTIONS = {
    "strict_temple_value": "strict_value",
    "hold_is_pass": "hold_is_pass",
    "no_second_after_tied_first": "no_second",
}
COMMON = {"triples": "triples", "basins": "basin_stock", "discs": "discs_left"}
OWN = {
    "doubles": "doubles",
    "villages": "villages_left",
    "crops": "crops_left",
    "incas": "incas_left",
    "tokens": "tokens",
}
"""The names of supplies in scenes, and the fields that hold them."""


def seats(table: "Table", words: Words) -> str | None:
    """A to move with 6 AP and the opening tile owed, nothing on the board, no cards but T open."""
    from tampu.games.cuzco_kramer.game import GAME  # the game knows its scenes, not only we it

    refusal = GAME.refuse_start(len(words.parts), {})
    if refusal is not None:
        return refusal.rule
    if words.parts != list(SEATS[: len(words.parts)]):
        raise words.wrong()
    state = Cuzco(len(words.parts), False, False, False)
    state.asking = ASK_ACTION
    state.ap = ACTION_POINTS
    state.deck = 0
    state.open = CARD_TYPES.index("T")
    table.begun = state
    return None


def turn(table: "Table", words: Words) -> None:
    """Who is active; AP and the opening tile stay as they are, free moves are counted anew."""
    words.only(1)
    table.state.active = words.seat(0, int(table.state.seats))
    table.state.strolls = 0


def ap(table: "Table", words: Words) -> None:
    """CK-202: the AP left."""
    words.only(1)
    table.state.ap = words.number(0, 0, 7)


def laid(table: "Table", words: Words) -> None:
    """CK-204: the opening tile has been laid."""
    words.only(0)
    table.state.laid = True
    table.state.owed = False


def idle(table: "Table", words: Words) -> None:
    """CK-909: turns in a row without a tile."""
    words.only(1)
    table.state.idle = words.number(0, 0, 99)


def last(table: "Table", words: Words) -> None:
    """CK-901, CK-902: the end phase, and who has counted."""
    table.state.final = True
    table.state.triples = 0
    for number in range(len(words.parts)):
        table.state.counted |= bit(words.seat(number, int(table.state.seats)))


def option(table: "Table", words: Words) -> None:
    """CK-951 to CK-953."""
    words.only(1)
    name = OPTIONS.get(words.pick(0))
    if name is None:
        raise words.wrong()
    setattr(table.state, name, True)


def edition(table: "Table", words: Words) -> None:
    """CK-415: the edition of the rules; without a word the newest."""
    words.only(1)
    table.state.first_edition = words.number(0, 1, 2) == 1


# The board


def tile(table: "Table", words: Words) -> None:
    """CK-313: a tile as it is laid, in the order given."""
    action = words.tile()
    outline, village = act.outline_of(action), act.village_of(action)
    covered = cover(outline)
    state = table.state
    rise(state, covered)
    state.villages = minus(state.villages, covered)
    if village >= 0:
        state.villages = union(state.villages, only(village_place(outline, village)))
    put_on_top(state, covered, SHAPE[outline], BASE[outline])


def col(table: "Table", words: Words) -> None:
    """A cell of this level, made of tiles whose outlines do not matter."""
    column(table.state, *words.column())


def column(state: Position, place: int, level: int, village: bool) -> None:
    """Clear a cell and make it as high as wished."""
    here = only(place)
    for digit in range(6):
        name = f"height_{digit}"
        without = minus(getattr(state, name), here)
        setattr(state, name, union(without, here) if level >> digit & 1 else without)
    state.villages = union(state.villages, here) if village else minus(state.villages, here)
    state.top_single = minus(state.top_single, here)


def fill(table: "Table", words: Words) -> None:
    """Every other site cell becomes crops of level 1 + ((q - r) mod 3): no two neighbours level."""
    words.only(0)
    empty = minus(minus(LAND.site, table.state.basins), tiled(table.state))
    for place in PLACE:
        if any_in(minus(only(place), empty)):
            continue
        row, number = divmod(place, 20)
        x = 2 * (number - 2) + row % 2
        column(table.state, place, 1 + ((x - row) // 2 - row) % 3, False)


def basin(table: "Table", words: Words) -> None:
    """CK-601: basins on the board; the stock has so many fewer."""
    for place in words.places(0):
        table.state.basin_stock = enough("CK-107", int(table.state.basin_stock))
        table.state.basins = union(table.state.basins, only(place))


def inca(table: "Table", words: Words) -> None:
    """CK-401: Incas on the board, out of their owner's supply."""
    state, seat = table.state, words.seat(0, int(table.state.seats))
    for place in words.places(1):
        left = enough("CK-108", int(lane(state.incas_left, seat)))
        state.set_incas(seat, union(state.incas_of(seat), only(place)))
        state.incas_left = with_lane(state.incas_left, seat, left)


def temple(table: "Table", words: Words) -> None:
    """CK-511: a temple with its floors out of the stock, perhaps with a sun disc."""
    state, place, floors = table.state, words.place(0), words.number(1, 2, 10) // 2
    if words.number(1, 2, 10) % 2 or len(words.parts) > 3:
        raise words.wrong()
    for floor in range(1, floors + 1):
        left = enough("CK-107", int(lane(state.floors, floor)))
        state.floors = with_lane(state.floors, floor, left)
    set_floors(state, place, floors)
    if len(words.parts) == 3:
        if words.parts[2] != "disc":
            raise words.wrong()
        state.discs = union(state.discs, only(place))
        state.discs_left -= 1


def enough(rule: str, stock: int) -> int:
    """What is left after taking one, if there is one."""
    if not stock:
        raise SceneError("impossible", rule=rule)
    return stock - 1


# Supplies and cards


def floors_left(table: "Table", words: Words) -> None:
    """CK-107: floors in stock, by their value."""
    for owner, name, number in words.settings():
        if owner or name not in ("2", "4", "6", "8", "10"):
            raise words.wrong()
        table.state.floors = with_lane(table.state.floors, int(name) // 2, number)


def stock(table: "Table", words: Words) -> None:
    """CK-107, CK-108: what is left in common and in players' supplies."""
    state = table.state
    for owner, name, number in words.settings():
        if not owner and name in COMMON:
            setattr(state, COMMON[name], number)
        elif owner and name in OWN and SEATS.index(owner) < state.seats:
            lanes = getattr(state, OWN[name])
            setattr(state, OWN[name], int(with_lane(lanes, SEATS.index(owner), number)))
        else:
            raise words.wrong()


def points(table: "Table", words: Words) -> None:
    """CK-114: points so far."""
    for _, name, number in words.settings():
        if name not in SEATS[: table.state.seats]:
            raise words.wrong()
        seat = SEATS.index(name)
        table.state.gain(seat, number - table.state.points_of(seat))


def hand(table: "Table", words: Words) -> None:
    """CK-704: the cards of a player."""
    seat = words.seat(0, int(table.state.seats))
    table.state.set_hand(seat, pile(words.cards(1)))


def pile(cards: list[int]) -> int:
    """Cards as a row of counts."""
    return sum(int(one_card(card)) for card in cards)


def open_(table: "Table", words: Words) -> None:
    """CK-112: the open card."""
    words.only(1)
    table.state.open = words.card(0)


def deck(table: "Table", words: Words) -> None:
    """CK-112: the deck; its cards will come in this order."""
    table.coming = words.cards(0)
    table.state.deck = pile(table.coming)


def discard(table: "Table", words: Words) -> None:
    """CK-112: the discards under the open card."""
    table.state.discard = pile(words.cards(0))


STATEMENTS: "dict[str, Form[Table, Words]]" = {
    "seats": Form("seats A B C", seats),
    "turn": Form("turn B", turn),
    "ap": Form("ap 4", ap),
    "laid": Form("laid", laid),
    "idle": Form("idle 2", idle),
    "last": Form("last A", last),
    "option": Form("option hold_is_pass", option),
    "edition": Form("edition 1", edition),
    "tile": Form("tile 3 G5v G6 H5", tile),
    "col": Form("col G5 3v", col),
    "fill": Form("fill", fill),
    "basin": Form("basin F9", basin),
    "inca": Form("inca A G5 G6", inca),
    "temple": Form("temple G5 8 disc", temple),
    "floors": Form("floors 8=0", floors_left),
    "stock": Form("stock triples=1 A.doubles=0", stock),
    "points": Form("points A=3", points),
    "hand": Form("hand A T TK", hand),
    "open": Form("open TK", open_),
    "deck": Form("deck T K", deck),
    "discard": Form("discard T K", discard),
}
