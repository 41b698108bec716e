"""The first visit is light, and everything comes from this server."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting

MOST = 240_000
"""Bytes that come over the wire for home page and table, heads of the answers included."""


class Wire:
    """What the browser itself says it has received."""

    def __init__(self, page: Page) -> None:
        self._paths: dict[str, str] = {}
        self._bytes: dict[str, int] = {}
        network = page.context.new_cdp_session(page)
        network.on("Network.requestWillBeSent", self._sent)
        network.on("Network.loadingFinished", self._finished)
        network.send("Network.enable")
        network.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _sent(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["request"]["url"].split("/", 3)[3]

    def _finished(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    def sizes(self) -> dict[str, int]:
        """By path; what was asked for twice counts twice."""
        sizes: dict[str, int] = {}
        for request, size in self._bytes.items():
            path = self._paths[request]
            sizes[path] = sizes.get(path, 0) + size
        return sizes


def test_home_and_table_load_less_than_240_kilobytes(guest: Guests):
    page = guest("/nowhere", known=False)
    page.goto("about:blank")
    wire = Wire(page)
    page.goto("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    page.wait_for_load_state("networkidle")
    home = wire.sizes()
    assert sum(path.endswith(".js") for path in home) > 3
    page.get_by_test_id("play-machu_picchu").click()
    MachuPicchuSitting(page).asked()
    page.wait_for_load_state("networkidle")
    table = wire.sizes()
    assert sum(home.values()) < sum(table.values()) < MOST, table


def test_what_carries_its_content_in_its_name_is_loaded_once(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").wait_for()
    with page.expect_response("**/assets/*.js") as script:
        page.reload()
    assert "immutable" in script.value.headers["cache-control"]


def test_a_strange_address_has_a_sentence_and_a_way_on(guest: Guests):
    page = guest("/nowhere/at/all")
    expect(page.get_by_role("alert")).to_contain_text("nothing at this address")
    page.get_by_role("link", name="To the games", exact=True).click()
    page.get_by_test_id("play-machu_picchu").wait_for()


def test_a_table_that_does_not_exist_has_a_sentence_and_a_way_on(guest: Guests):
    page = guest("/")
    guest.expect_trouble(page, "/api/tables/|Failed to load resource")
    page.get_by_role("textbox", name="Got a link").fill("no-such-table-1")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="To the games", exact=True).click()
    page.get_by_test_id("play-machu_picchu").wait_for()
