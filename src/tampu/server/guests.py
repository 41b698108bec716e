"""Guests: a name and a signed cookie, no account."""

import contextlib
import hashlib
import os
import secrets
import time
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from itsdangerous import BadSignature, Signer

from tampu.server.identity.passes import Pass, Passes, first_device
from tampu.server.names import NAMELESS, guest_name
from tampu.server.problems import Trouble
from tampu.server.store.store import Store

COOKIE = "tampu_guest"
COOKIE_SECONDS = 400 * 24 * 3600
KEY_FILE = "secret.key"
KEY_LENGTH = 32
"""Characters that a key must have at least."""


class BadKey(ValueError):
    """The file with the keys cannot be trusted: with a key that is known, cookies are forged."""


def secret_keys(data: Path) -> list[str]:
    """The keys of the cookies, made at the first start, readable by its owner only.

    One a line: the first signs; those after it are former ones, whose cookies still hold.
    """
    path = data / KEY_FILE
    if not path.exists():
        draft = data / f"{KEY_FILE}.{secrets.token_hex(4)}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another server was faster: its key holds
            os.link(draft, path)
        draft.unlink()
    keys = path.read_text().split()
    if not keys or min(map(len, keys)) < KEY_LENGTH:
        raise BadKey(str(path))
    return keys


def clean_name(name: str, most: int) -> str:
    """The name as it is shown: one line, no invisible signs."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Trouble("name-empty")
    if len(name) > most:
        raise Trouble("name-too-long", limit=most)
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn") for sign in name):
        raise Trouble("name-strange")
    return name


def mark_of(guest: str) -> str:
    """What is kept of a guest who is forgotten: enough to know the cookie, and nobody's id."""
    return hashlib.sha256(f"tampu.forgotten {guest}".encode()).hexdigest()


class Guests:
    """Who is who. A guest who never chose a name needs no place in the store."""

    def __init__(self, store: Store, keys: list[str]) -> None:
        self._store = store
        self._signer = Signer(keys[::-1], salt="tampu.guest")
        self._names: dict[str, str] = {}
        self.passes = Passes(store)
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self._forgotten: set[str] = set()

    @staticmethod
    def new() -> str:
        """The id of a new guest."""
        return secrets.token_hex(8)

    def cookie(self, guest: str) -> str:
        """The value of the cookie of this guest, or of a guest and a device (`Pass.text`)."""
        return self._signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest that a cookie names; None without one; a forged one is refused."""
        held = self.recognise(cookie)
        return None if held is None else held.guest

    def recognise(self, cookie: str | None) -> Pass | None:
        """The guest and the device that a cookie names; one that holds no longer is refused."""
        if cookie is None:
            return None
        try:
            named, _, device = self._signer.unsign(cookie).decode().partition("-")
        except (BadSignature, UnicodeError):
            raise Trouble("bad-cookie") from None
        held = Pass(self.passes.now(named), device or first_device(named))
        if any(self._is_forgotten(guest) for guest in (named, held.guest)):
            raise Trouble("bad-cookie")
        if self.passes.is_out(held.device):
            raise Trouble("signed-out")
        if held.guest in self.banned:
            raise Trouble("banned")
        return held

    def _is_forgotten(self, guest: str) -> bool:
        return bool(self._forgotten) and mark_of(guest) in self._forgotten

    def holds(self, guest: str | None, device: str | None) -> bool:
        """Whether a live connection may stay open; a program's is its table's affair."""
        if guest is None or device is None:
            return True
        gone = self.passes.is_out(device) or self.passes.is_former(guest)
        return not gone and self.welcome(guest)

    def refuse_banned(self, cookie: str | None) -> None:
        """Whatever is asked for: a guest who is banned is told so."""
        if not self.banned:
            return
        try:
            self.read(cookie)
        except Trouble as trouble:
            if trouble.problem.code == "banned":
                raise

    def welcome(self, guest: str) -> bool:
        """Whether the guest may come in."""
        return guest not in self.banned and not self._is_forgotten(guest)

    async def load(self) -> None:
        """Who is who now, and who may not speak, or not come in."""
        await self.passes.load()
        await self._load_rights()

    async def _load_rights(self) -> None:
        """What was decreed of a guest holds for whoever that guest is now."""
        rights, now = await self._store.rights(), self.passes.now
        self.muted = {now(guest) for guest, muted, _ in rights if muted}
        self.banned = {now(guest) for guest, _, banned in rights if banned}
        self._forgotten = await self._store.forgotten()

    def name(self, guest: str) -> str:
        """What a guest is called; `learn` must have been asked about it once."""
        return self._names.get(guest) or (guest_name(guest) if guest else NAMELESS)

    async def learn(self, guests: Iterable[str]) -> None:
        """Look up the names of some guests."""
        unknown = [guest for guest in set(guests) if guest not in self._names]
        if unknown:
            chosen = await self._store.names(unknown)
            self._names |= {guest: chosen.get(guest, "") for guest in unknown}

    async def rename(self, guest: str, name: str) -> None:
        """The guest is called so from now on."""
        await self._store.put_name(guest, name, time.time())
        self._names[guest] = name

    async def heard(self, guest: str) -> bool:
        """Something about the guest changed, perhaps elsewhere; whether the name is new here."""
        await self.passes.heard(guest)
        await self._load_rights()
        if guest not in self._names:
            return False
        name = (await self._store.names([guest])).get(guest, "")
        new = self._names[guest] != name
        self._names[guest] = name
        return new
