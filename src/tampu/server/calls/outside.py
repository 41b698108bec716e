"""Requests to addresses that guests name: to the world outside, never into the host's network.

Every address that a name stands for is looked at before a connection is made, and the connection is
made to that very address: a name cannot stand for another one a moment later.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

from tampu.server.mail import Undelivered

PATIENCE = 10.0
"""Seconds that somebody else's server may take for everything together."""
KNOCK = 5.0
"""Seconds until it must have let us in."""
ANSWER = 4096
"""Bytes of an answer that are read; what it says does not matter."""
LONGEST = 1000
"""Characters of an address."""
UNPRIVILEGED = 1024
PORTS = (80, 443)
"""Beside these only ports that no system service has."""
NAT64 = ip_network("64:ff9b::/96")
AGAIN = (408, 425, 429)
"""Answers after which it is worth trying again, beside those of a server in trouble."""
Address = IPv4Address | IPv6Address


class NotOutside(Exception):
    """The address must not be asked: `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def split(url: str) -> SplitResult:
    """The parts of an address that may be asked; raises `NotOutside`. Nothing is looked up yet."""
    if len(url) > LONGEST or not url.isascii() or any(sign.isspace() for sign in url):
        raise NotOutside("address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotOutside("address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise NotOutside("address")
    if parts.username is not None or parts.password is not None:
        raise NotOutside("address")
    if port is not None and port not in PORTS and port < UNPRIVILEGED:
        raise NotOutside("port")
    return parts


def embedded(address: Address) -> list[Address]:
    """The addresses that one stands for: itself, and those of the older kind that are in it."""
    found: list[Address] = [address]
    if isinstance(address, IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        found += [each for each in inner if each is not None]
        low = int(address) & 0xFFFFFFFF
        if address in NAT64 or int(address) >> 32 == 0:
            found.append(IPv4Address(low))
    return found


def is_outside(address: Address) -> bool:
    """Whether it is an address of the Internet, and not of this machine."""
    if getattr(address, "scope_id", None):
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return is_outside(address.ipv4_mapped)
    for each in embedded(address):
        if not each.is_global or each.is_multicast or each.is_reserved or each.is_unspecified:
            return False
    return not is_own(address)


NOBODYS = {4: ip_address("192.0.2.1"), 6: ip_address("2001:db8::1")}
"""Addresses for examples, which no machine has."""


def is_own(address: Address) -> bool:
    """Whether this machine has the address: only then it can be taken for a socket, unless the
    system lets any be taken."""
    return _can_be_taken(address) and not _can_be_taken(NOBODYS[address.version])


def _can_be_taken(address: Address) -> bool:
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as attempt:
            attempt.bind((str(address), 0))
    except OSError:
        return False
    return True


class Outside:
    """Asks other servers; `private`: names of the host's network that may be asked all the same."""

    def __init__(self, private: tuple[str, ...], own: str = "") -> None:
        self._private = frozenset(name.lower() for name in private)
        self._own = (urlsplit(own).hostname or "").lower()
        self._session: Any = None

    async def stop(self) -> None:
        if self._session is not None:
            await self._session.close()

    def refuse(self, url: str, secure: bool = False) -> None:
        """Raises `NotOutside` where nothing need be looked up to see it."""
        parts = split(url)
        host = (parts.hostname or "").lower()
        if host in self._private:
            return
        if secure and parts.scheme != "https":
            raise NotOutside("address")
        if host == self._own or host == "localhost" or host.endswith(".localhost"):
            raise NotOutside("inside")
        address = literal(host)
        if address is not None and not is_outside(address):
            raise NotOutside("inside")

    async def send(
        self, method: str, url: str, body: bytes, headers: Mapping[str, str], secure: bool = False
    ) -> None:
        """Ask, and be glad of any yes; raises `Undelivered`."""
        import aiohttp  # heavy, and many servers never ask anybody

        try:
            self.refuse(url, secure)
            async with asyncio.timeout(PATIENCE + 1):
                async with self._opened().request(
                    method, url, data=body, headers=headers, allow_redirects=False
                ) as answer:
                    await answer.content.read(ANSWER)
                    status = answer.status
        except NotOutside as error:
            raise Undelivered(error.reason, lasting=True) from None
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise _failed(error) from None
        if not 200 <= status < 300:
            lasting = status < 500 and status not in AGAIN
            raise Undelivered(str(status), lasting)

    def _opened(self) -> Any:
        if self._session is None:
            import aiohttp

            connector = aiohttp.TCPConnector(
                resolver=_resolver(self._private),
                use_dns_cache=False,
                force_close=True,
                limit=32,
                limit_per_host=4,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=PATIENCE, connect=KNOCK),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": "Tampu"},
                auto_decompress=False,
                trust_env=False,
            )
        return self._session


def literal(host: str) -> Address | None:
    """The address, if a host is written as one."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def _failed(error: Exception) -> Undelivered:
    """A name that stands for an address inside is told as that, whatever it was wrapped in."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, NotOutside):
            return Undelivered(cause.reason, lasting=True)
        cause = cause.__cause__ or cause.__context__ or getattr(cause, "os_error", None)
    timeout = isinstance(error, TimeoutError)
    return Undelivered("timeout" if timeout else "unreachable")


def _resolver(private: frozenset[str]) -> Any:
    """Looks names up, and lets none through that stands for anything inside."""
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class Vetted(AbstractResolver):
        def __init__(self) -> None:
            self._asks = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            found = await self._asks.resolve(host, port, family)
            if host.lower() not in private:
                addresses = [literal(each["host"]) for each in found]
                if not all(each is not None and is_outside(each) for each in addresses):
                    raise VettedError
            return found

        async def close(self) -> None:
            await self._asks.close()

    return Vetted()


class VettedError(NotOutside, OSError):
    """Told by a resolver, which may fail like a system call only."""

    def __init__(self) -> None:
        super().__init__("inside")
