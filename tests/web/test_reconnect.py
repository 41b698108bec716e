"""A lost connection says so, heals by itself, and nothing is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.serving import Serving

CUT = r"WebSocket connection to .* failed|ERR_(CONNECTION|INTERNET|EMPTY|NETWORK)"
"""What a browser itself says of a server that is away."""
LONGEST = 15_000


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, house: Serving) -> Iterator[Serving]:
    """A server of the test's own, to be killed."""
    serving = Serving(tmp_path_factory.mktemp("mortal") / "data")
    serving.start()
    yield serving
    serving.stop()


def at_a_table(guest: Guests, serving: Serving) -> MachuPicchuSitting:
    page = guest("/", serving)
    guest.expect_trouble(page, CUT)
    page.get_by_test_id("play-machu_picchu").click()
    return MachuPicchuSitting(page)


def banner(page: Page, words: str) -> None:
    expect(page.get_by_test_id("connection")).to_contain_text(words, timeout=LONGEST)


def test_a_killed_server_comes_back_and_the_game_goes_on(guest: Guests, mortal: Serving):
    sitting = at_a_table(guest, mortal)
    sitting.play_on(3)
    sitting.asked()
    before, lines = sitting.sentences(), sitting.lines
    mortal.kill()
    banner(sitting.page, "Connection lost")
    mortal.start()
    banner(sitting.page, "Connected again")
    assert sitting.sentences() == before
    assert sitting.lines == lines
    sitting.play_on(2)
    sitting.asked()
    assert sitting.sentences()[: len(before)] == before
    grown = sitting.sentences()
    sitting.page.reload()
    sitting.asked()
    assert sitting.sentences() == grown


def test_an_answer_given_while_the_server_is_away_arrives_once(guest: Guests, mortal: Serving):
    sitting = at_a_table(guest, mortal)
    sitting.play_on(1)
    while sitting.asked() != "choose_card":
        sitting.answer()
    lines = sitting.lines
    card = sitting.hand()[0]
    mortal.kill()
    banner(sitting.page, "Connection lost")
    sitting.press(sitting.cards.first)
    sitting.press(sitting.stairs.first)
    sitting.confirm()
    expect(sitting.question).to_contain_text("Sending")
    mortal.start()
    banner(sitting.page, "Connected again")
    sitting.wait_beyond(lines + 1)
    sitting.asked()
    picked = re.compile(rf"chooses card {card}\.$")
    assert len([line for line in sitting.sentences() if picked.search(line)]) == 1
    assert card not in sitting.hand()


def test_a_browser_without_a_network_says_so_and_heals(guest: Guests, mortal: Serving):
    sitting = at_a_table(guest, mortal)
    sitting.asked()
    lines = sitting.lines
    live = sitting.page.get_by_test_id("live")
    expect(live).to_have_text("Live")
    sitting.page.context.set_offline(True)
    banner(sitting.page, "Connection lost")
    expect(live).to_have_text("Offline")
    said = sitting.page.get_by_test_id("connection").bounding_box()
    bar = sitting.page.locator("header.bar").bounding_box()
    board = sitting.page.get_by_test_id("stage").bounding_box()
    assert said is not None
    assert bar is not None
    assert board is not None
    assert bar["y"] + bar["height"] <= said["y"], "the steps of the round stay in sight"
    assert said["y"] + said["height"] <= board["y"]
    sitting.page.context.set_offline(False)
    banner(sitting.page, "Connected again")
    expect(live).to_have_text("Live")
    assert sitting.lines == lines
    sitting.play_on(1)
    assert sitting.lines > lines
