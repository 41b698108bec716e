"""Everything that lies on the table, as plain fields."""

from typing import Final, cast

from mypy_extensions import i64

from tampu.core.contract import State
from tampu.games.cuzco_feld.agenda import OVER
from tampu.games.cuzco_feld.box import PUTUTU_ONES, PUTUTU_TWOS, TEMPLE_INTI
from tampu.games.cuzco_feld.land import CANONICAL, Land, land_of
from tampu.games.cuzco_feld.mask import Mask

# The parts of the game
SETTING_UP: Final[i64] = 0
PHASE_I: Final[i64] = 1
PHASE_II: Final[i64] = 2
MARKET: Final[i64] = 3
PALACE: Final[i64] = 4
ENDING: Final[i64] = 5
PHASES: Final[list[str]] = ["setup", "I", "II", "market", "palace", "end"]

NONE: Final[i64] = -1

FIELDS: Final = [
    "seats",
    "pututus",
    "modular",
    "any_village",
    "turn_always",
    "powers_again",
    "first_edition",
    "agenda",
    "depth",
    "phase",
    "round",
    "lap",
    "place",
    "active",
    "track",
    "assembly",
    "rotation",
    "bar",
    "steps",
    "temple_inti",
    "inner",
    "outer",
    "pile",
    "faces",
    "discard",
    "turning",
    "quota",
    "returned",
    "returning",
    "givers",
    "laid_off",
    "anew",
    "deck",
    "heap",
    "study_row",
    "farm_row",
    "goods_left",
    "rows_low",
    "rows_high",
    "stack",
    "palace",
    "grey",
    "ones",
    "twos",
    "die",
    "extra",
    "space",
    "blocked",
    "strength",
    "used",
    "paths",
    "kinds",
    "pips",
    "exchanged",
    "left",
    "taken",
    "colour",
    "thing",
    "used_study",
    "used_farm",
    "again",
    "doubled",
]
"""Every field by name; the masks come after them."""


class Layout(State):
    """Every piece and every mark of the turn, as fields that can be copied."""

    def __init__(
        self,
        seats: i64,
        pututus: bool,
        modular: bool,
        any_village: bool,
        turn_always: bool,
        powers_again: bool,
        first_edition: bool,
    ) -> None:
        self.seats = seats
        self.pututus = pututus
        self.modular = modular
        self.any_village = any_village
        self.turn_always = turn_always
        self.powers_again = powers_again
        self.first_edition = first_edition
        """Records of the first edition: windows nobody can use are not asked, all else is told."""
        # The agenda: six bits to an entry, the top in the lowest
        self.agenda: i64 = OVER
        self.depth: i64 = 1
        self.phase: i64 = SETTING_UP
        self.round: i64 = 0
        self.lap: i64 = 0
        self.place: i64 = 0
        self.active: i64 = 0
        # The boards
        self.track: i64 = 0
        """CF-803: the seats by their knowledge markers, furthest ahead first, in lanes."""
        self.assembly: i64 = CANONICAL
        self.land: Land = land_of(CANONICAL)
        self.rotation: i64 = 0
        self.bar: i64 = 0
        """CF-207: the values that lie on each space, six bits to a space."""
        self.steps: i64 = 0
        """CF-503: the owner, from 1, of the priest on each step, in lanes."""
        self.temple_inti: i64 = TEMPLE_INTI
        self.inner: i64 = 0
        self.outer: i64 = 0
        """CF-309: stacks of the villages, a lane each: owners from the bottom, two bits each."""
        # God cards: face-up numbers from 1 by god in lanes; the pool as in CF-124
        self.pile: i64 = 0
        self.faces: i64 = 0
        self.discard: i64 = 0
        self.turning: i64 = 0
        """The gods whose next card is to be turned up, as a set."""
        self.quota: i64 = 0
        """CF-124: how many cards of each pile are still in the pool, in lanes."""
        self.returned: i64 = 0
        self.returning: i64 = NONE
        self.givers: i64 = 0
        """CF-125: who exchanged a card, from 1, in the order of the exchanges, in lanes."""
        self.laid_off: i64 = 0
        """CF-127: how many cards of each god were left of the pool (`start_cards`)."""
        self.anew: i64 = 0
        """CF-631: the gods whose pile was made anew: everybody knows its cards, as a set."""
        # Tiles: heaps by kind and ability; the displays in lanes, abilities from 1
        self.deck: i64 = 0
        self.heap: i64 = 0
        self.study_row: i64 = 0
        self.farm_row: i64 = 0
        # Goods: three rows to a word, 18 bits each, 3 bits to a type; missions are sets
        self.goods_left: i64 = 0
        self.rows_low: i64 = 0
        self.rows_high: i64 = 0
        self.stack: i64 = 0
        self.palace: i64 = 0
        self.grey: i64 = 0
        self.ones: i64 = PUTUTU_ONES[seats] if pututus else 0
        self.twos: i64 = PUTUTU_TWOS[seats] if pututus else 0
        # The turn
        self.die: i64 = 0
        self.extra: bool = False
        self.space: i64 = NONE
        self.blocked: bool = False
        self.strength: i64 = 0
        self.used: i64 = 0
        """CF-626: the powers used on this event, as a set of cards."""
        self.paths: i64 = 0
        """The kinds of paths of this movement, as a set; 4: any, by power 14."""
        self.kinds: i64 = 0
        self.pips: i64 = 0
        self.exchanged: bool = False
        self.left: i64 = 0
        self.taken: i64 = 0
        self.colour: i64 = NONE
        self.thing: i64 = NONE
        """What the open question is about: a die, a kind of tiles, an ability, goods."""
        self.used_study: i64 = 0
        self.used_farm: i64 = 0
        """CF-728: the abilities used of each kind in this turn, as sets."""
        self.again: i64 = 0
        """CF-611, CF-615: the kinds opened once more, as a set."""
        self.doubled: i64 = 0
        """CF-601: the kinds whose next ability counts one tile more, as a set."""
        self.masks: list[Mask] = [Mask() for _ in range(seats)]

    # Copying

    def fields(self) -> tuple[object, ...]:
        own = [getattr(self, name) for name in FIELDS]
        return (*own, *[mask.fields() for mask in self.masks])

    def set_fields(self, values: tuple[object, ...]) -> None:
        """Become what `fields` told."""
        own = len(FIELDS)
        for name, value in zip(FIELDS, values[:own], strict=True):
            setattr(self, name, value)
        for mask, value in zip(self.masks, values[own:], strict=True):
            mask.set_fields(cast(tuple[object, ...], value))
        self.land = land_of(self.assembly)

    def take_from(self, other: "Layout") -> None:
        """Become equal to `other`, a game with the same options."""
        self.agenda = other.agenda
        self.depth = other.depth
        self.phase = other.phase
        self.round = other.round
        self.lap = other.lap
        self.place = other.place
        self.active = other.active
        self.track = other.track
        self.assembly = other.assembly
        self.land = other.land
        self.rotation = other.rotation
        self.bar = other.bar
        self.steps = other.steps
        self.temple_inti = other.temple_inti
        self.inner = other.inner
        self.outer = other.outer
        self.pile = other.pile
        self.faces = other.faces
        self.discard = other.discard
        self.turning = other.turning
        self.quota = other.quota
        self.returned = other.returned
        self.returning = other.returning
        self.givers = other.givers
        self.laid_off = other.laid_off
        self.anew = other.anew
        self.deck = other.deck
        self.heap = other.heap
        self.study_row = other.study_row
        self.farm_row = other.farm_row
        self.goods_left = other.goods_left
        self.rows_low = other.rows_low
        self.rows_high = other.rows_high
        self.stack = other.stack
        self.palace = other.palace
        self.grey = other.grey
        self.ones = other.ones
        self.twos = other.twos
        self.take_turn_from(other)
        for seat in range(self.seats):
            self.masks[seat].take_from(other.masks[seat])

    def take_turn_from(self, other: "Layout") -> None:
        """The turn is at the same point."""
        self.die = other.die
        self.extra = other.extra
        self.space = other.space
        self.blocked = other.blocked
        self.strength = other.strength
        self.used = other.used
        self.paths = other.paths
        self.kinds = other.kinds
        self.pips = other.pips
        self.exchanged = other.exchanged
        self.left = other.left
        self.taken = other.taken
        self.colour = other.colour
        self.thing = other.thing
        self.used_study = other.used_study
        self.used_farm = other.used_farm
        self.again = other.again
        self.doubled = other.doubled
