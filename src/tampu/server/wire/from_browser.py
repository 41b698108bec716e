"""WebSocket /api/tables/{id}/live: what a browser sends."""

from typing import Annotated, Literal

import msgspec

from tampu.server.wire.kinds import MessageId, Wire


class Hello(Wire, tag="hello", tag_field="type"):
    """First frame. `version`: what this browser already has, to be sent only the gap after it."""

    version: int | None = None


class Act(Wire, tag="act", tag_field="type"):
    """An answer. `id`: made by the browser; sent twice, it happens once. `line`: lines known."""

    id: MessageId
    seat: int
    action: str
    line: int


class Undo(Wire, tag="undo", tag_field="type"):
    """Take back the last action of an own seat."""

    id: MessageId
    seat: int
    line: int


Plan = Annotated[list[str], msgspec.Meta(max_length=8)]
"""Own answers that are planned to come first, one after the other."""


class Why(Wire, tag="why", tag_field="type"):
    """Why may this seat not do this? (nothing is played)"""

    id: MessageId
    seat: int
    action: str
    after: Plan = msgspec.field(default_factory=list)


class Foresee(Wire, tag="foresee", tag_field="type"):
    """What is sure to happen if this seat does this? (nothing is played)"""

    id: MessageId
    seat: int
    action: str
    after: Plan = msgspec.field(default_factory=list)


class Look(Wire, tag="look", tag_field="type"):
    """What is on offer for this seat? Also what follows an answer that only begins a choice."""

    id: MessageId
    seat: int
    after: Plan = msgspec.field(default_factory=list)


Short = Annotated[str, msgspec.Meta(max_length=40)]


class Suppose(Wire, tag="suppose", tag_field="type"):
    """What would happen, if what this seat cannot know were so? (nothing is played)"""

    id: MessageId
    seat: int
    supposed: Annotated[dict[Short, Short], msgspec.Meta(max_length=16)]
    after: Plan = msgspec.field(default_factory=list)


Inquiry = Why | Foresee | Look | Suppose
"""What a seat asks before it answers."""


class Say(Wire, tag="say", tag_field="type"):
    """A word to the table."""

    text: str


class Lead(Wire, tag="lead", tag_field="type"):
    """Lead the others through a game that is over: take the lead, show where one looks, or stop.

    `line`: after so many lines; `eyes`: through whose eyes. Who does not lead (any more) shows
    nothing.
    """

    do: Literal["take", "look", "stop"]
    line: int = 0
    eyes: int | None = None


class Ping(Wire, tag="ping", tag_field="type"):
    """Answered by a pong."""


class Gaze(Wire, tag="gaze", tag_field="type"):
    """Whether somebody can see this page now; without one before `hello`, it is taken for seen."""

    here: bool


FromBrowser = Hello | Act | Undo | Inquiry | Say | Lead | Ping | Gaze
