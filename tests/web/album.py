"""Photographs of the page, to be looked at, in three sizes.

They go to test-results/screenshots. By day only, as nothing moves by night; colours are tested by
day and by night elsewhere. With TAMPU_PICTURES=1 also by night, and the README's pictures anew.
"""

import os
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

from tests.web.guests import TABLET, WIDE, Guests
from tests.web.hidden import rename
from tests.web.looks import settle
from tests.web.pictures import reduced
from tests.web.touch import TELEPHONE

SCREENS: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": WIDE},
    "820x1180": {"viewport": TABLET},
    "390x844": TELEPHONE,
}

PICTURES = Path(__file__).resolve().parents[2] / "docs/pictures"
README = {
    "preview-1440x900-light.png": "table.png",
    "cuzco-crowded-light-1440x900.png": "cuzco_kramer.png",
    "inca-conquest-light-1440x900.png": "inca_empire.png",
    "feld-dice-light-1440x900.png": "cuzco_feld.png",
}
"""Photographs that are kept with the project, and under which name."""
LARGEST = 300_000

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
TAKEN: tuple[Theme, ...] = THEMES if os.environ.get("TAMPU_PICTURES") == "1" else ("light",)


class Album:
    """Photographs of one guest's page."""

    def __init__(self, page: Page, folder: Path, name: str) -> None:
        self.page = page
        self.folder = folder / "screenshots"
        self.name = name
        self.names: list[str] = []

    def take(self, what: str, full: bool = False) -> None:
        """The page as it is now, or the whole length of it."""
        settle(self.page)
        path = self.folder / f"{what}-{self.name}.png"
        self.page.screenshot(path=path, full_page=full)
        assert path.stat().st_size > 10_000, "an empty picture"
        self.names.append(path.name)
        if path.name in README and os.environ.get("TAMPU_PICTURES") == "1":
            keep(path.read_bytes(), README[path.name])


def keep(picture: bytes, name: str) -> None:
    """A picture of the README."""
    small = reduced(picture)
    assert len(small) < LARGEST
    (PICTURES / name).write_bytes(small)


def look_in(page: Page, theme: Theme) -> None:
    """The system turns light or dark, and the page with it."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def opened(guest: Guests, results: Path, screen: str, **wishes: Any) -> Album:
    """An album of somebody with such a screen, at home."""
    page = guest("/", **SCREENS[screen], **wishes)
    rename(page, "Wayra")
    page.reload()
    return Album(page, results, screen)
