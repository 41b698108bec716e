"""Connections as uvicorn serves them, with an end to patience: nobody stalls the others.

What is read of a live connection is paid for frame by frame, control frames included, before
anything else looks at it; whoever sends more than anybody could need is cut off in the middle of a
read. Requests must have their headers soon, and take their answers in time.
"""

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from websockets.frames import Frame

from tampu.server.door import Door
from tampu.server.packing import PackedConnection

SLICE = 1024
"""Bytes that are read at a time: some hundred of the smallest frames."""


def peer(transport: asyncio.BaseTransport) -> str:
    """The address at the other end, or nothing if there is none."""
    told = transport.get_extra_info("peername")
    return str(told[0]) if isinstance(told, tuple) else ""


class Configuration(uvicorn.Config):
    """uvicorn's settings, and the door through which all connections come."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=LiveConnection, **more)
        self.door = door


def door_of(config: uvicorn.Config) -> Door:
    assert isinstance(config, Configuration)
    return config.door


class HttpConnection(H11Protocol):
    """A connection for requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door = door_of(self.config)
        self._address = peer(transport)
        self._admitted = self.door.admit(self._address)
        self._impatience: asyncio.TimerHandle | None = None
        self._timed: RequestResponseCycle | None = None
        if self._admitted:
            self._await_headers()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        if self._admitted:
            self.door.leave(self._address)
            self._admitted = False
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        super().data_received(data)
        if not self._admitted:  # it is a live connection now
            return
        if self._answering:
            self._await_answer()
        elif self._impatience is None:
            self._await_headers()

    def on_response_complete(self) -> None:
        """Until the next request begins, uvicorn's own limit holds."""
        self._be_patient()
        super().on_response_complete()
        if self._answering:  # the next request had come already
            self._await_answer()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The live connection takes over, and leaves through the same door."""
        self._be_patient()
        self._admitted = False
        super().handle_websocket_upgrade(event)

    @property
    def _answering(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is not None and not cycle.response_complete

    def _await_headers(self) -> None:
        self._be_patient()
        self._impatience = self.loop.call_later(self.door.limits.header_seconds, self._give_up)

    def _await_answer(self) -> None:
        """Also for a request whose body is still on its way: its time does not begin anew."""
        if self._timed is self.cycle:
            return
        self._be_patient()
        self._timed = self.cycle
        self._impatience = self.loop.call_later(self.door.limits.answer_seconds, self._give_up)

    def _be_patient(self) -> None:
        self._timed = None
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None

    def _give_up(self) -> None:
        self.transport.abort()


class LiveConnection(PackedConnection):
    """A live connection; see `sockets` for what is said on it."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door = door_of(self.config)
        self._peer = peer(transport)
        self._flow = self.door.flow()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self._peer)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """Who is at the other end; what a trusted proxy says of it stands in the scope."""
        client = self.scope["client"] if self.handshake_initiated else None
        return client[0] if client else self._peer

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if not self._flow.has():
                self._cut()
                return

    def handle_events(self) -> None:
        """Every frame has its price, and every kilobyte."""
        events = self.conn.events_received()
        for event in events:
            if isinstance(event, Frame):
                self._flow.pay(1 + len(event.data) // SLICE)
        self.conn.events.extend(events)
        super().handle_events()

    def _cut(self) -> None:
        """No goodbye: it would be read for seconds more."""
        self.door.show_out(self.address)
        self.transport.abort()
