"""What the missions of a player of Cuzco (Feld) promise: how likely each is to be completed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.cuzco_feld_outlook import Outlook
from tampu.core.bits import lowest
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.box import MISSION_POINTS, ROUNDS
from tampu.games.cuzco_feld.position import Position, goods_in
from tampu.games.cuzco_feld.rules.missions import ANY, COUNTS, MISSION_LIST, Condition, counted

GOODS_COUNTED: Final[i64] = COUNTS.index("goods")
TYPES_COUNTED: Final[i64] = COUNTS.index("distinct_goods")
ENOUGH_DICE: Final = 6.0
"""With so many dice to come there is time for anything."""


class MissionProspects:
    """How likely a missing unit of each count is still to be had, and what follows from it."""

    def __init__(self, weights: dict[str, float], units: dict[str, float]) -> None:
        self.units: vec[float] = vec[float]([units[name] for name in COUNTS])
        self.mission = weights["mission"]
        self.first = weights["first_mission"]

    def of(self, position: Position, seat: Seat, ahead: Outlook) -> float:
        """CF-831, CF-862: the missions held; CF-833: one that is complete spares another."""
        time = self.time(ahead)
        total = 0.0
        best = 0.0
        held = position.masks[seat].missions | position.masks[seat].kept
        while held:
            chance = self.chance(position, seat, lowest(held), ahead, time)
            held &= held - 1
            total += chance
            if chance > best:
                best = chance
        found = self.mission * float(MISSION_POINTS) * total
        return found + self.first * best if ahead.palaces else found

    def time(self, ahead: Outlook) -> float:
        """What is left of the chances when few dice are to come."""
        if ahead.dice:
            return 0.3 + 0.7 * min(1.0, float(ahead.dice) / ENOUGH_DICE)
        if ahead.menus or ahead.markets:
            return 0.2
        return 0.05 if ahead.palaces else 0.0

    def chance(
        self, position: Position, seat: Seat, mission: i64, ahead: Outlook, time: float
    ) -> float:
        """That a mission is completed one day."""
        chance = 1.0
        for condition in MISSION_LIST[mission].conditions:
            have = counted(position, seat, condition.what, condition.sort)
            missing = condition.least - have
            if missing > 0:
                if not within_reach(position, condition, missing, ahead):
                    return 0.0
                unit = self.units[condition.what] * time
                for _ in range(missing):
                    chance *= unit
        return chance


def within_reach(position: Position, condition: Condition, missing: i64, ahead: Outlook) -> bool:
    """CF-821, CF-853: goods are bought one a round, and all rows lie open."""
    if condition.what != GOODS_COUNTED and condition.what != TYPES_COUNTED:
        return True
    if missing > ahead.markets:
        return False
    if condition.sort == ANY:
        return True
    seen: i64 = 0
    for row in range(ROUNDS - ahead.markets, ROUNDS):
        if goods_in(position.market(row), condition.sort):
            seen += 1
    return seen >= missing
