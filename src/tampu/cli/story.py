"""A match told in words: lines, events with their rules, positions, and how it ended."""

from collections.abc import Mapping

from tampu.cli.terminal import Terminal
from tampu.cli.voice import Voice
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.notes import Notes, json_notes, note_rows
from tampu.core.play import Match, Step
from tampu.core.record import SEATS
from tampu.languages.rulebook import full_title

NOTHING_NOTED: Mapping[int, Notes] = {}


class Story:
    """A recorded match for a reader who may know everything."""

    def __init__(
        self,
        match: Match,
        voice: Voice,
        terminal: Terminal,
        notes: Mapping[int, Notes] = NOTHING_NOTED,
    ) -> None:
        self.match = match
        self.voice = voice
        self.terminal = terminal
        self.notes = notes

    def tell(self, every_board: bool) -> None:
        """The whole game; the board at every new round and at the end, or after every line."""
        self.head()
        self.noted(0)
        shown: object = None
        for number, step in enumerate(self.match.steps, 1):
            self.line(number, step)
            self.noted(number)
            if every_board or round_of(step.state) not in (None, shown):
                shown = round_of(step.state)
                self.board(step.state)
        if self.match.over:
            self.result()
        else:
            self.terminal.say("replay-open", style="bold")

    def head(self) -> None:
        header = self.match.header
        options = " ".join(f"{key}={value}" for key, value in header.options.items())
        self.terminal.print(full_title(header.game, self.terminal.lang), style="bold")
        self.terminal.say(
            "replay-head", seats=header.seats, options=options, lines=len(self.match.steps)
        )

    def line(self, number: int, step: Step) -> None:
        """One line of the record and what came of it."""
        self.terminal.print(f"{number:4}. {step.line.who}: {step.line.text}", style="dim")
        for event in step.events:
            self.terminal.print(f"      {self.voice.event(event)}  [{event.rule}]")

    def noted(self, number: int) -> None:
        """Comment, values and variations, as the record has them."""
        for row in note_rows(self.notes, number, indent=" " * 6):
            self.terminal.print(row, style="italic")

    def board(self, state: State) -> None:
        self.terminal.print()
        for row in self.voice.draw(state, None).splitlines():
            self.terminal.print(f"      {row}")
        self.terminal.print()

    def position_after(self, lines: int) -> None:
        """The position after so many lines, and who is asked then."""
        state = self.match.state_after(lines)
        self.board(state)
        question = state.question
        if question is None:
            self.result()
        else:
            self.terminal.print(self.voice.question(question))

    def result(self) -> None:
        """Places, scores, and the rules that paid the points."""
        state = self.match.state
        self.terminal.say("result-head", style="bold")
        place = 1
        for seats in state.ranking():
            for seat in seats:
                sources = self.match.points_by_rule(seat)
                told = ", ".join(f"{points:+} {rule}" for rule, points in sources.items())
                name, score = self.voice.name(seat), state.scores[seat]
                self.terminal.say(
                    "result-place", place=place, name=name, score=str(score), sources=told
                )
            place += len(seats)


def round_of(state: State) -> object:
    """Which round it is, in games that have rounds; None while chance is asked."""
    question = state.question
    if question is None:
        return NOBODY
    return None if CHANCE in question.seats else question.facts.get("round")


def result_json(
    match: Match, voice: Voice, with_lines: bool, notes: Mapping[int, Notes] = NOTHING_NOTED
) -> dict[str, object]:
    """The match for a machine."""
    state, header = match.state, match.header
    content: dict[str, object] = {
        "game": header.game,
        "edition": header.edition,
        "seats": header.seats,
        "options": dict(header.options),
        "lines": len(match.steps),
        "over": match.over,
        "scores": list(state.scores),
        "ranking": ranking_json(state) if match.over else None,
    }
    if with_lines:
        content |= {"start": start} if (start := json_notes(notes, 0)) else {}
        content["steps"] = [
            step_json(step, voice) | json_notes(notes, number)
            for number, step in enumerate(match.steps, 1)
        ]
    return content


def ranking_json(state: State) -> list[list[str]]:
    """The seats, best first, tied ones together."""
    return [[SEATS[seat] for seat in place] for place in state.ranking()]


def step_json(step: Step, voice: Voice) -> dict[str, object]:
    events = [
        {
            "rule": event.rule,
            "seat": SEATS[event.seat] if event.seat >= 0 else None,
            "points": event.points,
            "facts": {**event.facts, **event.secret},
            "sentence": voice.event(event),
        }
        for event in step.events
    ]
    return {"seat": step.line.who, "action": step.line.text, "events": events}
