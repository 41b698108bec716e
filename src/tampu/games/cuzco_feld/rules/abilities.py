"""CF-70x, CF-71x, CF-75x: what study and farm tiles do, as named effects from the data."""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import ASK_AMOUNT, ASK_CIRCLE, ASK_TAKE_TILE
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    ABILITY_COUNT,
    ABILITY_DATA,
    KINDS,
    STUDY,
    VALUES,
)
from tampu.games.cuzco_feld.land import PATH_KINDS
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.piles import tiles_in
from tampu.games.cuzco_feld.position import Position, gods_present
from tampu.games.cuzco_feld.rules import movement
from tampu.games.cuzco_feld.rules.blessing import offer_cards
from tampu.games.cuzco_feld.rules.exchange import to_reserve
from tampu.games.cuzco_feld.rules.movement import ALL_SLOTS, offer_feathers
from tampu.games.cuzco_feld.rules.temple import circles_open, refuse_any_circle
from tampu.games.cuzco_feld.rules.tiles import refuse_kinds, spots

# The named effects
OFFERING: Final[i64] = 0
SCORE: Final[i64] = 1
FEATHER: Final[i64] = 2
MOVE: Final[i64] = 3
KNOWLEDGE: Final[i64] = 4
GOD_CARD: Final[i64] = 5
QUIPU: Final[i64] = 6
CIRCLE: Final[i64] = 7
FOOD: Final[i64] = 8
TILE: Final[i64] = 9
OPS: Final[list[str]] = [
    "offering",
    "score",
    "feather",
    "move",
    "knowledge",
    "take_god_card",
    "quipu_to_reserve",
    "activate_circle",
    "food",
    "take_tile",
]
MOST_COPIES: Final[i64] = 4


class Ability:
    """What an ability does, of which sort, and the rules that say so."""

    def __init__(self, op: i64, sort: i64, rule: str, check: str) -> None:
        self.op = op
        self.sort = sort
        """The kinds of paths or tiles it is about, as a set."""
        self.rule = rule
        self.check = check


def _ability(data: Any) -> Ability:
    effect = data["effect"]
    op = OPS.index(effect["op"])
    names = PATH_KINDS if op == MOVE else KINDS
    sort = 1 << names.index(effect["kind"]) if "kind" in effect else 0
    return Ability(op, sort, str(data["rule_effect"]), str(data["rule_condition"]))


ABILITY_LIST: Final = [_ability(data) for data in ABILITY_DATA]


def value_of(position: Position, tile: i64) -> i64:
    """CF-722, CF-723, CF-601: what all own tiles of this kind and ability are worth together."""
    return worth(position, position.active, tile)


def worth(position: Position, seat: Seat, tile: i64) -> i64:
    """CF-722, CF-601: what a player's tiles of one kind and ability are worth together, now."""
    copies = tiles_in(position.masks[seat].tiles, tile)
    doubled = seat == position.active and position.doubled >> (tile // ABILITY_COUNT) & 1
    if copies and doubled:
        copies += 1
    return VALUES[tile % ABILITY_COUNT * 5 + copies]


def can_be_carried_out(position: Position, ability: Ability, value: i64) -> bool:
    """CF-751 to CF-762: whether the ability has any effect now."""
    mask, seat, op = position.mine(), position.active, ability.op
    if op == FEATHER:
        return mask.feathers != ALL_SLOTS
    if op == MOVE:
        return movement.targets(position, seat, ability.sort, value) != 0
    if op == GOD_CARD:
        return gods_present(position) != 0
    if op == QUIPU:
        return mask.quipus > 0
    if op == CIRCLE:
        return circles_open(position, seat, value) != 0
    if op == TILE:
        return mask.free_slots() > 0 and spots(position, ability.sort, value) != 0
    return True


def used_of(position: Position, kind: i64) -> i64:
    """CF-728, CF-933: the abilities of a kind used in this turn, as a set."""
    return position.used_study if kind == STUDY else position.used_farm


def is_open(position: Position, tile: i64) -> bool:
    """CF-721, CF-728, CF-611, CF-615: whether the kind, and this ability of it, has a use left."""
    kind = tile // ABILITY_COUNT
    used = used_of(position, kind)
    if used == 0:
        return True
    return (position.again >> kind & 1) != 0 and not used >> tile % ABILITY_COUNT & 1


def is_usable(position: Position, tile: i64) -> bool:
    """CF-727: an own tile whose ability can be carried out."""
    if not tiles_in(position.mine().tiles, tile):
        return False
    ability = ABILITY_LIST[tile % ABILITY_COUNT]
    return can_be_carried_out(position, ability, value_of(position, tile))


def another_usable(position: Position, kind: i64) -> bool:
    """CF-661, CF-665: after the first use, a tile of this kind with another ability, usable now."""
    used = used_of(position, kind)
    if used == 0 or position.again >> kind & 1:
        return False
    for ability in range(ABILITY_COUNT):
        if not used >> ability & 1 and is_usable(position, kind * ABILITY_COUNT + ability):
            return True
    return False


def usable(position: Position) -> i64:
    """CF-721, CF-725, CF-727, CF-728: the abilities that can be used now, by tile, as a set."""
    found: i64 = 0
    for tile in range(2 * ABILITY_COUNT):
        if is_usable(position, tile) and is_open(position, tile):
            found |= 1 << tile
    return found


def refuse_use(position: Position, tile: i64) -> Refusal | None:
    """CF-727, CF-728, then CF-751 to CF-762: own tiles, a use left, and some effect."""
    kind, number = KINDS[tile // ABILITY_COUNT], tile % ABILITY_COUNT
    if not tiles_in(position.mine().tiles, tile):
        return refuse("CF-727", kind=kind, ability=ABILITIES[number])
    if not is_open(position, tile):
        return refuse("CF-728", kind=kind)
    if is_usable(position, tile):
        return None
    ability, strength = ABILITY_LIST[number], value_of(position, tile)
    obstacle = obstacle_to(position, ability, strength)
    return refuse(ability.check, strength=strength, obstacle=obstacle)


def obstacle_to(position: Position, ability: Ability, value: i64) -> str | None:
    """CF-759, CF-761, CF-762: the rule about circle tiles or displays that is in the way."""
    refusal: Refusal | None = None
    if ability.op == CIRCLE:
        refusal = refuse_any_circle(position, position.active, value)
    elif ability.op == TILE:
        refusal = refuse_kinds(position, position.active, ability.sort, value)
    return None if refusal is None else refusal.rule


def use(position: Position, tile: i64, tell: Tell | None) -> None:
    """CF-722, CF-724: all such tiles as one use; they stay as they are."""
    kind, number = tile // ABILITY_COUNT, tile % ABILITY_COUNT
    value = value_of(position, tile)
    if used_of(position, kind):
        position.again &= ~(1 << kind)
    if kind == STUDY:
        position.used_study |= 1 << number
    else:
        position.used_farm |= 1 << number
    position.doubled &= ~(1 << kind)
    ability = ABILITY_LIST[number]
    if tell is not None and ability.op != SCORE:
        tell.that(
            ability.rule,
            position.active,
            kind=KINDS[kind],
            ability=ABILITIES[number],
            value=value,
        )
    carry_out(position, ability, kind, number, value, tell)


def carry_out(
    position: Position, ability: Ability, kind: i64, number: i64, value: i64, tell: Tell | None
) -> None:
    """CF-701 to CF-712: the effect, or the question that comes of it."""
    mask, op = position.mine(), ability.op
    if op == OFFERING:
        mask.offerings += value
    elif op == FOOD:
        mask.food += value
    elif op == SCORE:
        mask.points += value
        if tell is not None:
            tell.points(ability.rule, position.active, value, kind=KINDS[kind])
    elif op == KNOWLEDGE or op == QUIPU:
        ask_amount(position, op, number, value, tell)
    else:
        ask_more(position, ability, value)


def ask_more(position: Position, ability: Ability, value: i64) -> None:
    """CF-703, CF-704, CF-706, CF-707, CF-709, CF-711, CF-712: abilities with a further choice."""
    op = ability.op
    if op == FEATHER:
        offer_feathers(position, NONE, value)
    elif op == MOVE:
        movement.begin(position, ability.sort, value)
    elif op == GOD_CARD:
        offer_cards(position, value)
    elif op == CIRCLE:
        position.strength = value
        position.ask(ASK_CIRCLE)
    else:
        position.strength = value
        position.kinds = ability.sort
        position.ask(ASK_TAKE_TILE)


def ask_amount(position: Position, op: i64, number: i64, value: i64, tell: Tell | None) -> None:
    """CF-705, CF-708, CF-726: how many, if there is a choice."""
    quipus = position.mine().quipus
    position.thing = number
    position.left = value if op == KNOWLEDGE or value < quipus else quipus
    if position.left > 1:
        position.ask(ASK_AMOUNT)
    else:
        take_amount(position, 1, tell)


def refuse_amount(position: Position, number: i64) -> Refusal | None:
    """CF-726: at least one, and no more than the tiles give."""
    return None if number <= position.left else refuse("CF-726")


def take_amount(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-705, CF-708, CF-726: so many spaces of knowledge, or quipus to the reserve."""
    if ABILITY_LIST[position.thing].op == KNOWLEDGE:
        position.advance(position.active, number)
        if tell is not None:
            tell.that("CF-423", position.active, spaces=number)
    else:
        to_reserve(position, number, "CF-420", tell)
