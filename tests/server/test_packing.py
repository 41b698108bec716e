"""What is long is packed; what is packed by strangers cannot grow beyond the limits."""

import asyncio
import gzip
import json
import struct
import zlib
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from tampu.server.packing import SMALL, WINDOW, deflated
from tests.server.festivals import whole
from tests.server.planted import plant
from tests.server.player import ME, OPEN, Browser, Player
from tests.server.rounds import seed_of
from tests.server.running import Site

HOT_SEAT = [ME, {**ME, "name": "Illa"}]


class Counting(ClientConnection):
    """A connection that counts the bytes that come in."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def packed_wire(guest: Player, table: str, window: int | None = None) -> Counting:
    """As browsers dial: they offer permessage-deflate."""
    offer = ClientPerMessageDeflateFactory(
        server_max_window_bits=window, client_max_window_bits=True
    )
    wire = await connect(
        f"ws://{guest.host}/api/tables/{table}/live",
        additional_headers={"cookie": guest.cookie},
        compression=None,
        extensions=[offer],
        max_size=None,
        create_connection=Counting,
    )
    assert isinstance(wire, Counting)
    return wire


# ---- frames ----


async def test_a_browser_that_can_unpack_gets_the_widest_decision_in_a_quarter(site: Site):
    """CK-303: thousands of actions; and it reads the same as without packing."""
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT, game="cuzco_kramer")
        wire = await packed_wire(one, made["id"])
        async with Browser(wire) as packed, await one.open(made["id"]) as plain:
            await packed.hello()
            assert packed.seen == plain.seen
            assert len(packed.frames[-1]) > 40_000
            assert wire.received < len(packed.frames[-1]) / 4


async def test_each_frame_is_packed_by_itself_so_nothing_is_kept_between_them(site: Site):
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT)
        wire = await packed_wire(one, made["id"])
        agreed = wire.protocol.extensions[0]
        assert agreed.remote_no_context_takeover  # type: ignore[attr-defined]
        assert agreed.local_no_context_takeover  # type: ignore[attr-defined]
        assert agreed.remote_max_window_bits == WINDOW  # type: ignore[attr-defined]
        assert not hasattr(agreed, "decoder")
        await wire.close()


async def test_a_browser_with_a_small_window_is_obeyed(site: Site):
    async with Player(site.host) as one:
        made = await one.make(*HOT_SEAT)
        wire = await packed_wire(one, made["id"], window=9)
        assert wire.protocol.extensions[0].remote_max_window_bits == 9  # type: ignore[attr-defined]
        async with Browser(wire) as browser:
            assert (await browser.hello())["type"] == "position"


def test_what_everybody_is_told_is_packed_once():
    deflated.cache_clear()
    frames = [bytes(bytearray(b"the same frame " * 99)) for _ in range(3)]
    assert len({deflated(frame, WINDOW) for frame in frames}) == 1
    assert deflated.cache_info().misses == 1
    assert zlib.decompressobj(-WINDOW).decompress(deflated(frames[0], WINDOW)) == frames[0]


async def test_short_frames_go_as_they_are(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        wire = await packed_wire(one, made["id"])
        async with Browser(wire) as browser:
            await browser.hello()
            before = wire.received
            await browser.send(type="ping")
            assert (await browser.receive())["type"] == "pong"
            assert wire.received - before == 2 + len(browser.frames[-1])


# ---- bombs ----


CONT, TEXT = 0, 1
PACKED, LAST = 0x40, 0x80


def frame(flags: int, data: bytes) -> bytes:
    """A frame as a browser sends it: its kind and flags, its length, a mask of zeros."""
    if len(data) < 126:
        return bytes([flags, 0x80 | len(data)]) + bytes(4) + data
    return struct.pack(">BBH", flags, 0x80 | 126, len(data)) + bytes(4) + data


def bomb(size: int) -> bytes:
    """So many bytes, packed small."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def whole_bomb() -> Iterator[bytes]:
    yield frame(TEXT | PACKED | LAST, bomb(50_000_000))


def bomb_just_over_the_limit() -> Iterator[bytes]:
    yield frame(TEXT | PACKED | LAST, bomb(65_537))


def bomb_in_parts() -> Iterator[bytes]:
    data = bomb(1_000_000)
    yield frame(TEXT | PACKED, data[:300])
    for start in range(300, len(data), 300):
        yield frame(CONT, data[start : start + 300])


def bomb_after_a_full_part() -> Iterator[bytes]:
    """The first part fills the limit to the last byte; the second should not be unlimited."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    first = packer.compress(b" " * 65_536) + packer.flush(zlib.Z_SYNC_FLUSH)
    second = packer.compress(b" " * 5_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    yield frame(TEXT | PACKED, first)
    yield frame(CONT | LAST, second)


def nonsense() -> Iterator[bytes]:
    yield frame(TEXT | PACKED | LAST, b"\xff" * 200)


def leaning_on_the_frame_before() -> Iterator[bytes]:
    """With a memory that was not agreed on: the second refers to the first."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = json.dumps({"type": "say", "text": "llama alpaca vicuna guanaco"}).encode()
    for _ in range(2):
        data = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        yield frame(TEXT | PACKED | LAST, data[:-4])


@pytest.mark.parametrize(
    ("attack", "code"),
    [
        (whole_bomb, 1009),
        (bomb_just_over_the_limit, 1009),
        (bomb_in_parts, 1009),
        (bomb_after_a_full_part, 1009),
        (nonsense, 1002),
        (leaning_on_the_frame_before, 1002),
    ],
)
async def test_a_packed_frame_obeys_the_limit_after_unpacking(site: Site, attack, code: int):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        wire = await packed_wire(one, made["id"])
        await wire.send('{"type":"hello"}')
        for sent in attack():
            wire.transport.write(sent)
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await wire.wait_closed()
        assert wire.close_code == code
        async with await one.open(made["id"]) as after:
            assert after.table["status"] == "waiting"


async def test_a_packed_frame_within_the_limit_is_judged_by_its_length_unpacked(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, OPEN)
        async with Browser(await packed_wire(one, made["id"])) as a:
            await a.hello()
            sent = frame(TEXT | PACKED | LAST, bomb(60_000))
            assert len(sent) < 200
            a.wire.transport.write(sent)
            told = await a.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "too-large"


# ---- answers by REST ----


async def raw(guest: Player, path: str, accepted: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it came over the wire."""
    async with guest.web.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_a_replay_comes_packed_to_a_tenth(site: Site):
    match = whole(2)
    async with Player(site.host) as one:
        table = await plant(site.house.store, seed_of(match), match, [one.id, one.id])
        path = f"/api/tables/{table}/replay?seat=1"
        answer, body = await raw(one, path, "gzip, deflate, br")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-length"] == str(len(body))
        plain, whole_body = await raw(one, path, "identity")
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"
        assert gzip.decompress(body) == whole_body
        assert len(json.loads(whole_body)["steps"]) == len(match.steps)
        assert len(body) < len(whole_body) / 10


async def test_short_answers_are_not_packed(site: Site):
    async with Player(site.host) as one:
        answer, body = await raw(one, "/api/me", "gzip")
        assert len(body) < SMALL
        assert "content-encoding" not in answer.headers


async def test_a_replay_keeps_nobody_waiting(site: Site):
    """It is written beside the loop: meanwhile others are answered, many times."""
    match = whole(4)
    async with Player(site.host) as one, Player(site.host) as two:
        table = await plant(site.house.store, seed_of(match), match, [one.id] * 4)
        await one.get(f"/api/tables/{table}")
        replay = asyncio.create_task(one.get(f"/api/tables/{table}/replay"))
        answered = 0
        while not replay.done():
            await two.get("/api/me")
            answered += 1
        assert len((await replay)["steps"]) == len(match.steps)
        assert answered > 3
