"""What a player of Cuzco (Feld) has: everything that may be worth points, and how much of it."""

from mypy_extensions import i64

from tampu.bots.judgement.cuzco_feld_features import (
    FOOD,
    HOPES,
    KIND_COUNT,
    KNOWLEDGE,
    MISSING,
    PUTUTUS,
    ROADS,
    TEMPLE,
)
from tampu.bots.judgement.cuzco_feld_mask_signals import MaskSignals
from tampu.bots.judgement.cuzco_feld_missions import within_reach
from tampu.bots.judgement.cuzco_feld_outlook import Outlook
from tampu.bots.judgement.cuzco_feld_prospects import leads_temple
from tampu.core.bits import bit, count, lane, lowest
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.box import (
    GOODS_COUNT,
    GOODS_POINTS,
    KNOWLEDGE_POINTS,
    PRICES,
    ROUNDS,
    STEPS,
)
from tampu.games.cuzco_feld.land import PLACE_COUNT, VILLAGES
from tampu.games.cuzco_feld.mask import Mask
from tampu.games.cuzco_feld.position import Position, goods_in
from tampu.games.cuzco_feld.rules.missions import MISSION_LIST, counted
from tampu.games.cuzco_feld.rules.movement import BOTH


class Signals(MaskSignals):
    """The signals of one seat in one position."""

    def at_what_others_change(self, position: Position, seat: Seat) -> None:
        """What a seat has that may be another the next moment, whoever acts."""
        self.clear()
        mask = position.masks[seat]
        ahead = Outlook(position, seat)
        self.look_at_villages(position, seat)
        self.look_at_capital(position, seat, ahead)
        self.look_at_food(position, mask, ahead)
        if not ahead.over:
            self.look_at_dice(position, seat, mask, ahead)
            self.look_at_headdress(position, mask, ahead)

    def at_all(self, position: Position, seat: Seat) -> None:
        """Everything there is."""
        self.clear()
        found = self.found
        mask = position.masks[seat]
        ahead = Outlook(position, seat)
        found[0] = float(mask.inti)
        self.look_at_villages(position, seat)
        self.look_at_missions(position, seat, ahead)
        self.look_at_achievements(mask, ahead)
        self.look_at_capital(position, seat, ahead)
        self.look_at_food(position, mask, ahead)
        if ahead.over:
            return
        self.look_at_powers(mask)
        self.look_at_dice(position, seat, mask, ahead)
        self.look_at_headdress(position, mask, ahead)
        self.look_at_tiles(mask, ahead)
        self.look_at_roads(position, mask)
        found[PUTUTUS] = float(mask.ones + 2 * mask.twos)

    def look_at_villages(self, position: Position, seat: Seat) -> None:
        """CF-872: quipus on top, and who could still cover them."""
        own = position.masks[seat].villages
        total = 0.0
        open_to = 0.0
        near = 0.0
        for place in range(1, PLACE_COUNT):
            if own >> place & 1:
                height = position.quipus_at(place)
                if position.owner_at(place, height - 1) == seat:
                    points = float(position.land.points[place])
                    total += points
                    for other in range(position.seats):
                        rival = position.masks[other]
                        if rival.villages >> place & 1 or rival.quipus + rival.reserve == 0:
                            continue
                        open_to += points
                        way = position.land.within(position.rotation, rival.chasqui, BOTH, 6)
                        if way >> place & 1:
                            near += points
        self.found[1] = total
        self.found[2] = open_to
        self.found[3] = near

    def look_at_missions(self, position: Position, seat: Seat, ahead: Outlook) -> None:
        """CF-831: the missions held, by what is missing."""
        missions = self.prospects.missions
        time = missions.time(ahead)
        held = position.masks[seat].missions | position.masks[seat].kept
        best = 0.0
        while held:
            mission = lowest(held)
            held &= held - 1
            chance = 1.0
            missing: i64 = 0
            kind: i64 = 0
            for condition in MISSION_LIST[mission].conditions:
                lacks = condition.least - counted(position, seat, condition.what, condition.sort)
                if lacks > 0:
                    if not within_reach(position, condition, lacks, ahead):
                        chance = 0.0
                    missing += lacks
                    kind = condition.what
                    for _ in range(lacks):
                        chance *= missions.units[kind] * time
            if missing == 0:
                self.found[4] += 1.0
            elif chance > 0.0:
                place: i64 = missing - 1 if missing < 3 else 2
                self.found[MISSING + place * KIND_COUNT + kind] += 1.0
                self.found[5] += chance
            if chance > best:
                best = chance
        self.found[6] = best if ahead.palaces else 0.0

    def look_at_achievements(self, mask: Mask, ahead: Outlook) -> None:
        """CF-873 to CF-878: the six achievements, as likely as they are."""
        prospects = self.prospects
        prospects.hopes(mask, ahead)
        for number in range(6):
            self.found[HOPES + number] = prospects.hoped[number]

    def look_at_capital(self, position: Position, seat: Seat, ahead: Outlook) -> None:
        """CF-802, CF-803, CF-811: priests on their steps, knowledge, and the next turn order."""
        found = self.found
        if ahead.scorings:
            for step in range(STEPS):
                if lane(position.steps, step) == seat + 1:
                    found[TEMPLE + step] = 1.0
            if leads_temple(position, seat):
                found[TEMPLE + STEPS] = 1.0
        place = position.masks[seat].token
        if ahead.scorings > ROUNDS - position.round:
            found[KNOWLEDGE] = float(KNOWLEDGE_POINTS[position.masks[seat].knowledge])
            place = 0
            while lane(position.track, place) != seat:
                place += 1
        found[KNOWLEDGE + 1] = float(position.seats - 1 - place)

    def look_at_food(self, position: Position, mask: Mask, ahead: Outlook) -> None:
        """CF-821 to CF-825: food, what it buys next, and what was bought."""
        found = self.found
        found[FOOD + 4] = float(mask.goods_count())
        if ahead.markets == 0:
            return
        food = mask.food
        found[FOOD] = float(min(food, 3))
        if food > 3:
            found[FOOD + 1] = float(min(food - 3, 3))
        if food > 6:
            found[FOOD + 2] = float(food - 6)
        best = 0.0
        row = position.market(ROUNDS - ahead.markets)
        for kind in range(GOODS_COUNT):
            if goods_in(row, kind) and PRICES[kind] <= food:
                gain = float(GOODS_POINTS[kind])
                if ahead.markets > 1:
                    gain -= 0.8 * float(PRICES[kind])
                if gain > best:
                    best = gain
        found[FOOD + 3] = best

    def look_at_roads(self, position: Position, mask: Mask) -> None:
        """CF-301: new villages that are one step away."""
        found = self.found
        found[ROADS + 5] = float(count(mask.villages))
        fresh = VILLAGES & ~mask.villages
        land = position.land
        if mask.quipus + mask.reserve:
            for level in range(3):
                near = land.within(position.rotation, mask.chasqui, BOTH, 2 + 2 * level)
                found[ROADS + level] = float(count(near & fresh))
                if level == 1:
                    for place in range(1, PLACE_COUNT):
                        if near & fresh & bit(place) and land.points[place] > found[ROADS + 3]:
                            found[ROADS + 3] = float(land.points[place])
        if land.within(position.rotation, mask.chasqui, BOTH, 4) & bit(0):
            found[ROADS + 4] = 1.0
