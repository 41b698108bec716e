"""Coming as somebody: whoever proved to be a guest is told what that means, and then decides.

Between the two stands a ticket, signed and good once. When it is used, what it was given for must
still be there: a link that was withdrawn, or a phrase that was replaced, brings nobody any more.
"""

from typing import NamedTuple

import msgspec

from tampu.server.guests import Guests
from tampu.server.identity.agents import Agent
from tampu.server.identity.devices import Devices
from tampu.server.identity.links import Links, mark_of_link, used
from tampu.server.identity.merger import Holdings, holdings, merge, refuse_two_hands
from tampu.server.identity.passes import Pass, new_device
from tampu.server.identity.passkeys import Passkeys
from tampu.server.identity.phrases import Phrases
from tampu.server.identity.seals import Seals, is_spent, spending
from tampu.server.problems import Trouble
from tampu.server.store.commits import Conflict, Write
from tampu.server.store.store import Store


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """Who may come as whom, and by what."""

    guest: str
    way: str
    key: str


class Prospect(NamedTuple):
    """What it would mean. `refusal`: why what the present guest has cannot be brought along."""

    ticket: str
    guest: str
    there: Holdings
    here: Holdings
    refusal: Trouble | None


class Arrivals:
    """By whichever way."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        seals: Seals,
        ways: tuple[Links, Phrases, Passkeys],
        devices: Devices,
    ) -> None:
        self._store = store
        self._guests = guests
        self._seals = seals
        self._links, self._phrases, self._passkeys = ways
        self._devices = devices

    # ---- who somebody would be ----

    async def by_link(self, held: Pass | None, secret: str) -> Prospect:
        mark = mark_of_link(secret)
        return await self._prospect(held, Ticket(await self._links.guest_of(mark), "link", mark))

    async def by_phrase(self, held: Pass | None, words: list[str]) -> Prospect:
        key, guest = await self._phrases.find(words)
        return await self._prospect(held, Ticket(guest, "phrase", key))

    async def by_passkey(self, held: Pass | None, key: str, guest: str) -> Prospect:
        return await self._prospect(held, Ticket(guest, "passkey", key))

    async def _prospect(self, held: Pass | None, ticket: Ticket) -> Prospect:
        await self._refuse(held, ticket.guest)
        here = Holdings() if held is None else await holdings(self._store, held.guest)
        refusal: Trouble | None = None
        if held is not None:
            try:
                await refuse_two_hands(self._store, held.guest, ticket.guest)
            except Trouble as trouble:
                refusal = trouble
        await self._guests.learn([ticket.guest])
        there = await holdings(self._store, ticket.guest)
        sealed = self._seals.seal(f"come {msgspec.json.encode(ticket).decode()}")
        return Prospect(sealed, ticket.guest, there, here, refusal)

    async def _refuse(self, held: Pass | None, guest: str) -> None:
        if not self._guests.welcome(guest):
            raise Trouble("banned")
        if held is not None and held.guest == guest:
            raise Trouble("already-you")
        await self._devices.refuse_more(guest)

    # ---- being it ----

    async def take(
        self, held: Pass | None, sealed: str, bring: bool, agent: Agent
    ) -> tuple[Pass, list[str]]:
        """The pass of whoever has come, and what must be heard of it."""
        ticket = self._ticket(sealed)
        if await self._guest_now(ticket) != ticket.guest:
            raise Trouble("come-late")
        await self._refuse(held, ticket.guest)
        stays = held is not None and bring
        new = Pass(ticket.guest, held.device if held and stays else new_device())
        write = Write(
            before=spending(sealed),
            after=[self._devices.added(new, agent)],
            news=[f"guest {ticket.guest}"],
        )
        if ticket.way == "link":
            write.before += spending(f"link {ticket.key}")
            write.after.append(used(ticket.key, agent))
        if held is not None and stays:

            async def still() -> None:
                if await is_spent(self._store, sealed):
                    raise Trouble("come-late")
                if await is_spent(self._store, f"link {ticket.key}"):
                    raise Trouble("link-used")

            return new, await merge(self._store, held.guest, ticket.guest, write, still)
        try:
            await self._store.commit(write)
        except Conflict:
            raise Trouble("link-used" if ticket.way == "link" else "come-late") from None
        return new, write.news

    def _ticket(self, sealed: str) -> Ticket:
        text = self._seals.open(sealed) or ""
        kind, _, told = text.partition(" ")
        if kind != "come":
            raise Trouble("come-late")
        return msgspec.json.decode(told, type=Ticket)

    async def _guest_now(self, ticket: Ticket) -> str:
        """To whom the same way leads now."""
        if ticket.way == "link":
            return await self._links.guest_of(ticket.key)
        if ticket.way == "phrase":
            return await self._phrases.guest_of(ticket.key)
        return await self._passkeys.guest_of(ticket.key)
