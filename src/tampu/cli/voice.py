"""The sentences of a game at the terminal: the speaker of the house and the names of a table."""

from collections.abc import Sequence

from tampu.core.contract import Event, Fact, Question, Refusal, State
from tampu.core.game import Game
from tampu.core.record import SEATS
from tampu.languages.speak import Speaker

EVERYTHING = -1
"""The reader from whom nothing is hidden: a finished game is told to this one."""


class Voice:
    """One language, one game, and who sits where (letters, unless names are given)."""

    def __init__(self, lang: str, game: Game, names: Sequence[str] = SEATS) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.speaker = Speaker(lang, game.key)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def say(self, key: str, **facts: Fact) -> str:
        """A message of the game or of the house."""
        return self.speaker.say(key, **facts)

    def event(self, event: Event, reader: int = EVERYTHING) -> str:
        """What happened, as the reader may know it."""
        eyes = event.audience[0] if reader == EVERYTHING and event.audience else reader
        return self.speaker.event(event, eyes, self.names)

    def draw(self, state: State, reader: int | None) -> str:
        """The position as the reader (None: an onlooker) may know it."""
        return self.game.draw(state, reader, self.speaker.say)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.speaker.refusal(refusal, self.names)

    def question(self, question: Question, reader: int = EVERYTHING) -> str:
        """What is asked: of the reader, or of somebody the reader waits for."""
        told = self.speaker.question(question, self.names)
        return told.text if reader in question.seats else told.waiting
