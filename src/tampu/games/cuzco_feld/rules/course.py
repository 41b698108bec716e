"""CF-201: what comes next: steps are carried out, questions asked, windows nobody uses lapse."""

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Tell
from tampu.games.cuzco_feld.agenda import (
    ACT,
    ASK_CIRCLE,
    ASK_DEAL,
    ASK_EXCHANGE,
    ASK_FEATHER,
    ASK_FEATHER_START,
    ASK_GOD,
    ASK_GOD_CARD,
    ASK_GOLD,
    ASK_GOODS,
    ASK_GREY,
    ASK_LEFT,
    ASK_MAP,
    ASK_MASK,
    ASK_MENU,
    ASK_MISSION,
    ASK_PATH,
    ASK_PUTUTU,
    ASK_RAISE,
    ASK_RETURN,
    ASK_ROLL,
    ASK_ROTATION,
    ASK_START,
    ASK_TAKE_TILE,
    ASK_TILE,
    ASK_TOKEN,
    ASK_TURN,
    BEGIN_LAPS,
    BEGIN_ROUND,
    GAIN_FEATHER,
    NEXT_BUYER,
    NEXT_COURTIER,
    NEXT_MENU,
    NEXT_TURN,
    OVER,
    PLACE_PRIEST,
    SET_UP,
    is_step,
    is_window,
)
from tampu.games.cuzco_feld.box import GOD_COUNT
from tampu.games.cuzco_feld.layout import (
    NONE,
)
from tampu.games.cuzco_feld.position import Position, gods_present
from tampu.games.cuzco_feld.rules import (
    abilities,
    acting,
    chance,
    dealing,
    dice,
    gods,
    movement,
    powers,
    rounds,
    setup,
    temple,
    tiles,
)


def proceed(position: Position, tell: Tell | None) -> None:
    """CF-217: go on until somebody is asked or the game is over."""
    while True:
        top = position.top()
        if position.turning and top != ASK_GOD:
            position.ask(ASK_GOD)
        elif is_step(top):
            position.answered()
            carry_out(position, top, tell)
        elif top == OVER or stands(position, top, tell):
            return
        else:
            position.answered()


# Questions


def stands(position: Position, top: i64, tell: Tell | None) -> bool:
    """CF-217, CF-634: whether the question on top is still to be asked."""
    if top <= ASK_ROLL:
        return stands_for_chance(position, top, tell)
    if is_window(top):
        return powers.counts_as_decision(position, top)
    if top == ASK_MENU:
        return abilities.usable(position) != 0 or powers.counts_as_decision(position, top)
    if top == ASK_FEATHER_START or top == ASK_RETURN:
        return finds_chooser(position, top, tell)
    return stands_in_turn(position, top)


def stands_in_turn(position: Position, top: i64) -> bool:
    """CF-217, CF-726: whether there is anything left to choose; all else is always asked."""
    if top == ASK_TURN:
        return movement.may_turn(position)
    if top == ASK_PATH:
        reach = movement.targets(position, position.active, position.paths, position.strength)
        return reach != 0
    if top == ASK_FEATHER:
        return position.left > 0 and movement.slots_open(position) != 0
    if top == ASK_GOD_CARD:
        return position.left > 0 and gods_present(position) != 0
    if top == ASK_EXCHANGE:
        return position.pips > 0
    if top == ASK_RAISE:
        return position.left > 0 and position.mine().down != 0
    if top == ASK_PUTUTU:
        return dice.changes_open(position) != 0
    if top == ASK_TAKE_TILE:
        return tiles.spots(position, position.kinds, position.strength) != 0
    if top == ASK_CIRCLE:
        return temple.circles_open(position, position.active, position.strength) != 0
    return True


def finds_chooser(position: Position, top: i64, tell: Tell | None) -> bool:
    """CF-125, CF-128: who is to choose next in the set-up, in token order."""
    if top == ASK_FEATHER_START:
        seat = setup.next_starter(position)
    else:
        seat = dealing.next_with_twins(position)
        dealing.see_twins(position, seat, tell)
    position.active = 0 if seat == NONE else seat
    return seat != NONE


def stands_for_chance(position: Position, top: i64, tell: Tell | None) -> bool:
    """CF-1xx, CF-631, CF-851: whether something is still to be dealt, laid out or turned up."""
    if top == ASK_GOD:
        return gods.make_pile(position, tell)
    if top == ASK_ROLL:
        return dice.next_roller(position) != NONE
    if top == ASK_TILE:
        return chance.next_spot(position) != NONE
    if top == ASK_MISSION:
        return chance.palace_has_room(position)
    if top == ASK_MAP or top == ASK_ROTATION:
        return position.modular
    if top == ASK_LEFT:
        return shows_pool(position, tell)
    return stands_in_setup(position, top)


def stands_in_setup(position: Position, top: i64) -> bool:
    """CF-112, CF-115, CF-117, CF-120, CF-122 to CF-124: whether somebody is still to be dealt."""
    if top == ASK_MASK:
        return setup.next_without_mask(position) != NONE
    if top == ASK_TOKEN:
        return setup.next_without_token(position) != NONE
    if top == ASK_START:
        return setup.next_without_start(position) != NONE
    if top == ASK_GOODS:
        return position.goods_left != 0
    if top == ASK_GREY:
        return setup.next_without_grey(position) != NONE
    if top == ASK_GOLD:
        return setup.next_drawer(position) != NONE
    if top == ASK_DEAL:
        return dealing.next_hand(position) != NONE
    return True


def shows_pool(position: Position, tell: Tell | None) -> bool:
    """CF-127: first what was not dealt, then the top card of each pile."""
    if position.first_edition:
        dealing.lay_off(position, tell)
    if position.quota or position.returned:
        return True
    position.turning = bit(GOD_COUNT) - 1
    return False


# Steps


def carry_out(position: Position, step: i64, tell: Tell | None) -> None:
    """The steps between the questions."""
    if step == ACT:
        acting.begin(position, tell)
    elif step == NEXT_TURN:
        rounds.next_turn(position, tell)
    elif step == GAIN_FEATHER:
        movement.gain_feather(position, tell)
    elif step == PLACE_PRIEST:
        temple.place_priest(position, tell)
    elif step == SET_UP:
        setup.go_on(position)
    elif step == BEGIN_ROUND:
        rounds.begin_round(position, tell)
    elif step == BEGIN_LAPS:
        rounds.begin_laps(position, tell)
    else:
        next_in_order(position, step, tell)


def next_in_order(position: Position, step: i64, tell: Tell | None) -> None:
    """CF-720, CF-805: whose turn comes next in phases II and III and at the end."""
    if step == NEXT_MENU:
        rounds.next_menu(position, tell)
    elif step == NEXT_BUYER:
        rounds.next_buyer(position, tell)
    elif step == NEXT_COURTIER:
        rounds.next_courtier(position, tell)
    else:
        rounds.next_finalist(position, tell)
