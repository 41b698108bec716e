"""A bot that takes its time: what looks best is tried out by playing on, in many worlds."""

from time import monotonic

from tampu.bots.bot import seat_of
from tampu.bots.critic import ASK_TREE, Critic
from tampu.bots.opinion import critic_of
from tampu.bots.plan import Branch, Plan
from tampu.bots.search_bot import MOST_NODES, SearchBot, best_of
from tampu.bots.trials import Trial, Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck, Seat, State
from tampu.core.game import Game

PLANNING = 0.3
"""So much of the time, at most, goes into finding plans; the rest into trying them out."""
TURN = 9.0
"""Seconds for a whole turn of many decisions; what is left of them is shared out."""
SHARE = 0.3
"""So much of what is left goes into the next decision, at most."""
LOOKS = 3
"""The quickest of so many looks tells how fast the engines are: others may have been disturbed."""


class MasterBot(SearchBot):
    """Plans as the searching bot does, then tries its best plans out; tries as long as it may."""

    def __init__(self, game: Game, most: int = MOST_NODES, critic: Critic | None = None) -> None:
        super().__init__(game, most, critic or critic_of(game.key))
        self._left = TURN
        self._going_on: list[Trial] = []
        """What was tried out and goes on after the last answer, ..."""
        self._expected: object = None
        """... if this is what the seat sees when it is asked again."""

    def choose(self, view: object, actions: list[int], luck: Luck, seconds: float) -> int:
        began = monotonic()
        worlds = self.worlds(view, luck)
        if self.critic.begins(worlds.world):
            self._left = TURN
        chosen = self._weighed(view, worlds, actions, luck, min(seconds, SHARE * self._left))
        self._left -= min(monotonic() - began, self._left / 2)
        return chosen

    def worlds(self, view: object, luck: Luck) -> Worlds:
        """It guesses by what the others did."""
        return Worlds(self.game.imagine(view, luck), seat_of(view), self.critic)

    def _weighed(
        self, view: object, worlds: Worlds, actions: list[int], luck: Luck, seconds: float
    ) -> int:
        now = monotonic()
        self.nodes = 0
        found = self._known(view, actions)
        if found:
            if len(found) == 1:
                return self._answered(found, found[0].answers[0], worlds)
        elif self.critic.plans(worlds.world):
            found = self._plans(view, worlds, now, seconds)
            if len(found) == 1 or self._is_slow(worlds, now, seconds):
                return found[0].answers[0]
        elif (answer := self._at_once(worlds, seconds)) is not None:
            return answer
        trials = Trials(self.critic, worlds, luck, found)
        if not trials.left:
            return self.searched(worlds, actions, luck, now + seconds)
        line = trials.weigh(now + seconds, self.most - self.nodes)
        self.nodes += int(trials.tried)
        return self._answered(trials.left, line[0], worlds)

    def _known(self, view: object, actions: list[int]) -> list[Trial] | None:
        """What was tried out for the last answer and goes on with a legal one, if what is seen now
        is what was expected: else something came to light, or it is another table."""
        kept, self._going_on = self._going_on, []
        if not kept or view != self._expected:
            return None
        return [trial for trial in kept if trial.answers[0] in actions] or None

    def _answered(self, trials: list[Trial], answer: int, worlds: Worlds) -> int:
        """This answer; what was tried out and begins with it is kept for the next one."""
        if self.critic.goes_on():
            after, seat = worlds.world.copy(), worlds.seat
            after.apply(answer, None, seat)
            rest = begun(trials, answer)
            while len(forced := own_actions(after, seat)) == 1:
                after.apply(forced[0], None, seat)
                rest = begun(rest, forced[0])
            if rest and forced:
                self._expected, self._going_on = after.view(seat), rest
        return answer

    def thoughts(self, world: State, seat: Seat, luck: Luck) -> Plan:
        return self.critic.thoughts(world, seat, luck) or super().thoughts(world, seat, luck)

    def _is_slow(self, worlds: Worlds, began: float, seconds: float) -> bool:
        """Whether the rest of the time is too short to try even two plans out."""
        spent = monotonic() - began
        pace = spent / max(1, self.nodes)
        return 2 * pace * float(self.critic.effort(worlds.world)) > seconds - spent

    def _at_once(self, worlds: Worlds, seconds: float) -> int | None:
        """What looks best, where to play on twice takes too long, by what a look at a position
        takes: as with engines that were not compiled. None: there is time, or nothing does."""
        looks = []
        for _ in range(LOOKS):
            began = monotonic()
            self.critic.worths(worlds.world, worlds.seats)
            looks.append(monotonic() - began)
        if 2 * min(looks) * float(self.critic.effort(worlds.world)) <= seconds:
            return None
        answer = int(self.critic.glimpse(worlds.world, worlds.seat))
        return answer if answer != ASK_TREE else None

    def _plans(self, view: object, worlds: Worlds, now: float, seconds: float) -> list[Trial]:
        """The best plans for the turn, the best first; one, when its patience is at an end."""
        plan = self.planned(worlds.world, view, now + PLANNING * seconds, int(PLANNING * self.most))
        if not self.patient:
            return [hopeful(best_of(plan))]
        return [hopeful(branch) for branch in plan.finalists]


def hopeful(plan: Branch) -> Trial:
    """A plan to be tried out; what is thought of it is not forgotten."""
    trial = Trial(plan.line())
    trial.prior = plan.worth
    return trial


def begun(trials: list[Trial], answer: int) -> list[Trial]:
    """What is left of those that begin with this answer, the best first; nothing, if the best ends
    with it: whether to go on at all is to be thought of anew."""
    those = [trial for trial in trials if trial.answers[0] == answer]
    if not those or len(those[0].answers) == 1:
        return []
    return [trial.rest() for trial in those if len(trial.answers) > 1]


def own_actions(state: State, seat: Seat) -> list[int]:
    """What the seat may answer, if it is asked."""
    return state.actions(seat) if state.asked() == seat else []
