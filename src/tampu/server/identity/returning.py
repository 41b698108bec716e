"""What a browser is when it comes: noted among its guest's devices, or sent back to who it was."""

from contextlib import suppress

from tampu.server.guests import COOKIE
from tampu.server.identity.wiring import BEFORE
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.store.commits import StoreError


async def note_device(call: Call) -> None:
    """Its guest sees in the list when it came last; a store that fails spoils nothing."""
    held = None if call.new_guest else call.held
    if held is not None:
        with suppress(StoreError):
            await call.house.identity.devices.seen(held, call.agent)


def turned_back(call: Call) -> str | None:
    """Who this browser was before it came as somebody else; None: nobody who may come in."""
    before = call.request.cookies.get(BEFORE)
    with suppress(Trouble):
        held = call.house.guests.recognise(before)
        if held is not None:
            call.cookies |= {COOKIE: call.house.guests.cookie(held.text), BEFORE: ""}
            return held.guest
    return None
