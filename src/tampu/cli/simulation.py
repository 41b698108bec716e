"""Playing many games and adding them up, as fast as the engine can where all play at random."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from tampu.bots.bot import Bot, make_bot
from tampu.core.commitment import commitment_to
from tampu.core.contract import CHANCE, NOBODY, Event, State, Tell
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import Match, play_out
from tampu.core.record import Header, Record
from tampu.core.walk import walk

ENDLESS = 1_000_000_000
"""More actions than any game has."""


@dataclass(frozen=True)
class Plan:
    """What is to be played: a bot's level for every seat."""

    game: Game
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    seconds: float = 0.05
    """How long a bot may think about one decision."""

    @property
    def random(self) -> bool:
        """Whether the engine can play by itself."""
        return set(self.bots) == {"random"}


@dataclass(frozen=True)
class Played:
    """One finished game."""

    decisions: int
    scores: list[int]
    winners: list[int]
    ending: str
    record: Record | None = None


@dataclass
class Tally:
    """Many finished games, added up."""

    seats: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    score_sum: int = 0
    square_sum: int = 0
    shared: int = 0
    wins: list[float] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats

    def add(self, played: Played) -> None:
        """A shared win counts in equal parts."""
        self.games += 1
        self.decisions += played.decisions
        self.score_sum += sum(played.scores)
        self.square_sum += sum(score * score for score in played.scores)
        self.shared += len(played.winners) > 1
        self.endings[played.ending] = self.endings.get(played.ending, 0) + 1
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)

    @property
    def score_mean(self) -> float:
        return self.score_sum / (self.games * self.seats)

    @property
    def score_sd(self) -> float:
        """The standard deviation of the scores of all seats in all games."""
        number = self.games * self.seats
        spread = self.square_sum - self.score_sum * self.score_sum / number
        return sqrt(max(0.0, spread) / (number - 1))


Keep = Callable[[int, Record], None]


def simulate(
    plan: Plan, games: int, watch: Callable[[Tally], None], keep: Keep | None = None
) -> Tally:
    """Play so many games; `watch` is called after each, `keep` receives the record of each.

    The same plan gives the same games, as long as no bot looks at the clock. With records every
    shuffle comes from a committed seed, as at a real table: other games than without.
    """
    tally = Tally(plan.seats)
    fresh = plan.game.start(plan.seats, plan.options)
    bots = [make_bot(level, plan.game) for level in plan.bots]
    for number in range(1, games + 1):
        secret = hashlib.sha256(f"{plan.seed}/{number}".encode()).hexdigest()
        begun = perf_counter()
        if keep is not None:
            played = play_recorded(plan, bots, secret)
        elif plan.random:
            played = play_inside(plan, fresh, int(secret[:15], 16))
        else:
            played = play_bots(plan, fresh, bots, int(secret[:15], 16))
        tally.seconds += perf_counter() - begun
        tally.add(played)
        if keep is not None and played.record is not None:
            keep(number, played.record)
        watch(tally)
    return tally


def play_inside(plan: Plan, fresh: State, seed: int) -> Played:
    """A random game inside the engine: once for its length, then again to hear how it ends.

    Some games say so with their last line, others some turns before.
    """
    plies = int(fresh.copy().playout(Stream(seed), ENDLESS))
    for told in (1, 100, 1000, plies):
        state, luck, tell = fresh.copy(), Stream(seed), Tell()
        decisions = int(walk(state, luck, max(0, plies - told)))
        while (asked := state.asked()) != NOBODY:
            decisions += asked != CHANCE
            state.apply(state.random_action(luck), tell)
        if ending := ending_in(plan.game, tell.events):
            return Played(decisions, state.scores, state.ranking()[0], ending)
    raise AssertionError(f"{plan.game.key}: a game ended without saying why")


def ending_in(game: Game, events: list[Event]) -> str:
    """The rule that ended a game; "" if it is not among these events."""
    return next((event.rule for event in events if event.rule in game.endings), "")


def play_bots(plan: Plan, fresh: State, bots: list[Bot], seed: int) -> Played:
    """A game between bots, each on its own view."""
    state = fresh.copy()
    luck, tell, decisions = Stream(seed), Tell(), 0
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            action = int(state.random_action(luck))
        else:
            action = _chosen(plan, bots[asked], state, asked, luck)
            decisions += 1
        state.apply(action, tell, asked)
    return Played(decisions, state.scores, state.ranking()[0], ending_in(plan.game, tell.events))


def play_recorded(plan: Plan, bots: list[Bot], secret: str) -> Played:
    """A game with a record that `tampu verify` can check."""
    game = plan.game
    options = game.with_defaults(plan.options)
    header = Header(game.key, game.edition, plan.seats, options, commitment_to(secret))
    match, luck = Match(game, header), Stream(int(secret[:15], 16))

    def choose(state: State, seat: int) -> int:
        return _chosen(plan, bots[seat], state, seat, luck)

    play_out(match, secret, [choose] * plan.seats)
    decisions = sum(step.line.seat != CHANCE for step in match.steps)
    record = match.record.finished(secret, match.state.scores)
    ending = ending_in(game, [event for step in match.steps for event in step.events])
    return Played(decisions, match.state.scores, match.state.ranking()[0], ending, record)


def _chosen(plan: Plan, bot: Bot, state: State, seat: int, luck: Stream) -> int:
    return bot.choose(state.view(seat), state.actions(seat), luck, plan.seconds)
