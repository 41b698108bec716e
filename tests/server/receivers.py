"""Where calls arrive in the tests: a mail server, a web server, and a browser's push client."""

import asyncio
import base64
import email
import email.policy
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

PATIENCE = 20.0


async def until(wanted: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.01)


@dataclass
class Letter:
    """A letter as it came in."""

    to: str
    content: EmailMessage

    @property
    def text(self) -> str:
        return str(self.content.get_content())

    def link(self, part: str) -> str:
        """The first address in it that has this in it."""
        return next(word for word in self.text.split() if part in word and "://" in word)


@dataclass
class PostOffice:
    """A mail server that takes everything, or says no as it is told."""

    port: int = 0
    letters: list[Letter] = field(default_factory=list)
    refusing: str = ""
    word: str = ""
    """The password that it wants from whoever logs in."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        to = ""
        say("220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.upper().partition(" ")[0]
            if verb in ("EHLO", "HELO"):
                writer.write(b"250-here\r\n250 AUTH PLAIN\r\n")
            elif verb == "AUTH":
                said = base64.b64decode(line.split()[-1]).decode().split("\0")[-1]
                say("235 welcome" if said == self.word else "535 who are you")
            elif verb == "RCPT":
                to = line.partition(":")[2].strip("<> ")
                say(self.refusing or "250 ok")
            elif verb == "DATA":
                say("354 go on")
                body = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                told = email.message_from_bytes(body, policy=email.policy.default)
                assert isinstance(told, EmailMessage)
                self.letters.append(Letter(to, told))
                say("250 taken")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()


@asynccontextmanager
async def post_office(**how: Any) -> AsyncIterator[PostOffice]:
    office = PostOffice(**how)
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office


@dataclass
class Request:
    """What somebody asked of a web server."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Web:
    """A web server that notes what it is asked, and answers as it is told."""

    port: int = 0
    asked: list[Request] = field(default_factory=list)
    status: str = "200 OK"
    headers: str = ""
    hold: float = 0.0
    """Seconds before it answers."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = {
            name.lower(): value
            for line in head[1:]
            if line
            for name, _, value in [line.partition(": ")]
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.asked.append(Request(method, path, headers, body))
        await asyncio.sleep(self.hold)
        writer.write(f"HTTP/1.1 {self.status}\r\n{self.headers}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def web(**how: Any) -> AsyncIterator[Web]:
    receiver = Web(**how)
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver


class Subscription:
    """What a browser has of a push service: its keys, and how it reads what comes (RFC 8291)."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def wanted(self) -> dict[str, str]:
        """The body with which a page tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"kind": "push", "url": self.url, "lang": "en", "name": "Test browser", **keys}

    def read(self, request: Request, key: str) -> Any:
        """What was said; it is signed by the house that has this key, for this push service."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        scheme, _, told = request.headers["authorization"].partition(" ")
        parts = dict(part.split("=", 1) for part in told.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        assert Vapid02.verify(request.headers["authorization"])
        claims = json.loads(_bytes(parts["t"].split(".")[1]))
        assert claims["aud"] == self.url.rsplit("/", 1)[0]
        assert claims["sub"].startswith(("mailto:", "https:"))
        plain = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(plain)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
