"""Playing: judge, apply to a copy, append to the record. Written once for every game."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from tampu.core.commitment import commitment_to, outcome
from tampu.core.contract import ASKED, CHANCE, NOBODY, Event, Refusal, State, Tell
from tampu.core.game import Game
from tampu.core.notation import NotationError
from tampu.core.notes import Variation, variations_at
from tampu.core.record import Header, Line, Record, RecordError
from tampu.core.shares import seed_of_game


class IllegalAction(ValueError):
    """An action was played that the judge refuses; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused by {refusal.rule}: {refusal.facts}")
        self.refusal = refusal


def judge(state: State, action: int, seat: int = ASKED) -> None:
    """Raises `IllegalAction` if the action is refused."""
    refusal = state.refusal(action, seat)
    if refusal is not None:
        raise IllegalAction(refusal)


def played(state: State, action: int, seat: int = ASKED) -> tuple[State, list[Event]]:
    """The state after a legal action, and what happened; the state given stays as it was."""
    judge(state, action, seat)
    after = state.copy()
    tell = Tell()
    after.apply(action, tell, seat)
    return after, tell.events


class Step:
    """One line of a game: who did what, what happened, and the state that it led to.

    `forced`: the seat had no other answer. That may come of what only this seat knows.
    """

    def __init__(
        self,
        line: Line,
        action: int,
        events: list[Event],
        state: State,
        forced: bool = False,
    ) -> None:
        self.line = line
        self.action = action
        self.events = events
        self.state = state
        self.forced = forced

    def moments(self, before: State) -> list[State]:
        """How the position was after each of the events; the last is the state it led to.

        A line without events has this one moment too.
        """
        if len(self.events) < 2:
            return [self.state]
        state = before.copy()
        tell = Tell(state)
        state.apply(self.action, tell, self.line.seat)
        return [*tell.moments[:-1], self.state]


def next_step(game: Game, state: State, seat: int, action: int) -> Step:
    """The line that a legal action makes; raises `IllegalAction` if the judge refuses."""
    after, events = played(state, action, seat)
    forced = seat >= 0 and state.asked() == seat and state.automatic() != NOBODY
    return Step(Line(seat, game.write(action)), action, events, after, forced)


class Match:
    """A game in progress: its header and its steps. Lines are numbered from 1.

    `start`: the position that it begins from, if that is not the game's own.
    """

    def __init__(self, game: Game, header: Header, start: State | None = None) -> None:
        self.game = game
        self.header = header
        self.start = game.start(header.seats, header.options) if start is None else start
        self.steps: list[Step] = []
        self.undone: list[tuple[int, list[Step]]] = []
        """What was taken back: after how many lines, and the steps that went."""

    @property
    def state(self) -> State:
        """The position now."""
        return self.state_after(len(self.steps))

    @property
    def over(self) -> bool:
        return self.state.asked() == NOBODY

    @property
    def record(self) -> Record:
        """The truth of the game: header and lines."""
        return Record(self.header, [step.line for step in self.steps])

    def state_after(self, lines: int) -> State:
        """The position after so many lines."""
        return self.steps[lines - 1].state if lines else self.start

    def prefix(self, lines: int) -> "Match":
        """The match as it was after so many lines."""
        twin = Match(self.game, self.header, self.start)
        twin.steps = self.steps[:lines]
        return twin

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        return self.state.refusal(action, seat)

    def play(self, seat: int, action: int) -> Step:
        """Add one line; raises `IllegalAction` and changes nothing if the judge refuses."""
        self.steps.append(next_step(self.game, self.state, seat, action))
        return self.steps[-1]

    def play_on(self, seed: str) -> list[Step]:
        """Add all lines that need no decision."""
        steps = undecided(self.game, self.state, seed, len(self.steps))
        self.steps += steps
        return steps

    def undo_point(self, seat: int) -> int | None:
        """To how many lines `seat` may go back by taking back its last decision; None: it may not.

        Free until chance fell, something hidden was shown, or another seat acted. An answer that
        was given for it goes with the decision before. Lines that the game began with stay.
        """
        point = len(self.steps)
        for step in reversed(self.steps[self.header.given :]):
            if step.line.seat != seat or any(event.seals for event in step.events):
                return None
            point -= 1
            if not answers_itself(self.state_after(point)):
                return point
        return None

    def undo(self, seat: int) -> list[Step]:
        """Take back the last decision of `seat`; the steps taken back are kept in `undone`."""
        point = self.undo_point(seat)
        if point is None:
            raise ValueError("nothing can be taken back")
        return self.back_to(point)

    def back_to(self, point: int) -> list[Step]:
        """Take back everything after so many lines; the steps are kept in `undone`.

        Chance falls by the number of the line: the same answers meet the same draws again.
        """
        gone = self.steps[point:]
        del self.steps[point:]
        self.undone.append((point, gone))
        return gone

    def last_decision(self, seat: int) -> int | None:
        """How many lines there were before the last decision of `seat`; None: it made none.

        Lines that the game began with stay, and an answer that everybody saw was the only one is
        no decision.
        """
        for point in range(len(self.steps) - 1, self.header.given - 1, -1):
            if self.steps[point].line.seat == seat and not answers_itself(self.state_after(point)):
                return point
        return None

    def points_by_rule(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from."""
        sources: dict[str, int] = {}
        for step in self.steps:
            for event in step.events:
                if event.seat == seat and event.points:
                    sources[event.rule] = sources.get(event.rule, 0) + event.points
        return sources


def answers_itself(state: State) -> bool:
    """Whether everybody can see that the seat asked has a single answer."""
    return state.asked() >= 0 and not state.discreet() and state.automatic() != NOBODY


def undecided(game: Game, state: State, seed: str, lines: int) -> list[Step]:
    """What happens after so many lines before somebody must decide.

    Chance falls, from the seed and the number of the line; questions that answer themselves are
    answered.
    """
    steps: list[Step] = []
    while (seat := int(state.asked())) == CHANCE or answers_itself(state):
        chance = seat == CHANCE
        action = outcome(seed, lines + len(steps) + 1, state) if chance else state.automatic()
        steps.append(next_step(game, state, seat, int(action)))
        state = steps[-1].state
    return steps


def replay(game: Game, record: Record, seed: str | None = None) -> Match:
    """The match that a record tells; `RecordError` says which line cannot be played and why.

    With a seed, every line of chance must be the one that the seed gives; those that the game began
    with came from another one.
    """
    match = Match(edition_of(game, record.header), record.header)
    match.steps.extend(retold(game, record, seed))
    return match


def edition_of(game: Game, header: Header) -> Game:
    """The game as it was when a record was written; `RecordError` if it cannot be played here."""
    if header.game != game.key:
        raise RecordError("other-game", game=header.game, expected=game.key)
    edition = game.of_edition(header.edition)
    if edition is None:
        raise RecordError("other-edition", edition=header.edition, expected=game.edition)
    refusal = edition.refuse_start(header.seats, header.options)
    if refusal is not None:
        raise RecordError("cannot-start", refusal=refusal)
    return edition


def retold(game: Game, record: Record, seed: str | None = None) -> Iterator[Step]:
    """A record line by line, as `replay` reads it; however long it is, nothing is kept of it.

    The variations of a line are judged before it; their luck need not be the seed's.
    """
    header = record.header
    edition = edition_of(game, header)
    if header.given > len(record.lines):
        raise RecordError("too-much-given", given=header.given, lines=len(record.lines))
    state = edition.start(header.seats, header.options)
    for number, line in enumerate(record.lines, 1):
        step = _retold_line(edition, state, number, line, seed if number > header.given else None)
        for variation in variations_at(record.notes, number):
            deque(explored(edition, state, variation, number), maxlen=0)
        yield step
        state = step.state
    if state.asked() == NOBODY and header.scores not in (None, tuple(state.scores)):
        right = " ".join(map(str, state.scores))
        raise RecordError("wrong-scores", right=right)


def _retold_line(game: Game, state: State, number: int, line: Line, seed: str | None) -> Step:
    """Play one line of a record."""
    try:
        action = game.read(line.text)
        if seed is not None and line.seat == CHANCE == state.asked():
            fair = outcome(seed, number, state)
            if action != fair:
                text, right = line.text[:60], game.write(fair)
                raise RecordError("unfair", line.row, move=number, text=text, fair=right)
        return next_step(game, state, line.seat, action)
    except NotationError as problem:
        text, like = problem.text[:60], problem.examples[0]
        raise RecordError("not-an-action", line.row, move=number, text=text, like=like) from None
    except IllegalAction as problem:
        refusal, who = problem.refusal, line.who
        raise RecordError("illegal", line.row, refusal, move=number, who=who) from None


def explored(game: Game, state: State, variation: Variation, first: int) -> Iterator[Step]:
    """A variation line by line from where it stands instead of line `first`, `state` before it.

    `RecordError` says which line cannot be played and why, in the variations within it too.
    """
    for number, line in enumerate(variation.lines, first):
        step = _explored_line(game, state, number, line, first)
        for other in variations_at(variation.notes, number):
            deque(explored(game, state, other, number), maxlen=0)
        yield step
        state = step.state


def _explored_line(game: Game, state: State, number: int, line: Line, first: int) -> Step:
    """Play one line of a variation."""
    try:
        return next_step(game, state, line.seat, game.read(line.text))
    except NotationError as problem:
        text, like = problem.text[:60], problem.examples[0]
        raise RecordError(
            "variation-not-an-action", line.row, move=number, text=text, like=like, of=first
        ) from None
    except IllegalAction as problem:
        refusal, who = problem.refusal, line.who
        raise RecordError(
            "variation-illegal", line.row, refusal, move=number, who=who, of=first
        ) from None


def verify(game: Game, record: Record) -> Match:
    """Replay a record and recompute every shuffle from its revealed seed and the players' shares.

    `RecordError` names the first line that differs, a seed that does not fit the commitment, a
    share that is not the promised one, or a record that was changed since it was written. Of the
    lines that the game began with it is asked only that they are legal.
    """
    header = record.header
    if header.seed is None:
        raise RecordError("no-seed")
    if header.commitment != commitment_to(header.seed):
        raise RecordError("wrong-seed")
    for share in header.shares:
        if share.seat >= header.seats:
            raise RecordError("share-of-nobody", who=share.who)
        if not share.kept:
            raise RecordError("wrong-share", who=share.who)
    match = replay(game, record, seed_of_game(header.seed, header.shares))
    if header.checksum != record.checksum():
        raise RecordError("wrong-checksum")
    return match


Chooser = Callable[[State, int], int]
"""Somebody who plays: given the state and the seat asked, the action chosen."""


def play_out(match: Match, seed: str, choosers: Sequence[Chooser]) -> Match:
    """Play a match to its end, each seat by its chooser."""
    match.play_on(seed)
    while not match.over:
        seat = int(match.state.asked())
        match.play(seat, choosers[seat](match.state, seat))
        match.play_on(seed)
    return match
