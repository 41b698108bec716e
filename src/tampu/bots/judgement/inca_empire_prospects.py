"""What a seat will still gain in Inca Empire, in points."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.critic import added
from tampu.bots.judgement.inca_empire_future import Future
from tampu.bots.judgement.inca_empire_ways import Ring, safe_network
from tampu.core.bits import count
from tampu.core.contract import Seat
from tampu.games.inca_empire.box import (
    CARD_COUNT,
    CARDS,
    LABOUR,
    MARKER_COUNT,
    MARKER_POINTS,
    RESISTANCE,
)
from tampu.games.inca_empire.position import FRESH, Position, copies
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.rules.cards import DESTROYING, PILGRIMAGES, SUPPORTING, total
from tampu.games.inca_empire.rules.inca import labour_of
from tampu.games.inca_empire.scoring import SAPA_EACH
from tampu.games.inca_empire.sets import (
    Sites,
    add_sites,
    any_site,
    count_sites,
    less_sites,
    meet_sites,
)

RINGS: list[str] = ["ring_1", "ring_2", "ring_3", "ring_4"]
NEEDS: list[str] = [
    "roads",
    "cities",
    "posts",
    "garrisons",
    "temples",
    "regions",
    "spots",
    "pilgrimage",
]
"""What cards need to be of use; `posts` are places for garrisons."""
TERMS: Final[list[str]] = [
    "harvest",
    "income",
    "room",
    "workers",
    "around",
    "danger",
    "cards",
]
SELDOM = 0.15
"""How much of a card counts while what it needs is not there yet."""


class Prospects:
    """Weighs what a seat has in hand, on the map and around its network."""

    def __init__(self, weights: dict[str, float], cards: dict[str, list[Any]]) -> None:
        self.spending = weights["spending"]
        self.labour = weights["labour"]
        self.spill = weights["spill"]
        self.unrest = weights["unrest"]
        self.unrest_acting = weights["unrest_acting"]
        self.site = weights["site"]
        self.spot = weights["spot"]
        self.unbuilt = weights["unbuilt"]
        self.closed = weights["closed"]
        self.turns = weights["turns"]
        self.region = weights["region"]
        self.regions = weights["regions"]
        self.rings: vec[float] = vec[float]([weights[name] for name in RINGS])
        self.card: vec[float] = vec[float]([float(cards[name][1]) for name in CARDS])
        self.need: vec[i64] = vec[i64]([NEEDS.index(cards[name][0]) for name in CARDS])
        self.parts: vec[float] = vec[float]([0.0] * len(TERMS))
        """What the last position was found to promise, term by term."""

    def of(self, position: Position, seat: Seat, future: Future) -> float:
        """All prospects of a seat, as if its turn were over once it is begun."""
        realm = position.realms[seat]
        to_come = 1 if future.people and turn_to_come(position, seat) else 0
        turns_here = future.turns_here + to_come
        sapas = float(future.sapas if turns_here else future.sapas - 1)
        paid = float(labour_of(position, realm) + count(realm.terraces))
        pay = self.pay(future, paid)
        parts = self.parts
        parts[0] = float(future.sapas) * self.harvest(position, realm)
        parts[1] = self.income(future, paid)
        parts[2] = self.room(realm, future, pay)
        parts[3] = self.workers(realm, future, turns_here)
        parts[4] = self.around(position, realm, future, pay, sapas, future.turns + to_come)
        parts[5] = -self.danger(position, realm, future)
        parts[6] = self.cards(position, realm, future, turns_here)
        return added(parts)

    # What is there

    def harvest(self, position: Position, realm: Realm) -> float:
        """IE-804 to IE-807: one Sapa Inca phase, as the map is now."""
        terraces = float(SAPA_EACH[0] * count(realm.terraces))
        return terraces + buildings(position, realm.network)

    def income(self, future: Future, paid: float) -> float:
        """IE-302 to IE-304: workers of all Inca phases to come; more than can be spent in the
        turns of a column are of little use (IE-601)."""
        found = 0.0
        for income in future.incomes:
            workers = income.resources + self.labour * paid
            spent = min(workers, self.spending * income.turns)
            found += income.worth * (spent + self.spill * (workers - spent))
        return found

    def pay(self, future: Future, paid: float) -> float:
        """Points for one worker more in every Inca phase to come."""
        found = 0.0
        for income in future.incomes:
            workers = income.resources + self.labour * paid
            full = workers < self.spending * income.turns
            found += income.worth if full else self.spill * income.worth
        return self.labour * found

    def room(self, realm: Realm, future: Future, pay: float) -> float:
        """IE-650, IE-651: markers that have no terrace yet."""
        spots = count(realm.markers) - count(realm.terraces)
        gain = 1.0 + float(future.sapas) + pay - 2.0 * future.worker
        return self.spot * gain * float(spots if spots < 3 else 3) if gain > 0.0 else 0.0

    def workers(self, realm: Realm, future: Future, turns_here: i64) -> float:
        """IE-809: what cannot be spent in this column is lost, but for a few."""
        have = float(realm.workers)
        most = self.spending * float(turns_here)
        if have <= most:
            return have * future.worker
        kept = min(have - most, float(future.keep))
        return most * future.worker + kept * future.worker_kept

    # What is around

    def around(
        self,
        position: Position,
        realm: Realm,
        future: Future,
        pay: float,
        sapas: float,
        turns: i64,
    ) -> float:
        """Buildings to be reached, places to be built on, regions to be conquered."""
        if turns <= 0:
            return 0.0
        ring = Ring(position, realm)
        scale = min(1.0, float(turns) / self.turns)
        sites = self.unbuilt * self.places(position, ring.sites)
        regions = self.conquests(position, ring.regions, future.worker, pay)
        for number in range(len(self.rings)):
            ring.widen()
            share = self.rings[number]
            built = buildings(position, ring.sites)
            sites += share * (built + self.unbuilt * self.places(position, ring.sites))
            fresh = ring.regions & ~realm.reach
            if fresh:
                regions += 0.5 * share * self.conquests(position, fresh, future.worker, pay)
        regions = self.region * regions
        return scale * (sapas * sites + regions / (1.0 + regions / self.regions))

    def places(self, position: Position, sites: Sites) -> float:
        """IE-613, IE-623: what cities and garrisons could pay here; less on closed ground."""
        built = add_sites(position.cities, position.garrisons)
        free = less_sites(sites, built)
        cities = meet_sites(free, position.land.cities)
        posts = meet_sites(free, position.land.garrisons)
        found = paid_for(count_sites(cities), count_sites(posts))
        cities = meet_sites(cities, position.open_sites)
        posts = meet_sites(posts, position.open_sites)
        open_ = paid_for(count_sites(cities), count_sites(posts))
        return open_ + self.closed * (found - open_)

    def conquests(self, position: Position, regions: i64, worker: float, pay: float) -> float:
        """IE-632 to IE-634: what the markers of these regions would bring."""
        regions &= position.land.conquerable & ~position.conquered
        found = 0.0
        for kind in range(MARKER_COUNT):
            number = count(regions & position.regions_of_type(kind))
            if number:
                gain = float(MARKER_POINTS[kind]) - worker * float(RESISTANCE[kind])
                gain += pay * float(LABOUR[kind])
                found += float(number) * max(gain, 0.3)
        hidden = count(regions & position.hidden)
        gain = 1.7 - 2.4 * worker + 1.6 * pay
        return found + float(hidden) * max(gain, 0.2)

    # What the cards do

    def danger(self, position: Position, realm: Realm, future: Future) -> float:
        """IE-704: what rural unrest, lying there or to be feared, would take of the harvest."""
        if not future.suns:
            return 0.0
        safe = safe_network(position, realm)
        lost = self.harvest(position, realm) - buildings(position, safe)
        lost -= float(SAPA_EACH[0] * count(realm.terraces))
        lost += self.site * float(count_sites(realm.network) - count_sites(safe))
        fear = self.unrest * float(future.sapas if future.sapas < 2 else 2)
        if future.suns_here and total(realm.acting, DESTROYING):
            fear += self.unrest_acting
        return fear * lost

    def cards(self, position: Position, realm: Realm, future: Future, turns_here: i64) -> float:
        """IE-411 to IE-414: the cards beside the own colour, while they lie."""
        if not realm.acting:
            return 0.0
        found = self.recurring(position, realm, future)
        for kind in range(CARD_COUNT):
            number = copies(realm.acting, kind)
            if number and turns_here:
                found += float(number * turns_here) * self.card_use(position, realm, kind)
        return found

    def card_use(self, position: Position, realm: Realm, kind: i64) -> float:
        """What a card beside the own colour brings in one turn."""
        use = 1.0 if useful(position, realm, kind, self.need[kind]) else SELDOM
        return use * self.card[kind]

    def recurring(self, position: Position, realm: Realm, future: Future) -> float:
        """IE-703: what will come again at the end of each Sun phase of this column."""
        workers = total(realm.acting, SUPPORTING) * count(realm.markers & position.type_0)
        return future.worker * float(workers * future.suns_here)


def turn_to_come(position: Position, seat: Seat) -> bool:
    """IE-501: whether the seat's turn of this People phase is not yet begun."""
    tile = position.realms[seat].tile
    if tile == position.place:
        return position.road_action == FRESH and position.development == FRESH
    return tile > position.place


def buildings(position: Position, sites: Sites) -> float:
    """IE-805 to IE-807: what the buildings on these sites pay at a Sapa Inca phase."""
    garrisons = count_sites(meet_sites(position.garrisons, sites))
    cities = count_sites(meet_sites(position.cities, sites))
    temples = count_sites(meet_sites(position.temples, sites))
    return paid_for(cities, garrisons) + float(SAPA_EACH[3] * temples)


def paid_for(cities: i64, garrisons: i64) -> float:
    """IE-805, IE-806: the points for so many cities and garrisons."""
    return float(SAPA_EACH[1] * garrisons + SAPA_EACH[2] * cities)


def useful(position: Position, realm: Realm, kind: i64, need: i64) -> bool:
    """Whether a card finds what it needs in the network or among the own markers."""
    if need == 0:
        return True
    if need == 5:
        return realm.reach & position.land.conquerable & ~position.conquered != 0
    if need == 6:
        return realm.markers != realm.terraces
    network = realm.network
    if need == 7:
        return holy(position, realm, kind)
    if need == 3:
        return any_site(meet_sites(network, position.garrisons))
    if need == 4:
        cities = less_sites(position.cities, position.temples)
        return any_site(meet_sites(network, cities))
    wanted = position.land.cities if need == 1 else position.land.garrisons
    built = add_sites(position.cities, position.garrisons)
    return any_site(less_sites(meet_sites(network, wanted), built))


def holy(position: Position, realm: Realm, kind: i64) -> bool:
    """IE-782: whether a temple of this pilgrimage is in the network."""
    for pilgrimage in PILGRIMAGES:
        if pilgrimage.kind == kind:
            temples = meet_sites(position.temples, pilgrimage.sites)
            return any_site(meet_sites(temples, realm.network))
    return False
