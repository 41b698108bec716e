"""CK-202, CK-208 to CK-213: action points and the tokens that add to them."""

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Refusal, Tell, refuse
from tampu.games.cuzco_kramer.box import TOKEN_POINTS
from tampu.games.cuzco_kramer.position import ASK_ACTION, Position


def refuse_price(position: Position, price: i64) -> Refusal | None:
    """CK-208: nothing may cost more AP than are left."""
    return refuse("CK-208", price=price, ap=position.ap) if price > position.ap else None


def given_up(position: Position) -> i64:
    """CK-209, CK-710: the AP that the end of the turn, or a festival as its last act, gives up."""
    return position.ap if position.asking == ASK_ACTION and not position.owed else 0


def has_token(position: Position) -> bool:
    """CK-211, CK-212: whether a token may be spent."""
    return not position.token_spent and lane(position.tokens, position.active) > 0


def refuse_token(position: Position) -> Refusal | None:
    """CK-211, CK-212: one token a turn, and only if there is one."""
    if position.token_spent:
        return refuse("CK-211")
    return None if lane(position.tokens, position.active) else refuse("CK-212")


def spend_token(position: Position, tell: Tell | None) -> None:
    """CK-210, CK-213: one more AP for this turn; the token leaves the game."""
    seat = position.active
    position.tokens = with_lane(position.tokens, seat, lane(position.tokens, seat) - 1)
    position.token_spent = True
    position.ap += TOKEN_POINTS
    if tell is not None:
        tell.that("CK-210", seat, ap=position.ap, left=lane(position.tokens, seat))
