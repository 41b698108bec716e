"""What is still to come for a player of Cuzco (Feld): dice, abilities, markets, scorings."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.agenda import ASK_BUY, ASK_MENU, ASK_PALACE
from tampu.games.cuzco_feld.box import ROUNDS
from tampu.games.cuzco_feld.layout import (
    ENDING,
    MARKET,
    PALACE,
    PHASE_I,
    PHASE_II,
    SETTING_UP,
)
from tampu.games.cuzco_feld.mask import DICE
from tampu.games.cuzco_feld.position import Position

ALL_DICE: Final[i64] = 18
"""CF-201, CF-203: three dice in each of six rounds."""


class Outlook:
    """How much of the game lies ahead of one seat."""

    def __init__(self, position: Position, seat: Seat) -> None:
        mask = position.masks[seat]
        phase = position.phase
        self.next: i64 = position.round if position.round else 1
        """The round of the next die, phase II turn and scoring, as far as each is to come."""
        after = ROUNDS - position.round
        before = phase == SETTING_UP
        self.unplaced: i64 = 0
        """Dice of this round not yet placed."""
        if phase == PHASE_I:
            self.unplaced = dice_left(mask.dice)
        self.dice: i64 = self.unplaced + after * DICE
        self.scorings: i64 = after
        """CF-802, CF-811: of university and temple."""
        if phase == PHASE_I or phase == PHASE_II:
            self.scorings += 1
        self.menus: i64 = after
        """CF-720: phase II turns; CF-721: one that is on counts for a kind not used in it."""
        if phase == PHASE_I or (phase == PHASE_II and mask.token > position.place):
            self.menus += 1
        on = phase == PHASE_II and is_due(position, mask.token, ASK_MENU)
        on = on and mask.token == position.place
        self.study_open = on and position.used_study == 0
        self.farm_open = on and position.used_farm == 0
        self.markets: i64 = after
        if PHASE_I <= phase < MARKET or (phase == MARKET and is_due(position, mask.token, ASK_BUY)):
            self.markets += 1
        self.palaces: i64 = after
        if PHASE_I <= phase < PALACE or (
            phase == PALACE and is_due(position, mask.token, ASK_PALACE)
        ):
            self.palaces += 1
        self.over = phase == ENDING
        self.share: float = 1.0 if before else float(self.dice) / float(ALL_DICE)
        """The part of all own dice that is still to be placed."""


def is_due(position: Position, token: i64, entry: i64) -> bool:
    """Whether a step that goes round in token order is still to come for this token."""
    if token > position.place:
        return True
    return token == position.place and on_agenda(position, entry)


def on_agenda(position: Position, entry: i64) -> bool:
    """Whether a question is still on the agenda."""
    stack = position.agenda
    for _ in range(position.depth):
        if stack & 63 == entry:
            return True
        stack >>= 6
    return False


def dice_left(dice: i64) -> i64:
    """CF-205: how many dice are rolled and not placed."""
    found: i64 = 0
    for number in range(DICE):
        if 0 < lane(dice, number) < 8:
            found += 1
    return found
