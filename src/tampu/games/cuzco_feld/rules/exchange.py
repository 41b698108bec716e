"""CF-41x, CF-42x: pips into tiles slid, points, offerings, cards, feathers and quipus."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.cuzco_feld.agenda import ASK_EXCHANGE, ASK_RAISE, ASK_SLIDE
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    ABILITY_COUNT,
    EXCHANGE_COUNT,
    EXCHANGE_RULES,
    EXCHANGES,
    KINDS,
    PIPS,
    SLIDE,
    STUDY,
)
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import one_tile, tiles_in
from tampu.games.cuzco_feld.position import Position, gods_present
from tampu.games.cuzco_feld.rules.blessing import offer_cards
from tampu.games.cuzco_feld.rules.movement import ALL_SLOTS, offer_feathers

# The exchanges, in the order of the data; the first is to slide a study tile
SLIDE_FARM: Final[i64] = EXCHANGES.index("slide_farm")
POINT: Final[i64] = EXCHANGES.index("vp")
OFFERING: Final[i64] = EXCHANGES.index("offering")
GOD_CARD: Final[i64] = EXCHANGES.index("god_card")
FEATHER: Final[i64] = EXCHANGES.index("feather")
QUIPU: Final[i64] = EXCHANGES.index("quipu")


def begin(position: Position, pips: i64) -> None:
    """CF-410: the strength as pips."""
    position.pips = pips
    position.exchanged = False
    position.ask(ASK_EXCHANGE)


def possible(position: Position, number: i64) -> bool:
    """CF-415, CF-637, CF-315, CF-421: whether there is something to exchange for."""
    mask = position.mine()
    if number <= SLIDE_FARM:
        return mask.raised(number) != 0
    if number == GOD_CARD:
        return gods_present(position) != 0
    if number == FEATHER:
        return mask.feathers != ALL_SLOTS
    return number != QUIPU or mask.quipus > 0


def offers(position: Position) -> i64:
    """CF-411: the exchanges that can be made now, as a set."""
    found: i64 = 0
    for number in range(EXCHANGE_COUNT):
        if PIPS[number] <= position.pips and possible(position, number):
            found |= 1 << number
    return found


def refuse_exchange(position: Position, number: i64) -> Refusal | None:
    """CF-411, then what the exchange itself needs."""
    price: i64 = PIPS[number]
    if price > position.pips:
        return refuse("CF-411", price=price, pips=position.pips)
    if possible(position, number):
        return None
    if number <= SLIDE_FARM:
        return refuse("CF-415", kind=KINDS[number])
    if number == GOD_CARD:
        return refuse("CF-637", number=None)
    return refuse("CF-315", colour=None) if number == FEATHER else refuse("CF-421")


def exchange(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-413 to CF-420: pay the pips, and take or ask for the rest."""
    position.pips -= PIPS[number]
    position.exchanged = True
    mask, seat = position.mine(), position.active
    if number <= SLIDE_FARM:
        position.thing = number
        position.ask(ASK_SLIDE)
        if tell is not None:
            tell.that("CF-410", seat, kind=KINDS[number])
    elif number == POINT:
        mask.points += 1
        if tell is not None:
            tell.points("CF-416", seat, 1)
    elif number == QUIPU:
        to_reserve(position, 1, "CF-420", tell)
    else:
        take(position, number, tell)


def take(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-417 to CF-419: an offering, a god card or a feather."""
    if tell is not None:
        tell.that(EXCHANGE_RULES[number], position.active)
    if number == OFFERING:
        position.mine().offerings += 1
    elif number == GOD_CARD:
        offer_cards(position, 1)
    else:
        offer_feathers(position, NONE, 1)


def to_reserve(position: Position, number: i64, rule: str, tell: Tell | None) -> None:
    """CF-420, CF-708: the next quipus in placing order; each frees a slot."""
    mask = position.mine()
    mask.quipus -= number
    mask.reserve += number
    if tell is not None:
        tell.that(rule, position.active, quipus=number)


def refuse_slide(position: Position, ability: i64) -> Refusal | None:
    """CF-415: only a tile in the upper position can be slid down."""
    if position.mine().up(position.thing * ABILITY_COUNT + ability):
        return None
    return refuse("CF-415", kind=KINDS[position.thing])


def slide(position: Position, ability: i64, tell: Tell | None) -> None:
    """CF-413, CF-414: down, for knowledge or food by the slide number (CF-422)."""
    position.answered()
    mask, seat = position.mine(), position.active
    mask.down += one_tile(position.thing * ABILITY_COUNT + ability)
    number: i64 = SLIDE[ability]
    if position.thing == STUDY:
        position.advance(seat, number)
    else:
        mask.food += number
    if tell is not None:
        rule = "CF-413" if position.thing == STUDY else "CF-414"
        tell.that(rule, seat, ability=ABILITIES[ability], amount=number)


# Power 02


def begin_raising(position: Position, number: i64) -> None:
    """CF-602, CF-652: one tile, then a second or stop."""
    position.left = number
    position.taken = 0
    position.ask(ASK_RAISE)


def refuse_raise(position: Position, tile: i64) -> Refusal | None:
    """CF-602: only a tile that was slid down."""
    return None if tiles_in(position.mine().down, tile) else refuse("CF-602")


def raise_tile(position: Position, tile: i64, tell: Tell | None) -> None:
    """CF-602: back to the upper position; nothing is given back."""
    position.mine().down -= one_tile(tile)
    position.left -= 1
    position.taken += 1
    if position.left == 0:
        position.answered()
    if tell is not None:
        kind, ability = KINDS[tile // ABILITY_COUNT], ABILITIES[tile % ABILITY_COUNT]
        tell.that("CF-602", position.active, kind=kind, ability=ability)
