"""Questions to the rules, in the drawer at a table and on the page of the rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.guests import PHONE, Guests


def ask(page: Page, question: str) -> None:
    page.get_by_role("searchbox").fill(question)


@pytest.mark.parametrize(
    ("lang", "question", "rule"),
    [
        ("en-GB", "goal", "MP-808"),
        ("fr-FR", "egalite", "MP-811"),
        ("pt-BR", "quem vence", "MP-808"),
        ("es-ES", "cómo consigo puntos", "MP-808"),
    ],
)
def test_a_question_is_answered_best_first(guest: Guests, lang: str, question: str, rule: str):
    page = guest("/rules/machu_picchu", locale=lang)
    ask(page, question)
    found = page.locator("[data-rule]")
    expect(found.locator("b").first).to_have_text(rule)
    expect(found.first.locator("mark").first).to_be_visible()
    ask(page, "")
    expect(page.locator(".rule .rid").first).to_have_text("MP-101")


def test_a_number_finds_its_paragraph_and_enter_opens_it(guest: Guests):
    page = guest("/rules/cuzco_kramer")
    ask(page, "312")
    expect(page.locator("[data-rule] b").first).to_have_text("CK-312")
    page.get_by_role("searchbox").press("Enter")
    expect(page).to_have_url(re.compile("/rules/cuzco_kramer/CK-312$"))


def test_what_is_left_out_is_counted_and_what_is_not_found_is_replaced(guest: Guests):
    page = guest("/rules/machu_picchu", viewport=PHONE)
    ask(page, "priest")
    expect(page.get_by_role("status").first).to_have_text(
        re.compile(r"^20 shown, best first; \d+ more$")
    )
    ask(page, "prist")
    expect(page.get_by_text("No rule says that")).to_be_visible()
    page.get_by_role("button", name="priest", exact=True).click()
    expect(page.locator("[data-rule]")).to_have_count(20)


def test_an_endless_question_is_answered_with_a_sentence(guest: Guests):
    page = guest("/rules/machu_picchu")
    guest.expect_trouble(page, "400")
    ask(page, "a" * 201)
    expect(page.get_by_text("200 characters at most")).to_be_visible()


def test_offline_the_earlier_answer_stays_and_it_is_said(guest: Guests):
    page = guest("/")
    page.get_by_test_id("play-machu_picchu").click()
    page.locator("[data-asked]").first.wait_for()
    page.get_by_role("button", name="Rules", exact=True).first.click()
    drawer = page.get_by_test_id("rules")
    ask(page, "who wins")
    expect(drawer.locator("[data-rule]").first).to_contain_text("MP-808")
    guest.expect_trouble(page, "ERR_INTERNET_DISCONNECTED|Failed to load|WebSocket")
    page.context.set_offline(True)
    ask(page, "tie")
    expect(drawer.get_by_text("The server does not answer")).to_be_visible()
    expect(drawer.locator("[data-rule]").first).to_contain_text("MP-808")
    page.context.set_offline(False)
    expect(drawer.locator("[data-rule]").first).to_contain_text("MP-811")
