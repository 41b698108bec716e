"""What a scene can ask of a position: `? network A = cuzco limatambo`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tampu.core.bits import bit, count, lane
from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.games.inca_empire.box import CARDS, ERAS, MARKERS, QUARTERS
from tampu.games.inca_empire.land import REGIONS, SLOTS, WILDS
from tampu.games.inca_empire.notation import write
from tampu.games.inca_empire.picture import View
from tampu.games.inca_empire.position import OVER, amount
from tampu.games.inca_empire.rules.calendar import PHASES, calendar_of, phase_of
from tampu.games.inca_empire.rules.cards import acting
from tampu.games.inca_empire.scenes.words import Words
from tampu.games.inca_empire.seen import owners, roads_named, sites_named
from tampu.games.inca_empire.sets import has_site
from tampu.games.inca_empire.state import KINDS
from tampu.games.inca_empire.sun_board import quarters
from tampu.games.inca_empire.view import view

if TYPE_CHECKING:
    from tampu.games.inca_empire.scenes.table import Table

NONE = "none"


def answer(table: "Table", name: str) -> str:
    """What is true now, as text."""
    word, _, rest = name.partition(" ")
    if word not in FACTS:
        raise SceneError("unknown", known=", ".join(FACTS))
    form, ask = FACTS[word]
    return ask(table, Words(rest, form)) or NONE


def _seat(table: "Table", words: Words, place: int = 0) -> int:
    return words.seat(place, int(table.state.seats))


def _next(table: "Table", _words: Words) -> str:
    state = table.state
    return "over" if state.asking == OVER else f"{SEATS[state.asked()]} {KINDS[state.asking]}"


def _options(table: "Table", _words: Words) -> str:
    return ", ".join(write(action) for action in table.state.actions())


def _count(table: "Table", _words: Words) -> str:
    return str(len(table.state.actions()))


def _phase(table: "Table", _words: Words) -> str:
    phase = phase_of(table.state)
    return f"{ERAS[phase.era]} {phase.column + 1} {PHASES[phase.kind]}"


def _phases(table: "Table", words: Words) -> str:
    kind = words.one_of(0, PHASES)
    return str(sum(phase.kind == kind for phase in calendar_of(table.state)))


def _columns(table: "Table", _words: Words) -> str:
    return str(len({(phase.era, phase.column) for phase in calendar_of(table.state)}))


def _played(table: "Table", words: Words) -> str:
    return str(table.phases.count(PHASES[words.one_of(0, PHASES)]))


def _track(table: "Table", _words: Words) -> str:
    return " ".join(SEATS[place[0]] for place in table.state.ranking())


def _tiles(table: "Table", _words: Words) -> str:
    state = table.state
    return " ".join(SEATS[state.seat_with_tile(tile)] for tile in range(int(state.seats)))


def _points(table: "Table", words: Words) -> str:
    return str(table.state.realms[_seat(table, words)].points)


def _workers(table: "Table", words: Words) -> str:
    return str(table.state.realms[_seat(table, words)].workers)


def _network(table: "Table", words: Words) -> str:
    return " ".join(sites_named(table.state.realms[_seat(table, words)].network))


def _roads(table: "Table", words: Words) -> str:
    realm = table.state.realms[_seat(table, words)]
    doubled = [f"{name}*" for name in roads_named(realm.doubles, SLOTS)]
    return " ".join([*roads_named(realm.slots, SLOTS), *doubled, *roads_named(realm.wilds, WILDS)])


def _marker(table: "Table", words: Words) -> str:
    state, region = table.state, words.region(0)
    if state.hidden & bit(region):
        return "hidden"
    kind = state.type_at(region)
    return NONE if kind < 0 else MARKERS[kind]


def _owner(table: "Table", words: Words) -> str:
    region = words.region(0)
    realms = table.state.realms
    return " ".join(SEATS[s] for s, realm in enumerate(realms) if realm.markers & bit(region))


def _markers(table: "Table", words: Words) -> str:
    """Whose markers, or how many lie face up or face down."""
    state, what = table.state, words.pick(0)
    if what == "down":
        return str(count(state.hidden))
    if what == "up":
        return str(count(state.land.conquerable & ~state.hidden & ~state.conquered))
    regions = state.realms[_seat(table, words)].markers
    return " ".join(REGIONS[n] for n in range(len(REGIONS)) if regions & bit(n))


def _bag(table: "Table", words: Words) -> str:
    return str(lane(table.state.bag, words.one_of(0, MARKERS)))


def _terraces(table: "Table", words: Words) -> str:
    regions = table.state.realms[_seat(table, words)].terraces
    return " ".join(REGIONS[n] for n in range(len(REGIONS)) if regions & bit(n))


def _built(table: "Table", words: Words) -> str:
    state, site = table.state, words.site(0)
    sets = {"city": state.cities, "garrison": state.garrisons, "temple": state.temples}
    return " ".join(name for name, sites in sets.items() if has_site(sites, site))


def _sun(table: "Table", words: Words) -> str:
    """The cards of a quarter as an onlooker, or a seat named after it, sees them."""
    eyes = _seat(table, words, 1) if len(words.parts) > 1 else None
    name = QUARTERS[words.quarter(0)]
    told = next((each for each in quarters(table.state, eyes) if each.quarter == name), None)
    if told is None:
        return "missing"
    down = [] if told.down is None else [f"{told.down.card or ''}?{SEATS[told.down.placer]}"]
    return " ".join([*told.cards, *down])


def _copies(table: "Table", words: Words) -> str:
    return str(acting(table.state, _seat(table, words), words.one_of(1, CARDS)))


def _allowance(table: "Table", words: Words) -> str:
    return str(owners(table.state)[_seat(table, words)].allowance)


def _cost(table: "Table", words: Words) -> str:
    """What a development costs a player; a conquest is named by the marker's type."""
    told, what = owners(table.state)[_seat(table, words)], words.pick(1)
    costs = {**told.costs, **told.conquest_costs}
    costs |= {f"rapid_{name}": cost for name, cost in told.rapid_costs.items()}
    if what not in costs:
        raise words.wrong()
    return str(costs[what])


def _hand(table: "Table", words: Words) -> str:
    """A hand as its owner sees it, or as another seat named after it does."""
    seat = _seat(table, words)
    seen = _seen(table, _seat(table, words, 1) if len(words.parts) > 1 else seat)
    return " ".join(seen.hand) if seen.seat == seat else str(seen.owners[seat].hand_size)


def _seen(table: "Table", seat: int) -> View:
    return view(table.state, seat)


def _colour(table: "Table", words: Words) -> str:
    return owners(table.state)[_seat(table, words)].colour or NONE


FACTS: "dict[str, tuple[str, Callable[[Table, Words], str]]]" = {
    "next": ("next", _next),
    "options": ("options", _options),
    "count": ("count", _count),
    "phase": ("phase", _phase),
    "phases": ("phases people", _phases),
    "columns": ("columns", _columns),
    "played": ("played people", _played),
    "track": ("track", _track),
    "tiles": ("tiles", _tiles),
    "colour": ("colour A", _colour),
    "points": ("points A", _points),
    "workers": ("workers A", _workers),
    "network": ("network A", _network),
    "roads": ("roads A", _roads),
    "marker": ("marker lare", _marker),
    "owner": ("owner lare", _owner),
    "markers": ("markers A", _markers),
    "bag": ("bag F", _bag),
    "terraces": ("terraces A", _terraces),
    "built": ("built calca", _built),
    "sun": ("sun orange_blue A", _sun),
    "copies": ("copies A el_nino", _copies),
    "allowance": ("allowance A", _allowance),
    "cost": ("cost A city", _cost),
    "hand": ("hand A B", _hand),
    "draw": ("draw", lambda table, _: str(amount(table.state.draw))),
    "discard": ("discard", lambda table, _: str(amount(table.state.discard))),
}
