"""The score sheet at the end of a game, and the record that proves it."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tampu.core.play import Match, verify
from tampu.core.record import read_record
from tampu.games import game
from tests.web.sitting import Sitting


def number(text: str) -> int:
    """Written with the true minus sign."""
    return int(text.strip().replace("−", "-"))


def points_table(page: Page) -> Locator:
    """The first table of the sheet; a game may add others."""
    return page.get_by_test_id("sheet").get_by_role("table").first


def totals(page: Page) -> dict[str, int]:
    """Name and score of everybody, as the sheet says."""
    table = points_table(page)
    names = table.locator("thead th").all_inner_texts()[1:]
    total = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Total"))
    return dict(zip(map(str.strip, names), points(total), strict=True))


def sources(page: Page) -> dict[str, list[int]]:
    """Rule by rule, what everybody got from it: in the order of the sheet's names."""
    rows = points_table(page).locator("tbody tr")
    return {row.locator(".rid").inner_text(): points(row) for row in rows.all()}


def points(row: Locator) -> list[int]:
    return [number(cell) for cell in row.get_by_role("cell").all_inner_texts()]


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


def is_proven(sitting: Sitting, folder: Path, mine: int = 0) -> Match:
    """What the page of this seat says of the scores is what the record says, which is fair."""
    page = sitting.page
    match = proven(downloaded(page, folder))
    scores = list(match.state.scores)
    names = seat_names(page)
    assert totals(page) == dict(zip(names, scores, strict=True))
    shown = [page.get_by_test_id(f"player-{seat}").locator(".score") for seat in range(len(names))]
    assert [number(score.inner_text()) for score in shown] == scores
    assert sitting.lines == len(match.steps)
    best = [names[seat] for seat in match.state.ranking()[0]]
    expect(sitting.winner).to_contain_text("You win" if best == [names[mine]] else best[0])
    return match


def adds_up(page: Page, match: Match, source: Callable[[str], str] = str) -> None:
    """The sheet's sources are those of the record, and add up to its totals.

    `source`: where a sheet has one row for several rules, the rule of that row.
    """
    shown = sources(page)
    for at, (name, total) in enumerate(totals(page).items()):
        paid = {rule: points[at] for rule, points in shown.items() if points[at]}
        assert sum(paid.values()) == total
        recorded: Counter[str] = Counter()
        for rule, points in match.points_by_rule(seat_names(page).index(name)).items():
            recorded[source(rule)] += points
        assert paid == {rule: points for rule, points in recorded.items() if points}
