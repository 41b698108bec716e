"""What is tried beside a game leaves in its record, and is found again by whoever brings it."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tampu.core.notes import Notes, Value
from tampu.core.record import Record, read_json, read_record, write_record
from tests.web.axe import findings
from tests.web.guests import PHONE, Guests
from tests.web.scores import downloaded, proven
from tests.web.serving import Serving
from tests.web.test_records import bring
from tests.web.test_study import analysed, finished, no_blame, whole

LINE = 40
COMMENT = "Neither <b>hurries</b>.\nWhy should they?"


def steps_aside(page: Page, path: str) -> None:
    """From line 40 of a game, and two bots answer."""
    page.goto(f"{path}/{LINE}")
    page.get_by_test_id("spot").click()
    page.get_by_test_id("step-aside").click()
    expect(page.get_by_test_id("aside")).to_be_visible()
    for _ in range(2):
        before = page.url
        page.get_by_test_id("aside-bot").click()
        page.get_by_test_id("aside-bot-casual").click()
        expect(page).not_to_have_url(before)


def names_it(page: Page, name: str, comment: str = "") -> None:
    page.get_by_test_id("aside-say").click()
    for field, text in (("name", name), ("comment", comment)):
        page.get_by_test_id(f"aside-{field}").fill(text)
        page.get_by_test_id(f"aside-{field}").blur()
    expect(page.get_by_test_id("aside-lines")).to_contain_text(name)


def taken_home(page: Page, folder: Path, *with_what: str, form: str = "text") -> Path:
    """The record with that, from the score sheet."""
    page.get_by_test_id("open-sheet").click()
    for what in with_what:
        page.get_by_test_id(f"record-{what}").check()
    return downloaded(page, folder, form)


def brought(page: Page, record: str, line: int) -> None:
    """A record from elsewhere, looked at after this line."""
    bring(page, record)
    page.wait_for_url("**/record/*")
    path = re.search(r"/record/[0-9a-f]+", page.url)
    assert path
    page.goto(f"{path[0]}/{line}")


def test_a_line_leaves_in_the_record_and_is_seen_by_whoever_brings_it(
    guest: Guests, house: Serving, tmp_path: Path
):
    page = guest(bypass_csp=True)
    path = finished(house, page)
    steps_aside(page, path)
    names_it(page, "Two bots", COMMENT)
    page.get_by_test_id("aside-back").click()
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("1 line noted here")
    no_blame(page)
    assert findings(page) == []
    file = taken_home(page, tmp_path, "lines")
    assert proven(file).over
    record = read_record(file.read_text())
    (variation,) = record.notes[LINE + 1].variations
    assert variation.name == "Two bots"
    assert COMMENT in {note.comment for note in variation.notes.values()}
    no_blame(page)
    assert findings(page) == []

    other = guest("/", bypass_csp=True)
    brought(other, file.read_text(), LINE)
    other.get_by_test_id("note-lines").click()
    tree = other.get_by_test_id("aside-lines")
    expect(tree).to_contain_text("Two bots")
    expect(tree).to_contain_text("Neither <b>hurries</b>.")
    no_blame(other)
    # What is new leaves with what was there.
    other.get_by_test_id("aside-bot").click()
    other.get_by_test_id("aside-bot-beginner").click()
    expect(other.get_by_test_id("aside-name")).to_be_attached()
    names_it(other, "Another")
    other.get_by_test_id("aside-back").click()
    again = read_json(taken_home(other, tmp_path, "lines", form="json").read_text())
    assert variation in again.notes[LINE + 1].variations
    assert again.size > record.size


def test_comments_and_values_of_a_record_are_seen_at_their_line(guest: Guests):
    match = whole()
    notes = {
        LINE: Notes("Here it turns.\nOr does it?", (Value(62, 4), Value(38))),
        LINE + 1: Notes("Too late."),
    }
    page = guest("/", viewport=PHONE, bypass_csp=True)
    brought(page, write_record(Record(match.header, match.record.lines, notes)), LINE)
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("Or does it?")
    expect(note.get_by_test_id("chances")).to_contain_text(re.compile(r"62\s±\s4"))
    expect(note.get_by_test_id("note-lines")).to_have_count(0)
    no_blame(page)
    assert findings(page) == []
    page.get_by_role("button", name="Next move").click()
    expect(note).to_have_text("Too late.")
    page.get_by_role("button", name="Next move").click()
    expect(note).to_have_count(0)


def test_the_analysis_leaves_with_it(guest: Guests, house: Serving, tmp_path: Path):
    page, _ = analysed(guest, house)
    page.get_by_test_id("record-study").check()
    file = downloaded(page, tmp_path)
    assert proven(file).over
    record = read_record(file.read_text())
    assert any(note.values for note in record.notes.values())
    assert any(note.variations for note in record.notes.values())
    other = guest("/")
    bring(other, file.read_text())
    other.wait_for_url("**/record/*")
    expect(other.get_by_test_id("note").get_by_test_id("chances")).to_be_visible()
