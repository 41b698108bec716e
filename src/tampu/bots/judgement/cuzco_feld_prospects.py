"""What a position of Cuzco (Feld) promises a player beyond the points so far."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.critic import added
from tampu.bots.judgement.cuzco_feld_missions import MissionProspects
from tampu.bots.judgement.cuzco_feld_outlook import Outlook
from tampu.core.bits import bit, count, lane
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    ABILITY_COUNT,
    ACHIEVEMENT_POINTS,
    CARD_COUNT,
    CARDS,
    CIRCLE_COUNT,
    CIRCLE_PAIRS,
    CIRCLE_POINTS,
    GOODS_COUNT,
    GOODS_POINTS,
    HEADDRESS_BONUS,
    INTI_POINTS,
    KNOWLEDGE_POINTS,
    PRICES,
    PRIEST_POINTS,
    QUIPUS,
    ROUNDS,
    SLIDE,
    SLOT_COUNT,
    STEPS,
    STUDY,
    TILE_SLOT_COUNT,
)
from tampu.games.cuzco_feld.land import PLACE_COUNT, VILLAGES
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.piles import copies, tiles_in
from tampu.games.cuzco_feld.position import Position, goods_in
from tampu.games.cuzco_feld.rules.movement import BOTH

PASSABLE: Final[i64] = 4
"""A path with at most this number is likely to be open to some die."""
BOUGHT_AT_ONCE: Final[i64] = 5
"""CF-821, CF-824: more food than this is seldom spent in one market."""
MOST_COPIES: Final[i64] = 4
TERMS: Final[list[str]] = [
    "inti",
    "villages",
    "missions",
    "achievements",
    "temple",
    "knowledge",
    "food",
    "powers",
    "pips",
    "headdress",
    "tiles",
    "roads",
    "pututus",
]


class Prospects:
    """The prospects of one seat, in points."""

    def __init__(
        self,
        weights: dict[str, float],
        units: dict[str, float],
        uses: dict[str, list[float]],
        cards: dict[str, float],
    ) -> None:
        self.missions = MissionProspects(weights, units)
        self.cards: vec[float] = vec[float]([cards[name] for name in CARDS])
        self.uses: vec[float] = vec[float]([use for name in ABILITIES for use in uses[name]])
        self.ready = weights["ready"]
        self.half = weights["half"]
        self.circle_pace = weights["circle_pace"]
        self.circle_ease = weights["circle_ease"]
        self.push = weights["push"]
        self.majority = weights["majority"]
        self.inti = weights["inti"]
        self.order = weights["order"]
        self.food = weights["food"]
        self.spare_food = weights["spare_food"]
        self.bargain = weights["bargain"]
        self.nine = weights["nine"]
        self.six_goods = weights["six_goods"]
        self.cover = weights["cover"]
        self.feather_rate = weights["feather_rate"]
        self.circle_rate = weights["circle_rate"]
        self.quipu_rate = weights["quipu_rate"]
        self.tile_rate = weights["tile_rate"]
        self.spread = weights["spread"]
        self.second_use = weights["second_use"]
        self.use = weights["use"]
        self.tile = weights["tile"]
        self.slide = weights["slide"]
        self.slot = weights["slot"]
        self.offering = weights["offering"]
        self.idle_card = weights["idle_card"]
        self.path = weights["path"]
        self.feather = weights["feather"]
        self.pututu = weights["pututu"]
        self.hoped: vec[float] = vec[float]([0.0] * 6)
        """What the achievements promise, one by one."""
        self.parts: vec[float] = vec[float]([0.0] * len(TERMS))
        """What the last position was found to promise, term by term."""

    def of(self, position: Position, seat: Seat) -> float:
        """Everything to come that can be told from what lies on the table."""
        mask = position.masks[seat]
        ahead = Outlook(position, seat)
        parts = self.parts
        parts[0] = float(INTI_POINTS * mask.inti)
        parts[1] = self.of_villages(position, seat, ahead)
        parts[2] = self.missions.of(position, seat, ahead)
        parts[3] = self.of_achievements(mask, ahead)
        parts[4] = self.of_temple(position, seat, ahead)
        parts[5] = self.of_knowledge(position, seat, ahead)
        parts[6] = self.of_food(position, mask, ahead)
        parts[7] = self.of_powers(mask, ahead)
        parts[8] = float(position.pips) if position.active == seat else 0.0
        busy = ahead.dice or ahead.menus or ahead.study_open or ahead.farm_open
        parts[9] = self.of_headdress(mask, ahead) if busy else 0.0
        parts[10] = self.of_tiles(mask, ahead) if busy else 0.0
        parts[11] = self.of_roads(position, mask, ahead) if busy else 0.0
        parts[12] = self.pututu * ahead.share * float(mask.ones + mask.twos) if busy else 0.0
        return added(parts)

    def sort(self, position: Position, seat: Seat) -> None:
        """The same into its parts, term by term."""
        self.of(position, seat)

    # The end

    def of_villages(self, position: Position, seat: Seat, ahead: Outlook) -> float:
        """CF-872: quipus on top, as far as nobody is likely to cover them."""
        found = 0.0
        own = position.masks[seat].villages
        for place in range(1, PLACE_COUNT):
            if own >> place & 1:
                height = position.quipus_at(place)
                if position.owner_at(place, height - 1) == seat:
                    others = float(position.seats - height)
                    risk = min(0.9, self.cover * others * ahead.share * 1.5)
                    found += float(position.land.points[place]) * (1.0 - risk)
        return found

    def of_achievements(self, mask: Mask, ahead: Outlook) -> float:
        """CF-873 to CF-878: the six achievements, by what is missing and the dice to come."""
        self.hopes(mask, ahead)
        hoped = self.hoped
        found = hoped[0]
        found += hoped[1]
        found += hoped[3]
        found += hoped[4]
        found += hoped[2]
        return found + hoped[5]

    def hopes(self, mask: Mask, ahead: Outlook) -> None:
        """The same one by one."""
        feathers = SLOT_COUNT - count(mask.feathers)
        circles = CIRCLE_COUNT - count(mask.circles)
        quipus = QUIPUS - count(mask.villages)
        tiles = TILE_SLOT_COUNT - mask.tile_count()
        hoped = self.hoped
        hoped[0] = self.hope(0, feathers, self.feather_rate, ahead)
        hoped[1] = self.hope(1, circles, self.circle_rate, ahead)
        hoped[2] = float(ACHIEVEMENT_POINTS[2]) * self.nine_missions(mask, ahead)
        hoped[3] = self.hope(3, quipus, self.quipu_rate, ahead)
        hoped[4] = self.hope(4, tiles, self.tile_rate, ahead)
        hoped[5] = float(ACHIEVEMENT_POINTS[5]) * self.six_goods_bought(mask, ahead)

    def hope(self, achievement: i64, missing: i64, rate: float, ahead: Outlook) -> float:
        """The points of an achievement, by the chance to get what is missing in time."""
        points = float(ACHIEVEMENT_POINTS[achievement])
        if missing <= 0:
            return points
        if ahead.dice == 0 and ahead.menus == 0:
            return 0.0
        late = (float(missing) - rate * float(ahead.dice + ahead.menus)) / self.spread
        return points / (1.0 + math.exp(late + 1.0))

    def nine_missions(self, mask: Mask, ahead: Outlook) -> float:
        """CF-875: one in each round, and the last three."""
        done = count(mask.completed)
        held = 3 if not ahead.over else count(mask.missions)
        if done + ahead.palaces + held < 9:
            return 0.0
        chance = 1.0
        for _ in range(9 - done):
            chance *= self.nine
        return chance

    def six_goods_bought(self, mask: Mask, ahead: Outlook) -> float:
        """CF-878: one in each round."""
        missing = 6 - mask.goods_count()
        if missing > ahead.markets:
            return 0.0
        chance = 1.0
        for _ in range(missing):
            chance *= self.six_goods
        return chance

    # The capital

    def of_temple(self, position: Position, seat: Seat, ahead: Outlook) -> float:
        """CF-811, CF-812: what the priests will bring before they are pushed off the steps."""
        if ahead.scorings == 0:
            return 0.0
        found = 0.0
        others = float(position.seats - 1)
        first = ROUNDS - ahead.scorings
        for step in range(STEPS):
            if lane(position.steps, step) == seat + 1:
                keep = max(0.2, 1.0 - self.push * others / float(step + 2))
                hold = 1.0 - (1.0 - keep) * float(ahead.unplaced) / 3.0
                for turn in range(first, ROUNDS):
                    found += hold * float(PRIEST_POINTS[turn])
                    hold *= keep
        if leads_temple(position, seat):
            found += self.majority * (float(INTI_POINTS) + self.inti)
        return found

    def of_knowledge(self, position: Position, seat: Seat, ahead: Outlook) -> float:
        """CF-802, CF-803: the points of the space, and the place in the next turn order."""
        place = position.masks[seat].token
        found = 0.0
        if ahead.scorings > ROUNDS - position.round:
            found += float(KNOWLEDGE_POINTS[position.masks[seat].knowledge])
            place = 0
            while lane(position.track, place) != seat:
                place += 1
        weight = self.order if position.round < ROUNDS else 0.3 * self.order
        return found + weight * float(position.seats - 1 - place)

    def of_food(self, position: Position, mask: Mask, ahead: Outlook) -> float:
        """CF-821 to CF-825: the best tile of the next row, and what later rows may cost."""
        if ahead.markets == 0:
            return 0.0
        worth = self.food if ahead.markets > 1 else 0.0
        useful = min(mask.food, BOUGHT_AT_ONCE * ahead.markets)
        best = 0.0
        row = position.market(ROUNDS - ahead.markets)
        for kind in range(GOODS_COUNT):
            if goods_in(row, kind) and PRICES[kind] <= mask.food:
                gain = float(GOODS_POINTS[kind]) - worth * float(PRICES[kind])
                if gain > best:
                    best = gain
        if mask.goods_count() + ahead.markets >= 6 and best > 0.0:
            best += 0.5
        spare = float(mask.food - useful)
        return worth * float(useful) + self.spare_food * spare + self.bargain * best

    # Powers

    def of_powers(self, mask: Mask, ahead: Outlook) -> float:
        """CF-621, CF-624: cards that offerings can pay for, and medallions."""
        time = 0.3 if ahead.menus or ahead.palaces else 0.0
        if ahead.dice:
            time = 0.4 + 0.6 * min(1.0, float(ahead.dice) / 8.0)
        found = 0.0
        held: i64 = 0
        for card in range(CARD_COUNT):
            if copies(mask.hand, card):
                number = copies(mask.hand, card)
                held += number
                found += self.cards[card] * float(number)
        paid = min(held, mask.offerings)
        if held:
            share = float(paid) / float(held)
            found *= share + (1.0 - share) * self.idle_card
        if mask.offerings > held:
            found += self.offering * float(min(mask.offerings - held, 4))
        return time * (found + self.inti * float(mask.inti))

    # The mask

    def of_headdress(self, mask: Mask, ahead: Outlook) -> float:
        """CF-510 to CF-515: circle tiles with both feathers, or one of them, and the round."""
        soon = float(ahead.next if ahead.unplaced else ahead.next + 1)
        found = self.feather * ahead.share * float(count(mask.feathers))
        for circle in range(CIRCLE_COUNT):
            if mask.circles >> circle & 1:
                continue
            have = count(mask.feathers & CIRCLE_PAIRS[circle])
            if have == 0:
                continue
            turn: i64 = int(soon if have == 2 else soon + 0.5)
            if turn > ROUNDS:
                continue
            gain = float(CIRCLE_POINTS[circle] + HEADDRESS_BONUS[turn - 1])
            gain *= 1.0 - self.circle_ease * float(circle)
            found += gain * (self.ready if have == 2 else self.half)
            if have == 2:
                soon += self.circle_pace
        return found

    def of_tiles(self, mask: Mask, ahead: Outlook) -> float:
        """CF-721, CF-722: the best ability of each kind in every phase II; CF-413, CF-414."""
        found = 0.0
        for kind in range(2):
            best = 0.0
            second = 0.0
            for ability in range(ABILITY_COUNT):
                tile = kind * ABILITY_COUNT + ability
                number = tiles_in(mask.tiles, tile)
                if number == 0:
                    continue
                found += self.tile * ahead.share * float(number)
                found += self.slide * self.lift(ahead) * float(SLIDE[ability] * mask.up(tile))
                use = self.uses[ability * MOST_COPIES + number - 1]
                if use > best:
                    second = best
                    best = use
                elif use > second:
                    second = use
            times = float(ahead.menus)
            if ahead.study_open if kind == STUDY else ahead.farm_open:
                times += 1.0
            found += (self.use * best + self.second_use * second) * times
        return found + self.slot * ahead.share * float(min(mask.free_slots(), 2))

    def lift(self, ahead: Outlook) -> float:
        """How likely a tile is still to be slid down."""
        return min(1.0, float(ahead.dice) / 6.0)

    def of_roads(self, position: Position, mask: Mask, ahead: Outlook) -> float:
        """CF-301: new villages that are one step away."""
        near = position.land.within(position.rotation, mask.chasqui, BOTH, PASSABLE)
        fresh = near & VILLAGES & ~mask.villages
        found = float(min(count(fresh), 3))
        if near & bit(0):
            found += 0.5
        return self.path * min(1.0, 2.0 * ahead.share) * found


def leads_temple(position: Position, seat: Seat) -> bool:
    """CF-812, CF-813: whether this seat would take the medallion now."""
    own = position.priests_of(seat)
    if own == 0:
        return False
    for other in range(position.seats):
        if other != seat:
            theirs = position.priests_of(other)
            if theirs > own or (theirs == own and stands_above(position, other, seat)):
                return False
    return True


def stands_above(position: Position, one: i64, two: i64) -> bool:
    """CF-813: whose highest priest stands higher."""
    for step in range(STEPS - 1, -1, -1):
        owner = lane(position.steps, step) - 1
        if owner == one:
            return True
        if owner == two:
            return False
    return False
