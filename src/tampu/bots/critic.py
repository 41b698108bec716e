"""How good a position is for a seat: what a game tells the bots that they cannot know."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tampu.core.contract import NOBODY, Action, Luck, Seat, State

if TYPE_CHECKING:
    from tampu.bots.plan import Plan

ASK_TREE: Final[i64] = -1
"""No answer comes to mind: let the search find one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Critic:
    """A judgement that knows nothing of the game: some random plies, then the points so far.

    A game's own judgement (`tampu.bots.judgement.<game>.Judgement`) says more.
    """

    lead_shares: vec[float] = vec[float]([0.25] * 5)
    """By the number of players, how much of the wish is to lead by as much as can be; the rest is
    to win."""
    blur = 0.0
    """By up to so many points it misjudges a position."""
    mood: i64 = 0
    """As long as this stays the same, a position is misjudged in the same way."""

    taste: vec[float] = vec[float]([])
    """By what each term is multiplied, in the order of `terms`; empty: all count as they are."""

    def __init__(self) -> None:
        self.stake = 20.0
        """A lead of so many points is half of all that can be wished for."""

    def finish(self, state: State, seat: Seat) -> None:  # noqa: ARG002
        """End the turn of this seat, in place, if it is still on and may end.

        Else to go on would look better than to end, where to end is all that is left.
        """
        return

    def wastes(self, state: State, action: Action) -> bool:  # noqa: ARG002
        """Whether this gives up what can still be used: even who errs sees that."""
        return False

    def lies_open(self, state: State) -> bool:  # noqa: ARG002
        """Whether all that an answer brings can be counted on the table: nobody errs there."""
        return False

    def forget(self) -> None:
        """What was learned of a position, to play on from it faster, is of no use for another."""
        return

    def begins(self, state: State) -> bool:  # noqa: ARG002
        """Whether a turn begins: who takes its time has so much for a whole turn."""
        return True

    def goes_on(self) -> bool:
        """Whether what was tried out for one answer is kept for the next, as long as nothing has
        come to light; else everything is thought of anew, since there is more to find."""
        return True

    def hurries(self) -> bool:
        """Whether a turn has so many options that it is first planned with few positions kept."""
        return False

    def unveil(self, state: State) -> None:  # noqa: ARG002
        """Answer for chance, in place, where it interrupts a turn: as may well be, not by luck."""
        return

    def guess(self, state: State, seat: Seat, luck: Luck) -> None:  # noqa: ARG002
        """Deal anew, in place, what the seat cannot see, as the deeds of the others make likely;
        as it was dealt, any deal was as likely as any other."""
        return

    def quieten(self, state: State, luck: Luck) -> None:
        """Play on, in place, to a position that can be valued."""
        state.playout(luck, 8)

    def candidates(self, state: State, seat: Seat) -> list[list[int]]:  # noqa: ARG002
        """What to try out (`bots.trials`): each candidate is some answers, one after the other.

        None: the seat searches.
        """
        return []

    def tries(self) -> i64:
        """In how many worlds each candidate is tried out before the first are given up."""
        return 4

    def trust(self) -> float:
        """What was thought of a plan before it was tried out counts like so many tries."""
        return 3.0

    def finalists(self) -> i64:
        """How many of the best plans for a turn are remembered, for who wants to try them out."""
        return 10

    def glimpse(self, state: State, seat: Seat) -> i64:  # noqa: ARG002
        """The answer that looks best at once, as this judgement plays on, or ASK_TREE."""
        return ASK_TREE

    def proceed(self, state: State, seat: Seat, luck: Luck) -> None:  # noqa: ARG002
        """Play on for the seat that is asked, in place, by what looks best at once: an answer, or
        a whole turn."""
        state.apply(self.glimpse(state, seat), None, seat)

    def effort(self, state: State) -> i64:  # noqa: ARG002
        """How many positions playing on takes, about."""
        return 1

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:  # noqa: ARG002
        """Play on for everybody, in place, to where what this seat tried out can be valued; how
        many positions were met."""
        self.quieten(state, luck)
        return 1

    def is_quiet(self, state: State) -> bool:
        """Whether the search should look no further than this position."""
        return state.asked() == NOBODY

    def worth(self, state: State, seat: Seat) -> float:
        """The final score to be expected for this seat in a quiet position."""
        return float(state.scores[seat])

    def worths(self, state: State, seats: i64) -> list[float]:
        """The worth of every seat."""
        return [self.worth(state, seat) for seat in range(seats)]

    def foreseen(self, state: State) -> list[float]:  # noqa: ARG002
        """What each seat may wish for here, from 0 to 1, where the judgement looks further than to
        worths and doubt; nothing: it does not."""
        return []

    def terms(self) -> list[str]:
        """What a worth is made of, by name; reasons are given in these (`bots.advice`)."""
        return ["points"]

    def parts(self, state: State, seat: Seat) -> list[float]:
        """The worth of this seat term by term, in the order of `terms`."""
        return [self.worth(state, seat)]

    def features(self) -> list[str]:
        """What learning weighs (`bench.fit`): names, each a term or `term:detail`."""
        return []

    def signals(self, state: State, seat: Seat) -> list[float]:  # noqa: ARG002
        """How much of each feature this seat has in a settled position."""
        return []

    def kept(self, state: State, seat: Seat) -> float:  # noqa: ARG002
        """How much this seat keeps for later that is no part of its worth, such as good cards:
        learning finds what one more adds to the chance to win."""
        return 0.0

    def stage(self, state: State) -> float:  # noqa: ARG002
        """How far the game has come: from 0 to 1."""
        return 0.0

    def settled(self, state: State) -> bool:
        """Whether thoughts end in positions such as this: learning looks at them."""
        return self.is_quiet(state)

    def plans(self, state: State) -> bool:  # noqa: ARG002
        """Whether the seat asked plans a whole turn (`bots.plan`) instead of searching a tree."""
        return False

    def thoughts(self, state: State, seat: Seat, luck: Luck) -> "Plan | None":  # noqa: ARG002
        """A way of its own to plan a turn, for who takes the time; None: as all do."""
        return None

    def glance(self) -> i64:
        """How many positions a bot that hardly thinks looks at to plan; 0: one action."""
        return 0

    def mark(self, state: State) -> i64:  # noqa: ARG002
        """A number that stays the same while a seat only does what can be done again for nothing.

        Plans of such positions are made with the same luck, or a seat might go to and fro for ever.
        """
        return 0

    def options(self, state: State, seat: Seat) -> list[int]:
        """The legal actions worth a thought; at least one."""
        return state.actions(seat)

    def doubt(self, state: State) -> float:  # noqa: ARG002
        """How far a final score may still be from its worth (a standard deviation)."""
        return 10.0

    def reply(self, state: State, luck: Luck) -> i64:  # noqa: ARG002
        """The answer that anybody would give here without search, or ASK_TREE."""
        return ASK_TREE

    def edge(self, state: State, action: Action, seat: Seat) -> i64:  # noqa: ARG002
        """What `seat` tells apart of another seat's actions: those that look equal are equal.

        Answers an action number that stands for all that look the same.
        """
        return action


def added(parts: vec[float]) -> float:
    """All parts of a worth together."""
    found = 0.0
    for number in range(len(parts)):
        found += parts[number]
    return found
