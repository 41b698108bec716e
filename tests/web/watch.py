"""What no page may ever do: complain, fail to load something, or talk to strangers."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

LEFT = "net::ERR_ABORTED"
"""A request whose page went away, or that became a download."""


class Watch:
    """Notes everything bad that happens on the pages of one guest."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._host = urlsplit(address).netloc
        self._seen: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("page", self._page)

    def expect(self, pattern: str) -> None:
        """This will be seen, and is meant to."""
        self._expected.append(re.compile(pattern))

    @property
    def troubles(self) -> list[str]:
        """What was seen and not expected."""
        return [
            seen for seen in self._seen if not any(known.search(seen) for known in self._expected)
        ]

    def _note(self, text: str) -> None:
        self._seen.append(text)

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._address(socket.url))
        page.on("crash", lambda _: self._note("the page crashed"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != self._host:
            self._note(f"a request to a stranger: {url}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.request.method} {response.url}")
