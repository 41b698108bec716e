"""Guests: each a browser context with a cookie of its own, watched all the time."""

from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.serving import Serving
from tests.web.watch import Watch

PATIENCE = 20_000
WIDE: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}


class Guests:
    """Makes guests and remembers them."""

    def __init__(self, browser: Browser, serving: Serving) -> None:
        self._browser = browser
        self._serving = serving
        self.watches: dict[Page, Watch] = {}

    def __call__(
        self, path: str = "", serving: Serving | None = None, known: bool = True, **wishes: Any
    ) -> Page:
        """A new guest, who opens this path, or nothing yet: a page costs more than most tests.

        By default without animations, on a wide screen.

        `known`: the server has met the guest before, and given a cookie.
        """
        address = (serving or self._serving).address
        likes = {
            "base_url": address,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": WIDE,
        }
        context = self._browser.new_context(**(likes | wishes))
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, address)
        page = context.new_page()
        self.watches[page] = watch
        if known:
            context.request.get("/api/me")
        if path:
            page.goto(path)
        return page

    def expect_trouble(self, page: Page, pattern: str) -> None:
        """This guest will see such a complaint, and is meant to."""
        self.watches[page].expect(pattern)
