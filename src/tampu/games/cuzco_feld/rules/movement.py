"""CF-3xx: the Chasqui's step, the Cuzco tile, quipus and feathers."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import (
    ASK_FEATHER,
    ASK_PATH,
    ASK_TURN,
    GAIN_FEATHER,
    WINDOW_10,
)
from tampu.games.cuzco_feld.box import COLOURS, SLOT_COLOUR, SLOT_COUNT
from tampu.games.cuzco_feld.land import CUZCO, PLACES, ROTATIONS, VILLAGES
from tampu.games.cuzco_feld.layout import NONE, PHASE_I
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.blessing import bless

ANY_PATH: Final[i64] = 4
"""CF-614: the kinds of paths when power 14 waives kind and number."""
BOTH: Final[i64] = 3
STRONGEST: Final[i64] = 6
ALL_SLOTS: Final[i64] = 0xFFF


def targets(position: Position, seat: Seat, paths: i64, strength: i64) -> i64:
    """CF-301 to CF-303, CF-614, CF-931: where a step can lead, as a set of places."""
    place = position.masks[seat].chasqui
    if paths != ANY_PATH:
        return position.land.within(position.rotation, place, paths, strength)
    if position.any_village:
        return VILLAGES & ~bit(place)
    return position.land.within(position.rotation, place, BOTH, STRONGEST) & VILLAGES


def refuse_path(position: Position, place: i64) -> Refusal | None:
    """CF-931, CF-319, CF-614, CF-302, CF-303: why the step cannot lead there."""
    if targets(position, position.active, position.paths, position.strength) & bit(place):
        return None
    if position.paths == ANY_PATH and position.any_village:
        return refuse("CF-614" if place == CUZCO else "CF-931", place=PLACES[place])
    near = targets(position, position.active, BOTH, STRONGEST)
    if not near & bit(place):
        return refuse("CF-319", place=PLACES[place])
    if position.paths == ANY_PATH:
        return refuse("CF-614", place=PLACES[place])
    kind = targets(position, position.active, position.paths, STRONGEST)
    if not kind & bit(place):
        return refuse("CF-302", place=PLACES[place])
    return refuse("CF-303", place=PLACES[place], strength=position.strength)


def may_turn(position: Position) -> bool:
    """CF-306, CF-932: only after a return; who has a quipu on a village has left Cuzco before."""
    mask = position.mine()
    return mask.chasqui == CUZCO and (position.turn_always or mask.villages != 0)


def begin(position: Position, paths: i64, strength: i64) -> None:
    """CF-301, CF-307: first the Cuzco tile may be turned, then the path is chosen."""
    position.paths = paths
    position.strength = strength
    position.ask(ASK_PATH)
    position.ask(ASK_TURN)


def turn(position: Position, steps: i64, tell: Tell | None) -> None:
    """CF-307: by so many steps clockwise; the new position stays for everybody."""
    position.answered()
    position.rotation = (position.rotation + steps) % ROTATIONS
    if tell is not None:
        tell.that("CF-307", position.active, steps=steps, rotation=position.rotation)


def go(position: Position, place: i64, tell: Tell | None) -> None:
    """CF-301, CF-305, CF-311, CF-312, CF-316, CF-317: the step, and what comes of the arrival."""
    position.answered()
    seat = position.active
    mask = position.mine()
    mask.chasqui = place
    if tell is not None:
        tell.that("CF-301", seat, place=PLACES[place])
    if place == CUZCO:
        bless(position, "CF-316", tell)
    elif gains(position, seat) & bit(place):
        place_quipu(position, place, tell)
    elif tell is not None:
        tell.that("CF-311" if mask.villages & bit(place) else "CF-312", seat, place=PLACES[place])


def gains(position: Position, seat: Seat) -> i64:
    """CF-308, CF-311, CF-312: the villages where a quipu of this seat can still be placed."""
    mask = position.masks[seat]
    return VILLAGES & ~mask.villages if mask.quipus + mask.reserve else 0


def place_quipu(position: Position, place: i64, tell: Tell | None) -> None:
    """CF-308 to CF-310, CF-317: from the mask, or else the reserve; then 10, then the feather."""
    mask = position.mine()
    source = "mask" if mask.quipus else "reserve"
    if mask.quipus:
        mask.quipus -= 1
    else:
        mask.reserve -= 1
    covered = position.top_of(place)
    position.put_on(place, position.active)
    if tell is not None:
        tell.that(
            "CF-308",
            position.active,
            place=PLACES[place],
            source=source,
            covered_seat=covered if covered >= 0 else None,
        )
    position.ask(GAIN_FEATHER)
    if position.phase == PHASE_I:
        position.ask(WINDOW_10)


# Feathers


def gain_feather(position: Position, tell: Tell | None) -> None:
    """CF-313: a feather of the village's colour, unless that colour is full."""
    mask = position.mine()
    colour: i64 = position.land.feather[mask.chasqui]
    if not mask.is_full(colour):
        offer_feathers(position, colour, 1)
    elif tell is not None:
        tell.that("CF-313", position.active, colour=COLOURS[colour])


def offer_feathers(position: Position, colour: i64, number: i64) -> None:
    """CF-314: the owner chooses the slots; NONE is any colour."""
    position.colour = colour
    position.left = number
    position.taken = 0
    position.ask(ASK_FEATHER)


def slots_open(position: Position) -> i64:
    """CF-314, CF-315: the empty slots for the feather to come, as a set."""
    mask = position.mine()
    if position.colour == NONE:
        return ALL_SLOTS & ~mask.feathers
    return mask.slots_of(position.colour) & ~mask.feathers


def refuse_slot(position: Position, slot: i64) -> Refusal | None:
    """CF-315, CF-314: no fourth feather of a colour; an empty slot of the right colour."""
    if slots_open(position) & bit(slot):
        return None
    mask = position.mine()
    colour = colour_of(position, slot)
    if mask.is_full(colour):
        return refuse("CF-315", colour=COLOURS[colour])
    return refuse("CF-314", slot=slot)


def colour_of(position: Position, slot: i64) -> i64:
    """CF-115: the colour of a slot on the own mask."""
    return SLOT_COLOUR[position.mine().board * SLOT_COUNT + slot]


def put_feather(position: Position, slot: i64, tell: Tell | None) -> None:
    """CF-314: the feather stays where it is put."""
    position.mine().feathers |= bit(slot)
    position.left -= 1
    position.taken += 1
    if position.left == 0:
        position.answered()
    if tell is not None:
        colour = COLOURS[colour_of(position, slot)]
        tell.that("CF-314", position.active, slot=slot, colour=colour)
