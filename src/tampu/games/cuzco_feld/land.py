"""The road map (CF-102 to CF-105, CF-130, CF-921, CF-922): places, villages and paths.

Places: 0 is Cuzco, 1 to 6 are I0 to I5, 7 to 12 are O0 to O5. There are 36 assemblies.
"""

from itertools import permutations
from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.games.cuzco_feld.box import COLOURS, read_data

_map: Any = read_data("map")
PLACES: Final[list[str]] = list(_map["places"])
PLACE_COUNT: Final[i64] = len(PLACES)
CUZCO: Final[i64] = 0
INNER: Final[i64] = 0b0000001111110
OUTER: Final[i64] = 0b1111110000000
VILLAGES: Final[i64] = 0b1111111111110
"""CF-104: all places but Cuzco, which is no village."""
ROTATIONS: Final[i64] = 6
PATH_KINDS: Final[list[str]] = ["paved", "rope"]
_BRANCHES: list[Any] = list(_map["cuzco_tile"]["branches_clockwise"])


def _assemblies() -> list[list[str]]:
    """CF-921: feather triangles on even positions, building triangles on odd ones."""
    evens = permutations(sorted(_map["modular"]["even_positions"]["shuffle"]))
    odds = list(permutations(sorted(_map["modular"]["odd_positions"]["shuffle"])))
    return [
        [name for pair in zip(even, odd, strict=True) for name in pair]
        for even in evens
        for odd in odds
    ]


ASSEMBLIES: Final[list[list[str]]] = _assemblies()
ASSEMBLY_COUNT: Final[i64] = len(ASSEMBLIES)
CANONICAL: Final[i64] = ASSEMBLIES.index(list(_map["canonical"]["positions"]))
"""CF-102: the map of a game without the option."""


class Road:
    """A path between two places: its name, kind and number."""

    def __init__(self, name: str, one: i64, two: i64, kind: i64, number: i64) -> None:
        self.name = name
        self.one = one
        self.two = two
        self.kind = kind
        self.number = number


class Land:
    """One assembly of the map; what the rules ask of it is worked out once."""

    def __init__(self, assembly: i64) -> None:
        self.assembly = assembly
        pieces = [_map["pieces"]["triangles"][name] for name in ASSEMBLIES[assembly]]
        halves = _halves(pieces)
        self.feather: list[int] = [half[0] for half in halves]
        """CF-103: the colour of each place; Cuzco has none."""
        self.points: list[int] = [half[1] for half in halves]
        """CF-103: the points of each place."""
        self.coloured: list[int] = [_places(self.feather, colour) for colour in range(4)]
        """The villages of each colour, as sets."""
        self.worth: list[int] = [_places(self.points, points) for points in range(8)]
        """The villages of each value, as sets."""
        self.roads: list[Road] = _roads(pieces)
        self.reach: list[int] = [
            reached
            for rotation in range(ROTATIONS)
            for place in range(PLACE_COUNT)
            for reached in _reached(_turned(self.roads, rotation), place)
        ]
        """CF-303: where paths lead, at (rotation * 13 + place) * 14 + kind * 7 + strength."""

    def within(self, rotation: i64, place: i64, kinds: i64, strength: i64) -> i64:
        """CF-302, CF-303: the places one step away by such paths, as a set."""
        start = (rotation * PLACE_COUNT + place) * 14 + strength
        found: i64 = 0
        if kinds & 1:
            found |= self.reach[start]
        if kinds & 2:
            found |= self.reach[start + 7]
        return found


def _places(values: list[int], value: int) -> int:
    """The villages with this value."""
    return sum(1 << place for place in range(1, len(values)) if values[place] == value)


def _halves(pieces: list[Any]) -> list[tuple[int, int]]:
    """CF-922: every village joins two halves; one shows the feather, the other the points."""
    sides = _map["pieces"]["frame"]["sides"]
    inner = [
        _joined(_half(pieces[number - 1], "cw"), _half(pieces[number], "ccw"))
        for number in range(6)
    ]
    outer = [_joined(_half(pieces[number], "outer"), sides[number]) for number in range(6)]
    return [(-1, 0), *inner, *outer]


def _half(piece: Any, name: str) -> dict[str, Any]:
    return {what: halves[name] for what, halves in piece["halves"].items()}


def _joined(one: dict[str, Any], two: dict[str, Any]) -> tuple[int, int]:
    both = {**one, **two}
    return COLOURS.index(both["feather"]), int(both["vp"])


def _roads(pieces: list[Any]) -> list[Road]:
    """CF-130, CF-922: R, A and B roads from the triangles, W roads from the frame."""
    found = []
    for road in _map["road_template"]:
        source = road["from"]
        if source["piece"] == "triangle":
            printed = pieces[source["position"]]["roads"][source["road"]]
        else:
            printed = _map["pieces"]["frame"]["outer_ring_roads"][source["side"]]
        one, two = PLACES.index(road["a"]), PLACES.index(road["b"])
        kind = PATH_KINDS.index(printed["kind"])
        found.append(Road(str(road["id"]), one, two, kind, int(printed["die"])))
    return found


def _turned(roads: list[Road], rotation: int) -> list[Road]:
    """All roads with the branches of the Cuzco tile at this rotation."""
    return [*roads, *branches_at(rotation)]


def branches_at(rotation: int) -> list[Road]:
    """CF-105: branch k leads to inner village k + rotation."""
    return [
        Road(
            str(branch["id"]),
            CUZCO,
            1 + (int(branch["branch"]) + rotation) % 6,
            PATH_KINDS.index(branch["kind"]),
            int(branch["die"]),
        )
        for branch in _BRANCHES
    ]


def _reached(roads: list[Road], place: int) -> list[int]:
    """For each kind and strength, the places one step away."""
    found = [0] * 14
    for road in roads:
        if place in (road.one, road.two):
            far = int(road.two if road.one == place else road.one)
            for strength in range(int(road.number), 7):
                found[int(road.kind) * 7 + strength] |= 1 << far
    return found


_LANDS: list[Land] = [Land(assembly) for assembly in range(ASSEMBLY_COUNT)]


def land_of(assembly: i64) -> Land:
    """The map of this assembly."""
    return _LANDS[assembly]


def _check() -> None:
    """CF-923: on every assembly each colour has three villages, and the values are the same."""
    for land in _LANDS:
        values = sorted(land.points[1:])
        colours = [bin(villages).count("1") for villages in land.coloured]
        if values != [1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7] or colours != [3, 3, 3, 3]:
            raise ValueError(f"cuzco_feld data: assembly {land.assembly} is unsound")
    canonical = {
        (str(road["id"]), PATH_KINDS.index(road["kind"]), int(road["die"]))
        for road in _map["canonical"]["roads"]
    }
    built = [*_LANDS[CANONICAL].roads, *branches_at(0)]
    if {(road.name, int(road.kind), int(road.number)) for road in built} != canonical:
        raise ValueError("cuzco_feld data: the canonical map is not what its pieces give")
    if bit(PLACE_COUNT) - 1 != VILLAGES | 1:
        raise ValueError("cuzco_feld data: there are not thirteen places")


_check()
