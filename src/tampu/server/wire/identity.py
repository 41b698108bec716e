"""Messages about devices, and about the ways back to a guest."""

from typing import Annotated, Any

import msgspec

from tampu.server.wire.answers import Problem
from tampu.server.wire.kinds import Lang, Told, Wire


class DeviceTold(Told):
    """A browser of one's own. `browser`, `system`: keys of words; moments in seconds since 1970."""

    id: str
    browser: str
    system: str
    since: float
    seen: float
    here: bool
    """It is the one that asks."""


class PasskeyTold(Told):
    """A passkey of one's own; where it was made, and when it was last shown."""

    id: str
    browser: str
    system: str
    made: float
    used: float | None


class DevicesTold(Told):
    """Everything that leads to a guest. `phrase`: when one was made. `before`: this browser was
    somebody else, and is so again when it is signed out."""

    name: str
    devices: list[DeviceTold]
    passkeys: list[PasskeyTold]
    phrase: float | None
    before: str | None


class LinkMade(Told):
    """A link for another browser, told once. `path`: of its QR code, `size` units wide and high."""

    address: str
    until: float
    size: int
    path: str


class LinkTold(Told):
    """What became of the newest link; `used` None: nobody has come by it."""

    until: float
    used: float | None
    browser: str
    system: str


class PhraseTold(Told):
    """A recovery phrase, told once."""

    words: list[str]


class HoldingsTold(Told):
    """At how many tables a guest is."""

    running: int
    over: int


class ProspectTold(Told):
    """Who this browser would be, and what its present guest, who is called `guest`, has.

    `refusal`: why that cannot be brought along now; it stays with that guest.
    """

    ticket: str
    name: str
    there: HoldingsTold
    here: HoldingsTold
    guest: str | None
    refusal: Problem | None


class PasskeyAsked(Told):
    """What `navigator.credentials` is to be given, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class LinkShown(Wire):
    """What stands behind the # of a link."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class PhraseTyped(Wire):
    """A recovery phrase as somebody types it."""

    phrase: Annotated[str, msgspec.Meta(max_length=400)]


class PhraseWish(Wire):
    """In which language its words are to be."""

    lang: Lang


class PasskeyShown(Wire):
    """What `navigator.credentials` answered, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class Coming(Wire):
    """`bring`: what the present guest of this browser has becomes the other's."""

    ticket: Annotated[str, msgspec.Meta(max_length=1000)]
    bring: bool
