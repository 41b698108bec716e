"""Whether two guests who become one would have played two hands of one game: then they may not."""

from collections.abc import Iterable

from tampu.server.history import taken_over
from tampu.server.journal import Became, Begun, Change, Opened, Seated, Sitting


def two_hands(entries: Iterable[Change], one: str, other: str) -> bool:
    """Whether each has seen a hand at this table that the other has not, while others play.

    Told by who sat where: the game itself need not be played for it. Of one that is over this
    must not be asked: nothing in it is secret.
    """
    seats: list[Sitting] = []
    begun = False
    seen: dict[str, set[int]] = {}
    for entry in entries:
        if isinstance(entry, Opened):
            seats = list(entry.seats)
        elif isinstance(entry, Seated):
            seats[entry.seat] = entry.sitting
        elif isinstance(entry, Became):
            seats = [taken_over(each, entry.was, entry.guest) for each in seats]
            seen[entry.guest] = seen.pop(entry.was, set()) | seen.get(entry.guest, set())
        begun = begun or isinstance(entry, Begun)
        if begun:
            for seat, sitting in enumerate(seats):
                if sitting.holder is not None:
                    seen.setdefault(sitting.holder, set()).add(seat)
    others = {who for each in seats for who in (each.holder, each.kept_for)} - {None, one, other}
    mine, theirs = seen.get(one, set()), seen.get(other, set())
    return bool(others) and not (mine <= theirs or theirs <= mine)
