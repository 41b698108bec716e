"""MP-6xx and MP-702 to MP-704: sun tokens for arriving, fire tokens for leaving."""

from mypy_extensions import i64

from tampu.core.bits import lane, with_lane
from tampu.core.contract import Tell
from tampu.games.machu_picchu.box import (
    FIRE_COUNT,
    SKY,
    SLOTS,
    SQUARES,
    STAIRS,
    SUN_COUNT,
    SUN_TOKENS_DUE,
    SUNS,
    TOKENS,
)
from tampu.games.machu_picchu.position import DOUBLED, Position


def collect(position: Position, priest: i64, start: i64, stair: i64, tell: Tell | None) -> None:
    """MP-601 to MP-611: what a priest gains where it has just arrived."""
    suns: i64 = SUNS[lane(position.priests, priest)]
    due: i64 = SUN_TOKENS_DUE[position.sky][suns]
    slots = position.used_slots(priest)
    left = SUN_COUNT - position.suns_taken
    if due == 0:
        rule = "MP-605"
    elif slots == SLOTS:
        rule = "MP-609"
    elif left == 0:
        rule = "MP-611"
    elif left < due:
        rule = "MP-610"
    elif due == 2 and slots == SLOTS - 1:
        rule = "MP-608"
    elif due == 2:
        rule = "MP-603"
    else:
        rule = "MP-604" if suns == 2 else "MP-602"
    taken: list[int] = []
    if slots < SLOTS:
        taken = take_suns(position, priest, due if due < left else left)
    if tell is not None:
        tell.that(
            rule,
            -1,
            priest=priest + 1,
            card=lane(position.stairs, stair),
            stair=STAIRS[stair],
            at=SQUARES[start],
            to=SQUARES[lane(position.priests, priest)],
            tokens=taken,
            sky=SKY[position.sky],
        )


def take_suns(position: Position, priest: i64, number: i64) -> list[int]:
    """MP-606 to MP-608: the smallest left, on the lowest empty slots; two may share slot 5."""
    taken: list[int] = []
    for _ in range(number):
        position.suns_taken += 1
        slots = position.used_slots(priest)
        place = DOUBLED if slots == SLOTS else slots
        token = position.suns_taken
        position.set_depot(priest, with_lane(position.depot(priest), place, token))
        taken.append(TOKENS[token])
    return taken


def burn(position: Position, priest: i64, start: i64, stair: i64, tell: Tell | None) -> None:
    """MP-702 to MP-704: the smallest fire token left, if there is a slot and a token."""
    slots = position.used_slots(priest)
    taken: list[int] = []
    if slots == SLOTS:
        rule = "MP-703"
    elif position.fires_taken == FIRE_COUNT:
        rule = "MP-704"
    else:
        rule = "MP-702"
        position.fires_taken += 1
        token = SUN_COUNT + position.fires_taken
        position.set_depot(priest, with_lane(position.depot(priest), slots, token))
        taken.append(TOKENS[token])
    if tell is not None:
        tell.that(
            rule,
            -1,
            priest=priest + 1,
            card=lane(position.stairs, stair),
            stair=STAIRS[stair],
            at=SQUARES[start],
            tokens=taken,
        )
