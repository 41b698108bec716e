"""What a server tells a page: everything that its WebSockets receive."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket


class Frames:
    """Listens at a page from now on; the page is then to be opened."""

    def __init__(self, page: Page) -> None:
        self.received: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))

    def all_of(self, name: str) -> list[Any]:
        """Every value of this name in anything that was received."""
        return [value for key, value in named(self.received) if key == name]


def named(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every name and its value, however deep."""
    if isinstance(thing, dict):
        yield from thing.items()
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            yield from named(part)
