"""CK-71x to CK-73x: a festival is proposed, answered round the circle, and won or shared."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, lane, with_lane
from tampu.core.contract import Refusal, Seat, Tell, refuse
from tampu.core.hexes import has, meet, only, union
from tampu.games.cuzco_kramer.actions import MISSING, NOWHERE
from tampu.games.cuzco_kramer.box import CARD_VALUE, CELL_AT, CELLS, PLACE, TYPE_COUNT, Cell
from tampu.games.cuzco_kramer.ground import group, present
from tampu.games.cuzco_kramer.position import (
    ASK_ANSWER,
    ASK_CARDS,
    ASK_FESTIVAL_OPEN,
    NO_CARD,
    NO_SEAT,
    Position,
    cards_as_text,
    holds,
    one_card,
)
from tampu.games.cuzco_kramer.rules.cards import fill_deck
from tampu.games.cuzco_kramer.scoring import score_alone, score_shared
from tampu.games.cuzco_kramer.trail import NONE_COULD, SOME_COULD, note_hands, note_played


def worth(position: Position, cards: i64) -> i64:
    """CK-716: what cards are worth under the open card."""
    total: i64 = 0
    for kind in range(TYPE_COUNT):
        if lane(cards, kind):
            total += lane(cards, kind) * CARD_VALUE[position.open][kind]
    return total


def playable(position: Position, seat: Seat) -> i64:
    """CK-718: the cards of a hand that are worth something under the open card."""
    cards = position.hand(seat)
    for kind in range(TYPE_COUNT):
        if position.open == NO_CARD or not CARD_VALUE[position.open][kind]:
            cards = with_lane(cards, kind, 0)
    return cards


def top(position: Position) -> i64:
    """CK-721: the highest total of the circle."""
    most: i64 = 0
    for seat in range(position.seats):
        if position.circle & bit(seat) and lane(position.totals, seat) > most:
            most = lane(position.totals, seat)
    return most


def refuse_festival(position: Position, cell: Cell) -> Refusal | None:
    """CK-712 to CK-715; and a card for it must be in hand (CK-719)."""
    if cell == NOWHERE:
        return refuse("CK-712", cell=None)
    place = PLACE[cell]
    if not has(position.temples(), place):
        return refuse("CK-712", cell=CELLS[cell])
    if not meet(group(position, place), position.incas_of(position.active)):
        return refuse("CK-713", cell=CELLS[cell])
    if has(position.discs, place):
        return refuse("CK-714", cell=CELLS[cell])
    if position.open == NO_CARD:
        return refuse("CK-715")
    return None if playable(position, position.active) else refuse("CK-719")


def propose(position: Position, cell: Cell, tell: Tell | None) -> None:
    """CK-710, CK-720, CK-906: the circle is everybody with an Inca in the city; now the cards."""
    position.venue = PLACE[cell]
    position.circle = present(position, group(position, position.venue))
    position.held = 0
    clear_away(position)
    position.due = position.active
    position.asking = ASK_CARDS
    note_hands(position, SOME_COULD, bit(position.active))
    if tell is not None:
        tell.that("CK-710", position.active, cell=CELLS[cell])


def played(position: Position, seat: Seat) -> i64:
    """CK-716: the cards of this seat that lie there."""
    if seat == 0:
        return position.played_0
    if seat == 1:
        return position.played_1
    return position.played_2 if seat == 2 else position.played_3


def lay_out(position: Position, seat: Seat, cards: i64) -> None:
    """CK-716: these cards of this seat lie there now."""
    if seat == 0:
        position.played_0 = cards
    elif seat == 1:
        position.played_1 = cards
    elif seat == 2:
        position.played_2 = cards
    else:
        position.played_3 = cards


def clear_away(position: Position) -> None:
    """Nobody has played a card."""
    position.totals = 0
    for seat in range(position.seats):
        lay_out(position, seat, 0)


def refuse_cards(position: Position, seat: Seat, cards: i64) -> Refusal | None:
    """CK-717 to CK-719: own cards, each worth something, at least one."""
    if cards == MISSING or not holds(position.hand(seat), cards):
        return refuse("CK-717")
    if not holds(playable(position, seat), cards):
        useless = cards - common(cards, playable(position, seat))
        return refuse("CK-718", cards=cards_as_text(useless))
    return refuse("CK-719") if not cards else None


def common(cards: i64, others: i64) -> i64:
    """What two rows of counts have in common."""
    found: i64 = 0
    for kind in range(TYPE_COUNT):
        fewer = min(lane(cards, kind), lane(others, kind))
        found = with_lane(found, kind, fewer)
    return found


def refuse_play(position: Position, cards: i64) -> Refusal | None:
    """CK-717 to CK-719, and CK-722: the answer must reach the highest total."""
    seat = position.due
    refusal = refuse_cards(position, seat, cards)
    if refusal is not None or position.asking == ASK_CARDS:
        return refusal
    total = lane(position.totals, seat) + worth(position, cards)
    if total < top(position):
        return refuse("CK-722", total=total, top=top(position))
    return None


def refuse_hold(position: Position) -> Refusal | None:
    """CK-719, CK-722: a proposal needs cards; holding is for who is level with the top."""
    if position.asking == ASK_CARDS:
        return refuse("CK-719")
    total = lane(position.totals, position.due)
    return refuse("CK-722", total=total, top=top(position)) if total < top(position) else None


def refuse_drop(position: Position) -> Refusal | None:
    """CK-719, CK-725: a proposal needs cards; who is level cannot drop out."""
    if position.asking == ASK_CARDS:
        return refuse("CK-719")
    total = lane(position.totals, position.due)
    return refuse("CK-725", total=total) if total == top(position) else None


def play(position: Position, cards: i64, tell: Tell | None) -> None:
    """CK-716, CK-721, CK-724, CK-729: the cards are shown, counted and spent."""
    seat = position.due
    before = top(position)
    gained = worth(position, cards)
    position.set_hand(seat, position.hand(seat) - cards)
    seen = common(position.known(seat), cards)
    position.set_known(seat, position.known(seat) - seen)
    for kind in range(TYPE_COUNT):
        for _ in range(lane(cards - seen, kind)):
            note_played(position, seat, kind)
    position.discard += cards
    lay_out(position, seat, played(position, seat) + cards)
    position.totals = with_lane(position.totals, seat, lane(position.totals, seat) + gained)
    position.asking = ASK_ANSWER
    alone = count(position.circle) == 1
    if tell is not None:
        total = lane(position.totals, seat)
        tell.that("CK-716", seat, cards=cards_as_text(cards), gained=gained, total=total)
        if not alone:
            tell.seal()
    if not position.hold_is_pass:
        position.held = 0
    elif top(position) > before:
        drop_bound(position, tell)
    go_on(position, tell)
    if tell is not None and alone:
        tell.seal()


def drop_bound(position: Position, tell: Tell | None) -> None:
    """CK-952: who held is out as soon as somebody exceeds the total."""
    for seat in range(position.seats):
        if position.held & bit(seat):
            position.circle &= ~bit(seat)
            if tell is not None:
                tell.that("CK-952", seat)
    position.held = 0


def hold(position: Position, tell: Tell | None) -> None:
    """CK-724: level, and no raise."""
    position.held |= bit(position.due)
    if tell is not None:
        tell.that("CK-724", position.due)
        tell.seal()
    go_on(position, tell)


def drop(position: Position, tell: Tell | None) -> None:
    """CK-721: out of the festival for good."""
    position.circle &= ~bit(position.due)
    if tell is not None:
        tell.that("CK-721", position.due)
        tell.seal()
    go_on(position, tell)


def go_on(position: Position, tell: Tell | None) -> None:
    """CK-726, CK-727: the festival ends, or the next one in the circle is asked."""
    circle = position.circle
    if count(circle) == 1:
        end_alone(position, tell)
    elif circle & ~position.held == 0:
        end_shared(position, tell)
    elif nobody_can_play(position):
        note_hands(position, NONE_COULD, unbound(position))
        end_shared(position, tell)
    else:
        if all_level(position):
            note_hands(position, SOME_COULD, unbound(position))
        position.due = (position.due + 1) % position.seats
        while not circle & bit(position.due) or bound(position, position.due):
            position.due = (position.due + 1) % position.seats


def bound(position: Position, seat: Seat) -> bool:
    """CK-952: with the option, who held is asked no more."""
    return position.hold_is_pass and position.held & bit(seat) != 0


def unbound(position: Position) -> i64:
    """CK-952: those in the circle who may still play cards."""
    return position.circle & ~position.held if position.hold_is_pass else position.circle


def all_level(position: Position) -> bool:
    """CK-727: whether everybody left has the highest total."""
    most = top(position)
    return all(
        lane(position.totals, seat) == most
        for seat in range(position.seats)
        if position.circle & bit(seat)
    )


def nobody_can_play(position: Position) -> bool:
    """CK-727: all are level and none has a playable card."""
    free = unbound(position)
    return all_level(position) and not any(
        playable(position, seat) for seat in range(position.seats) if free & bit(seat)
    )


def end_alone(position: Position, tell: Tell | None) -> None:
    """CK-726: the one who is left wins."""
    for seat in range(position.seats):
        if position.circle & bit(seat):
            score_alone(position, seat, tell)
    close(position, tell)


def end_shared(position: Position, tell: Tell | None) -> None:
    """CK-727: all who are left share, told in turn order from the proposer."""
    for step in range(position.seats):
        seat = (position.active + step) % position.seats
        if position.circle & bit(seat):
            score_shared(position, seat, tell)
    close(position, tell)


def close(position: Position, tell: Tell | None) -> None:
    """CK-730, CK-731: a sun disc on the temple; the open card gives way to a new one."""
    position.discs = union(position.discs, only(position.venue))
    position.discs_left -= 1
    if tell is not None:
        tell.that("CK-730", -1, cell=CELLS[CELL_AT[position.venue]])
    position.circle = 0
    position.held = 0
    position.due = NO_SEAT
    clear_away(position)
    position.discard += one_card(position.open)
    position.open = NO_CARD
    fill_deck(position, tell)
    position.asking = ASK_FESTIVAL_OPEN


def forced(position: Position) -> bool:
    """CK-728: whether the player who is due has a single answer."""
    seat, most = position.due, top(position)
    cards = playable(position, seat)
    if lane(position.totals, seat) == most:
        return cards == 0
    return lane(position.totals, seat) + worth(position, cards) < most
