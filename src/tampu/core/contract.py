"""The contract between a game and everybody else: questions, actions, refusals, events, states.

An action is a small integer; only the game's `actions.py` knows its packing. A state is edited in
place by its owner; `core.play` works on copies and is what everybody outside search should use.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tampu.core.fields import Fielded

CHANCE: Final = -1
"""The seat that draws cards and rolls dice."""
ASKED: Final = -2
"""Stands for "whoever is asked now" wherever a seat may be given."""
NOBODY: Final = -3
"""Nobody is asked: the game is over."""

Fact = int | str | list[int] | list[str] | None
Facts = dict[str, Fact]
RuleId = str
Seat = i64
"""A player from 0, or CHANCE, ASKED, NOBODY."""
Action = i64
"""An answer, as the game's `actions.py` numbers them."""


class Refusal:
    """Why an action is not allowed: the rule that forbids it and the facts of the case."""

    def __init__(self, rule: RuleId, facts: Facts) -> None:
        self.rule = rule
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.facts) == (other.rule, other.facts)

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.facts})"


def refuse(rule: RuleId, **facts: Fact) -> Refusal:
    """A refusal that cites `rule`."""
    return Refusal(rule, facts)


class Event:
    """What happened, by which rule. `secret` facts are for the seats in `audience` only.

    An event that `seals` ends every right to take back: chance fell, something hidden was shown,
    or the rule itself says so.
    """

    def __init__(
        self,
        rule: RuleId,
        seat: int,
        points: int,
        facts: Facts,
        secret: Facts,
        audience: list[int],
        seals: bool,
    ) -> None:
        self.rule = rule
        self.seat = seat
        self.points = points
        self.facts = facts
        self.secret = secret
        self.audience = audience
        self.seals = seals

    def seen_by(self, seat: int | None) -> Facts:
        """The facts that `seat` (None: an onlooker) may know."""
        if self.secret and seat is not None and seat in self.audience:
            return {**self.facts, **self.secret}
        return self.facts

    def content(self) -> tuple[str, int, int, Facts, Facts, list[int], bool]:
        """Everything in it, for comparing."""
        return (
            self.rule,
            self.seat,
            self.points,
            self.facts,
            self.secret,
            self.audience,
            self.seals,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash((self.rule, self.seat, self.points))

    def __repr__(self) -> str:
        return f"Event({self.rule}, seat={self.seat}, points={self.points}, {self.facts})"


class Tell:
    """Collects the events of one action; of a state that is watched, also how it was after each."""

    def __init__(self, watched: "State | None" = None) -> None:
        self.events: list[Event] = []
        self.moments: list[State] = []
        self.watched = watched

    def add(self, event: Event) -> None:
        """This happened, just now."""
        self.events.append(event)
        if self.watched is not None:
            self.moments.append(self.watched.copy())

    def that(self, rule: RuleId, seat: int, **facts: Fact) -> None:
        """Something everybody sees."""
        self.add(Event(rule, seat, 0, facts, {}, [], False))

    def points(self, rule: RuleId, seat: int, points: int, **facts: Fact) -> None:
        """`seat` scores `points`."""
        self.add(Event(rule, seat, points, facts, {}, [], False))

    def secretly(
        self, rule: RuleId, seat: int, audience: list[int], secret: Facts, **facts: Fact
    ) -> None:
        """Something whose `secret` part only `audience` sees."""
        self.add(Event(rule, seat, 0, facts, secret, audience, False))

    def seal(self) -> None:
        """The last event, and with it all before, can no longer be taken back."""
        self.events[-1].seals = True


class Question:
    """What is asked now: its kind, the seats that may still answer, and the facts of it."""

    def __init__(self, kind: str, seats: list[int], facts: Facts) -> None:
        self.kind = kind
        self.seats = seats
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and (self.kind, self.seats, self.facts) == (
            other.kind,
            other.seats,
            other.facts,
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Question({self.kind}, seats={self.seats}, {self.facts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A stream of random numbers for search and simulation (see `core.luck.Stream`)."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Fielded):
    """One position of one game, with everything in it, seen and unseen."""

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """The points scored so far, seat by seat: the sum of the events' points."""
        raise NotImplementedError

    def asked(self) -> Seat:
        """The seat asked now (the lowest, if several are); CHANCE, or NOBODY when over."""
        raise NotImplementedError

    def actions(self, seat: Seat = ASKED) -> list[int]:
        """The legal answers of that seat, ascending."""
        raise NotImplementedError

    def refusal(self, action: Action, seat: Seat = ASKED) -> Refusal | None:
        """None if `seat` may do this now, else the reason. The only judge."""
        raise NotImplementedError

    def apply(self, action: Action, tell: Tell | None = None, seat: Seat = ASKED) -> None:
        """Carry out a legal action in place; events go to `tell`, if there is one."""
        raise NotImplementedError

    def price(self, action: Action) -> i64:  # noqa: ARG002
        """What a legal action costs the seat asked, in a game that counts such points; else 0."""
        return 0

    def opens(self, action: Action) -> bool:  # noqa: ARG002
        """Whether a legal action is only the first part of a choice and changes nothing yet."""
        return False

    def automatic(self) -> Action:
        """The answer that the house gives for the seat asked, by the rules; NOBODY: it is asked."""
        return NOBODY

    def discreet(self) -> bool:
        """Whether nobody may learn that the answer was automatic: it hangs on what is hidden."""
        return True

    def outcomes(self) -> list[tuple[int, int]]:
        """When CHANCE is asked: its possible actions, ascending, each with its weight."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal state that shares nothing with this one."""
        raise NotImplementedError

    def __deepcopy__(self, _memo: dict[int, object]) -> "State":
        return self.copy()

    def view(self, seat: int | None) -> object:
        """What this seat may know; None stands for an onlooker."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """The seats, best first, tied ones together. By the points of now, if not over."""
        raise NotImplementedError

    def random_action(self, luck: Luck) -> Action:
        """One action drawn from the legal ones (by weight, if CHANCE is asked)."""
        if self.asked() == CHANCE:
            return any_outcome(self.outcomes(), luck)
        actions = self.actions()
        return actions[luck.below(len(actions))]

    def playout(self, luck: Luck, plies: i64) -> i64:
        """Play at most `plies` random actions; how many were played."""
        played: i64 = 0
        while played < plies and self.asked() != NOBODY:
            self.apply(self.random_action(luck), None, ASKED)
            played += 1
        return played

    def redeal(self, seat: Seat, luck: Luck) -> None:
        """Deal everything anew that `seat` cannot know, consistently with what it does know."""
        raise NotImplementedError


def any_outcome(outcomes: list[tuple[int, int]], luck: Luck) -> Action:
    """One of these actions, each as likely as its weight says."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left = luck.below(total)
    for action, weight in outcomes:
        if left < weight:
            return action
        left -= weight
    raise ValueError("no outcome has a weight")
