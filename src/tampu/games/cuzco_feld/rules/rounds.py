"""CF-201, CF-203, CF-720, CF-8xx: rounds, laps and phases, one player after the other."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import Tell
from tampu.games.cuzco_feld import scoring
from tampu.games.cuzco_feld.agenda import (
    ASK_BUY,
    ASK_MENU,
    ASK_MISSION,
    ASK_PALACE,
    ASK_ROLL,
    ASK_TAKE_MISSION,
    ASK_TILE,
    BEGIN_LAPS,
    BEGIN_ROUND,
    NEXT_BUYER,
    NEXT_COURTIER,
    NEXT_FINALIST,
    NEXT_MENU,
    WINDOW_04,
)
from tampu.games.cuzco_feld.box import ROUNDS
from tampu.games.cuzco_feld.layout import CAPITAL, ENDING, MARKET, NONE, PALACE, PHASE_I, PHASE_II
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import capital, dice, palace

LAPS: Final[i64] = 3


def begin_round(position: Position, tell: Tell | None) -> None:
    """CF-201, CF-202: phase I begins with the roll."""
    position.round += 1
    position.phase = PHASE_I
    position.lap = 0
    position.place = 0
    if tell is not None:
        tell.that("CF-201", -1, round=position.round)
    position.ask(BEGIN_LAPS)
    position.ask(ASK_ROLL)


def begin_laps(position: Position, tell: Tell | None) -> None:
    """CF-203, CF-902: pututus for equal dice; then the first turn."""
    if position.pututus:
        dice.deal_pututus(position, tell)
    dice.begin_turn(position, tell)


def next_turn(position: Position, tell: Tell | None) -> None:
    """CF-203, CF-215: the next player, the next lap, or phase II."""
    position.place += 1
    if position.place == position.seats:
        position.place = 0
        position.lap += 1
    if position.lap < LAPS:
        dice.begin_turn(position, tell)
        return
    position.phase = PHASE_II
    position.place = NONE
    dice.clear_turn(position)
    position.extra = False
    next_menu(position, tell)


def next_menu(position: Position, tell: Tell | None) -> None:
    """CF-720, CF-801: the phase II turns, in token order; then phase III."""
    position.place += 1
    position.used_study = 0
    position.used_farm = 0
    position.again = 0
    position.doubled = 0
    dice.clear_turn(position)
    if position.place < position.seats:
        position.active = position.seat_with_token(position.place)
        if tell is not None:
            tell.that("CF-720", position.active)
        position.ask(NEXT_MENU)
        position.ask(ASK_MENU)
        return
    position.phase = CAPITAL
    capital.score_university(position, tell)
    capital.order_anew(position, tell)
    capital.score_temple(position, tell)
    capital.give_medallion(position, tell)
    position.phase = MARKET
    position.place = NONE
    next_buyer(position, tell)


def next_buyer(position: Position, tell: Tell | None) -> None:
    """CF-821, CF-826: the market in the new order; who can afford nothing is passed over."""
    while True:
        position.place += 1
        position.used = 0
        if position.place == position.seats:
            position.phase = PALACE
            position.place = NONE
            next_courtier(position, tell)
            return
        position.active = position.seat_with_token(position.place)
        if capital.affordable(position, position.active):
            position.ask(NEXT_BUYER)
            position.ask(ASK_BUY)
            return
        if tell is not None:
            tell.that("CF-826", position.active)


def next_courtier(position: Position, tell: Tell | None) -> None:
    """CF-831: one mission finished and one taken, player by player; then the end of the round."""
    position.place += 1
    position.used = 0
    position.thing = NONE
    if position.place < position.seats:
        position.active = position.seat_with_token(position.place)
        position.ask(NEXT_COURTIER)
        position.ask(ASK_TAKE_MISSION)
        position.ask(ASK_PALACE)
    elif position.round < ROUNDS:
        end_round(position, tell)
    else:
        position.phase = ENDING
        position.place = NONE
        next_finalist(position, tell)


def end_round(position: Position, tell: Tell | None) -> None:
    """CF-851 to CF-854: the boards are cleared and laid out anew."""
    capital.clear_round(position, tell)
    capital.take_dice(position)
    position.ask(BEGIN_ROUND)
    position.ask(ASK_MISSION)
    position.ask(ASK_TILE)


def next_finalist(position: Position, tell: Tell | None) -> None:
    """CF-861 to CF-863: the last missions in token order; then the final scoring."""
    if position.place >= 0:
        palace.drop_rest(position, tell)
    position.place += 1
    position.used = 0
    if position.place < position.seats:
        position.active = position.seat_with_token(position.place)
        palace.complete_all(position, position.active, tell)
        position.ask(NEXT_FINALIST)
        position.ask(WINDOW_04)
        return
    scoring.score_end(position, tell)
    scoring.announce(position, tell)
