"""Sets of sites in two words and sets of roads in four, 63 members to a word.

Compiled, such a tuple is a plain structure without objects. Sets of regions are single words
(`core.bits`). The empty sets are functions: compiled code cannot share a constant that is a tuple.
"""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, count, lowest, nth

Sites = tuple[i64, i64]
Roads = tuple[i64, i64, i64, i64]
WIDTH: Final[i64] = 63


# Sites


def no_sites() -> Sites:
    """The empty set of sites."""
    return (0, 0)


def one_site(site: i64) -> Sites:
    """The set with this one site."""
    return (bit(site), 0) if site < WIDTH else (0, bit(site - WIDTH))


def has_site(sites: Sites, site: i64) -> bool:
    """Whether the site is in the set."""
    word = sites[0] if site < WIDTH else sites[1]
    return (word >> (site if site < WIDTH else site - WIDTH)) & 1 != 0


def add_sites(one: Sites, two: Sites) -> Sites:
    """What is in either set."""
    return (one[0] | two[0], one[1] | two[1])


def meet_sites(one: Sites, two: Sites) -> Sites:
    """What is in both sets."""
    return (one[0] & two[0], one[1] & two[1])


def less_sites(one: Sites, two: Sites) -> Sites:
    """What is in the first set and not in the second."""
    return (one[0] & ~two[0], one[1] & ~two[1])


def any_site(sites: Sites) -> bool:
    """Whether the set is not empty."""
    return (sites[0] | sites[1]) != 0


def count_sites(sites: Sites) -> i64:
    """How many sites the set has."""
    return count(sites[0]) + count(sites[1])


def nth_site(sites: Sites, n: i64) -> i64:
    """The site with n lower ones before it."""
    before = count(sites[0])
    return nth(sites[0], n) if n < before else WIDTH + nth(sites[1], n - before)


def first_site(sites: Sites) -> i64:
    """The lowest site of a set that is not empty."""
    return lowest(sites[0]) if sites[0] else WIDTH + lowest(sites[1])


def list_sites(sites: Sites) -> list[int]:
    """The sites in rising order."""
    return [int(nth_site(sites, n)) for n in range(count_sites(sites))]


# Roads: printed slots, or wild pairs


def no_roads() -> Roads:
    """The empty set of roads."""
    return (0, 0, 0, 0)


def one_road(road: i64) -> Roads:
    """The set with this one road."""
    word = road // WIDTH
    one = bit(road - word * WIDTH)
    return (
        one if word == 0 else 0,
        one if word == 1 else 0,
        one if word == 2 else 0,
        one if word == 3 else 0,
    )


def has_road(roads: Roads, road: i64) -> bool:
    """Whether the road is in the set."""
    word = road // WIDTH
    return (road_word(roads, word) >> (road - word * WIDTH)) & 1 != 0


def road_word(roads: Roads, number: i64) -> i64:
    """One word of the set."""
    if number < 2:
        return roads[0] if number == 0 else roads[1]
    return roads[2] if number == 2 else roads[3]


def add_roads(one: Roads, two: Roads) -> Roads:
    """What is in either set."""
    return (one[0] | two[0], one[1] | two[1], one[2] | two[2], one[3] | two[3])


def meet_roads(one: Roads, two: Roads) -> Roads:
    """What is in both sets."""
    return (one[0] & two[0], one[1] & two[1], one[2] & two[2], one[3] & two[3])


def less_roads(one: Roads, two: Roads) -> Roads:
    """What is in the first set and not in the second."""
    return (one[0] & ~two[0], one[1] & ~two[1], one[2] & ~two[2], one[3] & ~two[3])


def any_road(roads: Roads) -> bool:
    """Whether the set is not empty."""
    return (roads[0] | roads[1] | roads[2] | roads[3]) != 0


def count_roads(roads: Roads) -> i64:
    """How many roads the set has."""
    return count(roads[0]) + count(roads[1]) + count(roads[2]) + count(roads[3])


def nth_road(roads: Roads, n: i64) -> i64:
    """The road with n lower ones before it."""
    number: i64 = 0
    while True:
        word = road_word(roads, number)
        before = count(word)
        if n < before:
            return number * WIDTH + nth(word, n)
        n -= before
        number += 1


def list_roads(roads: Roads) -> list[int]:
    """The roads in rising order."""
    return [int(nth_road(roads, n)) for n in range(count_roads(roads))]
