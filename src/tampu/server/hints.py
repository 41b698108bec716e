"""Hints: a good move and the reasons for it, for whoever may ask; and why a move was made, once a
game is over and nothing of it is secret any more.
"""

import secrets

from tampu.bots.job import Advised
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.server.foresight import sure_to_come
from tampu.server.history import History
from tampu.server.inquiry import read
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.sitters import alone_with_bots, hints_allowed
from tampu.server.texts import texts
from tampu.server.wire import HintTold, ReasonTold, RivalTold


async def hint(call: Call) -> HintTold:
    """For an own seat that is asked; the log says that it was given."""
    guest = call.guest
    table = await call.house.visit(call.path("id"), guest, call.address)
    history, asked = table.history, call.body
    table.referee.going()
    table.referee.own_seat(guest, asked.seat)
    table.referee.begun()
    may_be_given(history, asked.seat)
    match = history.match.prefix(history.lines)  # others may answer meanwhile
    await call.house.may_be_advised(guest or "")
    meant = [match.game.write(read(match.game, text)) for text in asked.meant]
    told = await advised(call, match, asked.seat, meant)
    await table.note_hint(asked.seat, told.line)
    return told


async def reasons(call: Call) -> HintTold:
    """What spoke for a line of a game that is over, from what its seat knew then."""
    table = await call.house.visit(call.path("id"), call.guest, call.address)
    match = table.history.match
    if not table.history.over:
        raise Trouble("not-over")
    line = call.path("line")
    if not line.isdecimal() or len(line) > 6 or not 0 < int(line) <= len(match.steps):
        raise Trouble("no-such-line", line=line[:12])
    done = match.steps[int(line) - 1].line
    if done.seat < 0:
        raise Trouble("no-such-line", line=line)
    await call.house.may_be_advised(call.guest or call.address)
    return await advised(call, match.prefix(int(line) - 1), done.seat, [done.text], done=True)


def may_be_given(history: History, seat: int) -> None:
    """Against bots, or where whoever made the table allows it; nowhere to somebody not asked.

    The log tells all that a hint was asked for, so among people none is given where nobody may
    know who is asked.
    """
    if not hints_allowed(history, seat):
        raise Trouble("no-hints")
    if seat not in history.asked():
        raise Trouble("not-asked")
    if not alone_with_bots(history, seat) and history.match.state.discreet():
        raise Trouble("no-hint-now")


async def advised(
    call: Call, match: Match, seat: int, meant: list[str], done: bool = False
) -> HintTold:
    """As the crew thinks, in the words of the wire."""
    state = match.state
    actions = texts(match.game, state.actions(seat))
    if meant and meant[0] not in actions:
        raise Trouble("not-asked")
    with call.house.waits(call.guest, call.address):
        advice = await call.house.companions.advise(
            match.game.key, state.view(seat), actions, meant, done
        )
    if advice is None:
        raise Trouble("no-advice")
    return told(match, seat, advice)


def told(match: Match, seat: int, advice: Advised) -> HintTold:
    return HintTold(
        line=len(match.steps),
        seat=seat,
        move=advice.move,
        first=first_choice(match, seat, advice.move),
        events=sure_to_come(match, seat, advice.move),
        against=advice.against,
        meant=advice.meant,
        gain=advice.gain / 10,
        chance=round(100 * advice.chance),
        chance_else=round(100 * advice.chance_else),
        reasons=[ReasonTold(term=term, points=tenths / 10) for term, tenths in advice.reasons],
        rivals=[
            RivalTold(seat=each, points=round(points, 1)) for each, points in advice.rivals.items()
        ],
    )


def first_choice(match: Match, seat: int, move: list[str]) -> int:
    """How many answers of a move belong together: those that only begin a choice, and one more."""
    state = match.game.imagine(match.state.view(seat), Stream(secrets.randbits(62)))
    for number, text in enumerate(move, 1):
        action = match.game.read(text)
        if not state.opens(action):
            return number
        state.apply(action, None, seat)
    return len(move)
