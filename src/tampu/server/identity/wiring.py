"""The parts of this room, put together."""

from tampu.server.guests import COOKIE, Guests
from tampu.server.identity.arrivals import Arrivals
from tampu.server.identity.devices import Devices
from tampu.server.identity.links import Links
from tampu.server.identity.passkeys import Passkeys
from tampu.server.identity.phrases import Phrases
from tampu.server.identity.seals import Seals
from tampu.server.steward import Steward
from tampu.server.store.store import Store

BEFORE = f"{COOKIE}_before"
"""The cookie of whoever a browser was, before it came as somebody else and left that behind."""


class Identity:
    """Who a browser is, and may be."""

    def __init__(
        self, store: Store, guests: Guests, steward: Steward, keys: list[str], most: int
    ) -> None:
        seals = Seals(keys)
        self.devices = Devices(store, guests.passes, most)
        self.links = Links(store)
        self.phrases = Phrases(store)
        self.passkeys = Passkeys(store, seals, most)
        ways = (self.links, self.phrases, self.passkeys)
        self.arrivals = Arrivals(store, guests, seals, ways, self.devices)
        self._steward = steward

    async def spread(self, news: list[str]) -> None:
        """What was written is so in this process before anybody is answered; others are told by
        the store."""
        for line in news:
            await self._steward.heard(line)
