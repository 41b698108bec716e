"""Bots that a host adds are chosen by their names, masters by their characters too."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.serving import Serving

ROGUES = Path(__file__).resolve().parents[1] / "bots"
NAME = "Chatty bot"
LEVELS = ["Beginner", "Casual", "Seasoned", "Expert", "Master", NAME]


def test_a_bot_of_the_host_is_offered_and_plays(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TAMPU_BOTS", f"{NAME}=rogues:Chatty")
    monkeypatch.setenv("PYTHONPATH", str(ROGUES), prepend=":")
    serving = Serving(tmp_path / "data")
    serving.start()
    try:
        page = Guests(browser, serving)("/")
        strength = page.get_by_test_id("level-machu_picchu")
        expect(strength.locator("option")).to_have_text([f"Bots: {level}" for level in LEVELS])
        strength.select_option(f"Bots: {NAME}")
        page.get_by_test_id("play-machu_picchu").click()
        expect(page.get_by_test_id("player-1")).to_contain_text(NAME)
        MachuPicchuSitting(page).play_on(2)
        page.goto("/new/machu_picchu")
        page.get_by_label("Seat 2: who sits there").select_option("A bot")
        level = page.get_by_label("Seat 2: how strong the bot is")
        expect(level).to_have_value("master")
        level.select_option(NAME)
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_test_id("player-1")).to_contain_text(NAME)
        page.context.close()
    finally:
        serving.stop()


def test_a_master_of_character_is_chosen_or_dealt_and_says_what_it_is_like(guest: Guests):
    page = guest("/new/cuzco_kramer")
    page.get_by_label("Seat 2: who sits there").select_option("A bot")
    character = page.get_by_label("Seat 2: the bot’s character")
    names = ["Even-handed", "Builder", "Celebrant", "Irrigator", "A character at random"]
    expect(character.locator("option")).to_have_text(names)
    page.get_by_label("Seat 2: how strong the bot is").select_option("expert")
    expect(character).to_have_count(0)
    expect(page.get_by_test_id("about-1")).to_contain_text("a moment ahead")
    page.get_by_label("Seat 2: how strong the bot is").select_option("master")
    expect(page.get_by_test_id("about-1")).to_contain_text("tries its best moves out")
    character.select_option("Builder")
    expect(page.get_by_test_id("about-1")).to_contain_text("raises temples")
    page.get_by_role("button", name="Start the game").click()
    card = page.get_by_test_id("player-1")
    expect(card).to_contain_text("Master, Builder")
    expect(card.locator(".bot")).to_have_attribute("title", re.compile("raises temples"))
    page.goto("/new/cuzco_kramer")
    page.get_by_label("Seat 2: who sits there").select_option("A bot")
    page.get_by_label("Seat 2: the bot’s character").select_option("A character at random")
    page.get_by_role("button", name="Start the game").click()
    dealt = re.compile(f"Master, ({'|'.join(names[1:4])})")
    expect(page.get_by_test_id("player-1")).to_contain_text(dealt)
