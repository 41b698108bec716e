"""What axe says of a page."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.album import THEMES, look_in

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """(wishes) => axe.run({ exclude: ["svg[aria-hidden=true]"] },
  { resultTypes: ["violations"], rules: { region: { enabled: false } }, ...wishes })"""
"""Drawings that nobody is told of have thousands of parts, and axe walks through each of them. Of
all rules whose findings are never grave, that of regions alone takes long."""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
GRAVE = ("serious", "critical")


def findings(page: Page, only_colours: bool = False) -> list[str]:
    """What axe calls serious or critical, with the first place where it is.

    `only_colours`: all else was looked at by day, and the night changes nothing of it.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(RUN, COLOURS if only_colours else {})["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})"
        for one in found
        if one["impact"] in GRAVE
    ]


def findings_by_day_and_by_night(page: Page) -> list[str]:
    """The same page in both themes, one after the other."""
    found = []
    for theme in THEMES:
        look_in(page, theme)
        found += findings(page, only_colours=theme == "dark")
    return found
