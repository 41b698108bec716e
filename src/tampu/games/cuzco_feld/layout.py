"""Everything that lies on the table, as plain fields."""

from typing import Final

from mypy_extensions import i64

from tampu.core.contract import State
from tampu.core.fields import ZERO
from tampu.games.cuzco_feld.agenda import OVER
from tampu.games.cuzco_feld.box import PUTUTU_ONES, PUTUTU_TWOS, TEMPLE_INTI
from tampu.games.cuzco_feld.land import CANONICAL, Land, land_of
from tampu.games.cuzco_feld.mask import Mask

# The parts of the game
SETTING_UP: Final[i64] = 0
PHASE_I: Final[i64] = 1
PHASE_II: Final[i64] = 2
CAPITAL: Final[i64] = 3
MARKET: Final[i64] = 4
PALACE: Final[i64] = 5
ENDING: Final[i64] = 6
PHASES: Final[list[str]] = ["setup", "I", "II", "capital", "market", "palace", "end"]

NONE: Final[i64] = -1


class Layout(State):
    """Every piece and every mark of the turn, as fields that can be copied."""

    def __init__(
        self,
        seats: i64 = 2,
        pututus: bool = False,
        modular: bool = False,
        any_village: bool = False,
        turn_always: bool = False,
        powers_again: bool = False,
        first_edition: bool = False,
        of: "Layout | None" = None,
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
        self.agenda: i64 = of.agenda if of else OVER
        self.depth: i64 = of.depth if of else i64(1)
        self.phase: i64 = of.phase if of else SETTING_UP
        self.round: i64 = of.round if of else ZERO
        self.lap: i64 = of.lap if of else ZERO
        self.place: i64 = of.place if of else ZERO
        self.active: i64 = of.active if of else ZERO
        # The boards
        self.track: i64 = of.track if of else ZERO
        """CF-803: the seats by their knowledge markers, furthest ahead first, in lanes."""
        self.assembly: i64 = of.assembly if of else CANONICAL
        self.land: Land = of.land if of else land_of(CANONICAL)
        self.rotation: i64 = of.rotation if of else ZERO
        self.bar: i64 = of.bar if of else ZERO
        """CF-207: the values that lie on each space, six bits to a space."""
        self.steps: i64 = of.steps if of else ZERO
        """CF-503: the owner, from 1, of the priest on each step, in lanes."""
        self.temple_inti: i64 = of.temple_inti if of else TEMPLE_INTI
        self.inner: i64 = of.inner if of else ZERO
        self.outer: i64 = of.outer if of else ZERO
        """CF-309: stacks of the villages, a lane each: owners from the bottom, two bits each."""
        # God cards: face-up numbers from 1 by god in lanes; the pool as in CF-124
        self.pile: i64 = of.pile if of else ZERO
        self.faces: i64 = of.faces if of else ZERO
        self.discard: i64 = of.discard if of else ZERO
        self.turning: i64 = of.turning if of else ZERO
        """The gods whose next card is to be turned up, as a set."""
        self.quota: i64 = of.quota if of else ZERO
        """CF-124: how many cards of each pile are still in the pool, in lanes."""
        self.returned: i64 = of.returned if of else ZERO
        self.returning: i64 = of.returning if of else NONE
        self.givers: i64 = of.givers if of else ZERO
        """CF-125: who exchanged a card, from 1, in the order of the exchanges, in lanes."""
        self.laid_off: i64 = of.laid_off if of else ZERO
        """CF-127: how many cards of each god were left of the pool (`start_cards`)."""
        self.anew: i64 = of.anew if of else ZERO
        """CF-631: the gods whose pile was made anew: everybody knows its cards, as a set."""
        # Tiles: heaps by kind and ability; the displays in lanes, abilities from 1
        self.deck: i64 = of.deck if of else ZERO
        self.heap: i64 = of.heap if of else ZERO
        self.study_row: i64 = of.study_row if of else ZERO
        self.farm_row: i64 = of.farm_row if of else ZERO
        # Goods: three rows to a word, 18 bits each, 3 bits to a type; missions are sets
        self.goods_left: i64 = of.goods_left if of else ZERO
        self.rows_low: i64 = of.rows_low if of else ZERO
        self.rows_high: i64 = of.rows_high if of else ZERO
        self.stack: i64 = of.stack if of else ZERO
        self.palace: i64 = of.palace if of else ZERO
        self.grey: i64 = of.grey if of else ZERO
        self.ones: i64 = of.ones if of else (i64(PUTUTU_ONES[seats]) if pututus else ZERO)
        self.twos: i64 = of.twos if of else (i64(PUTUTU_TWOS[seats]) if pututus else ZERO)
        # The turn
        self.die: i64 = of.die if of else ZERO
        self.extra: bool = of.extra if of else False
        self.space: i64 = of.space if of else NONE
        self.blocked: bool = of.blocked if of else False
        self.strength: i64 = of.strength if of else ZERO
        self.used: i64 = of.used if of else ZERO
        """CF-626: the powers used on this event, as a set of cards."""
        self.paths: i64 = of.paths if of else ZERO
        """The kinds of paths of this movement, as a set; 4: any, by power 14."""
        self.kinds: i64 = of.kinds if of else ZERO
        self.pips: i64 = of.pips if of else ZERO
        self.exchanged: bool = of.exchanged if of else False
        self.left: i64 = of.left if of else ZERO
        self.taken: i64 = of.taken if of else ZERO
        self.colour: i64 = of.colour if of else NONE
        self.thing: i64 = of.thing if of else NONE
        """What the open question is about: a die, a kind of tiles, an ability, goods."""
        self.used_study: i64 = of.used_study if of else ZERO
        self.used_farm: i64 = of.used_farm if of else ZERO
        """CF-728: the abilities used of each kind in this turn, as sets."""
        self.again: i64 = of.again if of else ZERO
        """CF-611, CF-615: the kinds opened once more, as a set."""
        self.doubled: i64 = of.doubled if of else ZERO
        """CF-601: the kinds whose next ability counts one tile more, as a set."""
        self.masks: list[Mask] = (
            [Mask(mask) for mask in of.masks] if of else [Mask() for _ in range(seats)]
        )

    def derived(self) -> dict[str, object]:
        return {"land": land_of(self.assembly)}
