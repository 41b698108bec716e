"""The page below a path of its host: the same build, every link, and a game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import ABSENT, table_with
from tests.web.serving import Serving
from tests.web.test_notes import names_it, steps_aside, taken_home
from tests.web.test_study import whole

ROOT = "/games/tampu"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory, house: Serving) -> Iterator[Serving]:
    """A server below a path."""
    serving = Serving(tmp_path_factory.mktemp("below") / "data", ROOT)
    serving.start()
    yield serving
    serving.stop()


def test_a_guest_plays_below_a_path_and_comes_back_by_every_link(guest: Guests, below: Serving):
    page = guest(f"{ROOT}/", below, known=False)
    page.get_by_test_id("play-machu_picchu").click()
    sitting = MachuPicchuSitting(page)
    sitting.play_on(3)
    sitting.asked()
    expect(page).to_have_url(re.compile(f"{ROOT}/table/[^/]+$"))
    said = sitting.sentences()
    page.reload()
    sitting.asked()
    assert sitting.sentences() == said
    page.get_by_role("link", name="Tampu").click()
    expect(page).to_have_url(f"{below.address}/")
    page.get_by_test_id("running").get_by_role("link", name="Play").click()
    assert sitting.asked()


def test_an_invitation_names_the_path_and_is_followed(guest: Guests, below: Serving):
    host, friend = (guest(f"{ROOT}/", below, known=False) for _ in range(2))
    host.get_by_role("link", name="Invite friends").first.click()
    host.get_by_role("button", name="2 players").click()
    host.get_by_role("button", name="Create the table").click()
    link = host.get_by_test_id("invite-link").input_value()
    assert link.startswith(f"{below.address}/join/")
    friend.goto(link)
    friend.get_by_test_id("sit-down").click()
    for page in (host, friend):
        expect(page.get_by_test_id("log")).to_contain_text("Round 1")


def test_the_law_opens_at_a_paragraph_below_the_path(guest: Guests, below: Serving):
    page = guest(f"{ROOT}/rules/machu_picchu/MP-304", below, known=False)
    number = page.get_by_role("link", name="MP-304", exact=True).first
    expect(number).to_be_in_viewport()
    expect(number).to_have_attribute("href", f"{ROOT}/rules/machu_picchu/MP-304")


def test_a_record_with_lines_is_saved_below_the_path(guest: Guests, below: Serving, tmp_path: Path):
    match = whole()
    path = table_with(below, lambda _: (match.header.seed or "", match), [ABSENT] * 2)
    page = guest("", below, known=False)
    steps_aside(page, f"{ROOT}{path}")
    names_it(page, "Below")
    page.get_by_test_id("aside-back").click()
    assert "[Below]" in taken_home(page, tmp_path, "lines").read_text()
