"""CF-1xx, CF-92x: how a game is set up."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, members, with_lane
from tampu.core.contract import Facts, Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import (
    ASK_DEAL,
    ASK_FEATHER_START,
    ASK_GOLD,
    ASK_GOODS,
    ASK_GREY,
    ASK_KEEP,
    ASK_LEFT,
    ASK_MAP,
    ASK_MASK,
    ASK_MISSION,
    ASK_RETURN,
    ASK_ROTATION,
    ASK_START,
    ASK_TILE,
    ASK_TOKEN,
    BEGIN_ROUND,
    SET_UP,
)
from tampu.games.cuzco_feld.box import (
    COLOURS,
    GOD_COUNT,
    GOLD,
    GREY,
    MASKS,
    MISSIONS,
    POOL_EACH,
    SLOT_COLOUR,
    SLOT_COUNT,
    START_POINTS,
    goods_for,
)
from tampu.games.cuzco_feld.land import ASSEMBLIES, land_of
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.mask import NOT_DEALT
from tampu.games.cuzco_feld.piles import ALL_CARDS, ALL_TILES
from tampu.games.cuzco_feld.position import Position

DRAWN = 4
"""CF-123: gold missions drawn by each player."""
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""CF-123: the pairs of the four."""


def refuse_seats(seats: i64) -> Refusal | None:
    """CF-101: two, three or four players."""
    return refuse("CF-101", seats=seats) if seats < 2 or seats > 4 else None


def lay_out(position: Position) -> None:
    """CF-109 to CF-113, CF-115, CF-117, CF-120: what is dealt first, chance by chance."""
    position.pile = ALL_CARDS[0]
    position.deck = ALL_TILES[0]
    position.goods_left = goods_for(position.seats)
    position.stack = GOLD[0]
    position.grey = GREY[0]
    position.ask(SET_UP)
    position.ask(ASK_START)
    position.ask(ASK_TOKEN)
    position.ask(ASK_MASK)
    position.ask(ASK_ROTATION)
    position.ask(ASK_MAP)


def go_on(position: Position) -> None:
    """CF-128: displays and missions, then the choices; the god cards come last."""
    position.lap += 1
    if position.lap == 1:
        position.ask(SET_UP)
        position.ask(ASK_KEEP)
        position.ask(ASK_FEATHER_START)
        position.ask(ASK_GOLD)
        position.ask(ASK_GREY)
        position.ask(ASK_MISSION)
        position.ask(ASK_TILE)
        position.ask(ASK_GOODS)
        return
    for god in range(GOD_COUNT):
        position.quota = with_lane(position.quota, god, POOL_EACH[position.seats])
    position.ask(BEGIN_ROUND)
    position.ask(ASK_LEFT)
    position.ask(ASK_RETURN)
    position.ask(ASK_DEAL)


def pool_is_made(position: Position) -> bool:
    """CF-124: in the set-up: whether the god cards are being dealt."""
    return position.lap > 1


# The map, masks, tokens and start feathers


def assemble(position: Position, assembly: i64, tell: Tell | None) -> None:
    """CF-921: the triangles lie like this."""
    position.answered()
    position.assembly = assembly
    position.land = land_of(assembly)
    if tell is not None:
        tell.that("CF-921", -1, triangles=ASSEMBLIES[assembly])
        tell.seal()


def turn_tile(position: Position, rotation: i64, tell: Tell | None) -> None:
    """CF-921: the Cuzco tile begins at this rotation."""
    position.answered()
    position.rotation = rotation
    if tell is not None:
        tell.that("CF-105", -1, rotation=rotation)
        tell.seal()


def next_without_mask(position: Position) -> i64:
    """CF-115: who is dealt the next mask; NONE: all have one."""
    for seat in range(position.seats):
        if position.masks[seat].board == NOT_DEALT:
            return seat
    return NONE


def deal_mask(position: Position, board: i64, tell: Tell | None) -> None:
    """CF-115: every player another mask."""
    seat = next_without_mask(position)
    position.masks[seat].board = board
    if tell is not None:
        tell.that("CF-115", seat, mask=MASKS[board])
        tell.seal()


def next_without_token(position: Position) -> i64:
    """CF-117: who is dealt the next turn-order token; NONE: all have one."""
    for seat in range(position.seats):
        if position.masks[seat].token == NOT_DEALT:
            return seat
    return NONE


def deal_token(position: Position, token: i64, tell: Tell | None) -> None:
    """CF-117 to CF-119: the token, its points, and the place in the stack of markers."""
    seat = next_without_token(position)
    mask = position.masks[seat]
    mask.token = token
    mask.points = START_POINTS[token]
    position.track = with_lane(position.track, token, seat)
    if tell is not None:
        tell.that("CF-117", seat, token=token + 1)
        tell.points("CF-118", seat, mask.points)
        tell.seal()


def next_without_start(position: Position) -> i64:
    """CF-120: who is dealt the next start feather; NONE: all have one."""
    for seat in range(position.seats):
        if position.masks[seat].start == 0:
            return seat
    return NONE


def deal_start(position: Position, colour: i64, tell: Tell | None) -> None:
    """CF-120: a feather of this colour, to be put on a slot later."""
    seat = next_without_start(position)
    position.masks[seat].start = colour + 1
    if tell is not None:
        tell.that("CF-120", seat, colour=COLOURS[colour])
        tell.seal()


def next_starter(position: Position) -> i64:
    """CF-128: who puts the start feather on a slot next, in token order; NONE: all have."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        if position.masks[seat].start:
            return seat
    return NONE


def put_start(position: Position, slot: i64, tell: Tell | None) -> None:
    """CF-120, CF-314: on any slot of its colour."""
    mask = position.mine()
    mask.feathers |= bit(slot)
    mask.start = 0
    if tell is not None:
        colour = COLOURS[SLOT_COLOUR[mask.board * SLOT_COUNT + slot]]
        tell.that("CF-314", position.active, slot=slot, colour=colour)


# Missions


def next_without_grey(position: Position) -> i64:
    """CF-122: who is dealt the next grey mission; NONE: all have one."""
    for seat in range(position.seats):
        if not position.masks[seat].missions:
            return seat
    return NONE


def deal_grey(position: Position, mission: i64, tell: Tell | None) -> None:
    """CF-122: face up; those not dealt leave the game."""
    seat = next_without_grey(position)
    position.grey &= ~bit(mission)
    position.masks[seat].missions |= bit(mission)
    if next_without_grey(position) == NONE:
        position.grey = 0
    if tell is not None:
        tell.that("CF-122", seat, mission=MISSIONS[mission])
        tell.seal()


def next_drawer(position: Position) -> i64:
    """CF-123: who draws the next gold mission; NONE: all have four."""
    for seat in range(position.seats):
        if count(position.masks[seat].drawn) < DRAWN:
            return seat
    return NONE


def draw_gold(position: Position, mission: i64) -> None:
    """CF-123: in secret."""
    seat = next_drawer(position)
    position.stack &= ~bit(mission)
    position.masks[seat].drawn |= bit(mission)


def pair_of(drawn: i64, pair: i64) -> i64:
    """CF-123: two of the four missions, counted in ascending order, as a set."""
    four = members(drawn)
    one, two = PAIRS[pair]
    return bit(four[one]) | bit(four[two])


def keep(position: Position, seat: Seat, pair: i64, tell: Tell | None) -> None:
    """CF-123: a secret choice; the missions kept are shown when all have chosen."""
    mask = position.masks[seat]
    mask.kept = pair_of(mask.drawn, pair)
    if tell is not None:
        secret: Facts = {"missions": names_of(mask.kept)}
        tell.secretly("CF-123", seat, [int(seat)], secret)
    if position.next_keeper() >= 0:
        return
    position.answered()
    for each in range(position.seats):
        mask = position.masks[each]
        mask.missions |= mask.kept
        mask.removed = mask.drawn & ~mask.kept
        if tell is not None:
            tell.that("CF-123", each, missions=names_of(mask.kept))
            tell.seal()
        mask.drawn = 0
        mask.kept = 0


def names_of(missions: i64) -> list[str]:
    """The names of a set of missions."""
    return [MISSIONS[mission] for mission in members(missions)]
