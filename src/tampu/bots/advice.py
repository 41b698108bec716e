"""Advice: a good move and the reasons for it, from what a seat knows.

Reasons are the terms of the game's judgement. An answer is worth what its seat leads by: its own
worth less what the others are worth on average. Both are made of terms, so the difference between
two answers is too, and the figures add up to it, to the tenth of a point. Where answers are tried
out by playing on, the terms tell what they do at once, and one more what follows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from tampu.bots.account import Account
from tampu.bots.bot import seat_of
from tampu.bots.critic import Critic
from tampu.bots.job import Against
from tampu.bots.opinion import critic_of
from tampu.bots.plan import Plan
from tampu.bots.search import Search
from tampu.bots.search_bot import MOST_NODES
from tampu.bots.trials import Trial, Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import Luck, State
from tampu.core.game import Game
from tampu.core.luck import Stream

RIVALS = "rivals"
"""The term for what the others get less of."""
LATER = "later"
"""The term for what follows once the turn is over."""


class Reason(NamedTuple):
    """How much a term speaks for the move, in tenths of a point; negative: against it."""

    term: str
    tenths: int


@dataclass(frozen=True)
class Advice:
    """A good move, what it was compared with, and why it is better."""

    move: list[int]
    against: Against
    meant: bool
    """What the seat means to do is just that."""
    gain: int
    """Tenths of a point by which the lead is larger; all reasons together."""
    chance: float
    """How likely this seat wins after the move."""
    chance_else: float
    """And after what it was compared with."""
    reasons: list[Reason]
    """What speaks most for or against it comes first."""
    rivals: dict[int, float]
    """What each of the others is expected to have more, in points."""


class _Thought(NamedTuple):
    """Two answers as they were weighed."""

    move: list[int]
    account: Account
    other: Account
    against: Against
    meant: bool = False
    at_once: tuple[Account, Account] | None = None
    """Both when only the turn was over, where they were looked at beyond it."""


class Adviser:
    """Gives advice for one game: thinks as the searching bot does, and remembers why."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.critic = critic_of(game.key)

    def advise(
        self, view: object, actions: list[int], meant: list[int], luck: Luck, seconds: float
    ) -> Advice:
        """A good move, compared with what the seat means to do, if it means anything."""
        return self._told(self._think(view, actions, meant, luck, seconds, False), seat_of(view))

    def explain(
        self, view: object, actions: list[int], done: list[int], luck: Luck, seconds: float
    ) -> Advice:
        """What speaks for an answer that was given."""
        return self._told(self._think(view, actions, done, luck, seconds, True), seat_of(view))

    def _think(
        self,
        view: object,
        actions: list[int],
        meant: list[int],
        luck: Luck,
        seconds: float,
        defend: bool,
    ) -> _Thought:
        """`defend`: the answer that is meant is the one to give reasons for."""
        deadline, seat = monotonic() + seconds, seat_of(view)
        world = self.game.imagine(view, luck)
        if self.critic.plans(world):
            return _Planned(self.critic, world, seat, luck).weighed(meant, deadline, defend)
        worlds = Worlds(world, seat, self.critic)
        trials = Trials(self.critic, worlds, luck)
        if trials.left:
            return _tried(self.critic, trials, meant, deadline, defend)
        search = Search(self.critic, worlds, actions, luck, self.game.action_count)
        return _searched(search, meant, deadline, defend)

    def _told(self, thought: _Thought, seat: int) -> Advice:
        account, other = thought.account, thought.other
        found = self._differences(account, other, seat)
        if thought.at_once is not None:
            now = self._differences(*thought.at_once, seat)
            if any(now.values()):
                found = now | {LATER: sum(found.values()) - sum(now.values())}
        reasons = in_tenths(found)
        return Advice(
            move=thought.move,
            against=thought.against,
            meant=thought.meant,
            gain=sum(reason.tenths for reason in reasons),
            chance=float(account.chance()),
            chance_else=float(other.chance()),
            reasons=reasons,
            rivals=differences(account, other, seat),
        )

    def _differences(self, account: Account, other: Account, seat: int) -> dict[str, float]:
        """What two answers differ by, term by term."""
        rivals = differences(account, other, seat).values()
        found = {
            term: account.part(seat, number) - other.part(seat, number)
            for number, term in enumerate(self.critic.terms())
        }
        return found | {RIVALS: -sum(rivals) / len(rivals)}


def differences(account: Account, other: Account, seat: int) -> dict[int, float]:
    """What each of the others would be worth more."""
    others = [each for each in range(int(account.seats)) if each != seat]
    return {each: account.worth(each) - other.worth(each) for each in others}


def in_tenths(found: dict[str, float]) -> list[Reason]:
    """Rounded so that they add up to the rounded sum; the weightiest first, none of nothing."""
    exact = {term: 10.0 * amount for term, amount in found.items()}
    tenths = {term: round(amount) for term, amount in exact.items()}
    missing = round(sum(exact.values())) - sum(tenths.values())
    step = 1 if missing > 0 else -1
    nearest = sorted(exact, key=lambda term: step * (tenths[term] - exact[term]))
    for term in nearest[: abs(missing)]:
        tenths[term] += step
    reasons = [Reason(term, amount) for term, amount in tenths.items() if amount]
    return sorted(reasons, key=lambda reason: -abs(reason.tenths))


class _Planned:
    """A whole turn is planned (`bots.plan`); what ends it at once is what it is compared with."""

    def __init__(self, critic: Critic, world: State, seat: int, luck: Luck) -> None:
        self.critic = critic
        self.world = world
        self.seat = seat
        self.luck = luck
        self.draw = luck.below(1 << 30)

    def plan(self, begun: list[int]) -> Plan:
        """The thoughts about the turn once these answers are given."""
        return Plan(self.critic, self.after(begun), self.seat, Stream(int(self.draw)))

    def after(self, line: list[int]) -> State:
        state = self.world.copy()
        for action in line:
            state.apply(action, None, self.seat)
            self.critic.unveil(state)
        return state

    def weighed(self, meant: list[int], deadline: float, defend: bool) -> _Thought:
        now = monotonic()
        half = now + (deadline - now) / 2 if meant else deadline
        best = [] if defend else self.plan([]).think(half, MOST_NODES)
        line = self.completed(meant, deadline) if meant else []
        if defend:
            best = line
        if line and best[: len(meant)] != meant:
            return _Thought(best, self.account(best), self.account(line), "meant")
        ending = self.ending()
        if ending is not None:
            return _Thought(best, self.account(best), ending, "ending", bool(meant))
        first = self.account(best[:1])
        return _Thought(best[:1], first, self.others(best[0], first), "others", bool(meant))

    def completed(self, meant: list[int], deadline: float) -> list[int]:
        """What is meant, and the best way to go on after it."""
        state = self.after(meant)
        if state.asked() != self.seat or not self.critic.plans(state):
            return meant
        plan = self.plan(meant)
        rest = plan.think(deadline, MOST_NODES)
        best = plan.best
        better = best is not None and best.worth > plan.worth(state)
        return [*meant, *rest] if better else meant

    def account(self, line: list[int]) -> Account:
        found = self.empty()
        found.add(self.critic, self.plan([]).ended(self.after(line)), self.seat)
        return found

    def ending(self) -> Account | None:
        """If the turn ended now; None: it cannot."""
        ended = self.world.copy()
        self.critic.finish(ended, self.seat)
        return None if ended == self.world else self.account([])

    def others(self, best: int, alone: Account) -> Account:
        """Each other answer alone, as the first of the plan is weighed then."""
        actions = self.critic.options(self.world, self.seat)
        return _mean([self.account([action]) for action in actions if action != best], alone)

    def empty(self) -> Account:
        return Account(len(self.world.scores), len(self.critic.terms()))


def _tried(
    critic: Critic, trials: Trials, meant: list[int], deadline: float, defend: bool
) -> _Thought:
    """Every candidate is tried out (`bots.trials`)."""
    if meant:  # tried first: the clock may end it soon
        begins = [trial for trial in trials.left if trial.answers[: len(meant)] == meant]
        rest = [trial for trial in trials.left if trial not in begins]
        trials.left = [*(begins or [Trial(meant)]), *rest]
    everything = list(trials.left)
    for trial in everything:
        trial.account = Account(trials.seats, len(critic.terms()))
        trial.at_once = Account(trials.seats, len(critic.terms()))
    trials.think(deadline, MOST_NODES)
    if not everything[0].times:  # where there is no other answer, nothing had to be tried
        trials.try_out(everything[0])
    ranked = [*trials.left, *(trial for trial in everything if trial not in trials.left)]
    own = [trial for trial in ranked if meant and trial.answers[: len(meant)] == meant]
    best = own[0] if defend and own else ranked[0]
    if own and best not in own:
        return _compared(best, [own[0]], "meant", meant=False)
    others = [trial for trial in ranked if trial is not best and trial.times > 0]
    return _compared(best, others or [best], "others", meant=bool(own))


def _compared(best: Trial, others: list[Trial], against: Against, meant: bool) -> _Thought:
    """The best of those that were tried, beside these."""

    def pair(kept: Callable[[Trial], Account | None]) -> tuple[Account, Account]:
        own, rest = kept(best), [kept(trial) for trial in others]
        assert own is not None
        return own, _mean([account for account in rest if account is not None], own)

    account, other = pair(lambda trial: trial.account)
    now = pair(lambda trial: trial.at_once)
    return _Thought(best.answers, account, other, against, meant, now)


def _searched(search: Search, meant: list[int], deadline: float, defend: bool) -> _Thought:
    """A tree was searched (`bots.search`)."""
    search.accounts = {}
    search.think(deadline, MOST_NODES)
    accounts = search.accounts
    best, own = int(search.best()), meant[0] if meant else None
    if defend and own in accounts:
        best = own
    if own in accounts and own != best:
        return _Thought(_line(search, best), accounts[best], accounts[own], "meant")
    others = [account for action, account in accounts.items() if action != best]
    mean = _mean(others, accounts[best])
    return _Thought(_line(search, best), accounts[best], mean, "others", own == best)


def _line(search: Search, first: int) -> list[int]:
    """An answer with those that belong to it, if it only begins a choice."""
    line, state = [first], search.worlds.world.copy()
    nodes = [node for node in search.root.children if node.edge == first]
    while nodes and state.opens(line[-1]):
        state.apply(line[-1], None, search.seat)
        legal = state.actions(search.seat)
        nodes = [node for node in nodes[0].children if node.edge in legal]
        nodes.sort(key=lambda node: -node.visits)
        line += [int(node.edge) for node in nodes[:1]]
    return line


def _mean(accounts: list[Account], alone: Account) -> Account:
    """All of them as one; where there is no other answer, the only one."""
    found = Account(alone.seats, alone.terms)
    for account in accounts:
        if account.times:
            found.merge(account)
    return found if found.times else alone
