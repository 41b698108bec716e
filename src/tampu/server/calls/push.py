"""Web push: what a browser shows though no page of the house is open (RFC 8030, 8291, 8292)."""

import asyncio
import base64
import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tampu.server.calls.message import Message
from tampu.server.calls.outside import Outside
from tampu.server.mail import Undelivered
from tampu.server.store.channels import Channel, Channels, Place

DAY = 24 * 3600
"""Seconds for which a message is worth being kept for a browser that is not there."""
GOOD_FOR = 12 * 3600
"""Seconds for which a signature holds."""
FEW = 1000
"""Signs of a text: more are not shown, and a message must fit into 4096 bytes."""
GONE = ("404", "410")


class Push:
    """Encrypts for one browser, and signs as this house."""

    def __init__(self, channels: Channels, outside: Outside, contact: str) -> None:
        self._channels = channels
        self._outside = outside
        self._contact = contact
        """Whom the browser's makers may write to if something is wrong."""
        self._voice: Any = None
        self._signed: dict[str, tuple[float, str]] = {}

    async def key(self) -> str:
        """The public half of the key, as browsers want it."""
        voice = await self._key()
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = voice.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, channel: Channel, message: Message) -> None:
        """Raises `Undelivered`."""
        body = await asyncio.to_thread(_encrypted, channel.place, _content(message))
        voice = await self._key()
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(channel.place.url))
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "high" if message.urgent else "normal",
            "topic": topic_of(message.topic),
            "authorization": self._signature(voice, origin),
        }
        try:
            await self._outside.send("POST", channel.place.url, body, headers, secure=True)
        except Undelivered as error:
            raise Undelivered(
                "gone" if error.reason in GONE else error.reason, error.lasting
            ) from None

    def _signature(self, voice: Any, origin: str) -> str:
        """Of whoever speaks, to one browser's maker; the same one for some hours."""
        until, signed = self._signed.get(origin, (0.0, ""))
        if until < time.time() + GOOD_FOR / 2:
            until = time.time() + GOOD_FOR
            claims = {"aud": origin, "exp": int(until), "sub": self._contact}
            signed = voice.sign(claims)["Authorization"]
            self._signed[origin] = (until, signed)
        return signed

    async def _key(self) -> Any:
        """Made once for all processes at this store, when it is first wanted."""
        if self._voice is None:
            from py_vapid import Vapid02  # heavy, and many servers push nothing

            new = Vapid02()
            new.generate_keys()
            kept = await self._channels.voice(new.private_pem().decode())
            self._voice = Vapid02.from_pem(kept.encode())
        return self._voice


def is_subscription(place: Place) -> bool:
    """Whether a message can be encrypted for it."""
    try:
        return len(_encrypted(place, b"x")) > 0
    except Exception:  # whatever is wrong with keys that a stranger sent
        return False


def topic_of(text: str) -> str:
    """A name without meaning to whoever passes it on."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _content(message: Message) -> bytes:
    """What the page's worker is told."""
    return msgspec.json.encode(
        {
            "title": message.title[:FEW],
            "text": message.text[:FEW],
            "link": message.link,
            "off": message.off,
            "off_label": message.off_label,
            "tag": topic_of(message.topic),
            "lang": message.lang,
            "count": message.count,
        }
    )


def _encrypted(place: Place, content: bytes) -> bytes:
    from pywebpush import WebPusher  # heavy, and many servers push nothing

    keys = {"p256dh": place.p256dh, "auth": place.auth}
    told = WebPusher({"endpoint": place.url, "keys": keys}).encode(content)
    body: bytes = told["body"]
    return body
