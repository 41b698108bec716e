"""What a game's engine really says: the facts of its events, refusals and questions, by playing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product

from tampu.core.contract import NOBODY, Event, Question, Refusal, State, Tell
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.scenes import Outcome, overheard

PROBED = 5
"""Every so many lines all conceivable answers are tried, for their refusals."""
TRIED = 1000
"""Of more actions than this, a part is tried."""
_Said = dict[str, set[frozenset[str]]]


@dataclass
class Spoken:
    """Rule (or kind of question) to the sets of facts that came with it, seat included."""

    events: _Said = field(default_factory=dict)
    refusals: _Said = field(default_factory=dict)
    questions: _Said = field(default_factory=dict)
    decided: set[str] = field(default_factory=set)
    """Kinds of questions that somebody at the table answers."""
    scoring: set[str] = field(default_factory=set)
    """Rules that pay points."""

    def hear_event(self, event: Event) -> None:
        facts = {*event.facts, *event.secret, *(["seat"] if event.seat >= 0 else [])}
        self.events.setdefault(event.rule, set()).add(frozenset(facts))
        if event.points:
            self.scoring.add(event.rule)

    def hear_question(self, question: Question | None) -> None:
        if question is not None:
            self.questions.setdefault(question.kind, set()).add(frozenset(question.facts))
            if any(seat >= 0 for seat in question.seats):
                self.decided.add(question.kind)

    def hear_outcome(self, outcome: Outcome) -> None:
        if isinstance(outcome.said, Refusal):
            self.hear_refusal(outcome.said)
        else:
            for event in outcome.said:
                self.hear_event(event)

    def hear_refusal(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals.setdefault(refusal.rule, set()).add(frozenset(refusal.facts))


def spoken(game: Game, scenes: str = "") -> Spoken:
    """What is said in a random game for each number of seats and each option.

    And in scenes of the game, written in Markdown, for what random games hardly ever come to.
    """
    found = Spoken()
    for seats in range(game.seats[-1] + 3):
        found.hear_refusal(game.refuse_start(seats, {}))
    found.hear_refusal(game.refuse_start(game.seats[0], {"no_such_option": "x"}))
    for number, (seats, options) in enumerate(_tables(game)):
        _play(game, game.start(seats, options), Stream(number), found)
    if game.scene is not None:
        for outcome, question in overheard(scenes, game.prefix.lower(), game.scene):
            found.hear_outcome(outcome)
            found.hear_question(question)
    return found


def _tables(game: Game) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every number of seats: as it is, with each option changed alone, and with all changed."""
    changes = [{option.key: value} for option in game.options for value in option.values[1:]]
    together = {key: value for change in changes for key, value in change.items()}
    for seats, options in product(game.seats, ({}, *changes, together)):
        if game.refuse_start(seats, options) is None:
            yield seats, options


def _play(game: Game, state: State, luck: Stream, found: Spoken) -> None:
    played = 0
    while (question := state.question) is not None:
        found.hear_question(question)
        if played % PROBED == 0:
            _probe(game, state, played, found)
        tell = Tell()
        state.apply(state.random_action(luck), tell)
        for event in tell.events:
            found.hear_event(event)
        played += 1
    _probe(game, state, played, found)


def _probe(game: Game, state: State, played: int, found: Spoken) -> None:
    """Try all that can be said (of very much, some), by whoever is asked and by somebody else."""
    every = 1 + game.action_count // TRIED
    for action in range(played % every, game.action_count, every):
        found.hear_refusal(state.refusal(action))
    other = 1 if state.asked() == 0 else 0
    if state.asked() != NOBODY:
        found.hear_refusal(state.refusal(0, other))
