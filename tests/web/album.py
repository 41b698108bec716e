"""Every part of the page in three sizes: nothing is amiss; and photographs of it on wish.

With TAMPU_PICTURES=1 they go to test-results/screenshots by day and by night, to be looked at, and
the README's pictures are made anew.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.guests import PHONE, TABLET, WIDE, Guests
from tests.web.hidden import rename
from tests.web.looks import faults, look, settle
from tests.web.pictures import reduced

SIZES: dict[str, ViewportSize] = {"1440x900": WIDE, "820x1180": TABLET, "390x844": PHONE}

PICTURES = Path(__file__).resolve().parents[2] / "docs/pictures"
README = {
    "preview-light-1440x900.png": "table.png",
    "cuzco-crowded-light-1440x900.png": "cuzco_kramer.png",
    "inca-conquest-light-1440x900.png": "inca_empire.png",
    "feld-dice-light-1440x900.png": "cuzco_feld.png",
}
"""Photographs that are kept with the project, and under which name."""
LARGEST = 300_000

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
TAKEN: tuple[Theme, ...] = THEMES if os.environ.get("TAMPU_PICTURES") == "1" else ()


class Album:
    """Photographs of one guest's page."""

    def __init__(
        self, page: Page, folder: Path, amiss: Callable[[Page], object] | None = None
    ) -> None:
        """`amiss`: what else must not be found on the page, in any size."""
        self.page = page
        self.folder = folder / "screenshots"
        self.amiss = amiss or (lambda _: None)
        self.names: list[str] = []

    def take(self, what: str, full: bool = False) -> None:
        """The page as it is now in every size, or the whole length of it: nothing is amiss."""
        for size in SIZES:
            self.take_one(what, size, full)
        self.page.set_viewport_size(WIDE)
        settle(self.page)

    def take_one(self, what: str, size: str, full: bool = False) -> None:
        """The page in one size, which it keeps."""
        self.page.set_viewport_size(SIZES[size])
        assert not faults(self.page), (what, size)
        assert look(self.page, "references()")["dangling"] == [], (what, size)
        assert not self.amiss(self.page), (what, size)
        self.names.append(f"{what}-{size}")
        for theme in TAKEN:
            look_in(self.page, theme)
            self.shoot(f"{what}-{theme}-{size}.png", full)

    def shoot(self, name: str, full: bool) -> None:
        settle(self.page)
        path = self.folder / name
        self.page.screenshot(path=path, full_page=full)
        assert path.stat().st_size > 10_000, "an empty picture"
        if name in README:
            keep(path.read_bytes(), README[name])


def keep(picture: bytes, name: str) -> None:
    """A picture of the README."""
    small = reduced(picture)
    assert len(small) < LARGEST
    (PICTURES / name).write_bytes(small)


def look_in(page: Page, theme: Theme) -> None:
    """The system turns light or dark, and the page with it."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def opened(guest: Guests, results: Path, amiss: Callable[[Page], object] | None = None) -> Album:
    """An empty album, and somebody whose page it is about."""
    page = guest()
    rename(page, "Wayra")
    return Album(page, results, amiss)
