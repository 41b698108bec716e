"""IE-8xx: the Sapa Inca phase: discard, scoring, worker limit; IE-901, IE-902: the end."""

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Seat, Tell
from tampu.games.inca_empire.box import QUARTER_COUNT
from tampu.games.inca_empire.position import OVER, Position, amount
from tampu.games.inca_empire.rules.calendar import resources_of
from tampu.games.inca_empire.rules.sun import read_board
from tampu.games.inca_empire.scoring import score_empire


def hold_sapa_inca_phase(position: Position, tell: Tell | None) -> None:
    """IE-801: in this order."""
    discard_cards(position, tell)
    order = position.track
    for place in range(position.seats):
        score_empire(position, lane(order, position.seats - 1 - place), tell)
    for seat in range(position.seats):
        limit_workers(position, seat, tell)


def discard_cards(position: Position, tell: Tell | None) -> None:
    """IE-802: all cards on the Sun board go to the discard pile and act no longer."""
    cards: i64 = 0
    for quarter in range(QUARTER_COUNT):
        cards += position.up(quarter)
        position.set_up(quarter, 0)
    position.discard += cards
    read_board(position)
    if tell is not None:
        tell.that("IE-802", -1, cards=amount(cards))


def limit_workers(position: Position, seat: Seat, tell: Tell | None) -> None:
    """IE-809, IE-810: at most as many workers as the era's resources are kept."""
    realm = position.realms[seat]
    kept = resources_of(position)
    if realm.workers <= kept:
        return
    if tell is not None:
        tell.that("IE-809", seat, workers=realm.workers - kept, kept=kept)
    realm.workers = kept


def end_game(position: Position, tell: Tell | None) -> None:
    """IE-901, IE-902: after the last phase the figure in front wins."""
    position.asking = OVER
    if tell is None:
        return
    tell.that("IE-901", -1)
    for place in range(position.seats):
        seat = lane(position.track, place)
        tell.that("IE-902", seat, place=place + 1, score=position.realms[seat].points)
