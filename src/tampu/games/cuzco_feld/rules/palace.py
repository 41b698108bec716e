"""CF-83x, CF-862, CF-863: finishing missions, taking new ones, and the last missions."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit, lowest, members
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.cuzco_feld.actions import BY_HAND
from tampu.games.cuzco_feld.box import (
    GODS,
    HELPED_POINTS,
    MISSION_POINTS,
    MISSION_RULES,
    MISSIONS,
)
from tampu.games.cuzco_feld.piles import one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import gods
from tampu.games.cuzco_feld.rules.missions import (
    MISSION_LIST,
    learn_lack,
    learn_proof,
    proof,
    shortfall,
)

CARD_04: Final[i64] = 3


def completable(position: Position, seat: Seat) -> i64:
    """CF-832, CF-836: own missions whose conditions are all met, as a set."""
    found: i64 = 0
    held = position.masks[seat].missions
    while held:
        mission = lowest(held)
        held &= held - 1
        if shortfall(position, seat, mission) == 0:
            found |= bit(mission)
    return found


def lacks_one(position: Position, seat: Seat, mission: i64, way: i64) -> bool:
    """CF-604, CF-654: one unit short, before and after the payment."""
    if shortfall(position, seat, mission) != 1:
        return False
    mask = position.masks[seat]
    if way == BY_HAND:
        mask.offerings -= 1
        mask.hand -= one_card(CARD_04)
        after = shortfall(position, seat, mission)
        mask.offerings += 1
        mask.hand += one_card(CARD_04)
        return after == 1
    mask.inti -= 1
    after = shortfall(position, seat, mission)
    mask.inti += 1
    return after == 1


def helpable(position: Position, seat: Seat, way: i64) -> i64:
    """CF-654: own missions that power 04 can complete, paid like this, as a set."""
    found: i64 = 0
    if not gods.ways(position, seat, CARD_04) >> way & 1:
        return found
    held = position.masks[seat].missions
    while held:
        mission = lowest(held)
        held &= held - 1
        if lacks_one(position, seat, mission, way):
            found |= bit(mission)
    return found


def may_be_helped(position: Position, seat: Seat) -> bool:
    """CF-863: whether power 04 can complete any mission."""
    return (helpable(position, seat, 0) | helpable(position, seat, 1)) != 0


def seems_helpable(position: Position, seat: Seat) -> bool:
    """CF-634, CF-863: whether what everybody knows does not rule out that power 04 completes one.

    What a mission of cards lacks is not known while a card in the hand is not.
    """
    mask = position.masks[seat]
    seeming = gods.seeming_ways(position, seat, CARD_04)
    for way in range(2):
        held = mask.missions if seeming >> way & 1 else 0
        while held:
            mission = lowest(held)
            held &= held - 1
            hidden = MISSION_LIST[mission].by_cards and not mask.is_open()
            if hidden or lacks_one(position, seat, mission, way):
                return True
    return False


# Refusals


def refuse_own(position: Position, mission: i64) -> Refusal | None:
    """CF-831: one of the own missions."""
    if position.mine().missions & bit(mission):
        return None
    return refuse("CF-831", mission=MISSIONS[mission])


def refuse_complete(position: Position, mission: i64) -> Refusal | None:
    """CF-831, CF-836: an own mission without shortfall."""
    refusal = refuse_own(position, mission)
    if refusal is not None:
        return refusal
    missing = shortfall(position, position.active, mission)
    if missing:
        return refuse("CF-836", mission=MISSIONS[mission], shortfall=missing)
    return None


def refuse_help(position: Position, mission: i64, way: i64) -> Refusal | None:
    """CF-831, CF-622, CF-625, CF-654: an own mission one unit short, and a payment."""
    refusal = refuse_own(position, mission)
    if refusal is None:
        refusal = gods.refuse_way(position, position.active, CARD_04, way)
    if refusal is not None:
        return refusal
    if lacks_one(position, position.active, mission, way):
        return None
    return refuse(
        "CF-654",
        mission=MISSIONS[mission],
        shortfall=shortfall(position, position.active, mission),
    )


def refuse_remove(position: Position, mission: i64) -> Refusal | None:
    """CF-831, CF-833: an own mission, while none can be completed."""
    refusal = refuse_own(position, mission)
    if refusal is not None:
        return refusal
    done = completable(position, position.active)
    return refuse("CF-833", mission=MISSIONS[lowest(done)]) if done else None


def refuse_take(position: Position, mission: i64) -> Refusal | None:
    """CF-837: a mission that lies face up in the palace."""
    if position.palace & bit(mission):
        return None
    return refuse("CF-837", mission=MISSIONS[mission])


# What happens


def complete(position: Position, seat: Seat, mission: i64, tell: Tell | None) -> None:
    """CF-832, CF-835, CF-839: six points by the mission's own rule; nothing is spent."""
    finish(position, seat, mission, tell)
    position.masks[seat].points += MISSION_POINTS
    if tell is not None:
        name = MISSIONS[mission]
        tell.points(MISSION_RULES[mission], seat, MISSION_POINTS, mission=name)


def help_complete(position: Position, mission: i64, way: i64, tell: Tell | None) -> None:
    """CF-604, CF-834: with power 04 for four points; it counts in every respect."""
    seat = position.active
    gods.pay(position, seat, CARD_04, way, tell)
    finish(position, seat, mission, tell)
    position.masks[seat].points += HELPED_POINTS
    if tell is not None:
        tell.points("CF-604", seat, HELPED_POINTS, mission=MISSIONS[mission])


def finish(position: Position, seat: Seat, mission: i64, tell: Tell | None) -> None:
    """CF-835, CF-839: face down on the mask; a mission of cards shows the gods that prove it."""
    mask = position.masks[seat]
    mask.missions &= ~bit(mission)
    mask.completed |= bit(mission)
    if MISSION_LIST[mission].by_cards:
        prove(position, seat, mission, tell)


def prove(position: Position, seat: Seat, mission: i64, tell: Tell | None) -> None:
    """CF-839: others learn these gods, and no numbers."""
    mask = position.masks[seat]
    told = proof(mask.hand, mission)
    learn_proof(mask, mission, told)
    if tell is None:
        return
    for god in sorted(set(told)):
        tell.that("CF-839", seat, god=GODS[god], cards=told.count(god))
        tell.seal()


def remove(position: Position, mission: i64, tell: Tell | None) -> None:
    """CF-833, CF-835: it leaves the game for nothing: none could be completed."""
    learn_lack(position.mine())
    position.mine().missions &= ~bit(mission)
    if tell is not None:
        tell.that("CF-835", position.active, mission=MISSIONS[mission])


def take(position: Position, mission: i64, tell: Tell | None) -> None:
    """CF-837: from the palace; its place is not filled in this round."""
    position.answered()
    position.palace &= ~bit(mission)
    position.mine().missions |= bit(mission)
    if tell is not None:
        tell.that("CF-837", position.active, mission=MISSIONS[mission])


def complete_all(position: Position, seat: Seat, tell: Tell | None) -> None:
    """CF-862: every remaining mission whose conditions are met, without asking."""
    done = completable(position, seat)
    while done:
        complete(position, seat, lowest(done), tell)
        done &= done - 1
    learn_lack(position.masks[seat])


def drop_rest(position: Position, tell: Tell | None) -> None:
    """CF-863: missions left leave the game."""
    mask = position.mine()
    if mask.missions and tell is not None:
        names = [MISSIONS[mission] for mission in members(mask.missions)]
        tell.that("CF-863", position.active, missions=names)
    mask.missions = 0
