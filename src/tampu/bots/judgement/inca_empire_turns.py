"""Inca Empire: a whole People turn at a quick look, as everybody takes it when all play on.

Roads and development together (IE-502), as a plan has them, but narrow, and seen from one seat:
what the turn brings it, less what new buildings pay others.
"""

from typing import Final

from mypy_extensions import i64

from tampu.bots.judgement.inca_empire_former import FormerJudgement
from tampu.bots.judgement.inca_empire_options import in_turn, options, turn_up_markers
from tampu.bots.judgement.inca_empire_prospects import turn_to_come
from tampu.bots.plan import GAIN, Branch, worth_of
from tampu.bots.utility import wishes
from tampu.core.contract import Luck, Seat
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import CITY, GARRISON, SAPA_POINTS, TEMPLE
from tampu.games.inca_empire.position import (
    ASK_MARKER,
    ASK_NEXT,
    ASK_RAPID,
    ASK_REPEAT,
    ASK_ROAD,
    FRESH,
)
from tampu.games.inca_empire.sets import has_site
from tampu.games.inca_empire.state import IncaEmpire

WIDTH: Final[i64] = 2
"""So many positions are kept after each step: twice, before the development and after it."""
WIDE: Final[i64] = 12
"""The same in the last People phase: a road that leads to a place promises nothing there until
something is built."""
ENDS: Final[i64] = 24
"""So many ways to end the turn are looked at from all seats."""
STEPS: Final[i64] = 8
"""No turn is looked at further than this."""


class Step(Branch):
    """A position within a turn; its worth is what it promises."""

    def __init__(
        self, position: IncaEmpire, before: "Step | None", action: i64, given: float
    ) -> None:
        super().__init__(position, before, action, 0.0)
        self.position = position
        self.given = given
        """What the turn has paid others so far."""


class Turns:
    """Takes turns for everybody."""

    def __init__(self, critic: FormerJudgement) -> None:
        self.critic = critic
        self.looked: i64 = 0
        """How many positions were looked at so far."""

    def take(self, position: IncaEmpire, luck: Luck) -> None:
        """Play the turn that is on, in place, to its end."""
        seat = position.active
        moment, place = position.moment, position.place
        while in_turn(position, seat) and position.moment == moment and position.place == place:
            if position.asking == ASK_MARKER:
                position.apply(position.random_action(luck))
            elif self.perform(position, self.best_line(position), luck):
                self.critic.finish(position, seat)

    def perform(self, position: IncaEmpire, line: list[int], luck: Luck) -> bool:
        """These answers, in place, as far as what chance turns up allows; whether all are given."""
        for number in range(len(line)):
            while position.asking == ASK_MARKER:
                position.apply(position.random_action(luck))
            if number > 0 and position.refusal(line[number]) is not None:
                return False
            position.apply(line[number])
        return position.asking != ASK_MARKER

    def best_line(self, position: IncaEmpire) -> list[int]:
        """The turn that looks best, step by step; nothing, if to end it now does."""
        seat = position.active
        beam = [Step(position, None, -1, 0.0)]
        ends: list[Step] = []
        width = WIDTH if self.critic.futures.at(position).turns else WIDE
        if position.asking == ASK_NEXT and not turn_to_come(position, seat):
            beam[0].worth = self.worth(position, seat)
            ends.append(beam[0])
        for _ in range(STEPS):
            found: list[Step] = []
            for step in beam:
                self.extend(step, seat, found)
            found.sort(key=worth_of, reverse=True)
            ends += found[:ENDS]
            beam = kept(found, seat, width)
            if not beam:
                break
        return self.best_end(ends, seat).line()

    def best_end(self, ends: list[Step], seat: Seat) -> Step:
        """Of the turns that promise most, the one that is best when all players are looked at."""
        ends.sort(key=worth_of, reverse=True)
        best, wish, last = ends[0], -1.0, 1e9
        for step in ends[:ENDS]:
            if step.worth > last - GAIN:
                continue
            last = step.worth
            ended = step.position.copy()
            self.critic.finish(ended, seat)
            worths = [self.worth(ended, other) for other in range(ended.seats)]
            wished = wishes(self.critic, ended, worths)[seat]
            if wished > wish + GAIN:
                best, wish = step, wished
        return best

    def extend(self, step: Step, seat: Seat, found: list[Step]) -> None:
        """Every answer; one that only opens the next question, with the answers to that."""
        for action in options(step.position):
            if action == act.END:
                continue
            after = step.position.copy()
            after.apply(action)
            turn_up_markers(after)
            given = step.given + self.shared(step.position, action, seat)
            fresh = Step(after, step, action, given)
            if in_turn(after, seat) and is_half(after):
                self.extend(fresh, seat, found)
            else:
                self.looked += 1
                fresh.worth = self.worth(after, seat) - given
                found.append(fresh)

    def worth(self, position: IncaEmpire, seat: Seat) -> float:
        """Points and prospects."""
        return self.critic.worth(position, seat)

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
        sapas = self.critic.futures.at(position).sapas
        return float(pay_of(verb) * joined * sapas) / float(position.seats - 1)


def kept(found: list[Step], seat: Seat, width: i64) -> list[Step]:
    """The best that go on: so many with the development still to come, and so many without it,
    since what it brings at once would else hide roads that lead to something better."""
    beam: list[Step] = []
    fresh: i64 = 0
    done: i64 = 0
    for step in found:
        to_come = step.position.development == FRESH
        if (fresh if to_come else done) < width and in_turn(step.position, seat):
            if is_there(step, beam):
                continue
            beam.append(step)
            if to_come:
                fresh += 1
            else:
                done += 1
    return beam


def is_there(step: Step, beam: list[Step]) -> bool:
    """Whether the same was reached in another order."""
    worth = step.worth + GAIN
    return any(other.worth < worth and other.position == step.position for other in beam)


def is_half(position: IncaEmpire) -> bool:
    """Whether a question stands that belongs to the answer before."""
    asking = position.asking
    if asking == ASK_NEXT or asking == ASK_REPEAT or asking == ASK_RAPID:
        return False
    return asking != ASK_ROAD or position.laid == 0


def pay_of(verb: i64) -> i64:
    """IE-805 to IE-807: what a new building pays at a Sapa Inca phase; a garrison that becomes a
    city (IE-741) pays no more as a garrison."""
    if verb == act.CONVERT:
        return SAPA_POINTS[CITY] - SAPA_POINTS[GARRISON]
    if verb == act.TEMPLE:
        return SAPA_POINTS[TEMPLE]
    return SAPA_POINTS[CITY] if verb == act.CITY else SAPA_POINTS[GARRISON]
