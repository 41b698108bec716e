"""Asking a person at the terminal: the board, the question, numbered answers, and help."""

from rich.columns import Columns

from tampu.cli.rules import looked_up, tell_rest, told
from tampu.cli.terminal import Complaint, Terminal
from tampu.cli.voice import Voice
from tampu.core.luck import Stream
from tampu.core.notation import NotationError
from tampu.core.offers import foreseen
from tampu.core.play import Match

COMMANDS = ("help", "board", "log", "why", "rules", "undo", "quit")


class Quit(Exception):
    """The person leaves the game."""


class Answers:
    """Reads lines until one of them is an answer that the judge allows."""

    def __init__(self, match: Match, seat: int, voice: Voice, terminal: Terminal) -> None:
        self.match = match
        self.seat = seat
        self.voice = voice
        self.terminal = terminal
        self.luck = Stream(1)
        words = terminal.words
        self.commands = {words(f"play-word-{name}"): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS} | {"?": "help"}

    def ask(self) -> int:
        """The action that the person chooses; an only option is taken without asking."""
        self.board()
        self.question()
        actions = self.match.state.actions(self.seat)
        if len(actions) == 1:
            self.terminal.say("play-only", action=self.match.game.write(actions[0]))
            return actions[0]
        while True:
            action = self.understood(self.read(), self.match.state.actions(self.seat))
            if action is not None:
                return action

    def read(self) -> str:
        """One line; the end of the input is a farewell."""
        try:
            return " ".join(input("> ").split())
        except EOFError:
            self.terminal.print()
            raise Quit from None
        except UnicodeDecodeError:
            return ""

    def understood(self, line: str, actions: list[int]) -> int | None:
        """The action that a line names; None after anything else was done with it."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if not line:
            self.question()
        elif command is not None:
            self.obey(command, rest)
        elif line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= len(actions):
                return actions[number - 1]
            self.terminal.say("play-no-number", most=str(len(actions)))
        else:
            return self.judged(line)
        return None

    def judged(self, text: str) -> int | None:
        """An action in the game's notation, if the judge allows it."""
        action = self.action(text)
        if action is None:
            return None
        refusal = self.match.refusal(self.seat, action)
        if refusal is None:
            return action
        self.terminal.print(f"{self.voice.refusal(refusal)}  [{refusal.rule}]", style="yellow")
        return None

    def action(self, text: str) -> int | None:
        try:
            return self.match.game.read(text)
        except NotationError:
            examples = ", ".join(self.match.game.examples[:4])
            self.terminal.say("play-not-understood", style="yellow", text=text[:60], like=examples)
            return None

    def obey(self, command: str, rest: str) -> None:
        """A command that is not an answer."""
        if command == "help":
            self.terminal.say("play-usage")
        elif command == "board":
            self.board()
        elif command == "log":
            self.log()
        elif command == "why":
            self.why(rest)
        elif command == "rules":
            self.rules(rest)
        elif command == "undo":
            self.undo()
        else:
            raise Quit

    def board(self) -> None:
        self.terminal.print()
        self.terminal.print(self.voice.draw(self.match.state, self.seat))
        self.terminal.print()

    def question(self) -> None:
        """The question in words and the numbered answers."""
        state = self.match.state
        assert state.question is not None
        self.terminal.print(self.voice.question(state.question, self.seat), style="bold")
        texts = [self.match.game.write(action) for action in state.actions(self.seat)]
        listed = [f"{number:3} {text}" for number, text in enumerate(texts, 1)]
        self.terminal.out.print(Columns(listed, padding=(0, 2)), markup=False)

    def log(self) -> None:
        """Everything that was told so far."""
        for step in self.match.steps:
            for event in step.events:
                told = self.voice.event(event, self.seat)
                self.terminal.print(f"  {told}  [{event.rule}]")

    def why(self, text: str) -> None:
        """Why an action is not allowed; or what is sure to happen if it is done."""
        if not text:
            self.terminal.say("play-why-what")
            return
        action = self.action(text)
        if action is None:
            return
        refusal = self.match.refusal(self.seat, action)
        if refusal is not None:
            self.terminal.print(f"{self.voice.refusal(refusal)}  [{refusal.rule}]", style="yellow")
            self.rules(refusal.rule)
            return
        self.terminal.say("play-allowed", action=self.match.game.write(action))
        view = self.match.state.view(self.seat)
        for event in foreseen(self.match.game, view, self.seat, action, self.luck).events:
            self.terminal.print(f"  {self.voice.event(event, self.seat)}  [{event.rule}]")

    def rules(self, asked: str) -> None:
        """A paragraph by its id, or those that speak of some words."""
        try:
            findings = looked_up(asked, self.match.game.key, self.terminal)
        except Complaint as complaint:
            self.terminal.print(complaint.sentence)
            return
        for found in findings.found:
            self.terminal.out.print(told(found), soft_wrap=not self.terminal.out.is_terminal)
        tell_rest(findings, self.terminal)

    def undo(self) -> None:
        """Take back the own last action, if nothing was revealed since."""
        if self.match.undo_point(self.seat) is None:
            self.terminal.say("play-no-undo", style="yellow")
            return
        self.match.undo(self.seat)
        self.board()
        self.question()
