"""The study of a whole game: the worth of its positions, of its decisions, of its luck.

Luck and skill add up, exactly, for every seat of every game:

    chance at the start + luck + own skill + what the others did = the result

A position is worth the mean of what follows if everybody goes on as people are taken to. Chance
moves that by luck. What a seat does moves it by as much as its answers are better than those usual
ones, in worlds that fit what it knew; the rest of the change is luck too: what was hidden, and how
the figures were estimated.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from tampu.analysis.account import Account, Change, Moment, Summary, account_of, summary_of
from tampu.analysis.depth import STANDARD, Depth, DepthName, depth_of
from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.outlook import Tries
from tampu.analysis.stretches import Stretch, stretches
from tampu.analysis.trust import trust_of
from tampu.analysis.turning import Turn, turning_points
from tampu.analysis.verdict import Deed, Judge
from tampu.bots.critic import Critic
from tampu.bots.opinion import critic_of
from tampu.core.contract import CHANCE
from tampu.core.play import Match

EDITION = 2
"""Rises whenever the same seed gives other figures: analyses of before are then made anew."""
SEEDS = 1 << 20
"""Seeds of one line do not meet those of the next."""


class Study(msgspec.Struct, frozen=True):
    """What was found so far; all of it, if `lines` is the length of the game."""

    game: str
    seats: int
    lines: int
    """How many were looked at."""
    moments: list[Moment]
    changes: list[Change]
    deeds: list[Deed]

    @property
    def accounts(self) -> list[Account]:
        """Seat by seat."""
        return [account_of(seat, self.moments, self.changes) for seat in range(self.seats)]

    @property
    def summaries(self) -> list[Summary]:
        """Seat by seat."""
        accounts = enumerate(self.accounts)
        return [summary_of(seat, account, self.deeds) for seat, account in accounts]

    @property
    def turning_points(self) -> list[Turn]:
        return turning_points(self.changes, self.deeds)


def analyse(match: Match, depth: DepthName = STANDARD, seed: int = 0) -> Study:
    """The whole game, or as much of it as was played."""
    *_, found = studying(match, depth_of(match.game.key, depth), seed)
    return found


def studying(
    match: Match,
    depth: Depth,
    seed: int = 0,
    critic: Critic | None = None,
    begun: Study | None = None,
) -> Iterator[Study]:
    """The same step by step: what was found so far. `critic`: whose judgement it is.

    `begun`: what this found before it was broken off, from where it goes on.
    """
    work = _Work(match, depth, seed, critic or critic_of(match.game.key), begun)
    known = 0 if begun is None else begun.lines
    yield work.found(known)
    for stretch in stretches(match):
        if stretch.end <= known:
            continue
        if stretch.is_choice:
            work.look(stretch)
        yield work.found(stretch.end)


class _Work:
    """A study that is under way."""

    def __init__(
        self, match: Match, depth: Depth, seed: int, critic: Critic, begun: Study | None
    ) -> None:
        self.match = match
        self.seed = seed
        self.depth = depth
        self.seats = match.header.seats
        self.tries = Tries(critic, self.seats, trust_of(match.header.game, self.seats))
        self.judge = Judge(match.game, self.tries, depth)
        self.moments = [self.moment(0)] if begun is None else list(begun.moments)
        self.changes: list[Change] = [] if begun is None else list(begun.changes)
        self.deeds: list[Deed] = [] if begun is None else list(begun.deeds)

    def found(self, lines: int) -> Study:
        return Study(
            game=self.match.header.game,
            seats=self.seats,
            lines=lines,
            moments=list(self.moments),
            changes=list(self.changes),
            deeds=list(self.deeds),
        )

    def look(self, stretch: Stretch) -> None:
        """One stretch more."""
        nothing = [NOTHING] * self.seats
        deeds = nothing if stretch.seat == CHANCE else self.judged(stretch)
        before, after = self.moments[-1], self.moment(stretch.end)
        luck = [
            after.chances[seat] - before.chances[seat] - deeds[seat] for seat in range(self.seats)
        ]
        self.moments.append(after)
        self.changes.append(Change(stretch.begin, stretch.end, stretch.seat, deeds, luck))

    def judged(self, stretch: Stretch) -> list[Estimate]:
        """Judge the answers of a stretch; what they did to each seat."""
        steps = self.match.steps[stretch.begin : stretch.end]
        own = takewhile(lambda step: step.line.seat == stretch.seat, steps)
        done = tuple(step.action for step in own)
        effects: Sequence[Estimate] = [NOTHING] * self.seats
        place = 0
        while place < len(done):
            line = stretch.begin + place
            state = self.match.state_after(line)
            found = self.judge.judged(
                state, stretch.seat, done[place:], line + 1, self.seeded(line)
            )
            if found.deed is not None:
                self.deeds.append(found.deed)
            effects = [one + other for one, other in zip(effects, found.effects, strict=True)]
            place += found.lines
        return list(effects)

    def moment(self, lines: int) -> Moment:
        """What the position after so many lines is worth."""
        state = self.match.state_after(lines)
        outlook = self.tries.outlook(state, self.depth.tries, self.seeded(lines))
        return Moment(lines, outlook.chances, outlook.points)

    def seeded(self, line: int) -> int:
        return seed_of_line(self.seed, line)


def seed_of_line(seed: int, line: int) -> int:
    """Each line has luck of its own, whatever was looked at before; `seed`: of the study."""
    return (seed * 1_000_003 + line) * SEEDS
