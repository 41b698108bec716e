"""What a guest is told: one message for all that waits, in the language of the channel."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tampu.languages import LANGS, LOCALES
from tampu.server.sitters import seat_name
from tampu.server.store.channels import Occasion
from tampu.server.table import Table

FOLDER = Path(__file__).parent / "words"
MOST = 8
"""So many tables are named; of more it is said how many."""
HOUR = 3600


@dataclass(frozen=True)
class Item:
    """One thing there is to tell of one table."""

    occasion: Occasion
    game: str
    table: str
    link: str
    others: tuple[str, ...] = ()
    minutes: int = 0
    """Until a clock falls."""


@dataclass(frozen=True)
class Message:
    """Ready to be sent. `number`: the same whenever this very message is sent."""

    number: str
    lang: str
    title: str
    lines: tuple[str, ...]
    link: str
    off: str
    """Where the channel is turned off, and how that is called."""
    off_label: str
    topic: str
    """What a newer message of the same topic takes the place of."""
    count: int
    """How many tables wait."""
    items: tuple[Item, ...] = ()

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def urgent(self) -> bool:
        return any(item.occasion in ("turn", "clock") for item in self.items)


@cache
def bundle(lang: str) -> Any:
    """What is said in one language."""
    from fluent.runtime import FluentBundle, FluentResource  # heavy, and seldom needed

    known = lang if lang in LANGS else "en"
    messages = FluentBundle([LOCALES[known]], use_isolating=False)
    text = (FOLDER / f"{known}.ftl").read_text(encoding="utf-8")
    messages.add_resource(FluentResource(text))
    return messages


class Words:
    """One language.

    >>> Words("en")("call-turn-title", game="Cuzco")
    'Your turn: Cuzco'
    """

    def __init__(self, lang: str) -> None:
        self._bundle = bundle(lang)

    def __call__(self, key: str, **facts: object) -> str:
        message = self._bundle.get_message(key)
        text, problems = self._bundle.format_pattern(message.value, facts)
        if problems:
            raise ValueError(f"{key}: {problems}")
        return str(text)


def item_of(
    table: Table, guest: str, occasion: Occasion, lang: str, base: str, seconds: float = 0
) -> Item:
    """What there is to tell, as everybody at the table knows it."""
    from tampu.languages.speak import Speaker  # heavy, and seldom asked for

    history = table.history
    seats = [each for each, sitting in enumerate(history.seats) if sitting.holder != guest]
    names = [seat_name(history.seats, seat, table.guests.name) for seat in seats]
    speaker = Speaker(lang, table.head.game)
    subtitle = speaker.say("game-subtitle")
    title = speaker.say("game-title")
    return Item(
        occasion=occasion,
        game=f"{title} – {subtitle}" if subtitle else title,
        table=table.head.code,
        link=f"{base}/table/{table.head.id}",
        others=tuple(name for name in names if name),
        minutes=max(1, round(seconds / 60)),
    )


def telling(
    items: Sequence[Item], lang: str, number: str, base: str, off: str, topic: str
) -> Message:
    """One message about all of it. What has begun, or is about to fall, waits for an answer too."""
    words = Words(lang)
    items = _merged(items)
    if len(items) == 1:
        (item,) = items
        title = words(f"call-{item.occasion}-title", game=item.game, **_time(item))
        lines = [_about(item, words)]
        link = item.link
    else:
        waiting = sum(item.occasion in ("turn", "clock") for item in items)
        key = "call-many-title" if waiting > 1 else "call-news-title"
        title = words(key, count=waiting if waiting > 1 else len(items))
        lines = [_line(item, words) for item in items[:MOST]]
        if len(items) > MOST:
            lines.append(words("call-more", count=len(items) - MOST))
        link = f"{base}/"
    return Message(
        number=number,
        lang=lang,
        title=title,
        lines=tuple(lines),
        link=link,
        off=off,
        off_label=words("call-off"),
        topic=topic,
        count=sum(item.occasion in ("turn", "clock") for item in items),
        items=tuple(items),
    )


def trial(lang: str, number: str, base: str, off: str) -> Message:
    """A message that tells nothing but that it arrived."""
    words = Words(lang)
    told = (words("call-trial"),)
    title, off_label = words("call-trial-title"), words("call-off")
    return Message(number, lang, title, told, f"{base}/calls", off, off_label, "trial", 0)


def letter(message: Message) -> str:
    """The same as the text of a letter."""
    words = Words(message.lang)
    told = [
        f"{line}\n{item.link}" for line, item in zip(message.lines, message.items, strict=False)
    ]
    more = message.lines[len(message.items) :]
    parts = [*told, *more]
    if len(message.items) != 1:
        parts.append(message.link)
    return "\n\n".join([*parts, f"-- \n{words('letter-why')}\n{message.off_label}: {message.off}"])


def confirmation(lang: str, link: str, name: str) -> tuple[str, str]:
    """Subject and text of the letter that asks whether further ones are wanted."""
    words = Words(lang)
    told = (words("letter-confirm", name=name), link, words("letter-confirm-else"))
    return words("letter-confirm-title"), "\n\n".join(told)


def _merged(items: Sequence[Item]) -> list[Item]:
    """Of one table the most urgent thing only."""
    order: list[Occasion] = ["clock", "turn", "over", "begun", "invited"]
    best: dict[str, Item] = {}
    for item in sorted(items, key=lambda each: order.index(each.occasion)):
        best.setdefault(item.table, item)
    return list(best.values())


def _about(item: Item, words: Words) -> str:
    if not item.others:
        return words("call-alone", table=item.table)
    return words("call-with", names=", ".join(item.others), table=item.table)


def _line(item: Item, words: Words) -> str:
    title = words(f"call-{item.occasion}-title", game=item.game, **_time(item))
    return f"{title} ({_about(item, words)})"


def _time(item: Item) -> dict[str, object]:
    """Until a clock falls, in hours where minutes would be many."""
    if item.occasion != "clock":
        return {}
    hours = round(item.minutes / 60)
    return {"time": hours, "unit": "hours"} if hours >= 2 else {"time": item.minutes, "unit": "min"}
