"""Who takes part: a bot's level and how long it may think, written `search:50ms`."""

import re
from dataclasses import dataclass

from tampu.arena.clairvoyant import SEERS
from tampu.bots.bot import Bot, levels, make_bot
from tampu.core.game import Game
from tampu.games import KEYS

DEFAULT_SECONDS = 0.05
FOR_EVER = 3600.0
_TEXT = re.compile(r"(?P<level>[^:]+)(?::(?:(?P<amount>[0-9]+)(?P<unit>ms|n)|untimed))?")


class NoEntrant(ValueError):
    """A text that names nobody; `known` are the levels there are, in one game or in any."""

    def __init__(self, text: str, *games: str) -> None:
        self.text, self.known = text, ", ".join(known_in(*games or KEYS))
        forms = "LEVEL, LEVEL:50ms, LEVEL:400n or LEVEL:untimed"
        super().__init__(f"{text!r} is no entrant; write {forms} ({self.known})")


class CountsNoNodes(ValueError):
    """A budget of nodes for a bot that takes none."""

    def __init__(self, level: str) -> None:
        self.level = level
        super().__init__(f"{level} does not count nodes: give it milliseconds")


@dataclass(frozen=True)
class Entrant:
    """A level with a budget of time, or of nodes (then the clock does not matter)."""

    level: str
    seconds: float = DEFAULT_SECONDS
    nodes: int | None = None

    def __str__(self) -> str:
        if self.level == "random":
            return self.level
        if self.nodes is not None:
            return f"{self.level}:{self.nodes}n"
        if self.seconds >= FOR_EVER:
            return f"{self.level}:untimed"
        return f"{self.level}:{round(self.seconds * 1000)}ms"

    @property
    def steady(self) -> bool:
        """Whether it plays the same games on every machine: no clock ends its thoughts."""
        return self.level == "random" or self.seconds >= FOR_EVER

    def bot(self, game: Game) -> Bot:
        """A new bot of this level with this budget."""
        if self.level not in known_in(game.key):
            raise NoEntrant(str(self), game.key)
        seer = SEERS.get(self.level)
        bot: Bot = seer(game) if seer else make_bot(self.level, game)
        if self.nodes is not None:
            if not hasattr(bot, "most"):
                raise CountsNoNodes(self.level)
            bot.most = self.nodes
        return bot


def known_in(*games: str) -> list[str]:
    """Everybody who can take part in one of these games."""
    return [*dict.fromkeys(name for key in games for name in levels(key)), *SEERS]


def entrant(text: str) -> Entrant:
    """The entrant that a text names: `random`, `search:50ms`, `search:400n`, `greedy:untimed`."""
    match = _TEXT.fullmatch(text.strip())
    if match is None or match["level"] not in known_in(*KEYS):
        raise NoEntrant(text)
    if match["unit"] == "n":
        return Entrant(match["level"], FOR_EVER, int(match["amount"]))
    if match["unit"] == "ms":
        return Entrant(match["level"], int(match["amount"]) / 1000)
    return Entrant(match["level"], FOR_EVER if ":" in text else DEFAULT_SECONDS)
