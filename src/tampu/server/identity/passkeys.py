"""Passkeys: what a browser or a telephone keeps for a guest, and shows with a finger or a face.

Which site a passkey is for follows from the page that asks, as the server believes it: the origin
that a browser tells was compared with the host that was asked (`routes.same_origin`).
"""

import asyncio
import base64
import hashlib
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from tampu.server.identity.agents import Agent
from tampu.server.identity.seals import Seals, spending
from tampu.server.problems import Trouble
from tampu.server.store import schema
from tampu.server.store.commits import Conflict, Write
from tampu.server.store.store import Store

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

NAME = "Tampu"
columns = schema.passkeys.c


class Site(NamedTuple):
    """Where a page stands: its origin, and the name for which passkeys are made there."""

    origin: str
    name: str


class Proof(NamedTuple):
    """Somebody showed a passkey: whose it is, and what is written once that counts."""

    id: str
    guest: str


def site_of(origin: str | None) -> Site:
    """Passkeys need https, or this very machine, and a name instead of an address."""
    told = urlsplit(origin or "")
    name = told.hostname or ""
    secure = told.scheme == "https" or name == "localhost"
    if not secure or ":" in name or name.replace(".", "").isdigit():
        raise Trouble("no-passkeys-here")
    return Site(origin or "", name)


def _key(credential: bytes) -> str:
    return hashlib.sha256(b"tampu.passkey " + credential).hexdigest()


class _ClientData(msgspec.Struct):
    challenge: str


class _Response(msgspec.Struct):
    clientDataJSON: str  # noqa: N815  # as browsers write it


class _Credential(msgspec.Struct):
    rawId: str  # noqa: N815
    response: _Response


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkeys:
    """Made, and shown."""

    def __init__(self, store: Store, seals: Seals, most: int) -> None:
        self._store = store
        self._seals = seals
        self._most = most

    async def of(self, guest: str) -> list[Row[Any]]:
        query = select(schema.passkeys).where(columns.guest == guest)
        return await self._store.rows(query.order_by(columns.made, columns.id))

    async def drop(self, guest: str, key: str) -> None:
        if key not in {row.id for row in await self.of(guest)}:
            raise Trouble("no-such-passkey")
        await self._store.commit(Write(after=[delete(schema.passkeys).where(columns.id == key)]))

    async def guest_of(self, key: str) -> str:
        """Whose passkey this is, if it still is one."""
        rows = await self._store.rows(select(columns.guest).where(columns.id == key))
        if not rows:
            raise Trouble("passkey-unknown")
        return str(rows[0].guest)

    # ---- making one ----

    async def wanted(self, site: Site, guest: str, name: str) -> Any:
        """What a browser must know to make one."""
        webauthn = await _library()
        from webauthn.helpers import structs

        known = await self.of(guest)
        if len(known) >= self._most:
            raise Trouble("too-many-passkeys", limit=self._most)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=NAME,
            user_name=name,
            user_id=hashlib.sha256(f"tampu.passkey {guest}".encode()).digest(),
            challenge=self._seals.seal(f"make {guest}").encode(),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[_described(row.credential) for row in known],
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def make(self, site: Site, guest: str, agent: Agent, answer: dict[str, Any]) -> None:
        """What the browser made, kept; raises `Trouble` if it was not made for this."""
        webauthn = await _library()
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._challenge(answer, f"make {guest}")
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Trouble("passkey-failed") from None
        row = {
            "id": _key(made.credential_id),
            "guest": guest,
            "credential": made.credential_id,
            "public_key": made.credential_public_key,
            "counter": made.sign_count,
            "made": time.time(),
            **agent._asdict(),
        }
        write = [*spending(challenge.decode()), insert(schema.passkeys).values(row)]
        await self._commit(write)

    # ---- showing it ----

    async def asked(self, site: Site) -> Any:
        """What a browser must know to show one, whosever it is."""
        webauthn = await _library()
        options = webauthn.generate_authentication_options(
            rp_id=site.name, challenge=self._seals.seal("show").encode()
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def show(self, site: Site, answer: dict[str, Any]) -> Proof:
        """Whose passkey was shown; raises `Trouble` if it is nobody's."""
        webauthn = await _library()
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = self._challenge(answer, "show")
        try:
            key = _key(_bytes(msgspec.convert(answer, _Credential).rawId))
        except (msgspec.ValidationError, ValueError):
            raise Trouble("passkey-failed") from None
        rows = await self._store.rows(select(schema.passkeys).where(columns.id == key))
        if not rows:
            raise Trouble("passkey-unknown")
        try:
            shown = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=rows[0].public_key,
                credential_current_sign_count=rows[0].counter,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise Trouble("passkey-failed") from None
        noted = {"counter": shown.new_sign_count, "used": time.time()}
        seen = update(schema.passkeys).where(columns.id == key).values(noted)
        await self._commit([*spending(challenge.decode()), seen])
        return Proof(key, rows[0].guest)

    # ---- both ----

    def _challenge(self, answer: dict[str, Any], purpose: str) -> bytes:
        """What was asked, if it was asked here, for this, and some minutes ago at most."""
        try:
            response = msgspec.convert(answer, _Credential).response
            told = msgspec.json.decode(_bytes(response.clientDataJSON), type=_ClientData)
            challenge = _bytes(told.challenge)
            text = challenge.decode()
        except (msgspec.MsgspecError, ValueError):
            raise Trouble("passkey-failed") from None
        if self._seals.open(text) != purpose:
            raise Trouble("passkey-failed")
        return challenge

    async def _commit(self, statements: list[Any]) -> None:
        try:
            await self._store.commit(Write(before=statements))
        except Conflict:  # the same answer came before, or another guest has this passkey
            raise Trouble("passkey-failed") from None


async def _library() -> Any:
    """Most servers never need it, and nobody waits while it is loaded."""
    return await asyncio.to_thread(import_module, "webauthn")


def _described(credential: bytes) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=credential)
