"""The words of a statement in a scene, read with a clear refusal; games add their own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError

TableT = TypeVar("TableT")
WordsT = TypeVar("WordsT", bound="Words")


class Words:
    """The words of one statement; `form` shows how it is written."""

    def __init__(self, text: str, form: str) -> None:
        self.text = text
        self.form = form
        self.parts = text.split()

    def wrong(self) -> SceneError:
        return SceneError("malformed", text=self.text, form=self.form)

    def pick(self, place: int) -> str:
        """The word at this place; there must be one."""
        if place >= len(self.parts):
            raise self.wrong()
        return self.parts[place]

    def only(self, number: int) -> None:
        """There must be so many words."""
        if len(self.parts) != number:
            raise self.wrong()

    def number(self, place: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        word = self.pick(place)
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise self.wrong()
        if not least <= int(word) <= most:
            raise self.wrong()
        return int(word)

    def seat(self, place: int, seats: int) -> int:
        """The seat with this letter."""
        word = self.pick(place)
        if len(word) != 1 or word not in SEATS[:seats]:
            raise self.wrong()
        return SEATS.index(word)


@dataclass(frozen=True)
class Form(Generic[TableT, WordsT]):
    """A statement: how it is written, and what it does (it returns the rule that forbids it)."""

    form: str
    act: Callable[[TableT, WordsT], str | None]
