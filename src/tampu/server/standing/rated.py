"""Rated tables: people only, from the start of the game to its end, and without help."""

from tampu.server.history import History
from tampu.server.journal import OPEN, Sitting
from tampu.server.problems import Trouble
from tampu.server.wire import NewTable, SeatChange


def refuse_plan(wanted: NewTable) -> None:
    """Whether such a table may be rated, if that is wanted."""
    if not wanted.rated:
        return
    people = [plan.who for plan in wanted.seats]
    if any(who not in ("me", "open") for who in people) or people.count("me") > 1:
        raise Trouble("rated-people")
    if wanted.hints or wanted.origin is not None:
        raise Trouble("rated-plain")


def refuse_seat(history: History, guest: str, seat: int, change: SeatChange) -> None:
    """Before it begins every seat is for a person of its own; then everybody keeps theirs."""
    if not history.rated:
        return
    if change.do == "program" or (change.do == "bot" and not history.begun):
        raise Trouble("rated-people")
    if change.do == "take" and history.begun and guest not in history.sat[seat]:
        raise Trouble("rated-seat")
    if change.do == "take" and [each for each in history.held_by(guest) if each != seat]:
        raise Trouble("rated-people")


def people_only(seats: list[Sitting]) -> list[Sitting]:
    """The seats of a return game: whoever gave up may come again."""
    return [each if each.kind == "human" else OPEN for each in seats]
