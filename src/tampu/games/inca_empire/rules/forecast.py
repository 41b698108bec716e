"""IE-204: what the next Inca phase would bring if all else stood still until then."""

from typing import cast

from mypy_extensions import i64

from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.rules.calendar import INCA, SAPA_INCA, calendar_of, phase_of
from tampu.games.inca_empire.rules.inca import Earnings, earnings_of, hold_inca_phase
from tampu.games.inca_empire.rules.sapa_inca import hold_sapa_inca_phase


def next_inca_phase(position: Position) -> i64:
    """The number of the next Inca phase in the calendar; -1: none comes any more."""
    calendar = calendar_of(position)
    for moment in range(position.moment + 1, len(calendar)):
        if calendar[moment].kind == INCA:
            return moment
    return -1


def after_next_inca_phase(position: Position) -> list[Earnings]:
    """IE-301 to IE-310, IE-801 to IE-809: the workers of each seat; none if none come any more.

    The Sapa Inca phase before it is held too: it moves the figures and limits the workers.
    """
    moment = next_inca_phase(position)
    if moment < 0:
        return []
    twin = cast(Position, position.copy())
    while twin.moment < moment:
        twin.moment += 1
        if phase_of(twin).kind == SAPA_INCA:
            hold_sapa_inca_phase(twin, None)
    found = [earnings_of(twin, seat) for seat in range(twin.seats)]
    hold_inca_phase(twin, None)
    for seat, earned in enumerate(found):
        earned.help = twin.realms[seat].workers - earned.kept - earned.income()
    return found
