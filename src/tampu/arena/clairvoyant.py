"""Bots that see everything: what guessing costs is what they win by.

`clairvoyant` thinks as `search` does, `clairvoyant-master` as a master: how much a master can win
at most by better guesses. They are no levels, and the arena alone can show them a state: they never
sit at a table.
"""

from tampu.bots.bot import seat_of
from tampu.bots.master_bot import MasterBot
from tampu.bots.search_bot import SearchBot
from tampu.bots.worlds import Known, Worlds
from tampu.core.contract import Luck, State


class Seer:
    """Who thinks in the one world that is."""

    state: State | None = None
    """Shown by the arena before every choice."""

    def worlds(self, view: object, luck: Luck) -> Worlds:  # noqa: ARG002
        assert self.state is not None, "nobody shows it the state"
        return Known(self.state.copy(), seat_of(view))


class Clairvoyant(Seer, SearchBot):
    """Thinks as the searching bot does."""


class ClairvoyantMaster(Seer, MasterBot):
    """Thinks as a master does."""


SEERS: dict[str, type[Clairvoyant | ClairvoyantMaster]] = {
    "clairvoyant": Clairvoyant,
    "clairvoyant-master": ClairvoyantMaster,
}
"""By the names under which they take part."""
