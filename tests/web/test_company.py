"""What people do together beside the game: agree on an undo, look at a game again, talk."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

from tampu.server.store.reports import Report, Reports
from tampu.server.store.store import Store
from tests.server.planted import ended
from tests.web.axe import findings
from tests.web.guests import Guests
from tests.web.hidden import rename
from tests.web.machu_picchu_positions import before_an_order
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.planting import asked_seat, me, table_with
from tests.web.serving import Serving, settings
from tests.web.test_people import arrivals


def wish(page: Page, what: str) -> None:
    """In the menu of the table."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id(f"wish-{what}").click()


def two_at(guest: Guests, house: Serving, wanted, **wishes) -> tuple[Page, Page]:
    """Whoever is asked first, and the other player, at such a position."""
    one, two = guest(**wishes), guest(**wishes)
    for page, name in ((one, "Sun"), (two, "Moon")):
        rename(page, name)
    people = [me(one), me(two)]
    path = table_with(house, wanted, people)
    for page in (one, two):
        page.goto(path)
    return one, two


def test_what_was_revealed_is_undone_when_the_other_agrees(guest: Guests, house: Serving):
    one, two = two_at(guest, house, before_an_order, bypass_csp=True)
    asker, other = (one, two) if asked_seat(before_an_order, 2) == 0 else (two, one)
    sitting = MachuPicchuSitting(asker)
    assert sitting.asked() == "choose_order"
    lines = sitting.lines
    sitting.answer()
    sitting.wait_beyond(lines)
    wish(asker, "undo")
    card = asker.get_by_test_id("proposal")
    expect(card).to_contain_text("You ask to undo your last move")
    expect(card.get_by_test_id("agree")).to_have_count(0)
    asked = other.get_by_test_id("proposal")
    expect(asked).to_contain_text("asks to undo their last move")
    assert findings(other) == []
    asked.get_by_test_id("refuse").focus()
    other.keyboard.press("Shift+Tab")
    expect(asked.get_by_test_id("agree")).to_be_focused()
    other.keyboard.press("Enter")
    for page in (asker, other):
        expect(page.get_by_test_id("proposal")).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text("agrees.")
        expect(page.get_by_test_id("log")).to_contain_text("The move is undone")
        expect(page.locator("[data-testid=log] li.undone").first).to_be_attached()
    assert sitting.asked() == "choose_order"
    assert sitting.lines == lines
    wish(asker, "pause")
    other.get_by_test_id("agree").click()
    for page in (asker, other):
        expect(page.get_by_test_id("question")).to_contain_text("The game is paused")
    expect(sitting.question).not_to_have_attribute("data-asked", "choose_order")
    asker.get_by_test_id("go-on").click()
    other.get_by_test_id("refuse").click()
    expect(asker.get_by_test_id("log")).to_contain_text("does not agree")


def seen_at(page: Page) -> int:
    """After how many lines the page looks at the game."""
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or "-1")


def test_one_leads_the_other_through_a_game_that_is_over(guest: Guests, house: Serving):
    one, two = two_at(guest, house, ended, bypass_csp=True)
    lines = len(ended(2)[1].steps)
    expect(one.get_by_test_id("sheet")).to_be_visible()
    one.get_by_test_id("lead-take").click()
    expect(one.get_by_test_id("lead")).to_contain_text("You have the lead")
    card = two.get_by_test_id("lead")
    expect(card).to_contain_text("Sun has the lead")
    assert findings(two) == []
    for _ in range(2):
        one.get_by_test_id("replay-turn-back").click()
    expect(one.get_by_role("slider")).not_to_have_attribute("aria-valuenow", str(lines))
    expect(two.get_by_test_id("sheet")).to_have_count(0)
    expect(two.get_by_role("slider")).to_have_attribute("aria-valuenow", str(seen_at(one)))
    two.get_by_test_id("lead-follow").click()
    stayed = seen_at(two)
    one.get_by_test_id("replay-turn-back").click()
    expect(one.get_by_role("slider")).not_to_have_attribute("aria-valuenow", str(stayed))
    expect(two.get_by_role("slider")).to_have_attribute("aria-valuenow", str(stayed))
    two.get_by_test_id("lead-follow").click()
    expect(two.get_by_role("slider")).to_have_attribute("aria-valuenow", str(seen_at(one)))
    two.get_by_test_id("lead-take").click()
    expect(one.get_by_test_id("lead")).to_contain_text("Moon has the lead")
    two.close()
    expect(one.get_by_test_id("lead")).to_have_count(0)


def reports(house: Serving) -> list[Report]:
    """What whoever runs the server finds."""

    async def read() -> list[Report]:
        store = await Store.open(settings(house.data).database)
        try:
            return await Reports(store).open(100)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, read()).result()


def test_what_somebody_writes_is_hidden_and_reported(guest: Guests, house: Serving):
    host, friend, onlooker = arrivals(guest)
    for page in (host, friend, onlooker):
        page.get_by_test_id("talk-chat").click()

    def say(page: Page, words: str) -> None:
        page.get_by_role("textbox", name="Message").fill(words)
        page.keyboard.press("Enter")

    say(onlooker, "Something rude")
    say(friend, "Never mind")
    chat = host.get_by_role("tabpanel")
    expect(chat).to_contain_text("Never mind")
    expect(onlooker.get_by_role("button", name="by Star")).to_have_count(0)
    line = chat.get_by_role("listitem").filter(has_text="Something rude")
    line.get_by_role("button", name="by Star").click()
    host.get_by_test_id("report").click()
    dialog = host.get_by_test_id("sure")
    expect(dialog).to_contain_text("Star wrote: “Something rude”")
    host.get_by_test_id("sure-reason").fill("It hurts")
    host.get_by_test_id("sure-go").click()
    expect(host.get_by_test_id("notices")).to_contain_text("Whoever runs this server can see it")
    told = reports(house)[-1]
    assert (told.reason, [each.text for each in told.lines][:1]) == ("It hurts", ["Something rude"])
    line.get_by_role("button", name="by Star").click()
    host.get_by_test_id("mute").click()
    expect(chat).not_to_contain_text("Something rude")
    say(onlooker, "Again")
    say(friend, "Quite so")
    expect(chat).to_contain_text("Quite so")
    expect(chat).not_to_contain_text("Again")
    expect(friend.get_by_role("tabpanel")).to_contain_text("Again")
    host.reload()
    host.get_by_test_id("talk-chat").click()
    expect(chat).to_contain_text("Quite so")
    expect(chat).not_to_contain_text("Again")
    chat.get_by_role("button", name="Show again").click()
    expect(chat).to_contain_text("Again")


def test_a_finished_game_goes_off_the_list_and_comes_back(guest: Guests, house: Serving):
    page = guest()
    path = table_with(house, ended, [me(page), me(page)])
    game = path.removeprefix("/table/")
    page.goto("/")
    page.get_by_test_id(f"dismiss-{game}").click()
    expect(page.get_by_test_id(f"table-{game}")).to_have_count(0)
    page.get_by_test_id("notice-action").click()
    expect(page.get_by_test_id(f"table-{game}")).to_be_visible()
