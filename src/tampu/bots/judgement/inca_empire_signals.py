"""What a seat of Inca Empire has in hand, on the map and around its network: counted, not weighed.

What one of each is worth stands in `inca_empire_policy_fitted.json`, stage by stage.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.inca_empire_features import (
    BEST,
    BUILT,
    CARD,
    CITIES,
    CITIES_OWN,
    CLOSED,
    DANGER,
    DANGER_ACTING,
    EARLY_INCOME,
    EARLY_WORKERS,
    FEATURES,
    FIRST,
    FOR_CITY,
    FOR_POST,
    FURTHER,
    HARVEST,
    HOLY,
    INCOME,
    KEPT,
    LAST,
    NEAR,
    PLACES,
    POSTS,
    POSTS_OWN,
    ROOM,
    ROOM_PAY,
    SAFE,
    SECOND,
    SITES,
    SPILL,
    SUPPORT,
    TEMPLES,
    TERRACES,
    TURN,
    WAYS,
    WORKERS,
    needs,
)
from tampu.bots.judgement.inca_empire_future import Future
from tampu.bots.judgement.inca_empire_prospects import (
    buildings,
    paid_for,
    turn_to_come,
    useful,
)
from tampu.bots.judgement.inca_empire_ways import Ring, safe_network
from tampu.core.bits import count, lane
from tampu.core.contract import Seat
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    LABOUR,
    MARKER_COUNT,
    MARKER_POINTS,
    RESISTANCE,
)
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.rules.cards import (
    DESTROYING,
    PILGRIMAGES,
    SUPPORTING,
    total,
)
from tampu.games.inca_empire.rules.inca import labour_of
from tampu.games.inca_empire.sets import (
    Sites,
    add_sites,
    any_site,
    count_roads,
    count_sites,
    less_roads,
    less_sites,
    meet_roads,
    meet_sites,
    no_sites,
)

RINGS: Final[i64] = 4
"""So many roads away is looked at."""
SPENDING: Final = 5.0
"""About so many workers a turn can spend."""
MANY: Final[i64] = 3
"""More places than this are no better than so many."""
SELDOM: Final = 0.15
"""How much of a card counts while what it needs is not there yet."""


class Signals:
    """Counts what a seat has; the last counts stay in `found`."""

    def __init__(self) -> None:
        self.found: vec[float] = vec[float]([0.0] * len(FEATURES))
        self.need: vec[i64] = needs()

    def see(self, position: Position, seat: Seat, future: Future) -> None:
        """Count all, as if a turn that is begun were over."""
        found = self.found
        realm = position.realms[seat]
        to_come = 1 if future.people and turn_to_come(position, seat) else 0
        turns_here = future.turns_here + to_come
        sapas = float(future.sapas)
        harvest = buildings(position, realm.network)
        found[HARVEST] = sapas * harvest
        found[TERRACES] = sapas * float(count(realm.terraces))
        self.income(position, realm, seat, future)
        self.room(realm, future, turns_here)
        self.workers(realm, future, turns_here, to_come)
        self.danger(position, realm, future, harvest)
        if future.turns + to_come > 0:
            later = sapas if turns_here else sapas - 1.0
            self.network(position, realm, others_of(position, seat), turns_here)
            self.regions(position, realm, seat, float(len(future.incomes)))
            self.rings(position, realm, later, float(len(future.incomes)))
        else:
            found[FOR_POST] = found[FOR_CITY] = 0.0
            for number in range(CITIES, HOLY):
                found[number] = 0.0
        self.cards(position, realm, future, turns_here)

    def income(self, position: Position, realm: Realm, seat: Seat, future: Future) -> None:
        """IE-302 to IE-309: workers of the Inca phases to come; more than a column can spend are
        counted apart."""
        found = self.found
        paid = float(labour_of(position, realm) + count(realm.terraces))
        spent = early = spill = 0.0
        left = float(len(future.incomes))
        for income in future.incomes:
            workers = income.resources + paid
            most = min(workers, SPENDING * income.turns)
            spent += most
            early += most * left
            spill += workers - most
            left -= 1.0
        found[INCOME] = spent
        found[EARLY_INCOME] = early
        found[SPILL] = spill
        helped = 1.0 if len(future.incomes) else 0.0
        found[FIRST] = helped if lane(position.track, 0) == seat else 0.0
        found[LAST] = helped if lane(position.track, position.seats - 1) == seat else 0.0

    def room(self, realm: Realm, future: Future, turns_here: i64) -> None:
        """IE-650, IE-651: markers that have no terrace yet."""
        found = self.found
        spots = count(realm.markers) - count(realm.terraces)
        some = float(min(spots, MANY)) if future.turns + turns_here > 0 else 0.0
        found[ROOM] = some * float(future.sapas)
        found[ROOM_PAY] = some * float(len(future.incomes))

    def workers(self, realm: Realm, future: Future, turns_here: i64, to_come: i64) -> None:
        """IE-809: what cannot be spent in this column is lost, but for a few."""
        found = self.found
        have = float(realm.workers)
        most = min(have, SPENDING * float(turns_here))
        found[WORKERS] = most
        found[EARLY_WORKERS] = most * float(future.sapas)
        found[KEPT] = min(have - most, float(future.keep)) if future.sapas > 1 else 0.0
        found[TURN] = float(to_come)

    def danger(self, position: Position, realm: Realm, future: Future, harvest: float) -> None:
        """IE-704: what rural unrest, to be feared or lying there, would take."""
        found = self.found
        found[DANGER] = found[DANGER_ACTING] = 0.0
        if not future.suns:
            return
        safe = safe_network(position, realm)
        if safe == realm.network:
            return
        lost = harvest - buildings(position, safe)
        lost += 0.3 * float(count_sites(realm.network) - count_sites(safe))
        found[DANGER] = lost * float(min(future.sapas, 2))
        if future.suns_here and total(realm.acting, DESTROYING):
            found[DANGER_ACTING] = lost

    def network(self, position: Position, realm: Realm, others: Sites, turns_here: i64) -> None:
        """IE-610 to IE-642: places in the network, and those that nobody else has."""
        found = self.found
        mine = realm.network
        built = add_sites(position.cities, position.garrisons)
        free = less_sites(mine, built)
        cities = meet_sites(free, position.land.cities)
        posts = meet_sites(free, position.land.garrisons)
        open_cities = meet_sites(cities, position.open_sites)
        open_posts = meet_sites(posts, position.open_sites)
        can = turns_here > 0
        found[FOR_POST] = 1.0 if can and realm.workers >= 4 and any_site(open_posts) else 0.0
        found[FOR_CITY] = 1.0 if can and realm.workers >= 6 and any_site(open_cities) else 0.0
        found[CITIES] = some(open_cities)
        found[CITIES_OWN] = some(less_sites(open_cities, others))
        found[POSTS] = some(open_posts)
        found[POSTS_OWN] = some(less_sites(open_posts, others))
        found[CLOSED] = paid_for(
            count_sites(less_sites(cities, open_cities)),
            count_sites(less_sites(posts, open_posts)),
        )
        found[TEMPLES] = some(meet_sites(less_sites(position.cities, position.temples), mine))
        found[SITES] = float(count_sites(mine))
        ways = less_roads(meet_roads(realm.near_slots, position.open_slots), position.occupied)
        found[WAYS] = float(min(count_roads(ways), 12))

    def regions(self, position: Position, realm: Realm, seat: Seat, incas: float) -> None:
        """IE-630 to IE-634: the conquests at hand, the best first, and those at nobody else's."""
        found = self.found
        left = realm.reach & position.land.conquerable & ~position.conquered
        others: i64 = 0
        for other in range(position.seats):
            if other != seat:
                others |= position.realms[other].reach
        best = second = further = safe = 0.0
        for kind in range(MARKER_COUNT):
            regions = left & position.regions_of_type(kind)
            if regions:
                gain = gain_of(kind, incas)
                if regions & ~others:
                    safe = max(safe, gain)
                while regions:
                    regions &= regions - 1
                    if gain > best:
                        further += second
                        second = best
                        best = gain
                    elif gain > second:
                        further += second
                        second = gain
                    else:
                        further += gain
        found[BEST] = best
        found[SECOND] = second
        found[FURTHER] = min(further, 20.0)
        found[SAFE] = safe

    def rings(self, position: Position, realm: Realm, sapas: float, incas: float) -> None:
        """Buildings to be reached, places to be built on, regions to be touched."""
        found = self.found
        ring = Ring(position, realm)
        near: i64 = 0
        built = add_sites(position.cities, position.garrisons)
        for number in range(RINGS):
            ring.widen()
            found[BUILT + number] = sapas * buildings(position, ring.sites)
            free = less_sites(ring.sites, built)
            places = paid_for(
                count_sites(meet_sites(free, position.land.cities)),
                count_sites(meet_sites(free, position.land.garrisons)),
            )
            open_ = meet_sites(free, position.open_sites)
            places += paid_for(
                count_sites(meet_sites(open_, position.land.cities)),
                count_sites(meet_sites(open_, position.land.garrisons)),
            )
            found[PLACES + number] = sapas * places
            if number < 2:
                near |= ring.regions
        near &= position.land.conquerable & ~position.conquered & ~realm.reach
        found[NEAR] = incas * float(count(near))

    def cards(self, position: Position, realm: Realm, future: Future, turns_here: i64) -> None:
        """IE-411 to IE-414: the cards beside the own colour, for the turns while they lie; and the
        temples of pilgrimages."""
        found = self.found
        holy: i64 = 0
        for pilgrimage in PILGRIMAGES:
            temples = meet_sites(position.temples, pilgrimage.sites)
            if any_site(meet_sites(temples, realm.network)):
                holy += pilgrimage.points
        found[HOLY] = float(holy * future.suns) / 16.0
        pile = realm.acting
        support = total(pile, SUPPORTING) * count(realm.markers & position.type_0)
        found[SUPPORT] = float(support * future.suns_here)
        for kind in range(CARD_COUNT):
            number = pile & 7
            pile >>= 3
            amount = 0.0
            if number and turns_here:
                amount = self.use(position, realm, kind) * float(number * turns_here)
            found[CARD + kind] = amount

    def use(self, position: Position, realm: Realm, kind: i64) -> float:
        """How far a card finds what it needs."""
        return 1.0 if useful(position, realm, kind, self.need[kind]) else SELDOM


def others_of(position: Position, seat: Seat) -> Sites:
    """The networks of all others together."""
    found = no_sites()
    for other in range(position.seats):
        if other != seat:
            found = add_sites(found, position.realms[other].network)
    return found


def some(sites: Sites) -> float:
    """How many there are, as far as it matters."""
    return float(min(count_sites(sites), MANY))


def gain_of(kind: i64, incas: float) -> float:
    """IE-632 to IE-634: about what a marker brings: points, and workers in every Inca phase."""
    gain = float(MARKER_POINTS[kind]) - float(RESISTANCE[kind]) + 0.8 * incas * float(LABOUR[kind])
    return max(gain, 0.1)
