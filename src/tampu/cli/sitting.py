"""One game at the terminal: who is asked, what is answered, what is told."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tampu.bots.bot import Bot, make_bot
from tampu.cli.answers import Answers, Quit
from tampu.cli.files import write_text
from tampu.cli.story import Story
from tampu.cli.terminal import Terminal
from tampu.cli.voice import Voice
from tampu.core.luck import Stream
from tampu.core.play import Match, Step
from tampu.core.record import write_record
from tampu.languages.rulebook import full_title


@dataclass
class Sitting:
    """A person on one seat, bots on the others; every shuffle comes from the secret seed."""

    match: Match
    secret: str
    seat: int
    levels: list[str]
    think: float
    save: Path | None
    voice: Voice
    terminal: Terminal
    bots: dict[int, Bot] = field(default_factory=dict)

    def run(self) -> None:
        """Play to the end, or until the person leaves; the record is saved either way."""
        self.bots = {
            seat: make_bot(level, self.match.game)
            for seat, level in enumerate(self.levels)
            if seat != self.seat
        }
        title = full_title(self.match.game.key, self.terminal.lang)
        self.terminal.say("play-begin", style="bold", title=title)
        self.terminal.say("play-commitment", commitment=self.match.header.commitment)
        self.terminal.say("play-hint")
        try:
            self.play()
            self.finish()
        except Quit:
            self.terminal.say("play-quit")
        finally:
            self.keep()

    def play(self) -> None:
        luck = Stream(int(self.secret[:15], 16))
        answers = Answers(self.match, self.seat, self.voice, self.terminal)
        self.tell(self.match.play_on(self.secret))
        while not self.match.over:
            seat = int(self.match.state.asked())
            if seat == self.seat:
                action = answers.ask()
            else:
                view, actions = self.match.state.view(seat), self.match.state.actions(seat)
                action = self.bots[seat].choose(view, actions, luck, self.think)
            self.tell([self.match.play(seat, action)])
            self.tell(self.match.play_on(self.secret))

    def tell(self, steps: Iterable[Step]) -> None:
        """What the person may know of what happened."""
        for step in steps:
            for event in step.events:
                told = self.voice.event(event, self.seat)
                self.terminal.print(f"  {told}  [{event.rule}]")

    def finish(self) -> None:
        """The last position, the result, and the seed."""
        self.terminal.print()
        self.terminal.print(self.voice.draw(self.match.state, self.seat))
        self.terminal.print()
        Story(self.match, self.voice, self.terminal).result()
        self.terminal.say("play-seed-shown", seed=self.secret)

    def keep(self) -> None:
        """Write the record where it was asked for; a finished one reveals the seed."""
        if self.save is None or not self.match.steps:
            return
        record = self.match.record
        if self.match.over:
            record = record.finished(self.secret, self.match.state.scores)
        write_text(self.save, write_record(record), self.terminal.words)
        self.terminal.say("play-saved", file=str(self.save))
