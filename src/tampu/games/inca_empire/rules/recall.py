"""IE-406 to IE-408: what a seat that forgets nothing can tell about the cards it cannot see.

Everybody knows what each draw pile was made of, who drew from it, and which cards were shown later.
Only from which pile a shown card came can be open: of some kinds there are several copies. So all
courses that fit are followed, each with its weight (every card of a pile is as likely to be drawn,
every card of a hand as likely to be placed); within one course the unseen cards of a pile can be
dealt freely to whoever drew them.
"""

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Luck, Seat
from tampu.games.inca_empire.piles import (
    Course,
    Recollection,
    card_of,
    placer_of,
    quarter_of,
    source_of,
)
from tampu.games.inca_empire.position import NONE, Position, amount, any_card, copies, one_card

Key = tuple[int, ...]
FINE: i64 = 1 << 30


def recall(position: Position, seat: Seat) -> Recollection:
    """All courses that fit what `seat` was told; kept beside the position while it stands."""
    kept = position.recollection
    drawable = amount(position.draw)
    if (
        kept is not None
        and kept.seat == seat
        and kept.placings is position.placings
        and kept.drawable == drawable
    ):
        return kept
    courses = [first_course(position, seat)]
    for told in position.placings:
        if placer_of(told) != seat:
            courses = merged(followed_by(courses, told))
    kept = Recollection(seat, position.placings, drawable, courses)
    position.recollection = kept
    return kept


def first_course(position: Position, seat: Seat) -> Course:
    """IE-110: the hands of the others come from the first pile; the own cards are known."""
    hands: list[int] = []
    drawn: list[list[int]] = []
    for other in range(position.seats):
        hands.append(0 if other == seat else int(dealt_to(position, other)))
        drawn.append([0] * len(position.piles))
    left = list(position.piles)
    if seat >= 0:
        for pile, cards in enumerate(position.realms[seat].drawn):
            left[pile] -= cards
    return Course(1.0, hands, 0, left, drawn)


def dealt_to(position: Position, seat: Seat) -> i64:
    """IE-110: how many cards a player had before the first placing."""
    cards = amount(position.realms[seat].hand)
    for told in position.placings:
        if placer_of(told) == seat:
            cards += 1 if source_of(told) == NONE else 0
    return cards


def followed_by(courses: list[Course], told: i64) -> list[Course]:
    """IE-406, IE-407, IE-410: each course with this placing, and its draw, added."""
    found: list[Course] = []
    for course in courses:
        hand: i64 = course.hands[placer_of(told)]
        for pile in range(len(course.left)):
            held = lane(hand, pile)
            if not held:
                continue
            if card_of(told) == NONE:
                found.append(face_down(course, told, pile, held))
            elif copies(course.left[pile], card_of(told)):
                found.append(face_up(course, told, pile, held))
    return found


def face_down(course: Course, told: i64, pile: i64, held: i64) -> Course:
    """IE-406: a card that came from this pile lies in a quarter; nobody else knows which."""
    downs = with_lane(course.downs, quarter_of(told), pile + 1)
    hands = hands_after(course, told, pile)
    return Course(course.weight * float(held), hands, downs, course.left, course.drawn)


def face_up(course: Course, told: i64, pile: i64, held: i64) -> Course:
    """IE-410: a card that was shown later came from this pile."""
    seat, card = placer_of(told), one_card(card_of(told))
    left, drawn = course.left[:], course.drawn[:]
    weight = course.weight * float(held * copies(left[pile], card_of(told)))
    weight /= float(amount(left[pile]))
    left[pile] -= card
    own = drawn[seat][:]
    own[pile] += card
    drawn[seat] = own
    return Course(weight, hands_after(course, told, pile), course.downs, left, drawn)


def hands_after(course: Course, told: i64, pile: i64) -> list[int]:
    """The hands when a card from this pile was placed and the next one drawn (IE-407)."""
    hands = course.hands[:]
    hand: i64 = hands[placer_of(told)]
    hand = with_lane(hand, pile, lane(hand, pile) - 1)
    source = source_of(told)
    if source != NONE:
        hand = with_lane(hand, source, lane(hand, source) + 1)
    hands[placer_of(told)] = hand
    return hands


def merged(courses: list[Course]) -> list[Course]:
    """Courses that leave the same unseen cards at the same places are one."""
    found: dict[Key, Course] = {}
    for course in courses:
        key = (*course.hands, int(course.downs), *course.left)
        other = found.get(key)
        if other is None:
            found[key] = course
        else:
            other.weight += course.weight
    return list(found.values())


# Dealing


def deal_unseen(position: Position, seat: Seat, luck: Luck) -> None:
    """IE-110, IE-406, IE-407: the others' hands, face-down cards and draw pile, as may be."""
    course = any_course(recall(position, seat), luck)
    left = course.left[:]
    drawn = [cards[:] for cards in course.drawn]
    for told in position.placings:
        if placer_of(told) != seat and card_of(told) == NONE:
            pile = lane(course.downs, quarter_of(told)) - 1
            card = any_card(left[pile], luck)
            left[pile] -= one_card(card)
            drawn[placer_of(told)][pile] += one_card(card)
            position.down = with_lane(position.down, quarter_of(told), card + 1)
    for other in range(position.seats):
        if other != seat:
            deal_hand(position, other, course, left, drawn[other], luck)
    position.draw = left[len(left) - 1]


def any_course(recollection: Recollection, luck: Luck) -> Course:
    """One of the courses, by their weights."""
    courses = recollection.courses
    if len(courses) == 1:
        return courses[0]
    point = recollection.weight * float(luck.below(FINE)) / float(FINE)
    for course in courses:
        point -= course.weight
        if point < 0:
            return course
    return courses[len(courses) - 1]


def deal_hand(
    position: Position, seat: Seat, course: Course, left: list[int], drawn: list[int], luck: Luck
) -> None:
    """Unseen cards of the piles that this hand was drawn from; one is chosen, if one was."""
    realm = position.realms[seat]
    realm.hand = 0
    for pile in range(len(left)):
        for _ in range(lane(course.hands[seat], pile)):
            card = one_card(any_card(left[pile], luck))
            left[pile] -= card
            drawn[pile] += card
            realm.hand += card
    realm.drawn = tuple(drawn)
    if position.chosen != NONE and position.active == seat:
        position.chosen = any_card(realm.hand, luck)
