"""MP-1xx: how a game is set up."""

from collections.abc import Mapping

from mypy_extensions import i64

from tampu.core.bits import bit, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.games.machu_picchu.box import HAND_SIZE, PAIRS, PAIRS_PUBLIC
from tampu.games.machu_picchu.position import ASK_DEAL, ASK_PAIR, LOT, Position
from tampu.games.machu_picchu.rules.rounds import begin_round


def refuse_seats(seats: i64) -> Refusal | None:
    """MP-101: two, three or four players."""
    if seats < 2 or seats > 4:
        return refuse("MP-101", seats=seats)
    return None


def refuse_options(seats: i64, options: Mapping[str, str]) -> Refusal | None:
    """MP-904: only of two players is there "the other one", who begins the return game."""
    if seats != 2 and options.get("begins", "lot") != "lot":
        return refuse("MP-904", seats=seats)
    return None


def beginners(position: Position) -> list[int]:
    """MP-109: the seats the lot may fall on. MP-904: a return game is begun by the other player."""
    return list(range(int(position.seats))) if position.begins == LOT else [int(position.begins)]


def refuse_first_player(position: Position, seat: Seat) -> Refusal | None:
    """MP-109, MP-904: the first player is one who may begin."""
    if seat in beginners(position):
        return None
    if position.begins == LOT:
        return refuse("MP-109", who=seat)
    return refuse("MP-904", seats=position.seats)


def draw_first_player(position: Position, seat: Seat, tell: Tell | None) -> None:
    """MP-109: the seat takes the High Priest figure."""
    position.first = seat
    position.asking = ASK_PAIR
    if tell is not None:
        tell.that("MP-109", seat)


def pairs_left(position: Position) -> list[i64]:
    """MP-110: the priest cards in play that nobody holds yet."""
    dealt = [position.pair_of(seat) for seat in range(position.seats)]
    return [pair for pair in position.pairs_in_play() if pair not in dealt]


def refuse_pair(position: Position, pair: i64) -> Refusal | None:
    """MP-110: only the cards in play are dealt, each once."""
    if pair not in pairs_left(position):
        return refuse("MP-110", pair=pair_name(pair))
    return None


def pair_name(pair: i64) -> str:
    """A priest card as people say it, such as 1-3."""
    return "-".join(str(priest + 1) for priest in PAIRS[pair])


def deal_pair(position: Position, pair: i64, tell: Tell | None) -> None:
    """MP-111, MP-114: the next player clockwise receives this priest card."""
    seat = position.taker()
    position.pairs = with_lane(position.pairs, seat, pair + 1)
    position.dealt += 1
    if position.dealt == position.seats:
        position.dealt = 0
        position.asking = ASK_DEAL
    if tell is None:
        return
    if PAIRS_PUBLIC[position.seats]:
        tell.that("MP-111", seat, pair=pair_name(pair))
    else:
        tell.secretly("MP-111", seat, [int(seat)], {"pair": pair_name(pair)})


def refuse_draw(position: Position, card: i64) -> Refusal | None:
    """MP-112: a card can only come from the draw pile."""
    return None if position.pile() & bit(card) else refuse("MP-112", card=card)


def deal_card(position: Position, card: i64, tell: Tell | None) -> None:
    """MP-112, MP-113: four cards to one player after the other; then round 1 begins."""
    seat = position.taker()
    position.set_hand(seat, position.hand(seat) | bit(card))
    position.dealt += 1
    if tell is not None and position.hand_size(seat) == HAND_SIZE:
        tell.secretly("MP-112", seat, [int(seat)], {"cards": position.hand_list(seat)})
    if position.dealt == position.seats * HAND_SIZE:
        begin_round(position, tell)
