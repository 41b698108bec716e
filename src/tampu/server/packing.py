"""Packing: what is long goes over the wire compressed (see docs/decisions/0010)."""

import gzip
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from starlette.responses import Response
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

PACKED_ALREADY = ("image/png", "image/jpeg", "image/webp", "image/avif", "font/woff2")
SMALL = 512
"""Bytes below which nothing is gained by packing."""
LEVEL = 6
"""For answers by REST: long, and asked for seldom."""
FAST = 1
"""For frames: short, and somebody waits for each."""
WINDOW = 13
"""A frame's repetitions are looked for in the last 2 ** 13 bytes."""
MEMORY = 6


def takes_gzip(accepted: str | None) -> bool:
    """Whether whoever asks can unpack: `gzip, deflate, br`, but not `gzip;q=0`."""
    for each in (accepted or "").lower().split(","):
        name, _, quality = each.replace(" ", "").partition(";")
        if name in ("gzip", "*"):
            return quality not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def pack(response: Response, accepted: str | None) -> None:
    """Pack a long answer, if whoever asked can unpack it."""
    body = bytes(response.body)
    if len(body) < SMALL or "content-encoding" in response.headers or _is_packed(response):
        return
    response.headers["vary"] = "accept-encoding"
    if takes_gzip(accepted):
        response.body = gzip.compress(body, LEVEL, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))


def _is_packed(response: Response) -> bool:
    """Whether packing it again would gain nothing."""
    return response.media_type in PACKED_ALREADY


@lru_cache(maxsize=64)
def deflated(data: bytes, window: int) -> bytes:
    """A frame packed by itself: the same for everybody who is told the same, so done once."""
    packer = zlib.compressobj(FAST, zlib.DEFLATED, -window, MEMORY)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Packing(PerMessageDeflate):
    """RFC 7692 without memory from frame to frame; short frames go as they are."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < SMALL:
            return frame
        data = deflated(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, fin=True, rsv1=True)


class PackingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on packing each frame by itself, in both directions."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        bits = (agreed.remote_max_window_bits, agreed.local_max_window_bits)
        return told, Packing(True, True, *bits)


class PackedConnection(WebSocketsSansIOProtocol):
    """A live connection of uvicorn that offers this packing instead of its own."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [PackingFactory()]
