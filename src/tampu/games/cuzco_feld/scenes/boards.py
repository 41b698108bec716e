"""Statements that set up the map, the capital, the displays and the piles."""

from typing import TYPE_CHECKING

from tampu.core.bits import bit, with_lane
from tampu.core.scenes import SceneError
from tampu.core.statements import Form
from tampu.games.cuzco_feld.box import CARDS, GODS, GOLD, KINDS
from tampu.games.cuzco_feld.land import ASSEMBLIES, CUZCO, land_of
from tampu.games.cuzco_feld.piles import (
    ALL_CARDS,
    ALL_TILES,
    amount,
    copies,
    one_card,
    one_tile,
    tiles_in,
)
from tampu.games.cuzco_feld.scenes.words import Words
from tampu.games.cuzco_feld.start_cards import ANY_TWO, NO_CARD, ONE_CARD
from tampu.games.cuzco_feld.state import CuzcoFeld

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.scenes.table import Table

HINTS = [NO_CARD, ONE_CARD, ANY_TWO]
"""What everybody knows of so many cards that nobody has seen."""


# The map


def village(table: "Table", words: Words) -> None:
    """CF-309: the quipus of a village from the bottom to the top: `village I4 A B`."""
    state, place = table.state, words.place(0)
    if place == CUZCO:
        raise SceneError("impossible", rule="CF-104")
    for number in range(1, len(words.parts)):
        seat = words.seat(number, int(state.seats))
        if state.masks[seat].villages & bit(place):
            raise SceneError("impossible", rule="CF-311")
        place_quipu(state, seat, place)


def place_quipu(state: CuzcoFeld, seat: int, place: int) -> None:
    """A quipu from the mask lies on a village; after all others, from the reserve."""
    mask = state.masks[seat]
    if mask.quipus:
        mask.quipus -= 1
    else:
        mask.reserve -= 1
    state.put_on(place, seat)


def chasqui(table: "Table", words: Words) -> None:
    """CF-301: where Chasquis stand; a quipu lies in a village they came to."""
    state, seat = table.state, words.seat(0, int(table.state.seats))
    place = words.place(1)
    state.masks[seat].chasqui = place
    if place != CUZCO and not state.masks[seat].villages & bit(place):
        place_quipu(state, seat, place)


def rotation(table: "Table", words: Words) -> None:
    """CF-105: how the Cuzco tile lies."""
    table.state.rotation = words.number(0, 0, 5)


def assembly(table: "Table", words: Words) -> None:
    """CF-921: the triangles clockwise."""
    if words.parts not in ASSEMBLIES:
        raise words.wrong()
    table.state.assembly = ASSEMBLIES.index(words.parts)
    table.state.land = land_of(table.state.assembly)


# The capital


def priests(table: "Table", words: Words) -> None:
    """CF-503: priests on the steps: `priests A=3 B=2`."""
    state = table.state
    for seat, step in words.numbers(int(state.seats)):
        if not 1 <= step <= 6:
            raise words.wrong()
        state.steps = with_lane(state.steps, step - 1, seat + 1)
        if state.priests_of(seat) > 4:
            raise SceneError("impossible", rule="CF-116")


def market(table: "Table", words: Words) -> None:
    """CF-112: the row of the round."""
    state = table.state
    row = int(state.round) - 1
    for kind in range(6):
        state.add_goods(row, kind, -(int(state.market(row)) >> (3 * kind) & 7))
    for kind in words.goods(0):
        state.add_goods(row, kind, 1)


def palace(table: "Table", words: Words) -> None:
    """CF-837: the missions that lie in the palace."""
    table.state.palace = sum(1 << mission for mission in words.missions(0))


def display(kind: int) -> Form["Table", Words]:
    """CF-110: `study offering - food`: the tiles on spaces 1, 2, …"""

    def act(table: "Table", words: Words) -> None:
        row = 0
        for space, ability in enumerate(words.abilities(0)):
            row = with_lane(row, space, ability + 1)
        table.state.set_row(kind, row)

    return Form(f"{KINDS[kind]} offering - food", act)


def heap(table: "Table", words: Words) -> None:
    """CF-851: tiles in the discard piles."""
    table.state.heap = sum(int(one_tile(tile)) for tile, _ in words.tiles(0))


# God cards


def faces(table: "Table", words: Words) -> None:
    """CF-635: the face-up cards, god by god; - for none."""
    if len(words.parts) != len(GODS):
        raise words.wrong()
    for god, card in enumerate(words.maybe(0, CARDS)):
        if card >= 0 and card // 3 != god:
            raise SceneError("impossible", rule="CF-620")
        table.state.faces = with_lane(table.state.faces, god, card + 1)


def pile(table: "Table", words: Words) -> None:
    """CF-109: what is left face down of a god; the rest is discarded: `pile illapa 01 02`."""
    table.piles[words.one_of(0, GODS)] = words.cards(1)


def supply(table: "Table", words: Words) -> None:
    """CF-901: pututu tiles in supply: `supply 1 3`."""
    table.state.ones, table.state.twos = words.number(0, 0, 12), words.number(1, 0, 3)


def fill_in(table: "Table") -> None:
    """Whatever a scene does not name is in its pile, deck or stack."""
    state = table.state
    known = int(ALL_CARDS[0])
    for mask in state.masks:
        known -= int(mask.hand)
        hidden = int(amount(mask.hand - mask.known))
        mask.hints = HINTS[hidden] if hidden < len(HINTS) else 0
    for god in range(len(GODS)):
        if state.face(god) >= 0:
            known -= int(one_card(state.face(god)))
    state.pile, state.discard = known, 0
    if any(copies(known, card) > 4 for card in range(len(CARDS))) or known < 0:
        raise SceneError("impossible", rule="CF-620")
    for god, cards in table.piles.items():
        left = sum(int(one_card(card)) for card in cards)
        mine = known >> (9 * god) & 0x1FF
        state.discard += (mine << (9 * god)) - left
        state.pile -= (mine << (9 * god)) - left
    settle_tiles(state)
    held = int(state.palace)
    for mask in state.masks:
        held |= int(mask.missions) | int(mask.completed)
    state.stack = int(GOLD[0]) & ~held


def settle_tiles(state: CuzcoFeld) -> None:
    """CF-110: tiles that lie nowhere else are in the decks."""
    left = [int(tiles_in(ALL_TILES[0], tile)) for tile in range(24)]
    for tile in range(24):
        left[tile] -= int(tiles_in(state.heap, tile))
        for mask in state.masks:
            left[tile] -= int(tiles_in(mask.tiles, tile))
    for kind in range(2):
        for space in range(6):
            ability = int(state.row(kind) >> (8 * space)) & 255
            if ability:
                left[12 * kind + ability - 1] -= 1
    if min(left) < 0:
        raise SceneError("impossible", rule="CF-110")
    state.deck = sum(number << (2 * tile) for tile, number in enumerate(left))


STATEMENTS: "dict[str, Form[Table, Words]]" = {
    "village": Form("village I4 A B", village),
    "chasqui": Form("chasqui A I3", chasqui),
    "rotation": Form("rotation 4", rotation),
    "map": Form("map F1 N2 F3 N1 F2 N3", assembly),
    "priests": Form("priests A=3 B=2", priests),
    "market": Form("market soup jug", market),
    "palace": Form("palace 25 26", palace),
    "study": display(0),
    "farm": display(1),
    "heap": Form("heap study_food", heap),
    "faces": Form("faces 01 - 07 10 13", faces),
    "pile": Form("pile illapa 01 02", pile),
    "supply": Form("supply 1 3", supply),
}
