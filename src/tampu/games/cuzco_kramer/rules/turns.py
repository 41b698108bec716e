"""CK-2xx and CK-9xx: how a turn begins and ends, and how the game does."""

from tampu.core.bits import bit
from tampu.core.contract import Tell
from tampu.core.hexes import Place, no_cells
from tampu.games.cuzco_kramer.box import ACTION_POINTS
from tampu.games.cuzco_kramer.position import ASK_ACTION, NO_PLACE, OVER, Position
from tampu.games.cuzco_kramer.rules.placements import any_placement, any_triple
from tampu.games.cuzco_kramer.scoring import final_count, ranking


def begin_turn(position: Position, tell: Tell | None) -> None:
    """CK-202 to CK-207: fresh AP, and an opening tile if one can be laid."""
    position.asking = ASK_ACTION
    position.ap = ACTION_POINTS
    position.token_spent = False
    position.laid = False
    position.drawn = 0
    position.changed = no_cells()
    if tell is not None:
        tell.that("CK-202", position.active, ap=position.ap)
    if not position.final and stuck(position):
        position.final = True
        if tell is not None:
            tell.that("CK-909", -1, triples=position.triples)
    position.owed = owes_tile(position)
    if tell is not None and not position.owed and not position.final:
        tell.that("CK-206", position.active)


def owes_tile(position: Position) -> bool:
    """CK-204 to CK-207, CK-904: unless nothing can be laid or these are the last turns."""
    return not position.final and any_placement(position)


def stuck(position: Position) -> bool:
    """CK-909: a whole round without a tile, and no triple can be laid."""
    return position.idle >= position.seats and not any_triple(position)


def note_last_triple(position: Position, tell: Tell | None) -> None:
    """CK-901: the last triple starts the end phase."""
    if position.triples == 0 and not position.final:
        position.final = True
        if tell is not None:
            tell.that("CK-901", position.active)


def end_turn(position: Position, tell: Tell | None) -> None:
    """CK-209, CK-214, CK-902, CK-903: AP are lost; in the end phase the player counts."""
    position.venue = NO_PLACE
    position.idle = 0 if position.laid else position.idle + 1
    if tell is not None:
        tell.that("CK-214", position.active, ap=position.ap)
    if position.final:
        final_count(position, tell)
        position.counted |= bit(position.active)
    position.active = (position.active + 1) % position.seats
    if position.counted & bit(position.active):
        end_game(position, tell)
    else:
        begin_turn(position, tell)


def end_game(position: Position, tell: Tell | None) -> None:
    """CK-907: after the last final count the player with the most points wins."""
    position.asking = OVER
    position.ap = 0
    if tell is None:
        return
    place: Place = 1
    for tied in ranking(position):
        for seat in tied:
            points = position.points_of(seat)
            tell.that("CK-907", seat, place=place, score=points, shared=len(tied) - 1)
        place += len(tied)
