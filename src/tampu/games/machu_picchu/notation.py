"""Actions as text that can be read aloud."""

from tampu.core.notation import SEATS, NotationError
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import (
    CARD_COUNT,
    INSTRUCTION,
    PAIRS,
    SKY,
    SQUARES,
    STAIRS,
)
from tampu.games.machu_picchu.rules.moving import order_name
from tampu.games.machu_picchu.rules.setup import pair_name

NONE = "?"
"""Stands for a card, stair, order or square that this game does not have."""


def write(action: int) -> str:
    """An action as text, such as `card 12`, `stair N`, `order tall_first`, `return B3`."""
    verb = act.verb_of(action)
    if verb == act.CHOOSE_CARD:
        card = act.card_of(action)
        return f"card {NONE if card == act.NOTHING else card}"
    if verb == act.CHOOSE_STAIR:
        stair = act.stair_of(action)
        return f"stair {NONE if stair == act.NOTHING else STAIRS[stair]}"
    if verb == act.CHOOSE_ORDER:
        order = act.order_of(action)
        return f"order {NONE if order == act.NOTHING else order_name(order)}"
    if verb == act.CHOOSE_RETURN:
        square = act.square_of(action)
        return f"return {NONE if square == act.NOTHING else SQUARES[square]}"
    if verb == act.FIRST_PLAYER:
        return f"first {SEATS[act.seat_of(action)]}"
    if verb == act.DEAL_PAIR:
        return f"pair {pair_name(act.pair_of(action))}"
    if verb == act.DRAW_CARD:
        return f"draw {act.drawn_of(action)}"
    if verb == act.TURN_SKY:
        sky = act.sky_of(action)
        return f"turn {SKY[sky]} {INSTRUCTION[sky]}"
    if action == act.PASS:
        return "pass"
    raise ValueError(f"{action} is not an action of Machu Picchu")


def read(text: str) -> int:
    """The action that this text stands for. What names no piece of the game reads as `?`."""
    verb, _, what = " ".join(text.split()).partition(" ")
    if verb == "pass" and not what:
        return int(act.PASS)
    if verb == "card":
        return int(act.choose_card(int(what) if _is_card(what) else act.NOTHING))
    if verb == "stair":
        return int(act.choose_stair(_index(STAIRS, what)))
    if verb == "order":
        return int(act.choose_order(_index(["tall_first", "small_first"], what)))
    if verb == "return":
        return int(act.choose_return(_index(SQUARES, what)))
    if verb == "first" and len(what) == 1 and what in SEATS:
        return int(act.first_player(SEATS.index(what)))
    if verb == "pair" and what in _PAIR_NAMES:
        return int(act.deal_pair(_PAIR_NAMES.index(what)))
    if verb == "draw" and _is_card(what):
        return int(act.draw_card(int(what)))
    if verb == "turn" and what in _SKY_NAMES:
        return int(act.turn_sky(_SKY_NAMES.index(what)))
    raise NotationError(text, EXAMPLES)


EXAMPLES = [
    "card 12",
    "stair N",
    "order tall_first",
    "return B3",
    "first A",
    "pair 1-3",
    "draw 17",
    "turn moon all_open",
]
_PAIR_NAMES = [pair_name(pair) for pair in range(len(PAIRS))]
_SKY_NAMES = ["", *(f"{SKY[card]} {INSTRUCTION[card]}" for card in range(1, len(SKY)))]


def _is_card(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= CARD_COUNT


def _index(names: list[str], name: str) -> int:
    return names.index(name) if name in names else int(act.NOTHING)
