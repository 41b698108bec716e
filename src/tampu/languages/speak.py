"""Sentences for events, refusals, questions and records, from the same files as the browser.

Facts become variables like this, here and in the browser alike:
- a fact called seat, asked, layer or something_seat is the name of who sits there; nobody if < 0;
- None is "none", and so is an empty list; other lists are joined as the language does it;
- a text that has words of its own, such as the mission 35 in the message `mission-35`, is told by
  them, and so is each item of a list, such as `missions`; an option goes by the key one types, a
  problem by the one that names its sentence;
- a negative number is text with a true minus, any other number is plain, without grouping;
- a variable that is not among the facts, because the reader may not know it, is "unknown".
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tampu.core.contract import Event, Fact, Question, Refusal
from tampu.core.record import RecordError
from tampu.languages import HOUSE, LANGS, LOCALES, game_folder
from tampu.languages.messages import Messages, read_messages

_FACTS: dict[str, Any] = json.loads((HOUSE.parent / "facts.json").read_text("utf-8"))
SEAT_FACTS: tuple[str, ...] = tuple(_FACTS["seats"])
"""A fact with one of these names, or with this ending, is the number of a seat."""
SEAT_ENDING: str = _FACTS["seat_ending"]
KEY_FACTS: tuple[str, ...] = tuple(_FACTS["keys"])
"""Facts that go by their key: an option as one types it, a problem that names its sentence."""
LIKE_I: re.Pattern[str] = re.compile(_FACTS["like_i"], re.IGNORECASE)
"""What begins with the sound i, before which some languages have another “and”: Ana e Inés."""
Names = Sequence[str]
"""The name of who sits on each seat."""


class QuestionWords(NamedTuple):
    """A question: in short, in full for whoever is asked, and for those who wait."""

    title: str
    text: str
    waiting: str


@cache
def _load(lang: str, game: str | None) -> tuple[Any, Messages]:
    """The bundle of a language, and what its parts use."""
    if lang not in LANGS:
        raise KeyError(f"no language is called {lang!r}; there are: {', '.join(LANGS)}")
    folders = [HOUSE] if game is None else [HOUSE, game_folder(game) / "words"]
    bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
    messages = Messages()
    for folder in folders:
        text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        messages |= read_messages(text)
    return bundle, messages


class Speaker:
    """One language; with a game, also the sentences of its rules.

    >>> Speaker("fr", "machu_picchu").say("stair-name", stair="W")
    'Ouest'
    """

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundle, self._messages = _load(lang, game)

    def event(self, event: Event, seat: int | None, names: Names) -> str:
        """What happened, as `seat` (None: an onlooker) may know it."""
        facts: dict[str, Fact] = {**event.seen_by(seat), "points": event.points}
        if event.seat >= 0:
            facts["seat"] = event.seat
        return self._told(f"{event.rule}.event", facts, names)

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return self._told(f"{refusal.rule}.refusal", refusal.facts, names)

    def question(self, question: Question, names: Names) -> QuestionWords:
        """What is asked."""
        name = f"question-{question.kind}"
        facts: dict[str, Fact] = {**question.facts, "name": self._name(question.seats[0], names)}
        title, waiting = f"{name}.title", f"{name}.waiting"
        return QuestionWords(*(self._told(part, facts, names) for part in (title, name, waiting)))

    def record_error(self, error: RecordError, names: Names) -> str:
        """What is wrong with a record, on which line, and what the judge says to it."""
        text = self._told(f"record-{error.problem}", error.facts, names)
        if error.refusal is not None and self.knows(f"{error.refusal.rule}.refusal"):
            text = f"{text} {self.refusal(error.refusal, names)}"
        return text if error.line is None else self.say("record-line", line=error.line, text=text)

    def say(self, part: str, /, **facts: Fact) -> str:
        """The message, or the attribute of a message, with these facts as they are."""
        return self._formatted(part, {key: self._plain(fact) for key, fact in facts.items()})

    def knows(self, part: str) -> bool:
        """Whether there is such a message, or attribute of a message."""
        return part in self._messages.parts

    def listed(self, items: Sequence[int | str]) -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return "none"
        text, *others = [_signed(item) for item in items]
        for place, right in enumerate(others, 1):
            last = "list-end-i" if LIKE_I.match(right) else "list-end"
            join = last if place == len(others) else "list-more"
            text = self._formatted(join, {"left": text, "right": right})
        return text

    def _told(self, part: str, facts: Mapping[str, Fact], names: Names) -> str:
        told = {key: self._worded(key, fact, names) for key, fact in facts.items()}
        return self._formatted(part, told)

    def _worded(self, key: str, fact: Fact, names: Names) -> object:
        if key in SEAT_FACTS or key.endswith(SEAT_ENDING):
            if isinstance(fact, int):
                return self._name(fact, names)
            if isinstance(fact, list):
                return self.listed([self._name(int(seat), names) for seat in fact])
        if isinstance(fact, list):
            return self.listed([self._called(key.removesuffix("s"), item) for item in fact])
        return self._plain(self._called(key, fact) if isinstance(fact, str) else fact)

    def _called(self, key: str, item: int | str) -> int | str:
        """What the game calls this thing, if it has a name."""
        name = f"{key}-{item}"
        told = key not in KEY_FACTS and self.knows(name)
        return self._formatted(name, {}) if told else item

    def _plain(self, fact: Fact) -> object:
        if fact is None:
            return "none"
        if isinstance(fact, list):
            return self.listed(fact)
        if isinstance(fact, int) and fact >= 0:
            return fluent_number(int(fact), useGrouping=False)
        return _signed(fact)

    def _name(self, seat: int, names: Names) -> str:
        return names[seat] if 0 <= seat < len(names) else self._formatted("nobody", {})

    def _formatted(self, part: str, given: Mapping[str, object]) -> str:
        if not self.knows(part):
            raise KeyError(f"{self.lang}: there are no words for {part!r}")
        name, _, attribute = part.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        unknown = dict.fromkeys(self._messages.variables(part), "unknown")
        text, errors = self._bundle.format_pattern(pattern, {**unknown, **given})
        if errors:
            raise ValueError(f"{self.lang}: {part}: {errors}")
        return str(text)


def _signed(item: int | str) -> str:
    """A number as text, with a true minus."""
    return f"−{-item}" if isinstance(item, int) and item < 0 else str(item)
