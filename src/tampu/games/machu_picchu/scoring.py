"""MP-805 to MP-811: values of priests, scores of players, and who is ahead of whom."""

from mypy_extensions import i64

from tampu.core.bits import lane
from tampu.core.contract import Seat, Tell
from tampu.games.machu_picchu.box import PAIRS, PRIEST_COUNT, TOKENS
from tampu.games.machu_picchu.position import Position


def score(position: Position, seat: Seat) -> i64:
    """MP-807: the values of the two priests on the own card."""
    total: i64 = 0
    for priest in PAIRS[position.pair_of(seat)]:
        total += position.value(priest)
    return total


def suns_of(position: Position, seat: Seat) -> list[int]:
    """MP-809, MP-810: the sun tokens of the own two priests, highest first."""
    tokens: list[int] = []
    for priest in PAIRS[position.pair_of(seat)]:
        depot = position.depot(priest)
        tokens.extend(TOKENS[lane(depot, place)] for place in range(6))
    return sorted([token for token in tokens if token > 0], reverse=True)


def merits_of(position: Position, seat: Seat) -> list[int]:
    """What decides between two players, most important first; missing tokens count 0."""
    suns = suns_of(position, seat)
    return [int(score(position, seat))] + suns + [0] * (12 - len(suns))


def ranking(position: Position) -> list[list[int]]:
    """MP-808 to MP-811: the seats, best first, those who share a place together."""
    places: list[list[int]] = []
    merits = [merits_of(position, seat) for seat in range(position.seats)]
    seats = sorted(range(int(position.seats)), key=lambda seat: merits[seat], reverse=True)
    for seat in seats:
        if places and merits[places[-1][0]] == merits[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    return [sorted(place) for place in places]


def place_rule(position: Position, place: list[int]) -> str:
    """Which rule gave these seats their place: score, highest token, next tokens, or shared."""
    if len(place) > 1:
        return "MP-811"
    mine = merits_of(position, place[0])
    rivals = [merits_of(position, seat) for seat in range(position.seats) if seat != place[0]]
    equal = max([equal_entries(mine, theirs) for theirs in rivals])
    if equal == 0:
        return "MP-808"
    return "MP-809" if equal == 1 else "MP-810"


def equal_entries(mine: list[int], theirs: list[int]) -> int:
    """How many entries of the merits of two are equal from the start."""
    equal = 0
    while equal < len(mine) and mine[equal] == theirs[equal]:
        equal += 1
    return equal


def tell_scores(position: Position, tell: Tell) -> None:
    """MP-805 to MP-811, in that order."""
    for seat in range(position.seats):
        pair = [priest + 1 for priest in PAIRS[position.pair_of(seat)]]
        tell.that("MP-805", seat, pair=f"{pair[0]}-{pair[1]}")
        tell.seal()
    for priest in range(PRIEST_COUNT):
        tell.that("MP-806", -1, priest=priest + 1, value=position.value(priest))
    for seat in range(position.seats):
        for priest in PAIRS[position.pair_of(seat)]:
            value = position.value(priest)
            tell.points("MP-807", seat, value, priest=priest + 1, value=value)
    best = 1
    for place in ranking(position):
        rule = place_rule(position, place)
        for seat in place:
            tell.that(rule, seat, place=best, score=score(position, seat))
        best += len(place)
