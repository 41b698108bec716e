"""The steward: what whoever runs the server does beside it (`tampu admin`), carried out here.

It is told line by line, by letters or by PostgreSQL: `table <id> <version>`: the journal has grown;
`guest <id>`: a name, a device or what the guest may do changed; `away <table>`: it was deleted, set
aside or rewritten; `notices`: there is something else to announce.
"""

from tampu.server.guests import Guests
from tampu.server.lobby import Lobby


class Steward:
    """Keeps what is in memory as it is on disk."""

    def __init__(self, guests: Guests, lobby: Lobby) -> None:
        self._guests = guests
        self._lobby = lobby

    async def start(self) -> None:
        """What was said before this server began, or while it could not hear."""
        await self._guests.load()
        self._lobby.send_off()
        await self._lobby.read_notices()

    async def heard(self, line: str) -> None:
        kind, _, subject = line.partition(" ")
        if kind == "notices":
            await self._lobby.read_notices()
        elif kind == "away":
            self._lobby.put_away(subject)
        elif kind == "guest":
            await self._guest(subject)
        elif kind == "table":
            table = self._lobby.at_hand(subject.partition(" ")[0])
            if table is not None:
                await table.catch_up()

    async def _guest(self, guest: str) -> None:
        if await self._guests.heard(guest):
            self._lobby.renamed(guest)
        if not self._guests.welcome(guest):
            self._lobby.send_away(guest)
        self._lobby.send_off()
