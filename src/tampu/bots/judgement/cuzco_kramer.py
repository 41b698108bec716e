"""How a master judges Cuzco (Kiesling & Kramer), and how it takes others to play."""

import math
from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.judgement.cuzco_kramer_former import Former
from tampu.bots.judgement.cuzco_kramer_outlook import TOLD, Outlook
from tampu.bots.judgement.cuzco_kramer_turns import Turns
from tampu.bots.plan import Plan
from tampu.core.contract import Luck, Seat, State
from tampu.games.cuzco_kramer.position import ASK_ACTION, OVER
from tampu.games.cuzco_kramer.state import Cuzco

REPLY: Final[i64] = 800
"""With so many positions the others are taken to plan their turns, at most."""
REPLY_WIDTH: Final[i64] = 2
REPLY_BLUR: Final = 0.4
STUDY: Final[list[int]] = [2, 8]
"""So wide the turn of another player is planned once, to learn which actions matter in it."""
STUDIED: Final[i64] = 2500
"""With so many positions, about."""
FAMOUS: Final[i64] = 24
"""So many actions are then looked at in each of its positions."""
BEFORE_NEW: Final = 30
"""So many of all actions are thought more of than of one that is new."""


class Judgement(Outlook):
    """Plans turns, tries them out, and searches the answers to a festival."""

    def __init__(self, told: dict[str, Any] = TOLD) -> None:
        super().__init__(told)
        self.lore: dict[int, Lore] = {}
        """What was learned of the turns of others, by seat, since a choice was begun."""

    def thoughts(self, state: State, seat: Seat, luck: Luck) -> Plan:
        self.forget()
        return Turns(self, state, seat, luck)

    def forget(self) -> None:
        self.lore = {}

    def goes_on(self) -> bool:
        """A turn is never thought through: with fewer action points left, more is found."""
        return False

    def trust(self) -> float:
        """The best plans promise nearly the same: a few tries tell less than the promise."""
        return 10.0

    def effort(self, state: State) -> i64:
        """Two tries: a study of each rival's turn, and two of its turns."""
        return (STUDIED + REPLY) // 2 * (cast(Cuzco, state).seats - 1)

    def proceed(self, state: State, seat: Seat, luck: Luck) -> None:  # noqa: ARG002
        """A turn as a short plan has it, or the usual answer to a festival."""
        position = cast(Cuzco, state)
        if position.asking == ASK_ACTION:
            self.take_turn(position, luck)
        else:
            position.apply(self.usual_answer(position))

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
        looked: i64 = 0
        if int(mover) not in self.lore:
            looked += self.study(position, luck)
        lore = self.lore[int(mover)]
        plan = Turns(self, position, mover, luck)
        plan.know(lore.fame, lore.unknown, FAMOUS)
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
        return looked + plan.tried

    def study(self, position: Cuzco, luck: Luck) -> i64:
        """Think about the turn of who is to move, once for all tries."""
        plan = Turns(self, position, position.active, luck)
        for width in STUDY:
            plan.go(width, math.inf, STUDIED)
        self.lore[int(position.active)] = Lore(plan.fame)
        return plan.tried


class Lore:
    """In which plans the actions of a player were, by an earlier thought."""

    def __init__(self, fame: dict[int, float]) -> None:
        self.fame = fame
        ranked = sorted(fame.values(), reverse=True)
        self.unknown: float = ranked[min(BEFORE_NEW, len(ranked) - 1)] if ranked else 1.0


def former_judgement() -> Former:
    """As `search` and `greedy` judge."""
    return Former()
