"""How a master plays Inca Empire on: by a policy for turns and Sun cards, seen from each seat."""

from typing import Any, Final, cast

from mypy_extensions import i64

from tampu.bots.judgement.inca_empire_features import CARD
from tampu.bots.judgement.inca_empire_former import (
    FormerJudgement,
    new_sun,
    next_action,
)
from tampu.bots.judgement.inca_empire_learned import LearnedJudgement
from tampu.bots.judgement.inca_empire_options import options, turn_up_markers
from tampu.core.bits import bit
from tampu.core.contract import Luck, Seat, State
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import (
    BOUNDS,
    CARD_COUNT,
    CITY,
    GARRISON,
    QUARTER_COUNT,
    SAPA_POINTS,
    TEMPLE,
)
from tampu.games.inca_empire.position import (
    ASK_CARD,
    ASK_NEXT,
    ASK_PILGRIMAGE,
    ASK_SLOT,
    ASK_TARGET,
    CLOSED,
    OVER,
    copies,
)
from tampu.games.inca_empire.rules.pilgrimages import possible
from tampu.games.inca_empire.rules.sun import free_quarters
from tampu.games.inca_empire.sets import has_site
from tampu.games.inca_empire.state import IncaEmpire

PLANS: Final[i64] = 60
"""So many plans for a turn are looked at in many worlds."""


class Judgement(LearnedJudgement):
    """Judges by what was learned; plays on by a policy of its own, Sun cards included."""

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        super().__init__(told)
        self.hope = 0.0
        """What the last step that was looked for is worth."""
        self.target: i64 = 0
        """The place of the development that was looked for last."""
        self.reach: i64 = 2
        """When something is tried out, all play on until so many Sun phases have begun."""

    # Playing on

    def finalists(self) -> i64:
        """A look is quick: many plans are looked at."""
        return PLANS

    def plays_plans_on(self) -> bool:
        """Which markers lie face down on the map (IE-107) differs from world to world, and more
        depends on it than on what others do next."""
        return False

    def trust(self) -> float:
        """What a plan promised was seen in one world."""
        return 1.0

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:  # noqa: ARG002
        """All others, too, do what looks best."""
        position = cast(IncaEmpire, state)
        looked: i64 = 1
        moment = position.moment
        begun: i64 = 0
        while position.asking != OVER and begun < self.reach:
            self.go(position, luck)
            looked += 1
            if position.moment != moment and new_sun(position):
                moment = position.moment
                begun += 1
        return looked

    def go(self, position: IncaEmpire, luck: Luck) -> None:
        """One answer, as the policy has it; chance by luck."""
        if position.asking == ASK_CARD:
            self.lay(position, luck)
        elif position.asking < ASK_NEXT:
            position.apply(position.random_action(luck))
        elif position.asking == ASK_NEXT:
            self.go_next(position)
        else:
            step = self.quick_step(position, position.active)
            target = self.target
            position.apply(step)
            if position.asking == ASK_TARGET:
                position.apply(target)

    def go_next(self, position: IncaEmpire) -> None:
        """IE-502, IE-780: roads, then development, or a pilgrimage in its place; then the end."""
        step = next_action(position)
        if step == act.DEVELOPMENT and position.road_action == CLOSED and possible(position):
            pilgrim = position.copy()
            make_pilgrimage(pilgrim)
            worth = self.promise(pilgrim, position.active)
            after = position.copy()
            after.apply(act.DEVELOPMENT)
            self.quick_step(after, position.active)
            if worth > self.hope:
                make_pilgrimage(position)
                return
        position.apply(step)

    def quick_step(self, position: IncaEmpire, seat: Seat) -> i64:
        """The option that is best for this seat at once, less what it does for others; a kind of
        development with its place."""
        found = options(position)
        best: i64 = found[0]
        target: i64 = 0
        hope = -1e9
        for action in found:
            after = position.copy()
            after.apply(action)
            place: i64 = 0
            if after.asking == ASK_TARGET:
                place = self.quick_step(after, seat)
                worth = self.hope
            else:
                turn_up_markers(after)
                worth = self.promise(after, seat) - self.shared(position, action, seat)
            if worth > hope:
                best, target, hope = action, place, worth
        self.target = target
        self.hope = hope
        return best

    def shared(self, position: IncaEmpire, action: i64, seat: Seat) -> float:
        """IE-805 to IE-807: what a new building brings the others, on average."""
        verb = act.verb_of(action)
        if verb < act.CITY or verb > act.CONVERT:
            return 0.0
        site = act.object_of(verb, action)
        joined: i64 = 0
        for other in range(position.seats):
            if other != seat and has_site(position.realms[other].network, site):
                joined += 1
        sapas = self.futures.at(position).sapas
        return float(pay_of(verb) * joined * sapas) / float(position.seats - 1)

    # The Sun phase

    def lay(self, position: IncaEmpire, luck: Luck) -> None:
        """IE-403, IE-405: the card and the quarter that do most for the own lead."""
        seat = position.active
        hand = position.realms[seat].hand
        quarters = free_quarters(position)
        best_card: i64 = -1
        best_quarter: i64 = -1
        hope = -1e9
        for kind in range(CARD_COUNT):
            if copies(hand, kind):
                for quarter in range(QUARTER_COUNT):
                    if quarters & bit(quarter):
                        worth = self.benefit(position, seat, kind, quarter)
                        worth += 0.5 * float(luck.below(100)) / 100.0
                        if worth > hope:
                            best_card, best_quarter, hope = kind, quarter, worth
        position.apply(act.card(best_card))
        position.apply(act.action_of(act.QUARTER, best_quarter))

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
        future = self.futures.at(position)
        habit = self.habit(position)
        row = habit.row(self.stage(position))
        realm = position.realms[seat]
        weight = habit.weights[row + CARD + kind]
        return weight * self.seen.use(position, realm, kind) * float(future.turns_here)


def pay_of(verb: i64) -> i64:
    """IE-805 to IE-807: what a new building pays at a Sapa Inca phase; a garrison that becomes a
    city (IE-741) pays no more as a garrison."""
    if verb == act.CONVERT:
        return SAPA_POINTS[CITY] - SAPA_POINTS[GARRISON]
    if verb == act.TEMPLE:
        return SAPA_POINTS[TEMPLE]
    return SAPA_POINTS[CITY] if verb == act.CITY else SAPA_POINTS[GARRISON]


def make_pilgrimage(position: IncaEmpire) -> None:
    """IE-780, IE-790: the pilgrimage that pays most, in place of the development."""
    position.apply(act.GO_ON_PILGRIMAGE)
    while position.asking == ASK_PILGRIMAGE or position.asking == ASK_SLOT:
        position.apply(position.actions()[0])


def former_judgement() -> FormerJudgement:
    """As `search` and `greedy` judge."""
    return FormerJudgement()
