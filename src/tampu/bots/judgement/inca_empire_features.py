"""What learning weighs in a position of Inca Empire: the features by name, and what cards need."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.inca_empire_prospects import NEEDS
from tampu.games.inca_empire.box import CARDS

BASIC: Final[list[str]] = [
    "harvest",
    "harvest:terraces",
    "income",
    "income:early",
    "income:spill",
    "income:first",
    "income:last",
    "room",
    "room:pay",
    "workers",
    "workers:early",
    "workers:kept",
    "workers:post",
    "workers:city",
    "workers:turn",
    "danger",
    "danger:acting",
    "around:cities",
    "around:cities_own",
    "around:posts",
    "around:posts_own",
    "around:closed",
    "around:temples",
    "around:best",
    "around:second",
    "around:further",
    "around:safe",
    "around:near",
    "around:sites",
    "around:ways",
    "around:built_1",
    "around:built_2",
    "around:built_3",
    "around:built_4",
    "around:places_1",
    "around:places_2",
    "around:places_3",
    "around:places_4",
    "cards:holy",
    "cards:support",
]
# Where each of them stands; four rings each begin at BUILT and PLACES.
HARVEST: Final[i64] = 0
TERRACES: Final[i64] = 1
INCOME: Final[i64] = 2
EARLY_INCOME: Final[i64] = 3
SPILL: Final[i64] = 4
FIRST: Final[i64] = 5
LAST: Final[i64] = 6
ROOM: Final[i64] = 7
ROOM_PAY: Final[i64] = 8
WORKERS: Final[i64] = 9
EARLY_WORKERS: Final[i64] = 10
KEPT: Final[i64] = 11
FOR_POST: Final[i64] = 12
FOR_CITY: Final[i64] = 13
TURN: Final[i64] = 14
DANGER: Final[i64] = 15
DANGER_ACTING: Final[i64] = 16
CITIES: Final[i64] = 17
CITIES_OWN: Final[i64] = 18
POSTS: Final[i64] = 19
POSTS_OWN: Final[i64] = 20
CLOSED: Final[i64] = 21
TEMPLES: Final[i64] = 22
BEST: Final[i64] = 23
SECOND: Final[i64] = 24
FURTHER: Final[i64] = 25
SAFE: Final[i64] = 26
NEAR: Final[i64] = 27
SITES: Final[i64] = 28
WAYS: Final[i64] = 29
BUILT: Final[i64] = 30
PLACES: Final[i64] = 34
HOLY: Final[i64] = 38
SUPPORT: Final[i64] = 39
FEATURES: Final[list[str]] = [*BASIC, *[f"cards:{name}" for name in CARDS]]
CARD: Final[i64] = len(BASIC)
"""The feature of the first Sun card; the others follow in their order."""
_NEEDS: Final[dict[str, str]] = {
    "skilled_surveyors": "spots",
    "epidemic": "cities",
    "urban_renewal": "cities",
    "strategic_point": "garrisons",
    "building_project": "posts",
    "bad_weather": "posts",
    "reserve_rations": "posts",
    "military_superiority": "regions",
    "rapid_expansion": "regions",
    "resistance": "regions",
    "religious_fervour": "garrisons",
    "solar_eclipse": "temples",
    "great_pilgrimage": "pilgrimage",
    "annual_pilgrimage": "pilgrimage",
    "local_pilgrimage": "pilgrimage",
}
"""What cards need to be of use; others need nothing."""


def needs() -> vec[i64]:
    """For each kind of Sun card, what it needs, by its place in `NEEDS`."""
    return vec[i64]([NEEDS.index(_NEEDS.get(name, "roads")) for name in CARDS])
