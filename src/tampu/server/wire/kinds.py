"""What all messages are made of: their two kinds, and the words they share."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

if TYPE_CHECKING:
    from tampu.core.contract import Fact as Fact
else:
    Fact = int | str | list[int | str] | None  # the same, as a schema can say it

Lang = Literal["en", "fr", "pt", "es"]
Level = Annotated[str, msgspec.Meta(pattern="^[^,=]+$", min_length=1, max_length=64)]
"""The name of a kind of bot; which there are, GET /api/levels says."""
Deed = Literal["closed", "reopened", "set-aside", "restored"]
"""What whoever runs the server may do with a table."""
Wanted = Literal["undo", "pause", "go-on", "abandon"]
"""What people at a table may agree on: one's last answer is taken back, the game rests, it goes on,
it ends without a result."""
Agreement = Literal[
    "asked-undo",
    "asked-pause",
    "asked-go-on",
    "asked-abandon",
    "yes",
    "no",
    "withdrawn",
    "back",
    "paused",
    "going-on",
    "abandoned",
]
"""What happened to a proposal, or by consent."""
SeatKind = Literal["human", "bot", "program", "open"]
Status = Literal["waiting", "playing", "over"]
Dealing = Literal["promises", "shares"]
Phase = Literal["none", "waiting", "working", "stopped", "done", "failed"]
"""How the analysis of a game stands; none: nobody has asked for one."""
Verdict = Literal["counted", "abandoned", "exercise"]
"""Whether a game that is over counts: one without a result does not, nor one that began in the
middle, or where somebody was shown what is hidden."""
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A message from a browser: unknown fields are refused."""


class Told(msgspec.Struct, kw_only=True):
    """A message to a browser."""
