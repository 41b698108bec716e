"""What a seat may know (the specification's section 4): the fields of `picture.py`, and no others.

`imagine` goes the other way: some full state that fits a view.
"""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from tampu.core.bits import bit, lane, lanes, members, with_lane
from tampu.core.contract import Luck
from tampu.games.machu_picchu.actions import SMALL_FIRST, TALL_FIRST
from tampu.games.machu_picchu.box import (
    ABSENT,
    ALL_CARDS,
    FACES,
    FIRE_VALUES,
    INSTRUCTION,
    PAIRS,
    PAIRS_PUBLIC,
    ROUNDS,
    SKY,
    SQUARES,
    STAIRS,
    SUN_VALUES,
    TOKENS,
)
from tampu.games.machu_picchu.picture import (
    OrderSeen,
    Placement,
    RoundSeen,
    SkyCard,
    StairCard,
    View,
)
from tampu.games.machu_picchu.position import LOT, ORDER_LANE, OVER, PILE, SKY_LANE, Position
from tampu.games.machu_picchu.rules.moving import (
    absent_in_order,
    order_name,
    order_rule,
    priest_moved,
    rank_followed,
)
from tampu.games.machu_picchu.scoring import ranking
from tampu.games.machu_picchu.state import KINDS, MachuPicchu

ORDERS: Final = [order_name(order) for order in (TALL_FIRST, SMALL_FIRST)]
SKY_CARDS: Final = [SkyCard(card, sky, INSTRUCTION[card]) for card, sky in enumerate(SKY)]


def view(state: Position, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    pairs = [_pair_seen(state, owner, seat) for owner in range(state.seats)]
    values = [int(state.value(priest)) for priest in range(4)]
    placer = state.placer()
    chosen = int(state.chosen) if state.chosen and placer == seat else None
    return View(
        seat=seat,
        seats=int(state.seats),
        edition=int(state.edition),
        reverse="order_only" if state.order_only else "pairing",
        end="one_full" if state.one_full else "all_full",
        begins=None if state.begins == LOT else int(state.begins),
        step="over" if state.asking == OVER else KINDS[state.asking],
        round=int(state.round),
        rounds=ROUNDS[state.seats],
        first=int(state.first) if state.asking else None,
        dealt=int(state.dealt),
        placed=int(state.placed),
        sky=SKY_CARDS[state.sky],
        sky_left=[SKY_CARDS[card] for card in members(state.sky_left)],
        placements=[_placement(state, place) for place in range(4)],
        orders=[_order(state, order) for order in (TALL_FIRST, SMALL_FIRST)],
        order=_chosen_order(int(state.course)),
        returned=_returned(int(state.course)),
        stairs={name: _stair(state, stair, seat) for stair, name in enumerate(STAIRS)},
        priests=[
            None if square == ABSENT else SQUARES[square] for square in lanes(state.priests, 4)
        ],
        absent=absent_in_order(state),
        depots=[_depot(state.depot(priest)) for priest in range(4)],
        values=values,
        sun_row=SUN_VALUES[state.suns_taken :],
        fire_row=FIRE_VALUES[state.fires_taken :],
        hand=[] if seat is None else state.hand_list(seat),
        hand_sizes=[int(state.hand_size(owner)) for owner in range(state.seats)],
        chosen=chosen,
        choosing=state.chosen != 0,
        pile=len(members(state.pile())),
        used=members(state.used),
        past=[_round(state, number) for number in range(len(state.past) // 2)],
        pairs_in_play=[[p + 1 for p in PAIRS[pair]] for pair in state.pairs_in_play()],
        pairs=pairs,
        scores=[None if pair is None else sum(values[p - 1] for p in pair) for pair in pairs],
        places=ranking(state) if state.asking == OVER else None,
    )


def _placement(state: Position, place: int) -> Placement:
    """MP-205, MP-407: who lays the placement with this number, and how."""
    pile = state.seats == 3 and place == 3
    by = None if pile else int((state.first + place) % state.seats)
    stair = int(lane(state.course, place))
    return Placement(
        by, FACES[state.sky][state.seats][place] == "o", STAIRS[stair - 1] if stair else None
    )


def _round(state: Position, number: int) -> RoundSeen:
    """MP-310, MP-410: all that was laid and chosen in a round lay open in the end."""
    course, cards = state.past[2 * number], state.past[2 * number + 1]
    ago = len(state.past) // 2 - number - (state.asking == OVER)
    return RoundSeen(
        int((state.first - ago) % state.seats),
        SKY_CARDS[lane(cards, SKY_LANE)],
        {name: int(lane(cards, stair)) for stair, name in enumerate(STAIRS)},
        [STAIRS[lane(course, place) - 1] for place in range(4) if lane(course, place)],
        _chosen_order(course),
        _returned(course),
    )


def _chosen_order(course: int) -> str | None:
    """MP-501: the order in the course of a round."""
    order = int(lane(course, ORDER_LANE))
    return ORDERS[order - 1] if order else None


def _returned(course: int) -> list[str]:
    """MP-706: where priests were put back in the course of a round."""
    squares = [int(lane(course, ORDER_LANE + place)) for place in (1, 2)]
    return [SQUARES[square - 1] for square in squares if square]


def _order(state: Position, order: int) -> OrderSeen:
    """MP-503, MP-504, MP-902: what the numbers of the cards decide under this order."""
    return OrderSeen(
        order_name(order),
        order_rule(state, order),
        [int(priest_moved(order, turn)) + 1 for turn in range(4)],
        [int(rank_followed(state, order, turn)) + 1 for turn in range(4)],
    )


def _stair(state: Position, stair: int, seat: int | None) -> StairCard | None:
    """MP-408: an open number is public, a hidden one known to its layer."""
    card = int(lane(state.stairs, stair))
    if not card:
        return None
    layer = int(lane(state.layers, stair)) - 1
    is_open = bool(state.open & bit(stair))
    by = None if layer == PILE else layer
    return StairCard(card if is_open or (by is not None and by == seat) else None, by, is_open)


def _depot(depot: int) -> list[list[int]]:
    """The used slots of a depot, each with its one or two token values."""
    tokens = [TOKENS[token] for token in lanes(depot, 6) if token]
    return [[token] for token in tokens[:4]] + ([tokens[4:]] if tokens[4:] else [])


def _pair_seen(state: Position, owner: int, seat: int | None) -> list[int] | None:
    """MP-114, MP-805: the own card; all cards with two players or when the game is over."""
    pair = int(state.pair_of(owner))
    if pair < 0:
        return None
    if owner == seat or PAIRS_PUBLIC[state.seats] or state.asking == OVER:
        return [priest + 1 for priest in PAIRS[pair]]
    return None


def imagine(seen: object, luck: Luck) -> MachuPicchu:
    """Some full state that fits the view: unseen cards are dealt at random."""
    seen = cast(View, seen)
    begins = LOT if seen.begins is None else seen.begins
    state = MachuPicchu(
        seen.seats, seen.reverse == "order_only", seen.end == "one_full", begins, seen.edition
    )
    state.asking = OVER if seen.step == "over" else KINDS.index(seen.step)
    state.first = seen.first or 0
    state.round = seen.round
    state.dealt = seen.dealt
    state.placed = seen.placed
    state.sky = seen.sky.id
    state.sky_left = _set(card.id for card in seen.sky_left)
    state.used = _set(seen.used)
    state.past = tuple(word for each in seen.past for word in _bygone(each))
    laid = [placement.stair for placement in seen.placements]
    state.course = _course(laid, seen.order, seen.returned)
    _imagine_temple(state, seen)
    _imagine_cards(state, seen)
    state.redeal(-1 if seen.seat is None else seen.seat, luck)
    return state


def _set(numbers: Iterable[int]) -> int:
    """These numbers as a set in one word."""
    word = 0
    for number in numbers:
        word |= 1 << number
    return word


def _bygone(seen: RoundSeen) -> tuple[int, int]:
    """A round that is over as two words: its course and its cards."""
    cards = with_lane(0, SKY_LANE, seen.sky.id)
    for stair, name in enumerate(STAIRS):
        cards = with_lane(cards, stair, seen.cards[name])
    return _course(seen.laid, seen.order, seen.returned), int(cards)


def _course(laid: Sequence[str | None], order: str | None, returned: list[str]) -> int:
    """The course of a round, as lanes."""
    course = 0 if order is None else with_lane(0, ORDER_LANE, ORDERS.index(order) + 1)
    for place, square in enumerate(returned):
        course = with_lane(course, ORDER_LANE + 1 + place, SQUARES.index(square) + 1)
    for place, stair in enumerate(laid):
        if stair is not None:
            course = with_lane(course, place, STAIRS.index(stair) + 1)
    return int(course)


def _imagine_temple(state: MachuPicchu, seen: View) -> None:
    """Priests, depots and the token rows: all public."""
    state.suns_taken = len(SUN_VALUES) - len(seen.sun_row)
    state.fires_taken = len(FIRE_VALUES) - len(seen.fire_row)
    for priest, square in enumerate(seen.priests):
        state.put(priest, ABSENT if square is None else SQUARES.index(square))
    for priest in seen.absent:
        state.leavers = (state.leavers << 3) | priest
    equal = list(range(len(TOKENS)))
    for priest, depot in enumerate(seen.depots):
        word = 0
        for place, value in enumerate(value for slot in depot for value in slot):
            token = next(token for token in equal if token and TOKENS[token] == value)
            equal.remove(token)
            word = with_lane(word, place, token)
        state.set_depot(priest, word)


def _imagine_cards(state: MachuPicchu, seen: View) -> None:
    """Known cards where they are; unknown places get any unseen card until the redeal."""
    laid = [stair for stair in seen.stairs.values() if stair is not None]
    known = {*seen.hand, *(stair.card for stair in laid if stair.card is not None)}
    unseen = [card for card in members(ALL_CARDS & ~state.used) if card not in known]
    for number, stair in enumerate(seen.stairs.values()):
        if stair is not None:
            card = unseen.pop() if stair.card is None else stair.card
            layer = PILE if stair.by is None else stair.by
            state.stairs = with_lane(state.stairs, number, card)
            state.layers = with_lane(state.layers, number, layer + 1)
            state.open |= bit(number) if stair.open else 0
    spare = [pair for pair in state.pairs_in_play() if _numbers(pair) not in seen.pairs]
    dealt = seen.seats if seen.round or seen.step == "deal_card" else seen.dealt
    for turn in range(seen.seats):
        seat = (int(state.first) + turn) % seen.seats
        others = [unseen.pop() for _ in range(0 if seat == seen.seat else seen.hand_sizes[seat])]
        state.set_hand(seat, _set(seen.hand if seat == seen.seat else others))
        pair = seen.pairs[seat]
        if pair is not None:
            state.pairs = with_lane(state.pairs, seat, _pair_number(pair) + 1)
        elif turn < dealt:
            state.pairs = with_lane(state.pairs, seat, spare.pop() + 1)
    if seen.choosing:
        state.chosen = seen.chosen or members(state.hand(state.placer()))[0]


def _numbers(pair: int) -> list[int]:
    """The priests of a priest card, numbered from 1."""
    return [priest + 1 for priest in PAIRS[pair]]


def _pair_number(priests: list[int]) -> int:
    return PAIRS.index([priest - 1 for priest in priests])
