"""The view in its parts, as it leaves for a seat: every field listed; `view.py` fills them in."""

import msgspec


class Die(msgspec.Struct, frozen=True):
    """A die: whose, its value, and the space it lies on (None: not placed)."""

    owner: int
    value: int
    space: str | None


class Tile(msgspec.Struct, frozen=True):
    """A tile on a mask: its slot, kind and ability, and whether it is slid down.

    `worth`: of all the player's tiles of this kind and ability together, as things stand (CF-722).
    """

    slot: str
    kind: str
    ability: str
    down: bool
    worth: int


class Need(msgspec.Struct, frozen=True):
    """One condition of a mission: how much there is, and how much it takes."""

    count: str
    have: int
    least: int


class Mission(msgspec.Struct, frozen=True):
    """A mission of a player; what depends on another's hidden cards is not told."""

    mission: str
    needs: list[Need]
    shortfall: int | None


class Bonus(msgspec.Struct, frozen=True):
    """CF-871 to CF-878: a bonus of the end. `have` of `needed` (None: each counts for itself).

    `points` is what it would pay if the game were over now, `full` what it pays in full or each.
    """

    rule: str
    kind: str
    have: int
    needed: int | None
    full: int
    points: int


class MaskSeen(msgspec.Struct, frozen=True):
    """All that lies before one player.

    Of the cards that nobody has seen: the gods that some of them are `shown` to be of, the `hints`
    (which combinations of gods the start cards can be, `start_cards.py`), and the `spent` ones.
    `gains`: the villages where a step of the Chasqui would place a quipu, and so bring something.
    """

    seat: int
    mask: str | None
    token: int | None
    score: int
    knowledge: int
    food: int
    offerings: int
    inti: int
    feathers: list[str | None]
    slots: list[str]
    start: str | None
    circles: list[int]
    quipus: int
    reserve: int
    villages: list[str]
    gains: list[str]
    tops: list[str]
    top_points: int
    chasqui: str
    priests: int
    tiles: list[Tile]
    free_slots: int
    goods: list[str]
    missions: list[Mission]
    completed: list[str]
    drawing: int
    chosen: bool
    removed: int
    hand_size: int
    known: list[str]
    shown: list[str]
    hints: int
    spent: list[str]
    dice: list[Die]
    ones: int
    twos: int
    bonuses: list[Bonus]


class Space(msgspec.Struct, frozen=True):
    """A space of the action bar, and the dice on it."""

    space: str
    dice: list[Die]


class Offer(msgspec.Struct, frozen=True):
    """What one own die could do on one space: the powers it needs, or the rule that refuses it.

    `below`: it would have to be lower than this (CF-207). `strength`: with which it would act.
    `leads`: the answers to choose from then: steps, tiles of the displays or circle tiles.
    `points`: the most that it would pay at once.
    """

    die: int
    space: str
    needs: list[str] = []
    refused: str | None = None
    below: int | None = None
    strength: int = 0
    leads: list[str] = []
    points: int = 0


class Village(msgspec.Struct, frozen=True):
    """A village: its feather, its points, and the quipus from the bottom to the top."""

    place: str
    feather: str
    points: int
    quipus: list[int]


class Road(msgspec.Struct, frozen=True):
    """A path of the assembled map, branches of the Cuzco tile included."""

    road: str
    ends: list[str]
    kind: str
    number: int


class God(msgspec.Struct, frozen=True):
    """A god: the face-up card, the number face down, and the discarded cards.

    `unseen` is what everybody can tell by counting: the cards of a pile made `anew`, else those of
    the pile together with those in hands that nobody has seen.
    """

    god: str
    face: str | None
    pile: int
    discard: list[str]
    anew: bool
    unseen: list[str]


class Turn(msgspec.Struct, frozen=True):
    """How far the turn of the active player has come: public in all its parts."""

    die: int
    extra: bool
    space: str | None
    blocked: bool
    strength: int
    used: list[str]
    paths: int
    kinds: int
    pips: int
    exchanged: bool
    left: int
    taken: int
    colour: str | None
    thing: int
    used_study: list[str]
    used_farm: list[str]
    again: list[str]
    doubled: list[str]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    """Whose view it is; None: an onlooker's."""
    seats: int
    pututus: bool
    """An option."""
    modular: bool
    """An option."""
    card14_any_village: bool
    """An option."""
    turn_cuzco_always: bool
    """An option."""
    powers_again: bool
    """An option."""
    edition: int
    step: str
    """What is asked for now: the top of the agenda."""
    agenda: list[str]
    """The questions that are open, the next one last."""
    phase: str
    round: int
    lap: int
    """Which lap of the round it is, from 0."""
    place: int
    """Which place of the turn order acts."""
    active: int
    """Who acts."""
    order: list[int]
    """The seats in turn order."""
    triangles: list[str]
    """The parts of the map as they lie."""
    rotation: int
    """How far the Cuzco tile is turned."""
    villages: list[Village]
    roads: list[Road]
    spaces: list[Space]
    offers: list[Offer]
    """What the own dice could do; empty unless this seat chooses."""
    circle_points: list[int]
    """What the circle tiles pay."""
    turn: Turn
    """How far the turn has come."""
    track: list[int]
    """The seats by their knowledge, the furthest first (CF-803)."""
    temple: list[int | None]
    """Whose priest stands on each step."""
    temple_inti: int
    """Inti tokens in the temple."""
    masks: list[MaskSeen]
    """Everything before each seat."""
    gods: list[God]
    """The god cards, god by god."""
    turning: list[int]
    """Gods whose next card is being turned up."""
    pool: int
    """Cards in the pool of the set-up (CF-124)."""
    givers: list[int]
    """Who exchanged a card at the set-up, in that order (CF-125)."""
    laid_off: list[str]
    """Gods of the cards that were left of the pool (CF-127)."""
    study_row: list[str | None]
    """The study tiles on display."""
    farm_row: list[str | None]
    """The farm tiles on display."""
    deck: list[str]
    """The tiles that can still come, in no order."""
    tile_discard: list[str]
    """Tiles that were discarded."""
    goods_left: list[int]
    """Goods that were not dealt to the market yet, by type."""
    market: list[list[str]]
    """The goods, round by round."""
    palace: list[str]
    """The missions on display."""
    missions_left: int
    """Missions in the stack."""
    unseen_missions: list[str]
    """Missions that this seat cannot place: in the stack, or secret."""
    pututu_ones: int
    pututu_twos: int
    hand: list[str]
    """The own god cards."""
    returning: str | None
    """The own card that is being exchanged."""
    gave: str | None
    """The card that this seat gave back."""
    drawn: list[str]
    """The own missions to choose from."""
    kept: list[str]
    """The own missions that were kept."""
    removed: list[str]
    """The own missions that were removed."""
    places: list[list[int]] | None
    """The ranking once the game is over: the best first, ties together."""
