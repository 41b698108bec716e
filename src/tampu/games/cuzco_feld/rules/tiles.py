"""CF-40x: study and farm: one tile from the display to the mask."""

from mypy_extensions import i64

from tampu.core.bits import bit, lane, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.agenda import WINDOW_09
from tampu.games.cuzco_feld.box import ABILITIES, ABILITY_COUNT, KINDS, ROW
from tampu.games.cuzco_feld.layout import PHASE_I
from tampu.games.cuzco_feld.piles import one_tile, tiles_in
from tampu.games.cuzco_feld.position import Position


def spots(position: Position, kinds: i64, strength: i64) -> i64:
    """CF-401, CF-403: the display spaces to take from, at kind * 6 + space, as a set."""
    found: i64 = 0
    for kind in range(2):
        if kinds >> kind & 1:
            row = position.row(kind)
            for space in range(strength):
                if lane(row, space):
                    found |= bit(kind * ROW + space)
    return found


def refuse_kinds(position: Position, seat: Seat, kinds: i64, strength: i64) -> Refusal | None:
    """CF-402, CF-403: an empty slot, and a tile on a space up to the strength."""
    if position.masks[seat].free_slots() == 0:
        return refuse("CF-402")
    if not spots(position, kinds, strength):
        return refuse("CF-403", strength=strength)
    return None


def refuse_spot(position: Position, spot: i64) -> Refusal | None:
    """CF-401, CF-403: a tile of the kind of the action, not on a higher space."""
    if not position.kinds >> (spot // ROW) & 1:
        return refuse("CF-401", kind=KINDS[spot // ROW])
    if not spots(position, position.kinds, position.strength) & bit(spot):
        return refuse("CF-403", strength=position.strength)
    return None


def take_tile(position: Position, spot: i64, tell: Tell | None) -> None:
    """CF-401, CF-404, CF-405: upper position, first empty slot; the space stays empty."""
    position.answered()
    kind, space = spot // ROW, spot % ROW
    row = position.row(kind)
    ability = lane(row, space) - 1
    position.set_row(kind, with_lane(row, space, 0))
    position.mine().lay_tile(kind * ABILITY_COUNT + ability)
    if tell is not None:
        tell.that(
            "CF-404", position.active, kind=KINDS[kind], ability=ABILITIES[ability], space=space + 1
        )
    if position.phase == PHASE_I:
        position.ask(WINDOW_09)


def refuse_recovery(position: Position, tile: i64) -> Refusal | None:
    """CF-609: only what lies in the discard piles of tiles."""
    return None if tiles_in(position.heap, tile) else refuse("CF-609")


def recover(position: Position, tile: i64, tell: Tell | None) -> None:
    """CF-609, CF-933: a discarded tile comes to the mask; by an option, perhaps another one."""
    position.answered()
    if position.powers_again:
        position.ask(WINDOW_09)
    position.heap -= one_tile(tile)
    position.mine().lay_tile(tile)
    if tell is not None:
        kind, ability = KINDS[tile // ABILITY_COUNT], ABILITIES[tile % ABILITY_COUNT]
        tell.that("CF-609", position.active, kind=kind, ability=ability)
