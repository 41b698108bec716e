"""Who scores what, as events; and who is ahead of whom (IE-207)."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import count, lanes
from tampu.core.contract import Seat, Tell
from tampu.games.inca_empire.box import (
    BUILD_POINTS,
    CITY,
    GARRISON,
    MARKER_POINTS,
    MARKERS,
    SAPA_POINTS,
    TEMPLE,
    TERRACE,
)
from tampu.games.inca_empire.land import REGION_NAMES, REGIONS, SITE_NAMES, SITES
from tampu.games.inca_empire.position import Position, copies
from tampu.games.inca_empire.rules.cards import POINTS, Pilgrimage
from tampu.games.inca_empire.sets import count_sites, meet_sites

BUILD_RULES: Final = ["IE-616", "IE-626", "", "IE-646", "IE-654", "", "IE-742"]
"""The score event of building each kind of development."""


def building_points(position: Position, seat: i64, kind: i64) -> i64:
    """IE-616, IE-626, IE-646, IE-654, IE-742, IE-736, IE-746: for building this now.

    The bonus of a renowned site (IE-647) comes on top.
    """
    points = BUILD_POINTS[kind]
    for effect in POINTS[kind]:
        points += effect.amount * copies(position.realms[seat].acting, effect.kind)
    return points


def score_building(position: Position, kind: i64, site: i64, tell: Tell | None) -> None:
    """IE-616, IE-626, IE-646, IE-742; IE-647; and what cards add (IE-736, IE-746)."""
    points = BUILD_POINTS[kind]
    position.gain(position.active, points)
    if tell is not None:
        tell.points(
            BUILD_RULES[kind], position.active, points, site=SITES[site], where=SITE_NAMES[site]
        )
    if kind == TEMPLE:
        score_bonus(position, site, tell)
    pile = position.realms[position.active].acting
    for effect in POINTS[kind]:
        more = effect.amount * copies(pile, effect.kind)
        position.gain(position.active, more)
        if more and tell is not None:
            tell.points(
                effect.rule, position.active, more, site=SITES[site], where=SITE_NAMES[site]
            )


def score_bonus(position: Position, site: i64, tell: Tell | None) -> None:
    """IE-647, IE-770: a renowned site pays its temple bonus once, to the builder."""
    bonus = position.land.sites[site].bonus
    position.gain(position.active, bonus)
    if bonus and tell is not None:
        tell.points("IE-647", position.active, bonus, site=SITES[site], where=SITE_NAMES[site])


def score_terrace(position: Position, region: i64, tell: Tell | None) -> None:
    """IE-654: for the builder of a terrace."""
    points = BUILD_POINTS[TERRACE]
    position.gain(position.active, points)
    if tell is not None:
        tell.points(
            "IE-654", position.active, points, region=REGIONS[region], where=REGION_NAMES[region]
        )


def score_conquest(position: Position, region: i64, tell: Tell | None) -> None:
    """IE-634: the points of the marker for the conqueror."""
    kind = position.type_at(region)
    points = MARKER_POINTS[kind]
    position.gain(position.active, points)
    if tell is not None:
        tell.points(
            "IE-634",
            position.active,
            points,
            region=REGIONS[region],
            where=REGION_NAMES[region],
            marker=MARKERS[kind],
        )


def score_pilgrimage(
    position: Position, pilgrimage: Pilgrimage, site: i64, tell: Tell | None
) -> None:
    """IE-790 to IE-792: the points of a pilgrimage card."""
    position.gain(position.active, pilgrimage.points)
    if tell is not None:
        tell.points(
            pilgrimage.rule,
            position.active,
            pilgrimage.points,
            site=SITES[site],
            where=SITE_NAMES[site],
        )


# The Sapa Inca phase


def holdings(position: Position, seat: Seat) -> list[int]:
    """IE-804 to IE-808: terraces, and garrisons, cities and temples in the network."""
    realm = position.realms[seat]
    return [
        int(count(realm.terraces)),
        int(count_sites(meet_sites(position.garrisons, realm.network))),
        int(count_sites(meet_sites(position.cities, realm.network))),
        int(count_sites(meet_sites(position.temples, realm.network))),
    ]


SAPA_RULES: Final = ["IE-804", "IE-805", "IE-806", "IE-807"]
SAPA_EACH: Final[list[int]] = [
    SAPA_POINTS[TERRACE],
    SAPA_POINTS[GARRISON],
    SAPA_POINTS[CITY],
    SAPA_POINTS[TEMPLE],
]
"""IE-804 to IE-807: what each of the holdings pays."""


def score_empire(position: Position, seat: Seat, tell: Tell | None) -> None:
    """IE-803 to IE-807: four consecutive events; one worth nothing moves nobody (IE-209)."""
    for number, held in enumerate(holdings(position, seat)):
        points = held * SAPA_EACH[number]
        position.gain(seat, points)
        if tell is not None:
            score = position.realms[seat].points
            tell.points(SAPA_RULES[number], seat, points, number=held, score=score)


def ranking(position: Position) -> list[list[int]]:
    """IE-207, IE-902: one seat per place; before the figures are set up, by seat."""
    if position.track == 0:
        return [[seat] for seat in range(int(position.seats))]
    return [[seat] for seat in lanes(position.track, position.seats)]
