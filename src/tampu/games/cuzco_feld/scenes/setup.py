"""Statements that set up players, phases and what lies before the players."""

from typing import TYPE_CHECKING

from tampu.core.bits import bit, with_lane
from tampu.core.scenes import SceneError
from tampu.core.statements import Form
from tampu.games.cuzco_feld.agenda import OVER
from tampu.games.cuzco_feld.box import COLOURS, SPACES_IN_USE, TILE_SLOT_COUNT, VP_SPACE
from tampu.games.cuzco_feld.layout import ENDING, MARKET, PALACE, PHASE_I, PHASE_II
from tampu.games.cuzco_feld.piles import copies, one_card, one_tile
from tampu.games.cuzco_feld.rules.course import proceed
from tampu.games.cuzco_feld.rules.dice import begin_turn
from tampu.games.cuzco_feld.rules.rounds import (
    next_buyer,
    next_courtier,
    next_finalist,
    next_menu,
)
from tampu.games.cuzco_feld.rules.setup import lay_out
from tampu.games.cuzco_feld.scenes.words import Words
from tampu.games.cuzco_feld.state import CuzcoFeld

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.scenes.table import Table

OPTIONS = {
    "pututus": "on",
    "map": "modular",
    "card14_any_village": "on",
    "turn_cuzco_always": "on",
    "powers_again": "on",
}
DRIVERS = {
    "II": (PHASE_II, next_menu),
    "market": (MARKET, next_buyer),
    "palace": (PALACE, next_courtier),
    "end": (ENDING, next_finalist),
}


# Players and phases


def begun(table: "Table", words: Words) -> str | None:
    """A table with these players and the options said before; the rule if there cannot be one."""
    from tampu.games.cuzco_feld.game import GAME  # the game knows its scenes, not only we it

    chosen = {name: OPTIONS[name] for name in table.options}
    refusal = GAME.refuse_start(len(words.parts), chosen)
    if refusal is not None:
        return refusal.rule
    flags = [name in table.options for name in OPTIONS]
    table.begun = CuzcoFeld(
        len(words.parts), flags[0], flags[1], flags[2], flags[3], flags[4], False
    )
    lay_out(table.begun)
    return None


def seats(table: "Table", words: Words) -> str | None:
    """Round 1, A to move, dice 2 3 4 for everybody; no offering, no medallion, no card."""
    refused = begun(table, words)
    if refused is not None:
        return refused
    state = table.state
    for seat, mask in enumerate(state.masks):
        mask.board = mask.token = seat
        mask.offerings = mask.inti = 0
        mask.missions = bit(55 + seat) | bit(50 - seat) | bit(40 - seat)
        state.track = with_lane(state.track, seat, seat)
        for number in range(3):
            mask.dice = with_lane(mask.dice, number, 2 + number)
    state.round, state.phase = 1, PHASE_I
    state.goods_left = state.grey = 0
    for kind in range(2):
        state.set_row(kind, sum((space + 1) << (8 * space) for space in range(6)))
    for god in range(5):
        state.faces = with_lane(state.faces, god, god * 3 + 1)
    state.palace = bit(0) | bit(1)
    restart(state)
    begin_turn(state, None)
    return None


def restart(state: CuzcoFeld) -> None:
    """Nothing is on the agenda but the end."""
    state.agenda, state.depth = OVER, 1


def start(table: "Table", words: Words) -> str | None:
    """A new game before anything is dealt; chance deals what is to come."""
    refused = begun(table, words)
    if refused is None:
        proceed(table.state, None)
        table.fresh = False
    return refused


def option(table: "Table", words: Words) -> None:
    """CF-901, CF-921, CF-931 to CF-933: said before the players."""
    words.only(1)
    if words.pick(0) not in OPTIONS:
        raise words.wrong()
    table.options.append(words.pick(0))


def turn(table: "Table", words: Words) -> None:
    """CF-203: whose turn begins now; a lap may be named: `turn B 3`."""
    state = table.state
    state.place = state.masks[words.seat(0, int(state.seats))].token
    state.lap = words.number(1, 1, 3) - 1 if len(words.parts) > 1 else state.lap
    state.phase = PHASE_I
    restart(state)
    begin_turn(state, None)


def phase(table: "Table", words: Words) -> None:
    """CF-201, CF-801: `phase II`, `phase market B`: that player is the next."""
    state, name = table.state, words.pick(0)
    if name not in DRIVERS:
        raise words.wrong()
    state.phase, table.driver = DRIVERS[name][0], DRIVERS[name][1]
    first = state.masks[words.seat(1, int(state.seats))].token if len(words.parts) > 1 else 0
    state.place = first - 1
    restart(state)


def round_(table: "Table", words: Words) -> None:
    """CF-201: the round."""
    table.state.round = words.number(0, 1, 6)


def tokens(table: "Table", words: Words) -> None:
    """CF-117, CF-119: the turn order; the markers lie in the same order."""
    state = table.state
    for token, seat in enumerate(words.seat_order(int(state.seats))):
        state.masks[seat].token = token
        state.track = with_lane(state.track, token, seat)
    state.place = 0
    restart(state)
    begin_turn(state, None)


# What lies before a player


def _number(field: str) -> Form["Table", Words]:
    """`food A=3 B=0`: a plain number of some players."""

    def act(table: "Table", words: Words) -> None:
        for seat, number in words.numbers(int(table.state.seats)):
            setattr(table.state.masks[seat], field, number)

    return Form(f"{field} A=4 B=0", act)


def knowledge(table: "Table", words: Words) -> None:
    """CF-423: spaces of markers; of equal ones the one named first is on top."""
    state = table.state
    told = words.numbers(int(state.seats))
    for seat, number in told:
        state.masks[seat].knowledge = number
    order = list(dict.fromkeys([seat for seat, _ in told] + list(range(int(state.seats)))))
    order.sort(key=lambda seat: -int(state.masks[seat].knowledge))
    for place, seat in enumerate(order):
        state.track = with_lane(state.track, place, seat)


def hand(table: "Table", words: Words) -> None:
    """CF-124: god cards in hand, hidden from the others."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.hand = 0
    for card in words.cards(1):
        mask.hand += one_card(card)
        if copies(mask.hand, card) > 4:
            raise SceneError("impossible", rule="CF-620")


def seen_hand(table: "Table", words: Words) -> None:
    """CF-635: cards that everybody saw being taken."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    for card in words.cards(1):
        mask.hand += one_card(card)
        mask.known += one_card(card)


def feathers(table: "Table", words: Words) -> None:
    """CF-314: slots with a feather, by number or by colour (the first free slot of it)."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    for place, part in enumerate(words.parts[1:], 1):
        if part in COLOURS:
            free = mask.slots_of(COLOURS.index(part)) & ~mask.feathers
            if not free:
                raise SceneError("impossible", rule="CF-315")
            mask.feathers |= free & -free
        else:
            mask.feathers |= bit(words.number(place, 0, 11))


def circles(table: "Table", words: Words) -> None:
    """CF-510: active circle tiles."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.circles = sum(1 << (die - 1) for die in words.digits(1, 1, 6))


def quipus(table: "Table", words: Words) -> None:
    """CF-116: quipus on the mask and in reserve: `quipus A 7 2`."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.quipus, mask.reserve = words.number(1, 0, 10), words.number(2, 0, 10)


def tiles(table: "Table", words: Words) -> None:
    """CF-404: tiles on a mask; a star for those slid down."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.laid = mask.tiles = mask.down = 0
    for tile, down in words.tiles(1):
        if mask.tile_count() == TILE_SLOT_COUNT - mask.quipus:
            raise SceneError("impossible", rule="CF-402")
        mask.lay_tile(tile)
        mask.down += one_tile(tile) if down else 0


def goods(table: "Table", words: Words) -> None:
    """CF-824: goods tiles of a player."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.goods = sum(int(bit(8 * kind)) for kind in words.goods(1))


def missions(table: "Table", words: Words) -> None:
    """CF-831: the missions of a player; none at all is written without names."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.missions = sum(1 << mission for mission in words.missions(1))


def completed(table: "Table", words: Words) -> None:
    """CF-835: missions completed before."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    mask.completed = sum(1 << mission for mission in words.missions(1))


def dice(table: "Table", words: Words) -> None:
    """CF-202: the dice not placed yet; dice not named lie as ones on the VP space."""
    mask = table.state.masks[words.seat(0, int(table.state.seats))]
    values = words.digits(1, 1, 6)
    placed = [lane for lane in (int(mask.dice >> (8 * n)) & 255 for n in range(3)) if lane >= 8]
    if len(placed) + len(values) > 3:
        raise words.wrong()
    spent = 8 * (int(VP_SPACE) + 1) + 1
    fill = [spent] * (3 - len(placed) - len(values))
    mask.dice = 0
    for number, value in enumerate([*placed, *fill, *values]):
        mask.dice = with_lane(mask.dice, number, value)
    table.state.read_bar()


def bar(table: "Table", words: Words) -> None:
    """CF-212: a die on the bar: `bar B 3 paved`."""
    state = table.state
    mask, value = state.masks[words.seat(0, int(state.seats))], words.number(1, 1, 6)
    space = words.space(2)
    if not SPACES_IN_USE[state.seats] >> space & 1:
        raise SceneError("impossible", rule="CF-106")
    free = [n for n in range(3) if int(mask.dice >> (8 * n)) & 255 < 8]
    if not free:
        raise SceneError("impossible", rule="CF-203")
    mask.dice = with_lane(mask.dice, free[0], value + 8 * (space + 1))
    state.read_bar()


STATEMENTS: "dict[str, Form[Table, Words]]" = {
    "option": Form("option pututus", option),
    "seats": Form("seats A B C D", seats),
    "start": Form("start A B C", start),
    "turn": Form("turn B 2", turn),
    "phase": Form("phase palace B", phase),
    "round": Form("round 3", round_),
    "tokens": Form("tokens B A", tokens),
    "points": _number("points"),
    "food": _number("food"),
    "offerings": _number("offerings"),
    "inti": _number("inti"),
    "ones": _number("ones"),
    "twos": _number("twos"),
    "knowledge": Form("knowledge A=4 B=4", knowledge),
    "hand": Form("hand A 07 13", hand),
    "taken": Form("taken A 07", seen_hand),
    "feathers": Form("feathers A 0 pink", feathers),
    "circles": Form("circles A 1 3", circles),
    "quipus": Form("quipus A 7 2", quipus),
    "tiles": Form("tiles A study_food farm_food*", tiles),
    "goods": Form("goods A soup soup", goods),
    "missions": Form("missions A 01 02 S-03", missions),
    "completed": Form("completed A 04 05", completed),
    "dice": Form("dice A 4 6", dice),
    "bar": Form("bar B 3 paved", bar),
}
