"""CF-53x: the fire blessing and its two halves."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import bit
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.cuzco_feld.agenda import ASK_BLESSING, ASK_GOD_CARD, ASK_SECOND
from tampu.games.cuzco_feld.position import Position, gods_present
from tampu.games.cuzco_feld.rules import gods

CARD_08: Final[i64] = 7
# The four halves of a blessing
A_CARD: Final[i64] = 0
AN_OFFERING: Final[i64] = 1
KNOWLEDGE: Final[i64] = 2
FOOD: Final[i64] = 3
HALVES: Final[list[str]] = ["card", "offering", "knowledge", "food"]


def bless(position: Position, rule: str, tell: Tell | None) -> None:
    """CF-530, CF-316, CF-505, CF-516, CF-626: at once, and an occasion of its own for power 08."""
    position.used &= ~bit(CARD_08)
    position.ask(ASK_BLESSING)
    if tell is not None:
        tell.that(rule, position.active)


def refuse_half(position: Position, half: i64) -> Refusal | None:
    """CF-531 to CF-533: the first half is a card or an offering, the second the others."""
    first = position.top() == ASK_BLESSING
    if first and half > AN_OFFERING:
        return refuse("CF-531")
    if not first and half < KNOWLEDGE:
        return refuse("CF-532")
    if half == A_CARD and not gods_present(position):
        return refuse("CF-533")
    return None


def take_half(position: Position, half: i64, tell: Tell | None) -> None:
    """CF-531, CF-532: one of each half, in this order."""
    position.answered()
    seat = position.active
    if half == A_CARD:
        position.ask(ASK_SECOND)
        offer_cards(position, 1)
    elif half == AN_OFFERING:
        position.ask(ASK_SECOND)
        position.masks[seat].offerings += 1
    elif half == KNOWLEDGE:
        position.advance(seat, 1)
    else:
        position.masks[seat].food += 1
    if tell is not None:
        tell.that("CF-531" if half < KNOWLEDGE else "CF-532", seat, half=HALVES[half])


def offer_cards(position: Position, number: i64) -> None:
    """CF-635: so many god cards to choose, one after another."""
    position.left = number
    position.taken = 0
    position.ask(ASK_GOD_CARD)


def refuse_god(position: Position, god: i64) -> Refusal | None:
    """CF-637: only a card that lies face up can be taken."""
    return None if position.face(god) >= 0 else refuse("CF-637", number=None)


def take_card(position: Position, god: i64, tell: Tell | None) -> None:
    """CF-635, CF-707: one card; the next is turned up before a further choice."""
    position.left -= 1
    position.taken += 1
    if position.left == 0:
        position.answered()
    gods.take(position, position.active, god, tell)


def blessed_otherwise(position: Position, food: i64, spaces: i64, tell: Tell | None) -> None:
    """CF-608: food and knowledge in place of both halves."""
    position.answered()
    position.mine().food += food
    position.advance(position.active, spaces)
    if tell is not None:
        tell.that("CF-608", position.active, food=food, spaces=spaces)
