"""IE-3xx: the Inca phase: resources, labour, mutual help."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import count, lane
from tampu.core.contract import Seat, Tell
from tampu.games.inca_empire.box import ERAS, LABOUR, MARKER_COUNT
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.rules.calendar import HELP, LAST, Help, phase_of, resources_of

EARLY: Final[i64] = ERAS.index("early_empire")


def hold_inca_phase(position: Position, tell: Tell | None) -> None:
    """IE-301: all income first, then help."""
    for seat in range(position.seats):
        take_income(position, seat, tell)
    help_each_other(position, tell)


def labour_of(position: Position, realm: Realm) -> i64:
    """IE-303: the labour of the own markers."""
    workers: i64 = 0
    for kind in range(MARKER_COUNT):
        workers += LABOUR[kind] * count(realm.markers & position.regions_of_type(kind))
    return workers


class Earnings:
    """IE-302 to IE-310: what an Inca phase brings a player, by its parts."""

    def __init__(self, kept: i64, resources: i64, labour: i64, terraces: i64) -> None:
        self.kept = kept
        """The workers that the player had before."""
        self.resources = resources
        self.labour = labour
        self.terraces = terraces
        self.help: i64 = 0
        """Received, or below 0 given."""

    def income(self) -> i64:
        """IE-302 to IE-304: all but the help."""
        return self.resources + self.labour + self.terraces


def earnings_of(position: Position, seat: Seat) -> Earnings:
    """IE-302 to IE-304: resources of the era, labour of markers, one worker per terrace."""
    realm = position.realms[seat]
    labour = labour_of(position, realm)
    return Earnings(realm.workers, resources_of(position), labour, count(realm.terraces))


def take_income(position: Position, seat: Seat, tell: Tell | None) -> None:
    """IE-302 to IE-304: from the supply."""
    realm = position.realms[seat]
    earned = earnings_of(position, seat)
    realm.workers += earned.income()
    if tell is None:
        return
    tell.that("IE-302", seat, workers=earned.resources)
    if earned.labour:
        tell.that("IE-303", seat, workers=earned.labour, markers=count(realm.markers))
    if earned.terraces:
        tell.that("IE-304", seat, workers=earned.terraces)


def help_each_other(position: Position, tell: Tell | None) -> None:
    """IE-305 to IE-309: by the places on the track after all income, all at once."""
    era = phase_of(position).era
    for gift in HELP:
        if gift.era == era and position.seats in gift.seats:
            give(position, gift, tell)


def seat_at(position: Position, place: i64) -> i64:
    """IE-207: who is first, second, third or last."""
    return lane(position.track, position.seats - 1 if place == LAST else place)


def give(position: Position, gift: Help, tell: Tell | None) -> None:
    """IE-307 to IE-310: the gift, or all that the giver has."""
    giver, taker = seat_at(position, gift.giver), seat_at(position, gift.taker)
    have = position.realms[giver].workers
    workers = gift.workers if gift.workers <= have else have
    position.realms[giver].workers -= workers
    position.realms[taker].workers += workers
    if tell is None:
        return
    rule = "IE-307" if gift.era == EARLY else "IE-308"
    if gift.taker != LAST:
        rule = "IE-309"
    tell.that(rule, giver, workers=workers, to_seat=taker)
    if workers < gift.workers:
        tell.that("IE-310", giver, workers=workers, due=gift.workers)
