"""Two browsers at one table, and a third that watches."""

import re

from playwright.sync_api import Page, expect

from tests.web.guests import Guests
from tests.web.hidden import betrayed, onlooker_view, public_numbers, rename, table
from tests.web.machu_picchu_sitting import MachuPicchuSitting

SECRET = {"MP-112", "MP-301", "MP-305", "MP-306"}
"""Rules whose sentences say more to one player than to the others."""


def made_for_two(page: Page) -> str:
    """A table by the set-up page: me and a free seat. Its invitation."""
    page.get_by_role("link", name="Invite friends").first.click()
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Create the table").click()
    return page.get_by_test_id("invite-link").input_value()


def arrivals(guest: Guests) -> list[Page]:
    """The host, a friend who came by the link and sat down, and somebody who only watches."""
    host, friend, onlooker = (guest() for _ in range(3))
    for page, name in zip((host, friend, onlooker), ("Sun", "Moon", "Star"), strict=True):
        rename(page, name)
    host.goto("/")
    link = made_for_two(host)
    friend.goto(link)
    expect(friend.get_by_test_id("question")).to_contain_text("one free seat")
    friend.get_by_test_id("sit-down").click()
    onlooker.goto(link)
    for page in (host, friend, onlooker):
        expect(page.get_by_test_id("log")).to_contain_text("Round 1")
    return [host, friend, onlooker]


def play(players: list[MachuPicchuSitting], answers: int) -> None:
    """Whoever is asked, answers."""
    for _ in range(answers):
        players[table(players[0].page)["asked"][0]].answer()


def same_moment(sittings: list[MachuPicchuSitting]) -> None:
    """Wait until all pages know all lines."""
    lines = table(sittings[0].page)["lines"]
    for sitting in sittings:
        expect(sitting.scrubber).to_have_attribute("aria-valuemax", str(lines))
        expect(sitting.scrubber).to_have_attribute("aria-valuenow", str(lines))


def told(sitting: MachuPicchuSitting) -> list[tuple[str, str]]:
    """The whole log: rule and sentence of each line, sentences with secrets left out."""
    folds = sitting.log.get_by_role("button", name="more like this")
    while folded := folds.count():
        folds.first.click()
        expect(folds).not_to_have_count(folded)
    rules = sitting.log.locator("li .rid").all_inner_texts()
    pairs = zip(rules, sitting.sentences(), strict=True)
    return [(rule, "" if rule in SECRET else text) for rule, text in pairs]


def test_two_play_by_an_invitation_while_a_third_watches_and_sees_no_hand(guest: Guests):
    pages = arrivals(guest)
    host, friend, onlooker = (MachuPicchuSitting(page) for page in pages)
    own: set[int] = set()
    for _ in range(10):
        play([host, friend], 1)
        same_moment([host, friend, onlooker])
        hands = [host.hand(), friend.hand()]
        public = public_numbers(onlooker_view(host.page))
        own.update(betrayed(host.page, hands[0], public))
        assert not betrayed(onlooker.page, hands[0] + hands[1], public)
        assert not betrayed(host.page, hands[1], public)
        assert not betrayed(friend.page, hands[0], public)
    assert own, "the host sees the own hand"
    expect(onlooker.cards).to_have_count(0)
    expect(onlooker.question).not_to_have_attribute("data-asked", "choose_card")
    stories = [sorted(told(one)) for one in (host, friend, onlooker)]
    assert len(stories[0]) > 20
    assert stories[0] == stories[1] == stories[2]


def test_who_watches_is_told_so_and_is_seen(guest: Guests):
    host, friend, onlooker = arrivals(guest)
    expect(onlooker.get_by_test_id("watching")).to_contain_text("You are watching")
    for page in (host, friend):
        expect(page.get_by_test_id("watching")).to_have_count(0)
        expect(page.get_by_test_id("watchers")).to_have_text(
            re.compile("one person watching *Star")
        )
    onlooker.close()
    expect(host.get_by_test_id("watchers")).to_have_count(0)


def test_everybody_at_the_table_can_talk(guest: Guests):
    host, friend, onlooker = arrivals(guest)
    for page, words in ((host, "Sun greets the moon"), (onlooker, "A star looks down")):
        page.get_by_test_id("talk-chat").click()
        page.get_by_role("textbox", name="Message").fill(words)
        page.keyboard.press("Enter")
    unread = friend.get_by_test_id("talk-chat")
    expect(unread).to_contain_text("2")
    unread.click()
    chat = friend.get_by_role("tabpanel")
    expect(chat).to_contain_text("Sun greets the moon")
    expect(chat).to_contain_text("A star looks down")
    expect(unread).not_to_contain_text("2")
    friend.reload()
    friend.get_by_test_id("talk-chat").click()
    expect(friend.get_by_role("tabpanel")).to_contain_text("A star looks down")
