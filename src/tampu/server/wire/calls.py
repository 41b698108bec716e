"""How a guest is called when somebody waits for them."""

from typing import Annotated, Literal

from msgspec import Meta

from tampu.server.wire.kinds import Lang, Told, Wire

CallKind = Literal["push", "mail", "hook"]
HookForm = Literal["", "ntfy", "matrix", "discord", "json"]
"""What kind of server a hook belongs to; nothing: it is no hook."""
CallState = Literal["new", "on", "off", "lost"]
"""new: the address is not confirmed yet; lost: messages do not arrive, and are not sent."""
CallOccasion = Literal["turn", "clock", "invited", "begun", "over"]
Wanted = Annotated[list[CallOccasion], Meta(max_length=5)]
Apart = Annotated[float, Meta(ge=0, le=604_800)]


class NewChannel(Wire):
    """POST /api/calls: a way on which one wants to be called.

    `url`: of a hook or of a browser's push service; of letters, the address. `token`, `room`: what
    a hook needs beside it. `p256dh`, `auth`: the keys of a browser.
    """

    kind: CallKind
    url: Annotated[str, Meta(min_length=1, max_length=1000)]
    lang: Lang
    form: HookForm = ""
    token: Annotated[str, Meta(max_length=400)] = ""
    room: Annotated[str, Meta(max_length=255)] = ""
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    name: Annotated[str, Meta(max_length=80)] = ""
    """Of a browser: how the guest knows it again."""


class ChannelChange(Wire):
    """PUT /api/calls/{id}: what is not told stays as it is."""

    on: bool | None = None
    wanted: Wanted | None = None
    apart: Apart | None = None
    """Seconds between two messages, at least."""
    lang: Lang | None = None


class ChannelTold(Told):
    """A way on which a guest is called. `reason`: why the last message did not arrive."""

    id: str
    kind: CallKind
    form: HookForm
    name: str
    lang: Lang
    wanted: list[CallOccasion]
    apart: float
    state: CallState
    reason: str
    told: float | None
    mark: str
    """Of a browser: what it can be known by, without telling where it is."""


class CallsTold(Told):
    """GET /api/calls: one's own ways, and what this house can do.

    `push`: the key with which a browser subscribes; `mail`: letters can be sent.
    """

    channels: list[ChannelTold]
    push: str
    mail: bool


class CallTried(Told):
    """POST /api/calls/{id}/try: whether a message was taken, and if not, why."""

    arrived: bool
    reason: str
    channel: ChannelTold
