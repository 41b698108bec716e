"""The view in its parts, as it leaves for a seat: every field listed; `view.py` fills them in."""

import msgspec


class Acting(msgspec.Struct, frozen=True):
    """IE-411, IE-412: a card that acts on a player, and in how many copies."""

    card: str
    copies: int


class Harvest(msgspec.Struct, frozen=True):
    """IE-804 to IE-807: the points a player would score if the Sapa Inca phase were now."""

    terraces: int
    garrisons: int
    cities: int
    temples: int
    total: int


class Income(msgspec.Struct, frozen=True):
    """IE-302 to IE-310: the workers that the next Inca phase would bring if all else stood still.

    `kept` are those that the Sapa Inca phase before it leaves (IE-809); `help` is what would be
    received or, below 0, given.
    """

    kept: int
    resources: int
    labour: int
    terraces: int
    help: int
    total: int


class Pilgrim(msgspec.Struct, frozen=True):
    """IE-781, IE-782: an acting pilgrimage, what it pays, and the sites that it can lead to."""

    card: str
    points: int
    sites: list[str]


class Owner(msgspec.Struct, frozen=True):
    """One player: everything that lies open before them, and what acting cards make of it."""

    seat: int
    colour: str | None
    tile: int | None
    score: int
    workers: int
    hand_size: int
    markers: list[str]
    terraces: list[str]
    slots: list[str]
    doubles: list[str]
    wilds: list[str]
    network: list[str]
    reach: list[str]
    labour: int
    acting: list[Acting]
    costs: dict[str, int]
    building_points: dict[str, int]
    pilgrimages: list[Pilgrim]
    conquest_costs: dict[str, int]
    resistance_change: int
    rapid_costs: dict[str, int]
    allowance: int
    wild_roads: int
    rapid_conquests: int
    repeats: dict[str, int]
    harvest: Harvest
    income: Income | None


class Province(msgspec.Struct, frozen=True):
    """A region: `state` is suyu, hidden, open or conquered; the type if it was ever seen."""

    region: str
    state: str
    marker: str | None
    owner: int | None


class Moment(msgspec.Struct, frozen=True):
    """IE-201, IE-202: where the black Inca stands; `index` counts all phases of this game."""

    index: int
    era: int
    column: int
    row: int
    phase: str


class Turn(msgspec.Struct, frozen=True):
    """IE-5xx, IE-6xx: how far the turn of the active player has come."""

    seat: int
    road_action: str
    development: str
    laid: int
    wild_used: int
    kind: str | None
    repeats: int
    rapids: int
    temple_built: bool
    pilgrimage_made: bool
    pilgrimage: str | None


class FaceDown(msgspec.Struct, frozen=True):
    """IE-406: a card placed in this phase; only its placer knows which."""

    placer: int
    card: str | None


class Laid(msgspec.Struct, frozen=True):
    """IE-410: a face-up card and who placed it."""

    card: str
    placer: int | None


class Placing(msgspec.Struct, frozen=True):
    """IE-406, IE-407: a card was placed (its name once it is shown) and one drawn from a pile."""

    placer: int
    quarter: str
    card: str | None
    pile: int | None


class Unseen(msgspec.Struct, frozen=True):
    """IE-408: copies of a card that a seat cannot see; `pile`: that the draw pile can have."""

    card: str
    copies: int
    pile: int


class Quarter(msgspec.Struct, frozen=True):
    """IE-411: a quarter of the Sun board, the colours and seats beside it, and its cards."""

    quarter: str
    colours: list[str]
    seats: list[int]
    cards: list[str]
    laid: list[Laid]
    down: FaceDown | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    """Whose view it is; None: an onlooker's."""
    seats: int
    pizarro_arrival: bool
    """An option."""
    early_decline: bool
    """An option."""
    gift_of_the_gods: bool
    """An option."""
    step: str
    """What is asked for now."""
    active: int | None
    """Who acts."""
    moment: Moment | None
    """Where the black Inca stands."""
    turn: Turn
    """How far the turn has come."""
    track: list[int]
    """The seats from the first to the last place (IE-207)."""
    owners: list[Owner]
    """Everything that lies open, seat by seat."""
    provinces: list[Province]
    """The regions."""
    cities: list[str]
    """Sites with a city."""
    garrisons: list[str]
    """Sites with a garrison."""
    temples: list[str]
    """Sites with a temple."""
    site_points: dict[str, int]
    """What sites pay."""
    crossed: list[str]
    """Wild roads that another one, already built, crosses."""
    quarters: list[Quarter]
    """The Sun board."""
    hand: list[str]
    """The own Sun cards."""
    chosen: str | None
    """The own card that is about to be placed."""
    placed: int
    draw: int
    """Cards in the draw pile."""
    discard: list[str]
    hidden_markers: dict[str, int]
    """Region markers that are face down, by type."""
    turning: list[str]
    """Regions whose marker is being turned up."""
    turned_by: str
    """Why it is turned up."""
    piles: list[list[str]]
    """What each draw pile was made of, the first one first (IE-110, IE-408)."""
    placings: list[Placing]
    """Cards that were placed, and from which pile one was drawn for them."""
    drawn: list[list[str]]
    """The own cards, pile by pile."""
    unseen: list[Unseen]
    """Cards that this seat cannot see."""
    plain_invasions_left: int
    """Markers of Pizarro that are left."""
    places: list[list[int]] | None
    """The ranking once the game is over: the best first, ties together."""
