"""The view in its parts, as it leaves for a seat: every field listed; `view.py` fills them in."""

import msgspec


class SkyCard(msgspec.Struct, frozen=True):
    """A sun/moon card: its number in the box, its sky and its instruction."""

    id: int
    sky: str
    instruction: str


class StairCard(msgspec.Struct, frozen=True):
    """A card on a stair. `card` is None if this seat may not know it; `by` None: the pile."""

    card: int | None
    by: int | None
    open: bool


class Placement(msgspec.Struct, frozen=True):
    """One of the four placements of the round: who makes it (None: the pile) and how it lies.

    `stair` is where; None: not yet.
    """

    by: int | None
    open: bool
    stair: str | None


class RoundSeen(msgspec.Struct, frozen=True):
    """A round that is over, as everybody saw it."""

    first: int
    """The first player."""
    sky: SkyCard
    cards: dict[str, int]
    """What lay on the four stairs."""
    laid: list[str]
    """The stairs in the order in which they were used: whose card lay where."""
    order: str | None
    returned: list[str]
    """The squares on which priests were put back, where there was a choice."""


class OrderSeen(msgspec.Struct, frozen=True):
    """One of the two orders: the priests as they move, and the card that each of them follows.

    Cards are counted from 1, the largest of the four.
    """

    order: str
    rule: str
    priests: list[int]
    ranks: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    """Whose view it is; None: an onlooker's."""
    seats: int
    edition: int
    reverse: str
    """An option (MP-902): what the order small_first turns round."""
    end: str
    """An option (MP-903): when the game ends."""
    begins: int | None
    """Who begins, if it was not left to the lot."""
    step: str
    """What is asked for now; `over` at the end."""
    round: int
    rounds: int
    first: int | None
    """The first player of this round."""
    dealt: int
    """How many cards of the set-up were dealt."""
    placed: int
    """How many cards were placed in this round."""
    sky: SkyCard
    """The sun/moon card of this round."""
    sky_left: list[SkyCard]
    """Those that are still to come, in no order."""
    placements: list[Placement]
    """The four placements of this round."""
    orders: list[OrderSeen]
    """What the two orders would do."""
    order: str | None
    """The order of this round, once it is chosen."""
    returned: list[str]
    """The squares on which priests were put back in this round."""
    stairs: dict[str, StairCard | None]
    """What lies on the four stairs."""
    priests: list[str | None]
    """The squares of priests 1 to 4; None: absent."""
    absent: list[int]
    """The priests that wait to be put back, counted from 0."""
    depots: list[list[list[int]]]
    """The tokens of each priest, slot by slot."""
    values: list[int]
    """What each priest is worth now."""
    sun_row: list[int]
    """The suns that are left, the next one first."""
    fire_row: list[int]
    """The fires that are left, the next one first."""
    hand: list[int]
    """The own cards."""
    hand_sizes: list[int]
    chosen: int | None
    """The own card that is about to be placed."""
    choosing: bool
    """Somebody has chosen a card and places it."""
    pile: int
    """Cards in the draw pile."""
    used: list[int]
    """Cards that were used."""
    past: list[RoundSeen]
    """The rounds that are over."""
    pairs_in_play: list[list[int]]
    """The priest cards of this game."""
    pairs: list[list[int] | None]
    """The priest card of each seat, if it is known."""
    scores: list[int | None]
    """The points of each seat, if they are known."""
    places: list[list[int]] | None
    """The ranking once the game is over: the best first, ties together."""
