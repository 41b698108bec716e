"""The first visit is light, and everything comes from this server."""

import gzip

from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.serving import Serving
from tests.web.sitting import Sitting

MOST = 200_000
"""Bytes, gzipped, of all that home page and table load."""


def test_home_and_table_load_less_than_200_kilobytes(guest: Guests, house: Serving):
    page = guest("/nowhere", known=False)
    loaded: set[str] = set()
    page.on("request", lambda request: loaded.add(request.url))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    Sitting(page).asked()
    sizes = {
        url.removeprefix(house.address): len(gzip.compress(page.request.get(url).body()))
        for url in loaded
    }
    scripts = [path for path in sizes if path.endswith(".js")]
    assert len(scripts) > 3
    assert sum(sizes.values()) < MOST, sizes


def test_what_carries_its_content_in_its_name_is_loaded_once(guest: Guests):
    page = guest("/")
    page.get_by_role("button", name="Play now").wait_for()
    with page.expect_response("**/assets/*.js") as script:
        page.reload()
    assert "immutable" in script.value.headers["cache-control"]


def test_a_strange_address_has_a_sentence_and_a_way_on(guest: Guests):
    page = guest("/nowhere/at/all")
    expect(page.get_by_role("alert")).to_contain_text("nothing at this address")
    page.get_by_role("link", name="To the games", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()


def test_a_table_that_does_not_exist_has_a_sentence_and_a_way_on(guest: Guests):
    page = guest("/")
    guest.expect_trouble(page, "/api/tables/|Failed to load resource")
    page.get_by_role("textbox", name="Got a link").fill("no-such-table-1")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="To the games", exact=True).click()
    page.get_by_role("button", name="Play now").wait_for()
