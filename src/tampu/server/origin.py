"""Playing on: the game from which a new table begins, if whoever makes it may see that game."""

import asyncio

from tampu.server.dealing import game_seed
from tampu.server.given import Given, given_by
from tampu.server.lobby import is_key
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import Origin


async def given_for(call: Call, guest: str, origin: Origin) -> Given:
    """The lines that the new game goes on from; raises `Trouble` if it cannot."""
    if origin.table is not None and origin.record is None:
        return await _of_table(call, guest, origin.table, origin)
    if origin.record is not None and origin.table is None:
        return await _of_record(call, origin.record, origin)
    raise Trouble("bad-message", detail="origin: a table or a record")


async def _of_table(call: Call, guest: str, key: str, origin: Origin) -> Given:
    """Only of a game that is over: nothing of it is secret."""
    table = await call.house.visit(key, guest, call.address)
    history = table.history
    if not history.over:
        raise Trouble("not-over")
    if not 0 <= origin.line <= history.lines:
        raise Trouble("no-such-line", line=origin.line)
    match, seed = history.match.prefix(origin.line), game_seed(table.head, history)
    most = call.house.settings.limits.given_lines
    return await asyncio.to_thread(given_by, match, seed, origin.rows, most)


async def _of_record(call: Call, key: str, origin: Origin) -> Given:
    """Also of a record that stops in the middle: whoever sent it knows all of it."""
    kept = await call.house.store.record(key) if is_key(key) else None
    if kept is None:
        raise Trouble("no-such-record")
    await call.house.may_see_replay(call.address)
    return await call.house.clerks.given_by(key, kept[0], origin.line, origin.rows)
