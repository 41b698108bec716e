"""The access log: one line for each request, page and live connection; nobody's address by default.

The path is a template: `/api/tables/{id}`, so that no table's code stands in a log.
"""

import time

from starlette.requests import HTTPConnection

from tampu.server.logs import note
from tampu.server.settings import Settings

PAGE = "/{path}"


def note_access(
    asked: HTTPConnection, settings: Settings, method: str, path: str, status: int, start: float
) -> None:
    """What was asked for, how it ended, and how many milliseconds that took."""
    if not settings.log_requests:
        return
    facts = {"method": method, "path": path}
    if settings.log_addresses and asked.client is not None:
        facts["address"] = asked.client.host
    note("request", status=status, ms=round(1000 * (time.perf_counter() - start), 1), **facts)
