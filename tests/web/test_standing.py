"""Results and ratings as people see them: a rated table, one's own page, and being forgotten."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tampu.server.store.store import Store
from tests.server.finished import put
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import PHONE, Guests
from tests.web.hidden import rename
from tests.web.planting import me
from tests.web.serving import Serving, settings


def rated_games(house: Serving, *people: str) -> list[str]:
    """The ids of tables at which these have played for their ratings."""

    async def played() -> list[str]:
        store = await Store.open(settings(house.data).database)
        try:
            return [await put(store, *people, number=n, rated=True) for n in range(1, 4)]
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, played()).result()


def test_at_a_rated_table_everybody_sees_how_sure_the_ratings_are(guest: Guests):
    host, friend = guest("/new/machu_picchu"), guest()
    host.get_by_role("button", name="3 players").click()
    host.get_by_label("Rated game").check()
    expect(host.get_by_label("Allow hints")).to_have_count(0)
    host.get_by_label("Seat 2: who sits there").select_option("bot")
    expect(host.get_by_label("Rated game")).to_be_disabled()
    expect(host.get_by_label("Rated game")).not_to_be_checked()
    host.get_by_label("Seat 2: who sits there").select_option("open")
    host.get_by_role("button", name="2 players").click()
    expect(host.get_by_label("Rated game")).to_be_checked()
    host.get_by_role("button", name="Create the table").click()
    expect(host.get_by_test_id("rated")).to_contain_text("people only")
    expect(host.get_by_test_id("fill-with-bots")).to_have_count(0)
    friend.goto(host.get_by_test_id("invite-link").input_value())
    friend.get_by_test_id("sit-down").click()
    for page in (host, friend):
        for seat in (0, 1):
            expect(page.get_by_test_id(f"rating-{seat}")).to_contain_text("1000 ± 490")


def test_ones_own_page_tells_results_and_ratings_and_forgets_whoever_wants_it(
    guest: Guests, house: Serving
):
    page, friend = guest(bypass_csp=True), guest(viewport=PHONE)
    rename(page, "Sun")
    rename(friend, "Moon")
    table = rated_games(house, me(page), me(friend))[-1]
    page.goto("/")
    page.get_by_test_id("guest").click()
    page.get_by_role("link", name="Your games and ratings").click()
    expect(page.get_by_test_id("my-rating")).to_contain_text("provisional")
    curve = page.get_by_test_id("rating-curve")
    assert "over 3 games" in (curve.get_attribute("aria-label") or "")
    expect(page.get_by_test_id("tiles")).to_contain_text("3")
    expect(page.get_by_test_id("people")).to_contain_text("Moon")
    expect(page.get_by_test_id("places").get_by_role("row")).to_have_count(2)
    page.get_by_text("What the bots are rated").click()
    expect(page.get_by_test_id("ladder")).to_contain_text("Master")
    assert not findings_by_day_and_by_night(page)
    friend.goto(f"/table/{table}")
    expect(friend.get_by_test_id("rating-changes").get_by_role("row")).to_have_count(3)
    page.get_by_test_id("forget").click()
    page.get_by_test_id("forget-go").click()
    expect(page.get_by_text("Nothing is kept of you any more.")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_test_id("none")).to_be_visible()
    friend.goto("/me")
    expect(friend.get_by_test_id("my-rating")).to_contain_text("±")
    expect(friend.get_by_text("Sun", exact=True)).to_have_count(0)
