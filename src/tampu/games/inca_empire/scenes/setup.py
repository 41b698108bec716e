"""Statements that set up a position, one function per word."""

from typing import TYPE_CHECKING

from tampu.core.bits import bit, lane, members, with_lane
from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.core.statements import Form
from tampu.games.inca_empire.box import (
    CARDS,
    ERAS,
    INVASION_MARKERS,
    MARKERS,
)
from tampu.games.inca_empire.network import count_sticks, open_region, survey
from tampu.games.inca_empire.position import ASK_NEXT, Position, copies, one_card
from tampu.games.inca_empire.rules.calendar import PHASES, calendar_of
from tampu.games.inca_empire.rules.course import show_marker
from tampu.games.inca_empire.rules.setup import (
    colours_left,
    lay_gifts,
    lay_out,
    stack_figures,
    take_colour,
)
from tampu.games.inca_empire.rules.sun import begin_sun_phase, read_board
from tampu.games.inca_empire.rules.turns import begin_turn
from tampu.games.inca_empire.scenes.words import Words
from tampu.games.inca_empire.sets import add_roads, add_sites, one_road, one_site
from tampu.games.inca_empire.state import IncaEmpire

if TYPE_CHECKING:
    from tampu.games.inca_empire.scenes.table import Table

OPTIONS = {"pizarro_arrival": "pizarro", "early_decline": "decline", "gift_of_the_gods": "gift"}
PLENTY = 20
"""Workers of everybody unless a scene says otherwise."""


# Players and phases


def begun(table: "Table", words: Words) -> str | None:
    """A table with these players and the options said before; the rule if there cannot be one."""
    from tampu.games.inca_empire.game import GAME  # the game knows its scenes, not only we it

    refusal = GAME.refuse_start(len(words.parts), dict.fromkeys(table.options, "on"))
    if refusal is not None:
        return refusal.rule
    flags = [name in table.options for name in OPTIONS]
    table.begun = IncaEmpire(len(words.parts), flags[0], flags[1], flags[2])
    lay_out(table.begun)
    return None


def seats(table: "Table", words: Words) -> str | None:
    """The first People phase, A to move, nobody has done anything; plenty of workers."""
    refused = begun(table, words)
    if refused is not None:
        return refused
    state = table.state
    for seat, colour in enumerate(words.colours()):
        take_colour(state, seat, colour)
        state.realms[seat].tile = seat
        state.realms[seat].workers = PLENTY
    if state.seats < 4:
        state.vacant = members(colours_left(state))[0]
    if state.gift:
        lay_gifts(state, None)
    stack_figures(state)
    state.moment = 1
    begin_turn(state, None)
    return None


def start(table: "Table", words: Words) -> str | None:
    """A new game before anything is dealt; chance deals what is to come."""
    table.fresh = False
    return begun(table, words)


def option(table: "Table", words: Words) -> None:
    """IE-910, IE-920, IE-930: said before the players."""
    words.only(1)
    if words.pick(0) not in OPTIONS:
        raise words.wrong()
    table.options.append(words.pick(0))


def phase(table: "Table", words: Words) -> None:
    """IE-202: `phase early_empire 1 people 2`: the second People phase of that column."""
    state = table.state
    era, column = words.one_of(0, ERAS), words.number(1, 1, 3) - 1
    kind = words.one_of(2, PHASES)
    number = words.number(3, 1, 4) if len(words.parts) > 3 else 1
    found = [
        index
        for index, each in enumerate(calendar_of(state))
        if (each.era, each.column, each.kind) == (era, column, kind)
    ]
    if number > len(found):
        raise words.wrong()
    state.moment, state.place = found[number - 1], 0
    if PHASES[kind] == "people":
        begin_turn(state, None)
    elif PHASES[kind] == "sun":
        begin_sun_phase(state, None)
    else:
        raise words.wrong()


def turn(table: "Table", words: Words) -> None:
    """IE-501: whose turn begins now."""
    words.only(1)
    state = table.state
    state.place = state.realms[words.seat(0, int(state.seats))].tile
    if state.asking == ASK_NEXT:
        begin_turn(state, None)
    else:
        state.active = state.seat_with_tile(state.place)


def tiles(table: "Table", words: Words) -> None:
    """IE-112: the turn order; tile 1 first."""
    state = table.state
    for tile, seat in enumerate(words.seat_order(int(state.seats))):
        state.realms[seat].tile = tile
    if not any(realm.points for realm in state.realms):
        stack_figures(state)
    state.place = 0
    if state.asking == ASK_NEXT:
        begin_turn(state, None)


def points(table: "Table", words: Words) -> None:
    """IE-207: points so far; of equal figures the one named first is ahead."""
    state = table.state
    told = words.numbers(int(state.seats))
    for seat, number in told:
        state.realms[seat].points = number
    order = [seat for seat, _ in told]
    order += [int(lane(state.track, place)) for place in range(int(state.seats))]
    known = list(dict.fromkeys(order))
    known.sort(key=lambda seat: -int(state.realms[seat].points))
    for place, seat in enumerate(known):
        state.track = with_lane(state.track, place, seat)


def workers(table: "Table", words: Words) -> None:
    """Workers in hand."""
    for seat, number in words.numbers(int(table.state.seats)):
        table.state.realms[seat].workers = number


# The map


def marker(table: "Table", words: Words) -> None:
    """IE-107: the types of markers that lie face up."""
    for region, name in words.marked():
        set_marker(table.state, region, words.marker(name))


def set_marker(state: Position, region: int, kind: int) -> None:
    """A region's marker is of this type, out of the bag; an earlier type goes back into it."""
    if not state.land.conquerable & bit(region):
        raise SceneError("impossible", rule="IE-107")
    former = int(state.type_at(region))
    if former >= 0:
        state.bag += bit(former * 8)
        name = f"type_{former}"
        setattr(state, name, getattr(state, name) & ~bit(region))
    if not lane(state.bag, kind):
        raise SceneError("impossible", rule="IE-107")
    show_marker(state, region, kind)


def lowest_marker(state: Position, region: int) -> None:
    """A marker that nobody named is the lowest there is."""
    set_marker(state, region, next(k for k in range(len(MARKERS)) if lane(state.bag, k)))


def conquered(table: "Table", words: Words) -> None:
    """IE-633: who owns which region."""
    state = table.state
    for region, who in words.marked():
        if who not in SEATS[: state.seats] or state.conquered & bit(region):
            raise words.wrong()
        if state.type_at(region) < 0:
            lowest_marker(state, region)
        state.realms[SEATS.index(who)].markers |= bit(region)
        open_region(state, region)


def terrace(table: "Table", words: Words) -> None:
    """IE-653: terraces beside own markers."""
    realm = table.state.realms[words.seat(0, int(table.state.seats))]
    for region in words.regions(1):
        if not realm.markers & bit(region):
            raise SceneError("impossible", rule="IE-650")
        realm.terraces |= bit(region)


def road(table: "Table", words: Words) -> None:
    """IE-512: ordinary roads of a player."""
    realm = table.state.realms[words.seat(0, int(table.state.seats))]
    for slot in words.slots(1):
        realm.slots = add_roads(realm.slots, one_road(slot))


def wild(table: "Table", words: Words) -> None:
    """IE-727: wild roads of a player."""
    realm = table.state.realms[words.seat(0, int(table.state.seats))]
    for pair in words.wilds(1):
        realm.wilds = add_roads(realm.wilds, one_road(pair))


def double(table: "Table", words: Words) -> None:
    """IE-722: wild roads of a player along printed slots."""
    realm = table.state.realms[words.seat(0, int(table.state.seats))]
    for slot in words.slots(1):
        realm.doubles = add_roads(realm.doubles, one_road(slot))


def city(table: "Table", words: Words) -> None:
    """IE-615: cities on the map."""
    for place in range(len(words.parts)):
        here = one_site(words.site(place))
        table.state.cities = add_sites(table.state.cities, here)


def garrison(table: "Table", words: Words) -> None:
    """IE-625: garrisons on the map."""
    for place in range(len(words.parts)):
        here = one_site(words.site(place))
        table.state.garrisons = add_sites(table.state.garrisons, here)


def temple(table: "Table", words: Words) -> None:
    """IE-645: temples on buildings."""
    for place in range(len(words.parts)):
        here = one_site(words.site(place))
        table.state.temples = add_sites(table.state.temples, here)


# Cards


def take(state: Position, kind: int) -> int:
    """A card out of the draw pile, as a pile."""
    if not copies(state.draw, kind):
        raise SceneError("impossible", rule="IE-110")
    state.draw -= one_card(kind)
    return int(one_card(kind))


def sun(table: "Table", words: Words) -> None:
    """IE-414: face-up cards of a quarter; `rest` are all that are in nobody's hand."""
    state, quarter = table.state, words.quarter(0)
    if words.parts[1:] == ["rest"]:
        fill_hands(state)
        state.set_up(quarter, state.up(quarter) + state.draw)
        state.draw = 0
        return
    for kind in words.cards(1):
        state.set_up(quarter, state.up(quarter) + take(state, kind))
    read_board(state)


def hand(table: "Table", words: Words) -> None:
    """IE-110: cards of a player; missing ones are filled in."""
    realm = table.state.realms[words.seat(0, int(table.state.seats))]
    for kind in words.cards(1):
        realm.hand += take(table.state, kind)


def discard(table: "Table", words: Words) -> None:
    """IE-408: discarded cards; `discard all` is the whole draw pile."""
    state = table.state
    if words.text == "all":
        table.empty_draw = True
        return
    for kind in words.cards(0):
        state.discard += take(state, kind)


# What is to come


def coming(table: "Table", words: Words) -> None:
    """What chance will give: colours, tiles, cards, markers, invasion markers, in this order."""
    for part in words.parts:
        known = [*CARDS, *MARKERS, *INVASION_MARKERS]
        if part not in known and part not in ("orange", "blue", "brown", "green", *"1234"):
            raise words.wrong()
        table.coming.append(part)


def play(table: "Table", words: Words) -> None:
    """Everybody gives the first answer there is, to the end or until a kind of phase begins."""
    words.only(1)
    if words.text not in ("end", *PHASES):
        raise words.wrong()
    table.settle()
    table.play_on(words.text)


def fill_in(state: Position) -> None:
    """What a scene leaves open: markers that must lie face up, networks, sticks."""
    for realm in state.realms:
        survey(state.land, realm)
    count_sticks(state)
    shown = state.land.beside_suyus
    for realm in state.realms:
        shown |= realm.reach
        for region in members(realm.markers):
            shown |= state.land.regions[region].adjacent
    for region in members(shown & state.hidden):
        lowest_marker(state, region)


def fill_hands(state: Position) -> None:
    """IE-110: every hand has three cards, the lowest that are left."""
    for realm in state.realms:
        while sum(copies(realm.hand, kind) for kind in range(len(CARDS))) < 3:
            kind = next(k for k in range(len(CARDS)) if copies(state.draw, k))
            realm.hand += take(state, kind)


def begin_piles(state: Position) -> None:
    """IE-110: as if everything that is not open had been dealt from one pile just now."""
    state.placings = ()
    state.piles = (int(state.draw) + sum(int(realm.hand) for realm in state.realms),)
    for realm in state.realms:
        realm.drawn = (int(realm.hand),)


STATEMENTS: "dict[str, Form[Table, Words]]" = {
    "option": Form("option early_decline", option),
    "seats": Form("seats A B C D", seats),
    "start": Form("start A B C D", start),
    "phase": Form("phase early_empire 1 people 2", phase),
    "turn": Form("turn B", turn),
    "tiles": Form("tiles D A B C", tiles),
    "points": Form("points A=12 B=10", points),
    "workers": Form("workers A=4 B=0", workers),
    "marker": Form("marker vilcabamba=D lare=A", marker),
    "conquered": Form("conquered vilcabamba=C", conquered),
    "terrace": Form("terrace A vilcabamba", terrace),
    "road": Form("road A r087 r073", road),
    "wild": Form("wild A w103", wild),
    "double": Form("double B r104", double),
    "city": Form("city machu_picchu", city),
    "garrison": Form("garrison ollantaytambo", garrison),
    "temple": Form("temple machu_picchu", temple),
    "sun": Form("sun orange_blue el_nino", sun),
    "hand": Form("hand A el_nino wild_road", hand),
    "discard": Form("discard el_nino", discard),
    "coming": Form("coming D el_nino pizarro", coming),
    "play": Form("play end", play),
}
