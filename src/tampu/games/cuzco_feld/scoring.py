"""CF-87x, CF-88x: the final scoring, and who is ahead of whom."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count
from tampu.core.contract import Seat, Tell
from tampu.games.cuzco_feld.box import (
    ACHIEVEMENT_POINTS,
    ACHIEVEMENTS,
    CIRCLE_COUNT,
    INTI_POINTS,
    QUIPUS,
    SLOT_COUNT,
    TILE_SLOT_COUNT,
)
from tampu.games.cuzco_feld.land import PLACE_COUNT, PLACES
from tampu.games.cuzco_feld.position import Position

ACHIEVEMENT_RULES: Final[list[str]] = [
    "CF-873",
    "CF-874",
    "CF-875",
    "CF-876",
    "CF-877",
    "CF-878",
]
NEEDED: Final[list[int]] = [SLOT_COUNT, CIRCLE_COUNT, 9, QUIPUS, TILE_SLOT_COUNT, 6]
"""CF-873 to CF-878: feathers, circles, missions, quipus on villages, tiles and goods."""


def tops(position: Position, seat: Seat) -> i64:
    """CF-872: the villages where the own quipu lies on top, as a set."""
    found: i64 = 0
    for place in range(1, PLACE_COUNT):
        if position.top_of(place) == seat:
            found |= bit(place)
    return found


def village_points(position: Position, seat: Seat) -> i64:
    """CF-872: what these villages are worth."""
    points: i64 = 0
    on_top = tops(position, seat)
    for place in range(1, PLACE_COUNT):
        if on_top >> place & 1:
            points += position.land.points[place]
    return points


def reached(position: Position, seat: Seat, achievement: i64) -> i64:
    """CF-873 to CF-878: how far this player has come with an achievement."""
    mask = position.masks[seat]
    if achievement == 0:
        return count(mask.feathers)
    if achievement == 1:
        return count(mask.circles)
    if achievement == 2:
        return count(mask.completed)
    if achievement == 3:
        return count(mask.villages)
    return mask.tile_count() if achievement == 4 else mask.goods_count()


def achievement_points(position: Position, seat: Seat, achievement: i64) -> i64:
    """CF-879: what is only partly reached pays nothing."""
    if reached(position, seat, achievement) < NEEDED[achievement]:
        return 0
    return ACHIEVEMENT_POINTS[achievement]


def score_end(position: Position, tell: Tell | None) -> None:
    """CF-871 to CF-880: everybody in token order; what is left over gives nothing."""
    for token in range(position.seats):
        seat = position.seat_with_token(token)
        score_player(position, seat, tell)


def score_player(position: Position, seat: Seat, tell: Tell | None) -> None:
    """CF-871, CF-872, then the achievements."""
    mask = position.masks[seat]
    medallions = INTI_POINTS * mask.inti
    villages = village_points(position, seat)
    mask.points += medallions + villages
    if tell is not None:
        tell.points("CF-871", seat, medallions, inti=mask.inti)
        names = [PLACES[place] for place in range(13) if tops(position, seat) >> place & 1]
        tell.points("CF-872", seat, villages, places=names)
    for number in range(len(ACHIEVEMENTS)):
        points = achievement_points(position, seat, number)
        mask.points += points
        if points and tell is not None:
            tell.points(ACHIEVEMENT_RULES[number], seat, points)


def ranking(position: Position) -> list[list[int]]:
    """CF-881, CF-882: most points first; of equal ones the lower turn-order token."""
    seats = list(range(int(position.seats)))
    seats.sort(key=lambda seat: lag(position, seat))
    return [[seat] for seat in seats]


def lag(position: Position, seat: int) -> int:
    """A number that is lower for whoever is ahead."""
    mask = position.masks[seat]
    token = int(mask.token) if mask.token >= 0 else seat
    return -16 * int(mask.points) + token


def announce(position: Position, tell: Tell | None) -> None:
    """CF-861, CF-881, CF-882: the game is over; the places."""
    if tell is None:
        return
    tell.that("CF-861", -1)
    for place, (seat,) in enumerate(ranking(position)):
        tied = any(
            other != seat and position.masks[other].points == position.masks[seat].points
            for other in range(int(position.seats))
        )
        rule = "CF-882" if tied else "CF-881"
        tell.that(rule, seat, place=place + 1, score=int(position.masks[seat].points))
