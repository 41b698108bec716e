"""The view in its parts, as it leaves for a seat: every field listed; `view.py` fills them in."""

import msgspec


class Rank(msgspec.Struct, frozen=True):
    """CK-506: the levels of one player's Incas on some cells, from high to low, and the place that
    they give; equal ones share it, and the next place follows at once."""

    seat: int
    levels: list[int]
    place: int


class Group(msgspec.Struct, frozen=True):
    """CK-501 to CK-507: a village or, with a temple, a city; who stands in it and who leads.

    `most`: the value of the greatest temple that its size allows (CK-520). `alone` and `shared`:
    what a festival at its temple pays (CK-804, CK-805).
    """

    cells: list[str]
    temple: str | None
    leader: int | None
    ranks: list[Rank]
    most: int
    alone: int
    shared: int


class Basin(msgspec.Struct, frozen=True):
    """CK-606 to CK-609: a group of basins, who leads around it, and what closing it pays."""

    cells: list[str]
    enclosed: bool
    leader: int | None
    ranks: list[Rank]
    points: int


class Unseen(msgspec.Struct, frozen=True):
    """The cards that this seat does not see, by type, and what is known of where they are.

    `cards` are all of them; `deck` those of them that can lie in the deck at most: cards of the
    last shuffle. The rest of `cards` is in the others' hands for sure. `piles` and `trail` say the
    same to the last detail: cards by the shuffle they came from, and who drew from which of them.
    """

    cards: list[int]
    deck: list[int]
    piles: list[list[int]]
    trail: list[str]


class Supply(msgspec.Struct, frozen=True):
    """What a player has in front of them."""

    doubles: int
    village_singles: int
    crops_singles: int
    incas: int
    tokens: int


class Festival(msgspec.Struct, frozen=True):
    """A festival: its temple, who is in and who held, the totals with the cards that everybody
    saw being played for them, and whose answer is due."""

    cell: str
    value: int
    circle: list[int]
    held: list[int]
    totals: list[int]
    played: list[list[str]]
    due: int | None
    alone: int
    shared: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    """Whose view it is; None: an onlooker's."""
    seats: int
    edition: int
    strict_temple_value: bool
    """An option."""
    hold_is_pass: bool
    """An option."""
    no_second_after_tied_first: bool
    """An option."""
    step: str
    """What is asked for now."""
    active: int | None
    """Whose turn it is."""
    ap: int
    """Action points left in this turn."""
    owed: bool
    """A tile must be laid before anything else is done."""
    only_end: bool
    """All can see that nothing is left but to end the turn (CK-214)."""
    given_up: int
    """Action points that the end of the turn would give up (CK-209)."""
    token_spent: bool
    """An action token was spent in this turn."""
    drawn: int
    """Cards drawn in this turn."""
    strolls: int
    """Free moves since the last other action (CK-415)."""
    laid: bool
    """A tile was laid in this turn."""
    idle: int
    """Turns in a row in which none was laid."""
    final: bool
    """These are the last turns (CK-901)."""
    counted: list[int]
    """Who had the last turn, and was counted."""
    scores: list[int]
    triples: int
    """Tiles of three in the common supply."""
    basins_left: int
    """Basins in the supply."""
    discs_left: int
    """Festival discs in the supply."""
    floors_left: list[int]
    """Temple floors in the supply, by size."""
    supplies: list[Supply]
    """What each seat has left."""
    deck: int
    """Cards in the deck."""
    discard: list[int]
    """Discarded cards by type (T, K, M, TK, TM, KM)."""
    open: str | None
    """The open card."""
    card_values: dict[str, int]
    """What each card is worth under the open one (CK-716)."""
    hand: list[str]
    """The own cards."""
    hand_sizes: list[int]
    known: list[list[str]]
    """Cards in each hand that everybody has seen."""
    unseen: Unseen
    """What this seat can tell of the cards that it does not see."""
    festival: Festival | None
    """The festival that is being held."""
    levels: dict[str, int]
    """The height of every cell with a tile."""
    villages: list[str]
    """The cells that show a village; the other tiles show crops."""
    basins: list[Basin]
    """Groups of basins."""
    temples: dict[str, int]
    """The temples and their values."""
    discs: list[str]
    """Temples that had their festival."""
    changed: list[str]
    """Temples that were changed in this turn."""
    incas: list[list[str]]
    """Where the Incas of each seat stand."""
    uncovered: list[list[str]]
    """Tiles on which nothing lies, by their cells (CK-310)."""
    entries: dict[str, int]
    """Where an Inca may enter, and for how many action points."""
    groups: list[Group]
    """Villages and cities."""
    places: list[list[int]] | None
    """The ranking once the game is over: the best first, ties together."""
