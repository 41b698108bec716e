"""From a click in one real browser to the log of the last of three."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from bench.site import Site
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tools.machine import find_chromium

PAGES = 3
PATIENCE = 20.0
WATCH = """
window.seen = [];
window.clicks = [];
const now = () => performance.timeOrigin + performance.now();
new MutationObserver((changes) => {
  if (changes.some((change) => change.target.parentElement?.closest('[data-log]')
                            || change.target.closest?.('[data-log]'))) window.seen.push(now());
}).observe(document, { childList: true, subtree: true });
document.addEventListener('click', () => window.clicks.push(now()), true);
"""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
]
Tick = Callable[[], None]


def waited(pages: list[Page], clicker: Page) -> float | None:
    """Seconds from the last click, the one that confirms, to the last page that shows news."""
    click = float(clicker.evaluate("clicks.at(-1) ?? 0"))
    limit = monotonic() + PATIENCE
    while monotonic() < limit:
        moments = [
            page.evaluate("(click) => seen.find((moment) => moment >= click) ?? null", click)
            for page in pages
        ]
        if None not in moments:
            return (float(max(moments)) - click) / 1000
        pages[0].wait_for_timeout(5)
    return None


def seated(browser: Browser, host: str, game: str) -> list[Page]:
    """Three pages, each with its own guest on a seat of one table."""
    rooms = [browser.new_context(reduced_motion="reduce") for _ in range(PAGES)]
    plan: list[dict[str, Any]] = [{"who": "me"}] + [{"who": "open"}] * (PAGES - 1)
    table = posted(rooms[0], f"http://{host}/api/tables", {"game": game, "seats": plan})["id"]
    for seat, room in enumerate(rooms[1:], start=1):
        posted(room, f"http://{host}/api/tables/{table}/seats/{seat}", {"do": "take"})
    pages = [room.new_page() for room in rooms]
    for page in pages:
        page.set_default_timeout(PATIENCE * 1000)
        page.add_init_script(WATCH)
        page.goto(f"http://{host}/table/{table}")
        page.locator("[data-log]").wait_for()
    return pages


def posted(room: BrowserContext, address: str, body: dict[str, Any]) -> dict[str, Any]:
    room.request.get(address.partition("/api/")[0] + "/api/me")
    answer = room.request.post(address, data=body)
    if not answer.ok:
        raise RuntimeError(f"{address}: {answer.status}")
    found: dict[str, Any] = answer.json()
    return found


def clicked(pages: list[Page], clicks: int, tick: Tick) -> list[float]:
    """So many measured clicks, by whoever is asked; fewer if the game ends before."""
    waits: list[float] = []
    limit = monotonic() + PATIENCE * clicks
    players = [MachuPicchuSitting(page, seed) for seed, page in enumerate(pages)]
    while len(waits) < clicks and monotonic() < limit:
        asked = next((one for one in players if one.page.locator("[data-asked]").count()), None)
        if asked is None:
            if pages[0].get_by_test_id("winner").count():
                break
            pages[0].wait_for_timeout(20)
            continue
        asked.answer()
        wait = waited(pages, asked.page)
        if wait is not None:
            waits.append(wait)
            tick()
    return waits


class NotMeasured(Exception):
    """Why there is no figure."""


def measured(game: str, clicks: int, tick: Tick = lambda: None) -> list[float]:
    """Seconds per click; raises `NotMeasured` where there is no browser or no page."""
    executable = find_chromium()
    if executable is None:
        raise NotMeasured("no Chromium here")
    with tempfile.TemporaryDirectory() as room, sync_playwright() as play:
        site = Site(Path(room))
        site.start()
        try:
            browser = play.chromium.launch(executable_path=executable, args=ARGUMENTS)
            return clicked(seated(browser, site.host, game), clicks, tick)
        except (Error, AssertionError) as problem:
            raise NotMeasured(str(problem).splitlines()[0]) from problem
        finally:
            site.stop()
