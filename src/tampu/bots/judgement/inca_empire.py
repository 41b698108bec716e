"""How a master plays Inca Empire on: by a policy for turns and Sun cards, seen from each seat."""

from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.critic import ASK_TREE
from tampu.bots.judgement.inca_empire_former import FormerJudgement, new_sun
from tampu.bots.judgement.inca_empire_learned import LearnedJudgement
from tampu.bots.judgement.inca_empire_turns import Turns
from tampu.core.bits import bit
from tampu.core.contract import Luck, Seat, State
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import BOUNDS, CARD_COUNT, QUARTER_COUNT
from tampu.games.inca_empire.position import ASK_CARD, ASK_QUARTER, OVER, copies
from tampu.games.inca_empire.rules.sun import free_quarters
from tampu.games.inca_empire.state import IncaEmpire

PLANS: Final[i64] = 16
"""So many plans for a turn are tried out."""
REACH: Final[i64] = 2
"""All play on until so many Sun phases have begun."""
EFFORT: Final[i64] = 1000
"""So many looks at a position the way there takes about as long as."""


class Judgement(LearnedJudgement):
    """Judges by what was learned; plays on by a policy of its own, Sun cards included."""

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        super().__init__(told)
        self.turns = Turns(self)

    # Playing on

    def finalists(self) -> i64:
        """Playing on takes long: not all that look good are tried out."""
        return PLANS

    def trust(self) -> float:
        """What a plan promised was seen in one world, with one draw of the markers (IE-107)."""
        return 1.0

    def effort(self, state: State) -> i64:  # noqa: ARG002
        return EFFORT

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:  # noqa: ARG002
        """All others, too, take the turns that look best to them."""
        position = cast(IncaEmpire, state)
        before = self.turns.looked
        moment = position.moment
        begun: i64 = 0
        while position.asking != OVER and begun < REACH:
            if position.asking < ASK_CARD:
                position.apply(position.random_action(luck))
            else:
                self.proceed(position, position.active, luck)
            if position.moment != moment and new_sun(position):
                moment = position.moment
                begun += 1
        return 1 + self.turns.looked - before

    def proceed(self, state: State, seat: Seat, luck: Luck) -> None:  # noqa: ARG002
        """A Sun card with its quarter, or a whole turn."""
        position = cast(IncaEmpire, state)
        if position.asking == ASK_CARD or position.asking == ASK_QUARTER:
            self.lay(position, luck)
        else:
            self.turns.take(position, luck)

    # The Sun phase

    def lay(self, position: IncaEmpire, luck: Luck) -> None:
        """IE-403, IE-405: the card and the quarter that do most for the own lead."""
        kind, quarter = self.best_laying(position, luck)
        if position.asking == ASK_CARD:
            position.apply(act.card(kind))
        position.apply(act.action_of(act.QUARTER, quarter))

    def best_laying(self, position: IncaEmpire, luck: Luck | None) -> tuple[i64, i64]:
        """A card, the one that is chosen if one is, and its quarter; nobody looks to the last
        digit, if there is luck."""
        seat = position.active
        quarters = free_quarters(position)
        best_kind: i64 = -1
        best_quarter: i64 = -1
        hope = -1e9
        for kind in kinds_to_lay(position):
            for quarter in range(QUARTER_COUNT):
                if quarters & bit(quarter):
                    worth = self.benefit(position, seat, kind, quarter)
                    if luck is not None:
                        worth += 0.5 * float(luck.below(100)) / 100.0
                    if worth > hope:
                        best_kind, best_quarter, hope = kind, quarter, worth
        return best_kind, best_quarter

    def glimpse(self, state: State, seat: Seat) -> i64:  # noqa: ARG002
        """Sun cards as others are taken to lay them; turns are planned."""
        position = cast(IncaEmpire, state)
        if position.asking != ASK_CARD and position.asking != ASK_QUARTER:
            return ASK_TREE
        kind, quarter = self.best_laying(position, None)
        if position.asking == ASK_CARD:
            return act.card(kind)
        return act.action_of(act.QUARTER, quarter)

    def benefit(self, position: IncaEmpire, seat: Seat, kind: i64, quarter: i64) -> float:
        """IE-411: what a card in a quarter does for one seat beside it, less what for others."""
        found = 0.0
        for other in range(position.seats):
            if BOUNDS[quarter] >> position.realms[other].colour & 1:
                amount = self.card_worth(position, other, kind)
                found += amount if other == seat else -amount / float(position.seats - 1)
        return found

    def card_worth(self, position: IncaEmpire, seat: Seat, kind: i64) -> float:
        """What one more card of a kind beside its colour is worth to a seat in this column."""
        turns = self.futures.at(position).turns_here
        return float(turns) * self.prospects.card_use(position, position.realms[seat], kind)


def kinds_to_lay(position: IncaEmpire) -> list[i64]:
    """IE-403: the kinds of Sun cards in the own hand, or the one that is chosen."""
    if position.asking == ASK_QUARTER:
        return [position.chosen]
    hand = position.realms[position.active].hand
    return [kind for kind in range(CARD_COUNT) if copies(hand, kind)]


def former_judgement() -> FormerJudgement:
    """As `search` and `greedy` judge."""
    return FormerJudgement()
