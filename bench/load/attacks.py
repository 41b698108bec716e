"""Clients that mean harm, each in a process of its own, from another address of this machine.

Only ever against a server of one's own on the loopback: every attack ends by itself.
"""

import asyncio
import multiprocessing
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from time import monotonic, sleep

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.machine import stay_on_one_core

FROM = "127.0.0.2"
TINY = bytes([0x81, 0x80, 0, 0, 0, 0])
"""An empty text frame, masked."""
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
MESSAGE = bytes([0x81, 0x80 | 15, 0, 0, 0, 0]) + b'{"type":"ping"}'
HELLO = '{"type":"hello"}'


@dataclass(frozen=True)
class Target:
    """Where, what to ask for, and until when."""

    host: str
    table: str
    """A long one."""
    record: str
    """The text of a long record."""
    known: str
    """The id of a record that was sent in."""
    seconds: float


def handshake(target: Target) -> bytes:
    return (
        f"GET /api/tables/{target.table}/live HTTP/1.1\r\nHost: {target.host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


async def dialled(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = target.host.split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(FROM, 0))


async def flood(target: Target, frame: bytes, per_second: float | None = None) -> None:
    """One connection that sends this frame again and again, and comes back when it is cut."""
    until = monotonic() + target.seconds
    while monotonic() < until:
        with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            reader, writer = await dialled(target)
            try:
                async with asyncio.timeout(5):
                    writer.write(handshake(target))
                    await reader.readuntil(b"\r\n\r\n")
                drain = asyncio.create_task(_drained(reader))
                while monotonic() < until and not drain.done():
                    writer.write(frame * (100 if per_second is None else 10))
                    await writer.drain()
                    if per_second is not None:
                        await asyncio.sleep(10 / per_second)
                drain.cancel()
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.05)


async def _drained(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def many(target: Target, one: Callable[[Target], Awaitable[None]], count: int) -> None:
    await asyncio.gather(*(one(target) for _ in range(count)))


async def pings(target: Target) -> None:
    await flood(target, PING)


async def tiny_frames(target: Target) -> None:
    await many(target, lambda each: flood(each, TINY), 50)


async def messages(target: Target) -> None:
    await flood(target, MESSAGE, 10_000)


async def silence(target: Target) -> None:
    """Connections that say nothing, as many as one process may open."""
    until = monotonic() + target.seconds
    open_: list[socket.socket] = []
    host, port = target.host.split(":")
    while monotonic() < until:
        while len(open_) < 1100 and monotonic() < until:
            one = socket.socket()
            one.settimeout(0.5)
            try:
                one.bind((FROM, 0))
                one.connect((host, int(port)))
            except OSError:
                one.close()
                await asyncio.sleep(0.05)
                break
            open_.append(one)
        await asyncio.sleep(0.2)
    for one in open_:
        one.close()


async def _again(target: Target, ask: Callable[[httpx.AsyncClient], Awaitable[object]]) -> None:
    until = monotonic() + target.seconds
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    address = f"http://{target.host}"
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=120.0) as web:
        while monotonic() < until:
            with suppress(httpx.HTTPError):
                async with asyncio.timeout(max(0.1, until - monotonic())):
                    await ask(web)
            await asyncio.sleep(0.01)


async def records(target: Target) -> None:
    async def send(each: Target) -> None:
        await _again(each, lambda web: web.post("/api/records", json={"text": each.record}))

    with suppress(TimeoutError):
        await many(target, send, 4)


async def replays(target: Target) -> None:
    async def get(each: Target) -> None:
        await _again(each, lambda web: web.get(f"/api/records/{each.known}/replay"))

    with suppress(TimeoutError):
        await many(target, get, 8)


async def greetings(target: Target) -> None:
    """Onlookers who greet a long table again and again."""

    async def greet(each: Target) -> None:
        until = monotonic() + each.seconds
        while monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{each.host}/api/tables/{each.table}/live",
                    local_addr=(FROM, 0),
                    max_size=None,
                ) as wire:
                    drain = asyncio.create_task(_heard(wire))
                    while monotonic() < until and not drain.done():
                        await wire.send(HELLO)
                        await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)

    await many(target, greet, 10)


async def _heard(wire: object) -> None:
    async for _ in wire:  # type: ignore[attr-defined]
        pass


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "pings": pings,
    "silence": silence,
    "records": records,
    "replays": replays,
    "tiny": tiny_frames,
    "messages": messages,
    "greetings": greetings,
}
ABOUT = {
    "pings": "one socket of control pings",
    "silence": "1,100 silent TCP connections",
    "records": "POST of a 1.7 MB record, 4 at once",
    "replays": "GET of a replay, 8 at once",
    "tiny": "50 sockets of tiny frames",
    "messages": "one socket, 10,000 messages/s",
    "greetings": "10 onlookers that greet a long table, 20/s each",
}


def _attack(name: str, target: Target) -> None:
    """As if from another machine: it may take what players and server leave of one core."""
    stay_on_one_core()
    os.nice(5)
    asyncio.run(ATTACKS[name](target))  # type: ignore[arg-type]


@contextmanager
def under(name: str, target: Target) -> Iterator[None]:
    """While this runs, the attack does."""
    forks = multiprocessing.get_context("spawn")
    process = forks.Process(target=_attack, args=(name, target), daemon=True)
    process.start()
    sleep(1.5)  # until it is in full swing
    try:
        yield
    finally:
        process.kill()
        process.join()
