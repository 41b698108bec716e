"""The exchange: all that calls guests, wired; made when the server starts."""

import secrets
from collections.abc import Sequence
from email.utils import parseaddr

from itsdangerous import BadSignature, Signer, TimestampSigner

from tampu.server.calls.caller import Caller
from tampu.server.calls.lookers import Lookers
from tampu.server.calls.message import confirmation, trial
from tampu.server.calls.outside import Outside
from tampu.server.calls.push import Push
from tampu.server.calls.sender import Sender, Ways
from tampu.server.guests import Guests
from tampu.server.lobby import Lobby
from tampu.server.mail import Mail, Undelivered
from tampu.server.problems import Trouble
from tampu.server.settings import Settings
from tampu.server.store.channels import Channel, Channels
from tampu.server.store.store import Store
from tampu.server.table import Table

CONFIRM_SECONDS = 48 * 3600
"""Seconds for which the link in a letter can be used that asks whether more are wanted."""


class Exchange:
    """Knows who looks, who is waited for, and on which ways they can be told."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        lobby: Lobby,
        guests: Guests,
        mail: Mail | None,
        keys: Sequence[str],
    ) -> None:
        self.channels = Channels(store)
        self.lookers = Lookers()
        self.mail = mail
        self.outside = Outside(settings.calls.private_hosts, settings.address)
        self.push = Push(self.channels, self.outside, contact(settings))
        self.ways = Ways(self.outside, self.push, mail, self.off_link)
        self._caller = Caller(self.channels, lobby, self.lookers, settings.calls.seconds)
        self._sender = Sender(self.channels, lobby, guests, self.lookers, self.ways)
        self._sender.gathering = self._caller.gathering
        self._off = Signer(list(keys[::-1]), salt="tampu.call.off")
        self._confirm = TimestampSigner(list(keys[::-1]), salt="tampu.call.confirm")
        self._caller.ready = self._sender.kick
        self.lookers.left = self._caller.left
        lobby.changed = self._caller.watch
        lobby.glanced = self._glanced

    def start(self) -> None:
        self._sender.start()
        self.sweep()

    def sweep(self) -> None:
        """Whoever a process was about to call that is no more is not forgotten."""
        self._caller.sweep()

    async def stop(self) -> None:
        await self._caller.stop()
        await self._sender.stop()
        await self.outside.stop()

    def _glanced(self, table: Table, guest: str) -> None:
        if self.lookers.glanced(table, guest):
            self._caller.glanced(table, guest)

    # ---- trying and confirming ----

    async def attempt(self, channel: Channel) -> None:
        """Send a message that tells nothing, now; raises `Undelivered`."""
        off = self.off_link(channel)
        await self.ways.send(channel, trial(channel.lang, trial_number(), channel.base, off))

    async def ask_for_consent(self, channel: Channel, name: str) -> None:
        """The only letter to an address that is not confirmed; raises `Undelivered`."""
        if self.mail is None:
            raise Undelivered("no-mail")
        token = self._confirm.sign(channel.id).decode()
        subject, text = confirmation(
            channel.lang, f"{channel.base}/api/calls/confirm/{token}", name
        )
        await self.mail.send(channel.place.url, subject, text)

    def off_link(self, channel: Channel) -> str:
        return f"{channel.base}/api/calls/off/{self._off.sign(channel.id).decode()}"

    async def to_turn_off(self, token: str) -> Channel:
        """The channel that a link turns off."""
        return await self._linked(self._off, token)

    async def to_confirm(self, token: str) -> Channel:
        """The channel that a link confirms."""
        return await self._linked(self._confirm, token, max_age=CONFIRM_SECONDS)

    async def _linked(self, signer: Signer, token: str, **more: int) -> Channel:
        try:
            key = signer.unsign(token, **more).decode()
        except (BadSignature, UnicodeError):
            raise Trouble("bad-link") from None
        channel = await self.channels.one(key)
        if channel is None:
            raise Trouble("bad-link")
        return channel


def contact(settings: Settings) -> str:
    """Whom those may write to who pass messages on to browsers."""
    if settings.address.startswith("https://"):
        return settings.address
    return f"mailto:{parseaddr(settings.mail.sender)[1] or 'table@tampu.invalid'}"


def trial_number() -> str:
    """Every trial is another one."""
    return secrets.token_hex(16)
