"""CF-202 to CF-208, CF-9xx: rolling, turns and laps, power 06 and pututus."""

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import (
    ASK_DIE,
    ASK_LIFT,
    ASK_PUTUTU,
    ASK_SPACE,
    ASK_TO,
    NEXT_TURN,
    WINDOW_05,
)
from tampu.games.cuzco_feld.box import CHANGES, ROLLS, SPACES, SPACES_IN_USE
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.mask import DICE
from tampu.games.cuzco_feld.position import Position

# Rolling


def next_roller(position: Position) -> i64:
    """CF-202: the lowest seat without dice in this round; NONE: all have rolled."""
    for seat in range(position.seats):
        if position.masks[seat].dice == 0:
            return seat
    return NONE


def roll(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-202: three dice, all public."""
    seat = next_roller(position)
    values = [int(value) for value in ROLLS[number]]
    for place in range(DICE):
        mask = position.masks[seat]
        mask.dice = with_lane(mask.dice, place, values[place])
    if tell is not None:
        tell.that("CF-202", seat, dice=values)
        tell.seal()


def equal_dice(position: Position, seat: Seat) -> i64:
    """CF-902: how many dice show the value that comes most often."""
    dice = position.masks[seat].dice
    one, two, three = lane(dice, 0), lane(dice, 1), lane(dice, 2)
    if one == two and two == three:
        return 3
    return 2 if one == two or two == three or one == three else 1


def deal_pututus(position: Position, tell: Tell | None) -> None:
    """CF-902, CF-903: doubles and triples, the last in turn order first."""
    for place in range(position.seats):
        seat = position.seat_with_token(position.seats - 1 - place)
        mask, equal = position.masks[seat], equal_dice(position, seat)
        if equal == 2 and position.ones:
            position.ones -= 1
            mask.ones += 1
        elif equal == 3 and position.twos:
            position.twos -= 1
            mask.twos += 1
        else:
            if equal > 1 and tell is not None:
                tell.that("CF-903", seat)
            continue
        if tell is not None:
            tell.that("CF-902", seat, pututu=equal - 1)


# Turns


def begin_turn(position: Position, tell: Tell | None) -> None:
    """CF-203, CF-205: a die, perhaps pututus, a space; and window 05 after the action."""
    position.active = position.seat_with_token(position.place)
    position.extra = False
    clear_turn(position)
    if tell is not None:
        tell.that("CF-203", position.active, lap=position.lap + 1)
    position.ask(NEXT_TURN)
    position.ask(WINDOW_05)
    position.ask(ASK_SPACE)
    if position.pututus:
        position.ask(ASK_PUTUTU)
    position.ask(ASK_DIE)


def clear_turn(position: Position) -> None:
    """CF-626: a new event; nothing of the last turn is left."""
    position.die = 0
    position.space = NONE
    position.strength = 0
    position.used = 0
    position.blocked = False
    position.paths = 0
    position.kinds = 0
    position.pips = 0
    position.exchanged = False
    position.left = 0
    position.taken = 0
    position.colour = NONE
    position.thing = NONE


def begin_extra_turn(position: Position, tell: Tell | None) -> None:
    """CF-605, CF-655, CF-933: at once, with a virtual die of 1; no pututus, and then no other."""
    clear_turn(position)
    position.extra = True
    if position.powers_again:
        position.ask(WINDOW_05)
    position.ask(ASK_SPACE)
    position.ask(ASK_DIE)
    if tell is not None:
        tell.that("CF-605", position.active)


def dice_open(position: Position) -> i64:
    """CF-205, CF-605: the values to choose from, as a set."""
    return 2 if position.extra else position.mine().unplaced()


def refuse_die(position: Position, value: i64) -> Refusal | None:
    """CF-206: an own die that is not placed yet."""
    return None if dice_open(position) >> value & 1 else refuse("CF-206", die=value)


def choose_die(position: Position, value: i64, tell: Tell | None) -> None:
    """CF-205: the die of this turn."""
    position.answered()
    position.die = value
    if tell is not None:
        tell.that("CF-205", position.active, die=value)


# Power 06


def begin_lifting(position: Position) -> None:
    """CF-606, CF-656: which die, then to which space."""
    position.ask(ASK_TO)
    position.ask(ASK_LIFT)


def lifts(position: Position) -> i64:
    """CF-606: the dice on the bar, at owner * 3 + die, as a set; equal dice count once."""
    found: i64 = 0
    for seat in range(position.seats):
        dice = position.masks[seat].dice
        for number in range(DICE):
            die = lane(dice, number)
            twin = number > 0 and lane(dice, number - 1) == die
            if die >= 8 and not twin and not (number == 2 and lane(dice, 0) == die):
                found |= 1 << (seat * DICE + number)
    return found


def refuse_lift(position: Position, number: i64) -> Refusal | None:
    """CF-606: only a die that lies on the bar."""
    return None if lifts(position) >> number & 1 else refuse("CF-606")


def lift(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-606, CF-656: this die will change its space."""
    position.answered()
    position.thing = number
    if tell is not None:
        owner = number // DICE
        value = position.masks[owner].die_value(number % DICE)
        tell.that("CF-656", position.active, owner_seat=owner, die=value)


def refuse_to(position: Position, space: i64) -> Refusal | None:
    """CF-606: another space of the bar in use."""
    mask = position.masks[position.thing // DICE]
    other = mask.die_space(position.thing % DICE) != space
    return None if other and SPACES_IN_USE[position.seats] >> space & 1 else refuse("CF-606")


def move_die(position: Position, space: i64, tell: Tell | None) -> None:
    """CF-606: it keeps its value; no action follows."""
    position.answered()
    owner, number = position.thing // DICE, position.thing % DICE
    mask = position.masks[owner]
    value = mask.die_value(number)
    mask.dice = with_lane(mask.dice, number, value + 8 * (space + 1))
    position.read_bar()
    if tell is not None:
        tell.that("CF-606", position.active, owner_seat=owner, die=value, space=SPACES[space])


# Pututus


def changes_open(position: Position) -> i64:
    """CF-904, CF-905: the changes that can be made to the chosen die, as a set."""
    mask = position.mine()
    found: i64 = 0
    if not position.pututus or position.extra:
        return found
    for number in range(4):
        own = mask.ones if number < 2 else mask.twos
        value = position.die + CHANGES[number]
        if own and 1 <= value <= 6:
            found |= 1 << number
    return found


def refuse_change(position: Position, number: i64) -> Refusal | None:
    """CF-904, CF-905: an own tile, and a value from 1 to 6."""
    if changes_open(position) >> number & 1:
        return None
    mask = position.mine()
    own = mask.ones if number < 2 else mask.twos
    return refuse("CF-905", die=position.die) if own else refuse("CF-904")


def change_die(position: Position, number: i64, tell: Tell | None) -> None:
    """CF-904, CF-906, CF-907: the die is turned; the tile returns to the supply."""
    mask = position.mine()
    value = position.die + CHANGES[number]
    for place in range(DICE):
        if lane(mask.dice, place) == position.die:
            mask.dice = with_lane(mask.dice, place, value)
            break
    if number < 2:
        mask.ones -= 1
        position.ones += 1
    else:
        mask.twos -= 1
        position.twos += 1
    if tell is not None:
        tell.that("CF-906", position.active, die=position.die, value=value)
    position.die = value
