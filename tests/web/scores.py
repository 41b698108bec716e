"""The score sheet at the end of a game, and the record that proves it."""

from pathlib import Path

from playwright.sync_api import Page

from tampu.core.play import Match, verify
from tampu.core.record import read_record
from tampu.games import game


def number(text: str) -> int:
    """Written with the true minus sign."""
    return int(text.strip().replace("−", "-"))


def totals(page: Page) -> dict[str, int]:
    """Name and score of everybody, as the sheet says."""
    table = page.get_by_test_id("sheet").get_by_role("table")
    names = table.locator("thead th").all_inner_texts()[1:]
    row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Total"))
    points = row.get_by_role("cell").all_inner_texts()
    return dict(zip(map(str.strip, names), map(number, points), strict=True))


def seat_names(page: Page) -> list[str]:
    """The players, seat by seat."""
    cards = page.get_by_test_id("players").get_by_role("listitem")
    return [card.locator(".name").inner_text().strip() for card in cards.all()]


def downloaded(page: Page, folder: Path, form: str = "text") -> Path:
    """The record, taken home."""
    with page.expect_download() as coming:
        page.get_by_test_id(f"record-{form}").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def proven(record: Path) -> Match:
    """The match that a record tells, every shuffle recomputed."""
    kept = read_record(record.read_text())
    return verify(game(kept.header.game), kept)
