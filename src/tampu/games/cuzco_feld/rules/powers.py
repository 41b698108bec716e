"""CF-60x, CF-61x, CF-65x, CF-66x: the god powers: named effects, tied to their windows by data.

A card is a row of god_cards.json: in which decision it is offered, and what it does. Here alone
stands what each effect means and when it has any.
"""

from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.cuzco_feld.actions import BY_HAND
from tampu.games.cuzco_feld.agenda import (
    ASK_BLESSING,
    ASK_DIE,
    ASK_MENU,
    ASK_RECOVER,
    WINDOW_02,
    WINDOW_03,
    WINDOW_04,
    WINDOW_05,
    WINDOW_07,
    WINDOW_09,
    WINDOW_10,
    WINDOW_12,
    WINDOW_13,
    WINDOW_14,
)
from tampu.games.cuzco_feld.box import (
    CARD_DATA,
    CARDS,
    GOODS,
    GOODS_POINTS,
    KINDS,
)
from tampu.games.cuzco_feld.land import PLACES
from tampu.games.cuzco_feld.layout import CAPITAL, ENDING, MARKET, PALACE, PHASE_I, PHASE_II
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import dice, exchange, gods, palace, spaces, temple
from tampu.games.cuzco_feld.rules.abilities import another_usable
from tampu.games.cuzco_feld.rules.blessing import blessed_otherwise
from tampu.games.cuzco_feld.rules.movement import ANY_PATH

# The named effects
DOUBLE: Final[i64] = 0
SLIDE_UP: Final[i64] = 1
SCORE_GOODS: Final[i64] = 2
COMPLETE: Final[i64] = 3
EXTRA_TURN: Final[i64] = 4
MOVE_DIE: Final[i64] = 5
IGNORE_LIMIT: Final[i64] = 6
REPLACE_BLESSING: Final[i64] = 7
RECOVER: Final[i64] = 8
SCORE_VILLAGE: Final[i64] = 9
EXTRA_ABILITY: Final[i64] = 10
SEND_HOME: Final[i64] = 11
STRENGTH: Final[i64] = 12
MOVE_FREE: Final[i64] = 13
OPS: Final[list[str]] = [
    "double_next",
    "slide_up",
    "score purchase",
    "complete_mission",
    "extra_turn",
    "move_placed_die",
    "ignore_placement_limit",
    "replace_blessing",
    "take_tile_from_discard",
    "score quipu_placed",
    "extra_ability",
    "send_home",
    "strength",
    "move_free",
]
_PHASES: dict[str, int] = {
    "I": 1 << PHASE_I,
    "II": 1 << PHASE_II,
    "III": 1 << CAPITAL | 1 << MARKET | 1 << PALACE,
    "END": 1 << ENDING,
}
_DECISIONS: dict[str, int] = {
    "p1.die": int(ASK_DIE),
    "p2.menu": int(ASK_MENU),
    "blessing.first": int(ASK_BLESSING),
    "p1.power_02": int(WINDOW_02),
    "market.power_03": int(WINDOW_03),
    "palace.mission / final.power_04": int(WINDOW_04),
    "p1.after_turn": int(WINDOW_05),
    "p1.power_07": int(WINDOW_07),
    "tile.power_09": int(WINDOW_09),
    "quipu.power_10": int(WINDOW_10),
    "temple.power_12": int(WINDOW_12),
    "p1.power_13": int(WINDOW_13),
    "p1.power_14": int(WINDOW_14),
}


class Power:
    """What a card does (`op`, with a number or a kind), where and when, and by which rules."""

    def __init__(
        self, card: i64, op: i64, size: i64, decision: i64, phases: i64, rule: str, window: str
    ) -> None:
        self.card = card
        self.op = op
        self.size = size
        self.decision = decision
        self.phases = phases
        """CF-623: the phases printed on the card, as a set."""
        self.rule = rule
        self.window = window


def _power(place: int, card: Any) -> Power:
    first = card["effect"][0]
    op = first["op"]
    if op == "score":
        op = f"score {card['event']}"
    sizes = [first.get(key) for key in ("max", "value", "extra_copies", "virtual_die")]
    size = next((number for number in sizes if number is not None), 0)
    if "kind" in first:
        size = KINDS.index(first["kind"])
    if op == "replace_blessing":
        size = card["effect"][1]["n"]
    return Power(
        place,
        OPS.index(op),
        int(size),
        _DECISIONS[card["decision"]],
        sum(_PHASES[name] for name in card["phases"]),
        str(card["rule_effect"]),
        str(card["rule_window"]),
    )


_AGAIN: Final[i64] = 1 << EXTRA_TURN | 1 << MOVE_DIE | 1 << RECOVER | 1 << EXTRA_ABILITY
"""CF-933: the effects of which every further use has one of its own, as a set."""
POWERS: Final = [_power(place, card) for place, card in enumerate(CARD_DATA)]
AT: Final[list[int]] = [
    sum(1 << power.card for power in POWERS if power.decision == entry) for entry in range(64)
]
"""CF-623, CF-729: the powers that are offered in each decision, as a set of cards."""


def applies(position: Position, power: Power) -> bool:
    """CF-651 to CF-665: whether the power has its occasion, in the decision where it is offered."""
    op, mask = power.op, position.mine()
    if op == DOUBLE:
        return mask.tiles != 0
    if op == SLIDE_UP:
        return mask.down != 0
    if op == EXTRA_TURN:
        return not position.extra or position.powers_again
    if op == MOVE_DIE:
        return position.bar != 0
    if op == IGNORE_LIMIT:
        return position.blocked
    if op == RECOVER:
        return mask.free_slots() > 0 and position.heap != 0
    if op == EXTRA_ABILITY:
        return another_usable(position, power.size)
    if op == SEND_HOME:
        return temple.target_owner(position) != 0
    if op == STRENGTH:
        return position.die < 6 and not position.used & bit(spaces.CARD_14)
    return True


def offered(position: Position, power: Power) -> i64:
    """CF-626, CF-634: how the power can be paid for now: 1 from hand, 2 with a medallion."""
    if power.op == COMPLETE or position.used >> power.card & 1:
        return 0
    found = gods.ways(position, position.active, power.card)
    if found == 0 or not applies(position, power):
        return 0
    if power.op == IGNORE_LIMIT:
        for way in range(2):
            if found >> way & 1 and not spaces.leaves_enough(position, way):
                found &= ~(1 << way)
    return found


def payments(position: Position) -> i64:
    """CF-634: all payments offered in the decision on top, at card * 2 + way, as a set."""
    found: i64 = 0
    cards: i64 = AT[position.top()]
    if cards:
        for power in POWERS:
            if cards >> power.card & 1:
                found |= offered(position, power) << (power.card * 2)
    return found


def counts_as_decision(position: Position, entry: i64) -> bool:
    """CF-634: whether what everybody knows does not rule out that a power is used here."""
    if position.first_edition:
        if entry == WINDOW_04:
            return palace.may_be_helped(position, position.active)
        return payments(position) != 0
    if entry == WINDOW_04:
        return palace.seems_helpable(position, position.active)
    cards: i64 = AT[entry]
    for power in POWERS:
        if cards >> power.card & 1 and not position.used >> power.card & 1:
            seeming = gods.seeming_ways(position, position.active, power.card)
            if seeming and applies(position, power):
                return True
    return False


def may_skip(position: Position) -> bool:
    """CF-211, CF-634: whether the window on top can be left unused."""
    top = position.top()
    if top == WINDOW_07 or top == WINDOW_13 or top == WINDOW_14:
        for power in POWERS:
            if power.decision == top:
                return not spaces.needed(position, power.card)
    return True


def refuse_payment(position: Position, thing: i64) -> Refusal | None:
    """CF-622, CF-623, CF-625, CF-626, CF-651 to CF-665, CF-211: payment, phase, once, window."""
    card, way = thing // 2, thing % 2
    power, number = POWERS[card], CARDS[card]
    unpaid = gods.refuse_way(position, position.active, card, way)
    if unpaid is not None and way == BY_HAND:
        return unpaid
    if not power.phases >> position.phase & 1:
        return refuse("CF-623", number=number)
    if unpaid is not None:
        return unpaid
    if position.used >> card & 1:
        return refuse("CF-626", number=number)
    if power.op == COMPLETE:
        return refuse("CF-654", mission=None, shortfall=None)
    if power.decision != position.top() or not applies(position, power):
        return refuse(power.window, number=number)
    return None if offered(position, power) >> way & 1 else refuse("CF-211", number=number)


def use(position: Position, thing: i64, tell: Tell | None) -> None:
    """CF-621, CF-624: pay, then the effect; a window is over with it."""
    power = POWERS[thing // 2]
    if power.decision >= WINDOW_07:
        position.answered()
    gods.pay(position, position.active, power.card, thing % 2, tell)
    if position.powers_again and _AGAIN >> power.op & 1:
        position.used &= ~bit(power.card)
    carry_out(position, power, tell)


def carry_out(position: Position, power: Power, tell: Tell | None) -> None:
    """CF-601 to CF-615: what each power does, or which question comes of it."""
    op = power.op
    if op == SLIDE_UP:
        exchange.begin_raising(position, power.size)
    elif op == EXTRA_TURN:
        dice.begin_extra_turn(position, tell)
    elif op == MOVE_DIE:
        dice.begin_lifting(position)
    elif op == REPLACE_BLESSING:
        blessed_otherwise(position, power.size, power.size, tell)
    elif op == RECOVER:
        position.ask(ASK_RECOVER)
    elif op == SEND_HOME:
        temple.send_home(position, tell)
    elif op == SCORE_GOODS:
        score_goods(position, tell)
    elif op == SCORE_VILLAGE:
        score_village(position, tell)
    else:
        change_turn(position, power, tell)


def change_turn(position: Position, power: Power, tell: Tell | None) -> None:
    """CF-601, CF-607, CF-611, CF-613 to CF-615, CF-931: powers that change what the turn may do."""
    op, rule = power.op, power.rule
    if op == DOUBLE:
        position.doubled = 3
    elif op == STRENGTH:
        position.strength = power.size
    elif op == MOVE_FREE:
        position.paths = ANY_PATH
        rule = "CF-931" if position.any_village else rule
    elif op == EXTRA_ABILITY:
        position.again |= 1 << power.size
    if tell is not None:
        tell.that(rule, position.active)


def score_goods(position: Position, tell: Tell | None) -> None:
    """CF-603: the printed points of the goods tile just bought a second time."""
    points: i64 = GOODS_POINTS[position.thing]
    position.mine().points += points
    if tell is not None:
        tell.points("CF-603", position.active, points, goods=GOODS[position.thing])


def score_village(position: Position, tell: Tell | None) -> None:
    """CF-610: the points of the village where the quipu was just placed."""
    mask = position.mine()
    points: i64 = position.land.points[mask.chasqui]
    mask.points += points
    if tell is not None:
        tell.points("CF-610", position.active, points, place=PLACES[mask.chasqui])
