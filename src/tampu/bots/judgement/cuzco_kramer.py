"""How a master judges Cuzco (Kiesling & Kramer), and how it takes others to play."""

import math
from typing import Final, cast

from mypy_extensions import i64

from tampu.bots.judgement.cuzco_kramer_former import Former
from tampu.bots.judgement.cuzco_kramer_outlook import Outlook
from tampu.bots.judgement.cuzco_kramer_turns import Turns
from tampu.bots.plan import Plan
from tampu.core.contract import Luck, Seat, State
from tampu.games.cuzco_kramer.position import OVER
from tampu.games.cuzco_kramer.state import Cuzco

REPLY: Final[i64] = 800
"""With so many positions the others are taken to plan their turns."""
REPLY_WIDTH: Final[i64] = 1
REPLY_BLUR: Final = 0.4


class Judgement(Outlook):
    """Plans turns, tries them out, and searches the answers to a festival."""

    def thoughts(self, state: State, seat: Seat, luck: Luck) -> Plan:
        return Turns(self, state, seat, luck)

    def effort(self, state: State) -> i64:
        return REPLY * (cast(Cuzco, state).seats - 1)

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:
        """The turn ends, and each of the others takes one, as a short plan has it."""
        position = cast(Cuzco, state)
        looked: i64 = 1
        self.finish(position, seat)
        self.quieten(position, luck)
        while position.asking != OVER and position.active != seat:
            looked += self.take_turn(position, luck)
        return looked

    def take_turn(self, position: Cuzco, luck: Luck) -> i64:
        """A whole turn of who is to move: nobody is taken to judge as we do to the last digit."""
        mover = position.active
        plan = Turns(self, position, mover, luck)
        blur, mood = self.blur, self.mood
        self.blur, self.mood = max(blur, REPLY_BLUR), luck.below(1 << 30)
        plan.go(REPLY_WIDTH, math.inf, REPLY)
        self.blur, self.mood = blur, mood
        best = plan.best
        if best is not None:
            for action in best.line():
                self.quieten(position, luck)
                if position.active != mover or position.refusal(action) is not None:
                    break
                position.apply(action)
        self.finish(position, mover)
        self.quieten(position, luck)
        return plan.tried


def former_judgement() -> Former:
    """As `search` and `greedy` judge."""
    return Former()
