"""What happens when chance has decided."""

from mypy_extensions import i64

from tampu.core.bits import bit, with_lane
from tampu.core.contract import Tell
from tampu.games.cuzco_feld.agenda import (
    ASK_DEAL,
    ASK_GOD,
    ASK_GOLD,
    ASK_GOODS,
    ASK_GREY,
    ASK_MAP,
    ASK_MASK,
    ASK_MISSION,
    ASK_REPLACE,
    ASK_ROLL,
    ASK_START,
    ASK_TILE,
    ASK_TOKEN,
)
from tampu.games.cuzco_feld.box import ABILITIES, ABILITY_COUNT, GOODS, KINDS, MISSIONS, ROW
from tampu.games.cuzco_feld.piles import one_tile
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import dealing, dice, gods, setup
from tampu.games.cuzco_feld.rules.chance import next_row, next_spot


def fall(position: Position, thing: i64, tell: Tell | None) -> None:
    """Chance has decided."""
    top = position.top()
    if top == ASK_GOD:
        gods.show(position, thing, tell)
    elif top == ASK_TILE:
        lay_tile(position, thing, tell)
    elif top == ASK_MISSION:
        lay_mission(position, thing, tell)
    elif top == ASK_ROLL:
        dice.roll(position, thing, tell)
    elif top == ASK_GOODS:
        lay_goods(position, thing, tell)
    elif top >= ASK_GREY:
        fall_last(position, top, thing, tell)
    else:
        fall_first(position, top, thing, tell)


def fall_first(position: Position, top: i64, thing: i64, tell: Tell | None) -> None:
    """CF-115, CF-117, CF-120, CF-921: what is dealt before everything else."""
    if top == ASK_MASK:
        setup.deal_mask(position, thing, tell)
    elif top == ASK_TOKEN:
        setup.deal_token(position, thing, tell)
    elif top == ASK_START:
        setup.deal_start(position, thing, tell)
    elif top == ASK_MAP:
        setup.assemble(position, thing, tell)
    else:
        setup.turn_tile(position, thing, tell)


def fall_last(position: Position, top: i64, thing: i64, tell: Tell | None) -> None:
    """CF-122 to CF-127: missions and god cards of the players."""
    if top == ASK_GOLD:
        setup.draw_gold(position, thing)
    elif top == ASK_GREY:
        setup.deal_grey(position, thing, tell)
    elif top == ASK_DEAL:
        dealing.deal_card(position, thing, tell)
    elif top == ASK_REPLACE:
        dealing.replace(position, thing, tell)
    else:
        dealing.show_left(position, thing, tell)


def lay_tile(position: Position, ability: i64, tell: Tell | None) -> None:
    """CF-110, CF-851: face up on the next display space."""
    spot = next_spot(position)
    kind, space = spot // ROW, spot % ROW
    position.deck -= one_tile(kind * ABILITY_COUNT + ability)
    position.set_row(kind, with_lane(position.row(kind), space, ability + 1))
    if tell is not None:
        tell.that("CF-110", -1, kind=KINDS[kind], ability=ABILITIES[ability], space=space + 1)
        tell.seal()


def lay_mission(position: Position, mission: i64, tell: Tell | None) -> None:
    """CF-113, CF-852: face up in the palace."""
    position.stack &= ~bit(mission)
    position.palace |= bit(mission)
    if tell is not None:
        tell.that("CF-113", -1, mission=MISSIONS[mission])
        tell.seal()


def lay_goods(position: Position, kind: i64, tell: Tell | None) -> None:
    """CF-112: face up in the next market row."""
    row = next_row(position)
    position.goods_left -= bit(kind * 8)
    position.add_goods(row, kind, 1)
    if tell is not None:
        tell.that("CF-112", -1, goods=GOODS[kind], row=row + 1)
        tell.seal()
