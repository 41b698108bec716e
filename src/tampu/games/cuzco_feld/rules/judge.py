"""The refusals: whose turn it is, what is asked, and then the checks of each answer."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Action, Refusal, refuse
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import (
    ASK_AMOUNT,
    ASK_BLESSING,
    ASK_BUY,
    ASK_CIRCLE,
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_FEATHER,
    ASK_FEATHER_START,
    ASK_GOD_CARD,
    ASK_KEEP,
    ASK_LIFT,
    ASK_MENU,
    ASK_PALACE,
    ASK_PATH,
    ASK_PUTUTU,
    ASK_RAISE,
    ASK_RECOVER,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SLIDE,
    ASK_SPACE,
    ASK_TAKE_MISSION,
    ASK_TAKE_TILE,
    ASK_TO,
    ASK_TURN,
    WINDOW_04,
    WINDOW_05,
    is_window,
)
from tampu.games.cuzco_feld.box import CARDS
from tampu.games.cuzco_feld.layout import ENDING, PHASE_I, PHASE_II, SETTING_UP
from tampu.games.cuzco_feld.piles import copies
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import (
    abilities,
    blessing,
    capital,
    dice,
    exchange,
    movement,
    palace,
    powers,
    spaces,
    temple,
    tiles,
)

QUESTION_OF: Final[list[int]] = [
    -1,
    -1,
    -1,
    ASK_BLESSING,
    ASK_DIE,
    ASK_LIFT,
    ASK_TO,
    ASK_PUTUTU,
    ASK_SPACE,
    ASK_RAISE,
    ASK_TURN,
    ASK_PATH,
    ASK_FEATHER,
    ASK_TAKE_TILE,
    ASK_RECOVER,
    ASK_EXCHANGE,
    ASK_SLIDE,
    ASK_GOD_CARD,
    ASK_CIRCLE,
    ASK_MENU,
    ASK_AMOUNT,
    ASK_BUY,
]
"""The question that each verb answers, up to BUY."""


def refuse_order(position: Position) -> Refusal:
    """CF-128, CF-203, CF-720, CF-805, CF-862: somebody else, or something else, comes now."""
    asked = position.asked()
    if position.phase == SETTING_UP:
        return refuse("CF-128", asked=asked)
    if position.phase == PHASE_I:
        return refuse("CF-203", asked=asked)
    if position.phase == PHASE_II:
        return refuse("CF-720", asked=asked)
    if position.phase == ENDING:
        return refuse("CF-862", asked=asked)
    return refuse("CF-805", asked=asked)


def refuse_answer(position: Position, verb: i64, action: Action) -> Refusal | None:
    """What the player asked may not answer."""
    thing = act.object_of(verb, action)
    if verb == act.SMALL:
        return refuse_small(position, action)
    if verb == act.PAY:
        return refuse_pay(position, thing)
    if verb <= act.RAISE:
        return refuse_placing(position, verb, thing)
    if verb <= act.RECOVER:
        return refuse_taking(position, verb, thing)
    if verb <= act.BUY:
        return refuse_gaining(position, verb, thing)
    return refuse_mission(position, verb, thing)


# Answers that name nothing


def refuse_small(position: Position, action: Action) -> Refusal | None:
    """CF-412, CF-211, CF-726, CF-838: what may be left, and what may not."""
    top = position.top()
    if action == act.SKIP:
        if is_window(top) and top != WINDOW_04 and top != WINDOW_05:
            return None if powers.may_skip(position) else refuse("CF-211", number=None)
        return refuse_left(position)
    if action == act.STOP:
        return refuse_stop(position, top)
    if action == act.DONE:
        return None if top == ASK_PUTUTU else refuse_left(position)
    if action == act.FINISH:
        return None if top == ASK_MENU or top == WINDOW_04 else refuse_left(position)
    if action == act.END:
        return None if top == WINDOW_05 else refuse_left(position)
    return None if top == ASK_BUY else refuse_left(position)


def refuse_stop(position: Position, top: i64) -> Refusal | None:
    """CF-412, CF-652, CF-726: not before the first exchange, the first tile or the first unit."""
    if top == ASK_EXCHANGE:
        return None if position.exchanged else refuse("CF-412")
    if top == ASK_RAISE:
        return None if position.taken else refuse("CF-652", number=None)
    if top == ASK_FEATHER or top == ASK_GOD_CARD:
        if position.taken:
            return None
        return refuse("CF-726") if position.phase == PHASE_II else refuse_left(position)
    return refuse_left(position)


def refuse_left(position: Position) -> Refusal:
    """CF-204, CF-838: nothing can be left out here."""
    if position.top() == ASK_TAKE_MISSION:
        return refuse("CF-838")
    if position.top() == ASK_DIE or position.top() == ASK_SPACE:
        return refuse("CF-204")
    return refuse_order(position)


def refuse_pay(position: Position, thing: i64) -> Refusal | None:
    """CF-623: powers only in a phase; then their windows."""
    if position.phase == SETTING_UP:
        return refuse("CF-623", number=CARDS[thing // 2])
    return powers.refuse_payment(position, thing)


# Dice and spaces


def refuse_placing(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """CF-205, CF-206, CF-531, CF-602, CF-606, CF-904, CF-909: blessings, dice and spaces."""
    top = position.top()
    if verb == act.PUTUTU:
        return refuse_pututu(position, thing)
    if verb == act.BLESS and (top == ASK_BLESSING or top == ASK_SECOND):
        return blessing.refuse_half(position, thing)
    if verb == act.PLACE and top == ASK_DIE:
        return refuse("CF-205")
    if top != QUESTION_OF[verb]:
        return refuse_order(position)
    if verb == act.DIE:
        return dice.refuse_die(position, thing + 1)
    if verb == act.PLACE:
        return spaces.refuse_space(position, thing)
    if verb == act.LIFT:
        return dice.refuse_lift(position, thing)
    if verb == act.TO:
        return dice.refuse_to(position, thing)
    return exchange.refuse_raise(position, thing)


def refuse_pututu(position: Position, thing: i64) -> Refusal | None:
    """CF-901, CF-904, CF-909: the option, the moment, and only an own die not yet placed."""
    if position.phase != PHASE_I:
        return refuse_order(position)
    if not position.pututus:
        return refuse("CF-901")
    if position.top() == ASK_PUTUTU:
        return dice.refuse_change(position, thing)
    if position.top() == ASK_SPACE and not position.extra:
        return dice.refuse_change(position, thing) or refuse("CF-904")
    return refuse("CF-904") if position.top() == ASK_DIE else refuse("CF-909")


# Steps, feathers and tiles


def refuse_taking(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """CF-306, CF-307, CF-3xx, CF-401, CF-609: the Cuzco tile, the path, feathers and tiles."""
    top = position.top()
    if verb == act.TURN and top == ASK_PATH:
        return refuse("CF-306")
    if verb == act.GO and top == ASK_TURN:
        return refuse("CF-307")
    if verb == act.FEATHER and top == ASK_FEATHER_START:
        return refuse_start(position, thing)
    if top != QUESTION_OF[verb]:
        return refuse_order(position)
    if verb == act.GO:
        return movement.refuse_path(position, thing)
    if verb == act.FEATHER:
        return movement.refuse_slot(position, thing)
    if verb == act.TILE:
        return tiles.refuse_spot(position, thing)
    return tiles.refuse_recovery(position, thing) if verb == act.RECOVER else None


def refuse_start(position: Position, slot: i64) -> Refusal | None:
    """CF-120, CF-314: a slot of the colour that was dealt."""
    mask = position.mine()
    return None if mask.slots_of(mask.start - 1) & bit(slot) else refuse("CF-314", slot=slot)


# Exchanges, cards, abilities and goods


def refuse_gaining(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """CF-406, CF-411, CF-415, CF-511, CF-637, CF-727, CF-726, CF-822: what can be gained now."""
    top = position.top()
    if verb == act.USE and top != ASK_MENU and position.phase == PHASE_I:
        return refuse("CF-406")
    if top != QUESTION_OF[verb]:
        return refuse_order(position)
    if verb == act.EXCHANGE:
        return exchange.refuse_exchange(position, thing)
    if verb == act.SLIDE:
        return exchange.refuse_slide(position, thing)
    if verb == act.GOD:
        return blessing.refuse_god(position, thing)
    if verb == act.CIRCLE:
        return temple.refuse_circle(position, thing)
    if verb == act.USE:
        return abilities.refuse_use(position, thing)
    if verb == act.AMOUNT:
        return abilities.refuse_amount(position, thing + 1)
    return capital.refuse_buy(position, thing)


# Missions and the set-up


def refuse_mission(position: Position, verb: i64, thing: i64) -> Refusal | None:
    """CF-123, CF-125, CF-831 to CF-838, CF-654: missions, and cards given back."""
    top = position.top()
    if verb == act.KEEP:
        return None if top == ASK_KEEP else refuse_order(position)
    if verb == act.RETURN:
        if top != ASK_RETURN:
            return refuse_order(position)
        return None if copies(position.mine().hand, thing) else refuse("CF-125")
    if verb == act.TAKE:
        if top == ASK_TAKE_MISSION:
            return palace.refuse_take(position, thing)
        return refuse_order(position)
    if verb == act.HELP_HAND or verb == act.HELP_INTI:
        if top == ASK_PALACE or top == WINDOW_04:
            return palace.refuse_help(position, thing, verb - act.HELP_HAND)
        return refuse_pay(position, palace.CARD_04 * 2 + verb - act.HELP_HAND)
    if top != ASK_PALACE:
        return refuse_order(position)
    if verb == act.COMPLETE:
        return palace.refuse_complete(position, thing)
    return palace.refuse_remove(position, thing)
