"""Records from elsewhere: shown move by move, or refused with a sentence."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.guests import Guests
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.scores import number

RECORDS = Path(__file__).resolve().parents[1] / "records" / "machu_picchu"
REFUSED = r"answer 4\d\d: POST .*/api/records|Failed to load resource"


def bring(page: Page, text: str, name: str = "game.txt") -> None:
    """Choose a file on the home page."""
    chooser = page.locator("input[type=file]")
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    chooser.set_input_files(file)


def test_a_record_is_shown_move_by_move_with_its_score_sheet(guest: Guests):
    text = (RECORDS / "4-pairing-all_full-1.txt").read_text()
    scores = next(row for row in text.splitlines() if row.startswith("scores: "))
    lines = text.strip().splitlines()[-1].split(".")[0]
    page = guest("/")
    bring(page, text)
    page.wait_for_url("**/record/*")
    sitting = MachuPicchuSitting(page)
    expect(sitting.scrubber).to_have_attribute("aria-valuemax", lines)
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", lines)
    shown = [page.get_by_test_id(f"player-{seat}").locator(".score") for seat in range(4)]
    assert [number(score.inner_text()) for score in shown] == [
        int(score) for score in scores.split()[1:]
    ]
    page.get_by_role("button", name="To the start").click()
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", "0")
    expect(sitting.log).to_contain_text("Nothing has happened yet")
    page.get_by_role("button", name="Next move").click()
    expect(sitting.scrubber).to_have_attribute("aria-valuenow", "1")
    expect(sitting.log.get_by_role("listitem")).to_have_count(1)
    page.get_by_test_id("open-sheet").click()
    expect(page.get_by_test_id("graph")).to_be_visible()
    page.reload()
    expect(sitting.scrubber).to_have_attribute("aria-valuemax", lines)


def test_a_record_can_be_pasted(guest: Guests):
    page = guest("/")
    page.get_by_role("button", name="Paste text").click()
    area = page.get_by_role("textbox", name="The text of the record")
    area.fill((RECORDS / "2-return_game.txt").read_text())
    page.get_by_role("button", name="Show this game").click()
    page.wait_for_url("**/record/*")
    expect(MachuPicchuSitting(page).log).to_contain_text("wins")


def without_a_move(text: str) -> str:
    """The 30th move is missing."""
    rows = [row for row in text.splitlines() if not row.startswith("30. ")]
    return "\n".join(rows)


def with_another_card(text: str) -> str:
    """The first card laid is one that nobody holds."""
    row = next(row for row in text.splitlines() if ": card " in row)
    return text.replace(row, row.rpartition(" ")[0] + " 51")


def of_another_game(text: str) -> str:
    return text.replace("machu_picchu", "chess")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (without_a_move, r"Line 40 .*it should have 30"),
        (with_another_card, r"MP-302.*Line 22 .*against the rules"),
        (of_another_game, "chess"),
        (lambda _: "Dear diary", "tampu record 1"),
    ],
    ids=["missing move", "impossible card", "another game", "no record"],
)
def test_a_damaged_record_is_refused_with_a_sentence(guest: Guests, damage, sentence: str):
    page = guest("/")
    guest.expect_trouble(page, REFUSED)
    bring(page, damage((RECORDS / "2-pairing-all_full-1.txt").read_text()))
    notice = page.get_by_test_id("notices")
    expect(notice).to_contain_text(re.compile(sentence))
    assert page.url.endswith("/")
    notice.get_by_role("button", name="Close").click()
    expect(notice).not_to_contain_text(re.compile(sentence))


def test_an_address_without_a_record_leads_on(guest: Guests):
    page = guest()
    guest.expect_trouble(page, r"/api/records/|Failed to load resource")
    page.goto("/record/0123456789abcdef")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name="To the games", exact=True).click()
    page.get_by_test_id("play-machu_picchu").wait_for()
