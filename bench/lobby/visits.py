"""Visits of the lobby, one after the other, and what each costs the server."""

from collections.abc import Iterator
from itertools import count
from time import clock_gettime, perf_counter
from typing import NamedTuple

import httpx

PATHS = ("/api/me", "/api/games", "/api/tables")
"""What the page asks for when somebody comes to the lobby."""
AT_ONCE = 100
"""Visits from one address: many more would be too fast."""
addresses = (f"127.3.{number // 250}.{number % 250 + 1}" for number in count())


class Visit(NamedTuple):
    """Seconds of the server's processor and of the visitor's time; how many tables are listed."""

    processor: float
    waited: float
    listed: int


def processor_time(process: int) -> float:
    """Seconds of processor that a process has used, as exactly as Linux knows it."""
    return clock_gettime((~process << 3) | 2)


def visits(host: str, process: int, cookie: str, number: int, warm: bool = True) -> Iterator[Visit]:
    """So many; `warm`: after a first one of each address that does not count."""
    headers = {"cookie": cookie} if cookie else {}
    for first in range(0, number, AT_ONCE):
        transport = httpx.HTTPTransport(local_address=next(addresses))
        address = f"http://{host}"
        with httpx.Client(
            base_url=address, headers=headers, transport=transport, timeout=60.0
        ) as web:
            if warm:
                visit(web, process)
            for _ in range(min(AT_ONCE, number - first)):
                yield visit(web, process)


def visit(web: httpx.Client, process: int) -> Visit:
    """The lobby as the page asks for it."""
    before, began = processor_time(process), perf_counter()
    for path in PATHS:
        answer = web.get(path).raise_for_status()
    waited = perf_counter() - began
    return Visit(processor_time(process) - before, waited, len(answer.json()["mine"]))
