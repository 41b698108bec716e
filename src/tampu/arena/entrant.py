"""Who takes part: a bot's level and how long it may think, written `search:50ms`."""

import re
from dataclasses import dataclass

from tampu.bots.bot import Bot, levels, make_bot
from tampu.core.game import Game

DEFAULT_SECONDS = 0.05
FOR_EVER = 3600.0
_TEXT = re.compile(r"(?P<level>[^:]+)(?::(?P<amount>[0-9]+)(?P<unit>ms|n))?")


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
        return f"{self.level}:{round(self.seconds * 1000)}ms"

    def bot(self, game: Game) -> Bot:
        """A new bot of this level with this budget."""
        bot = make_bot(self.level, game)
        if self.nodes is not None:
            if not hasattr(bot, "most"):
                raise ValueError(f"{self.level} does not count nodes: give it milliseconds")
            bot.most = self.nodes
        return bot


def entrant(text: str) -> Entrant:
    """The entrant that a text names: `random`, `greedy`, `search:50ms`, `search:400n`."""
    match = _TEXT.fullmatch(text.strip())
    if match is None or match["level"] not in levels():
        known = ", ".join(levels())
        raise ValueError(f"{text!r} is no entrant; write LEVEL, LEVEL:50ms or LEVEL:400n ({known})")
    if match["unit"] == "n":
        return Entrant(match["level"], FOR_EVER, int(match["amount"]))
    if match["unit"] == "ms":
        return Entrant(match["level"], int(match["amount"]) / 1000)
    return Entrant(match["level"])
