"""The door: who may come in, how many from one address, and who was shown out just now."""

import time
from collections import Counter, OrderedDict
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address, ip_network

from tampu.server.limits import Bucket, Buckets
from tampu.server.settings import Settings

PEOPLE = 10_000
"""So many addresses that were shown out are remembered."""
RESERVED = 200
"""Descriptors that the store, the workers and the log need for themselves."""
asked_from: ContextVar[str] = ContextVar("asked_from", default="")
"""The household whose request is being answered; nobody's: what the house does by itself."""


def household(address: str) -> str:
    """Whose limits hold for an address: in IPv6 one customer has a whole network."""
    try:
        told = ip_address(address)
    except ValueError:
        return address
    if not isinstance(told, IPv6Address):
        return address
    if told.ipv4_mapped is not None:
        return str(told.ipv4_mapped)
    return str(ip_network((told, 64), strict=False).network_address)


class Door:
    """Counts connections, by the address at their other end; a trusted proxy's are not its own."""

    def __init__(self, settings: Settings, descriptors: int | None = None) -> None:
        limits = settings.limits
        self.limits = limits
        self._proxies = frozenset(settings.proxies)
        self._most = limits.connections
        if descriptors is not None:
            self._most = max(1, min(self._most, descriptors - RESERVED))
        self._inside = 0
        self._from: Counter[str] = Counter()
        self._newcomers = Buckets(limits.connections_per_second, limits.connections_at_once)
        self._shown_out: OrderedDict[str, float] = OrderedDict()
        self.cut = 0
        """How many were shown out for what they did."""

    def is_proxy(self, address: str) -> bool:
        """Whether the host said that this address speaks for others."""
        return address in self._proxies

    def admit(self, address: str) -> bool:
        """Whether one more connection may come in; if so, `leave` must follow."""
        known = self.is_proxy(address)
        home = household(address)
        if self._inside >= self._most or not (known or self._is_welcome(home)):
            return False
        self._inside += 1
        if not known:
            self._from[home] += 1
        return True

    def _is_welcome(self, home: str) -> bool:
        return (
            not self.is_out(home)
            and self._from[home] < self.limits.connections_per_address
            and self._newcomers.allows(home)
        )

    def leave(self, address: str) -> None:
        """A connection that was admitted has ended."""
        self._inside -= 1
        if self.is_proxy(address):
            return
        home = household(address)
        self._from[home] -= 1
        if self._from[home] <= 0:
            del self._from[home]

    def show_out(self, address: str) -> None:
        """Whoever floods the house stays outside for a while."""
        self.cut += 1
        if self.is_proxy(address):
            return
        home = household(address)
        self._shown_out.pop(home, None)
        self._shown_out[home] = time.monotonic() + self.limits.cut_seconds
        if len(self._shown_out) > PEOPLE:
            self._shown_out.popitem(last=False)

    def is_out(self, address: str) -> bool:
        """Whether this address was shown out, and the while is not over."""
        until = self._shown_out.get(household(address), 0.0)
        return time.monotonic() < until

    @property
    def inside(self) -> int:
        """How many connections there are."""
        return self._inside

    def flow(self) -> Bucket:
        """How much one live connection may send before it is cut."""
        return Bucket(self.limits.raw_frames_per_second, self.limits.raw_frames_at_once)
