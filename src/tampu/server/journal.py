"""The journal of a table: one entry per change, numbered from 1. The number is the version.

Everything about a table but its header follows from its journal. An action and the chance that
follows it are one entry, so they reach the disk together or not at all.
"""

import msgspec

from tampu.server.wire import Clock, Deed, SeatKind, Wanted

Written = tuple[int, str]
"""A line of the game: the seat and the action's text."""
Given = tuple[int, str, str | None]
"""What a seat added to the seed: the seat, the promise, and the share; None: it never came."""


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. `name` None: the guest's own name.

    `kept_for`: the guest whose seat it was when a bot took over, and who may have it back.
    `promise`: the hash of what the guest will add to the seed. `level`: of a bot; there may be none
    of that name any more. `owner`: who brought a program, which is the `guest` once it has a token.
    `resigned`: who gave the seat up for good; "": somebody who is forgotten. For whatever counts
    results, the place of this seat is one that was resigned.
    """

    kind: SeatKind = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    kept_for: str | None = None
    promise: str | None = None
    owner: str | None = None
    resigned: str | None = None

    @property
    def holder(self) -> str | None:
        """Whose seat it is: the guest who plays it, or who brought the program that does."""
        return self.owner or self.guest


OPEN = Sitting()


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="do"):
    """A change of the table, and when it was made."""

    at: float


class Opened(Entry, frozen=True, tag="open"):
    """The table was made, with these people and bots on its seats."""

    seats: list[Sitting]
    hints: bool = False
    """Everybody may ask for hints, though people play."""
    promising: bool = False
    """People sit here without having been asked: before the cards are dealt they may promise."""
    admitted: list[str] = []
    """Those who knew the password of the game before."""
    given: list[Written] = []
    """The game goes on from these lines of another one."""
    clock: Clock | None = None
    """What all agreed on by sitting down; None: nobody's time is measured."""
    rated: bool = False
    """The ratings of those who play change by it."""


class Seated(Entry, frozen=True, tag="seat"):
    """Somebody else, or nobody, sits on a seat now.

    `by`: the name of who did it; `was`, `now`: of who sat and sits there, None if nobody.
    `fell`: nobody did it, a clock fell.
    """

    seat: int
    sitting: Sitting
    by: str | None = None
    was: str | None = None
    now: str | None = None
    fell: bool = False


class Keyed(Entry, frozen=True, tag="key"):
    """The program on a seat has a token, and with it this id; a former token is not valid."""

    seat: int
    guest: str


class Sealed(Entry, frozen=True, tag="seal"):
    """Whoever has promised no share by now will not be waited for."""


class Shared(Entry, frozen=True, tag="share"):
    """A seat showed the share that it had promised."""

    seat: int
    value: str


class Begun(Entry, frozen=True, tag="begin"):
    """No seat was free: the game began with what chance dealt.

    `silent`: the seats of people who added nothing to the seed, and how they were called.
    """

    lines: list[Written]
    shares: list[Given] = []
    silent: list[Written] = []


class Played(Entry, frozen=True, tag="play"):
    """An action, and what chance did after it. `guest` and `id`: whose message it was."""

    lines: list[Written]
    guest: str | None = None
    id: str | None = None


class TakenBack(Entry, frozen=True, tag="undo"):
    """`seat` took back what was played after `line` lines."""

    seat: int
    line: int
    guest: str
    id: str


class Said(Entry, frozen=True, tag="say"):
    """A word to the table; `seat` None: from an onlooker."""

    guest: str
    name: str
    seat: int | None
    text: str


class Hinted(Entry, frozen=True, tag="hint"):
    """A seat was given a hint after so many lines; `name`: as whoever sat there was called."""

    seat: int
    name: str
    line: int


class Looked(Entry, frozen=True, tag="look"):
    """A seat was shown all that is hidden, after so many lines; `name`: as whoever sat there was
    called."""

    seat: int
    name: str
    line: int


class Again(Entry, frozen=True, tag="again"):
    """A return game was set up at the table with this id and code."""

    table: str
    code: str


class Admitted(Entry, frozen=True, tag="admit"):
    """Somebody knew the password, and is not asked for it again."""

    guest: str


class Became(Entry, frozen=True, tag="became"):
    """Somebody who was a guest is another one from here on, as if always: see `identity`."""

    was: str
    guest: str


class Ruled(Entry, frozen=True, tag="rule"):
    """Whoever runs the server did something with the table."""

    deed: Deed


class Proposed(Entry, frozen=True, tag="propose"):
    """A player asked the other people at the table for something; its number is this entry's.

    `line`: the lines that are to stand after an undo; else those that stood when it was asked.
    """

    guest: str
    seat: int
    name: str
    what: Wanted
    line: int


class Voted(Entry, frozen=True, tag="vote"):
    """Somebody said yes or no to what is proposed. If it was the last yes, what they agreed on is
    the next entry, and reaches the disk with this one."""

    guest: str
    seat: int
    name: str
    yes: bool


class Withdrawn(Entry, frozen=True, tag="withdraw"):
    """Whoever asked does not ask any more."""

    guest: str
    seat: int
    name: str


class WentBack(Entry, frozen=True, tag="back"):
    """By consent: all that was played after `line` lines is taken back, with `seat`'s answer."""

    seat: int
    line: int


class Paused(Entry, frozen=True, tag="pause"):
    """All agreed to stop for a while, or to go on: meanwhile no clock runs."""

    on: bool


class Abandoned(Entry, frozen=True, tag="abandon"):
    """By consent the game ended without a result."""


class Fell(Entry, frozen=True, tag="fall"):
    """A clock fell where that changes no seat; `name`: as whoever sat there was called."""

    seat: int
    name: str


class Rested(Entry, frozen=True, tag="rest"):
    """The clocks of these seats stand still for so many days from now on; 0: no longer."""

    seats: list[int]
    name: str
    days: int


class Down(Entry, frozen=True, tag="down"):
    """Nobody could answer between these moments: the house was away."""

    since: float
    until: float


Consented = Proposed | Voted | Withdrawn | WentBack | Paused | Abandoned
Gathering = Opened | Seated | Keyed | Sealed | Shared
Timed = Fell | Rested | Down
Heard = Said | Hinted | Looked | Ruled | Timed
Change = Gathering | Begun | Played | TakenBack | Heard | Again | Admitted | Became | Consented

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Change)


def encode(entry: Change) -> bytes:
    """The entry as it is kept."""
    return _encoder.encode(entry)


def decode(body: bytes) -> Change:
    """The entry that was kept."""
    entry: Change = _decoder.decode(body)
    return entry
