"""What whoever runs the server does is seen at the table: closed, open again, and announcements."""

import os
import subprocess

from playwright.sync_api import Page, expect

from tests.server.calling import PROGRAM
from tests.web.guests import Guests
from tests.web.hidden import table
from tests.web.serving import Serving


def admin(house: Serving, *arguments: str) -> None:
    """`tampu admin`, beside the server."""
    order = [PROGRAM, "admin", *arguments, "--data", str(house.data)]
    subprocess.run(order, check=True, capture_output=True, env=os.environ)


def at_a_table(guest: Guests) -> Page:
    page = guest()
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    wish = {"game": "machu_picchu", "seats": seats}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    expect(page.get_by_test_id("log")).to_be_visible()
    return page


def test_a_closed_table_says_so_until_it_is_open_again(guest: Guests, house: Serving):
    page = at_a_table(guest)
    key = table(page)["id"]
    admin(house, "close", key)
    expect(page.get_by_test_id("closed")).to_contain_text("The house has closed this table.")
    expect(page.get_by_test_id("seat-news").first).to_contain_text("has closed this table")
    admin(house, "reopen", key)
    expect(page.get_by_test_id("closed")).to_have_count(0)
    expect(page.get_by_test_id("seat-news").last).to_contain_text("opened this table again")


def test_an_announcement_counts_down_and_goes(guest: Guests, house: Serving):
    page = at_a_table(guest)
    admin(house, "announce", "A restart for an update.", "--in", "10")
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("In 10 minutes: A restart for an update.")
    admin(house, "announce", "--withdraw")
    expect(notice).to_have_count(0)
