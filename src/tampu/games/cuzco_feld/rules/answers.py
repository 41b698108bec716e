"""What a player answered, carried out. The judge has been asked before."""

from mypy_extensions import i64

from tampu.core.bits import lowest
from tampu.core.contract import Action, Tell
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import ASK_EXCHANGE, ASK_FEATHER, ASK_RAISE, is_window
from tampu.games.cuzco_feld.box import CARDS
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import (
    abilities,
    blessing,
    capital,
    dealing,
    dice,
    exchange,
    movement,
    palace,
    powers,
    setup,
    spaces,
    temple,
    tiles,
)


def give(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """One answer, by its verb."""
    if verb == act.SMALL:
        leave(position, thing, tell)
    elif verb == act.PAY:
        powers.use(position, thing, tell)
    elif verb <= act.RAISE:
        give_placing(position, verb, thing, tell)
    elif verb <= act.RECOVER:
        give_taking(position, verb, thing, tell)
    elif verb <= act.BUY:
        give_gaining(position, verb, thing, tell)
    else:
        give_mission(position, verb, thing, tell)


def leave(position: Position, action: Action, tell: Tell | None) -> None:
    """CF-217, CF-634, CF-730, CF-821: skip, stop, done, finish, end or pass."""
    top = position.top()
    position.answered()
    if tell is None:
        return
    if is_window(top):
        if position.first_edition:
            tell_unused(position, top, tell)
    elif action == act.PASS:
        tell.that("CF-821", position.active)
    elif action == act.STOP:
        tell_stopped(position, top, tell)
    elif action == act.FINISH:
        if position.first_edition or abilities.usable(position):
            tell.that("CF-730", position.active)
    else:
        tell.that("CF-908", position.active)


def tell_stopped(position: Position, top: i64, tell: Tell) -> None:
    """CF-426, CF-652, CF-726: pips are lost, one tile was enough, or less was taken."""
    if top == ASK_EXCHANGE:
        tell.that("CF-426", position.active)
    elif top == ASK_RAISE:
        tell.that("CF-652", position.active)
    else:
        tell.that("CF-726", position.active)


def tell_unused(position: Position, window: i64, tell: Tell) -> None:
    """CF-634: the first edition told that something was not used, and its decider which power."""
    cards: i64 = powers.AT[window]
    seat = int(position.active)
    number = CARDS[lowest(cards)] if cards else None
    tell.secretly("CF-634", seat, [seat], {"number": number})


def give_placing(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """Blessings, dice and spaces."""
    if verb == act.PLACE:
        spaces.place(position, thing, tell)
    elif verb == act.DIE:
        dice.choose_die(position, thing + 1, tell)
    elif verb == act.BLESS:
        blessing.take_half(position, thing, tell)
    elif verb == act.LIFT:
        dice.lift(position, thing, tell)
    elif verb == act.TO:
        dice.move_die(position, thing, tell)
    elif verb == act.PUTUTU:
        dice.change_die(position, thing, tell)
    else:
        exchange.raise_tile(position, thing, tell)


def give_taking(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """The Cuzco tile, the step, feathers and tiles."""
    if verb == act.GO:
        movement.go(position, thing, tell)
    elif verb == act.TURN:
        movement.turn(position, thing, tell)
    elif verb == act.TILE:
        tiles.take_tile(position, thing, tell)
    elif verb == act.RECOVER:
        tiles.recover(position, thing, tell)
    elif position.top() == ASK_FEATHER:
        movement.put_feather(position, thing, tell)
    else:
        setup.put_start(position, thing, tell)


def give_gaining(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """Exchanges, cards, circles, abilities and goods."""
    if verb == act.EXCHANGE:
        exchange.exchange(position, thing, tell)
    elif verb == act.SLIDE:
        exchange.slide(position, thing, tell)
    elif verb == act.GOD:
        blessing.take_card(position, thing, tell)
    elif verb == act.CIRCLE:
        temple.activate(position, thing, tell)
    elif verb == act.USE:
        abilities.use(position, thing, tell)
    elif verb == act.AMOUNT:
        position.answered()
        abilities.take_amount(position, thing + 1, tell)
    else:
        capital.buy(position, thing, tell)


def give_mission(position: Position, verb: i64, thing: i64, tell: Tell | None) -> None:
    """Missions, and cards given back."""
    if verb == act.TAKE:
        palace.take(position, thing, tell)
    elif verb == act.RETURN:
        dealing.give_back(position, thing, tell)
    else:
        if not is_window(position.top()):
            position.answered()
        if verb == act.COMPLETE:
            palace.complete(position, position.active, thing, tell)
        elif verb == act.REMOVE:
            palace.remove(position, thing, tell)
        else:
            palace.help_complete(position, thing, verb - act.HELP_HAND, tell)
