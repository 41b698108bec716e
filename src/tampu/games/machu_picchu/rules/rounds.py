"""MP-2xx: the round, its sun/moon card, and whose turn it is."""

from mypy_extensions import i64

from tampu.core.bits import bit, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.machu_picchu.box import INSTRUCTION, SKY
from tampu.games.machu_picchu.position import ASK_CARD, ASK_SKY, SKY_LANE, Position
from tampu.games.machu_picchu.rules.ending import ended, finish


def begin_round(position: Position, tell: Tell | None) -> None:
    """MP-203: round 1 uses the printed card, every later round turns one."""
    position.round += 1
    position.placed = 0
    if position.round > 1:
        position.asking = ASK_SKY
        return
    position.asking = ASK_CARD
    tell_sky(position, tell)


def refuse_sky(position: Position, card: i64) -> Refusal | None:
    """MP-108: only a card still in the pile can be turned."""
    if position.sky_left & bit(card):
        return None
    return refuse("MP-108", sky=SKY[card], instruction=INSTRUCTION[card])


def turn_sky(position: Position, card: i64, tell: Tell | None) -> None:
    """MP-203: the top card of the pile is valid for this round."""
    position.sky = card
    position.sky_left &= ~bit(card)
    position.asking = ASK_CARD
    tell_sky(position, tell)


def tell_sky(position: Position, tell: Tell | None) -> None:
    """MP-203: say which sun/moon card is valid."""
    if tell is not None:
        tell.that(
            "MP-203",
            -1,
            round=position.round,
            sky=SKY[position.sky],
            instruction=INSTRUCTION[position.sky],
        )


def end_round(position: Position, tell: Tell | None) -> None:
    """MP-202, steps 7 to 9: the cards leave (MP-310), the end is checked, the figure passes."""
    position.used |= position.on_stairs()
    cards = with_lane(position.stairs, SKY_LANE, position.sky)
    position.past = (*position.past, int(position.course), int(cards))
    position.course = 0
    position.stairs = 0
    position.layers = 0
    position.open = 0
    if tell is not None:
        tell.that("MP-310", -1)
    rule = ended(position)
    if rule is not None:
        finish(position, rule, tell)
        return
    position.first = (position.first + 1) % position.seats
    if tell is not None:
        tell.that("MP-211", position.first)
    begin_round(position, tell)
