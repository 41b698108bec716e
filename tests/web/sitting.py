"""Somebody at a table: reads what is asked, and answers by clicks on the board."""

import random
import re

from playwright.sync_api import Locator, Page, expect

OVER = "over"


class Sitting:
    """One player with a mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.question = page.get_by_test_id("question")
        self.log = page.get_by_test_id("log")
        self.scrubber = page.get_by_test_id("scrubber")
        self.winner = page.get_by_test_id("winner")

    # ---- reading ----

    def asked(self) -> str:
        """What this player is asked, once it is; `OVER` at the end."""
        sign = self.page.locator("[data-asked], [data-testid=winner]").first
        sign.wait_for()
        return sign.get_attribute("data-asked") or OVER

    @property
    def lines(self) -> int:
        """How many lines the game has."""
        return int(self.scrubber.get_attribute("aria-valuemax") or 0)

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def stairs(self) -> Locator:
        """The stairs that are offered."""
        return self.page.locator("[data-stair][aria-disabled=false]")

    @property
    def squares(self) -> Locator:
        """The squares that are offered."""
        return self.page.locator("[data-square][aria-disabled=false]")

    def hand(self) -> list[int]:
        """The numbers on the cards in this player's hand."""
        names = [card.get_attribute("aria-label") or "" for card in self.cards.all()]
        return [int(found) for name in names for found in re.findall(r"\d+", name)]

    def sentences(self) -> list[str]:
        """The log, line by line."""
        return [line.strip() for line in self.log.locator(".say").all_inner_texts()]

    # ---- answering ----

    def answer(self) -> str:
        """Answer one question, wait until the table knows it; what was asked."""
        kind = self.asked()
        before = self.lines
        if kind == "choose_card":
            self.lay()
        elif kind == "choose_stair":
            self.press(self.one_of(self.stairs))
            self.confirm()
        elif kind == "choose_order":
            self.choose_order(self.luck.choice(["tall", "small"]))
        elif kind == "choose_return_square":
            self.press(self.one_of(self.squares))
            self.confirm()
        if kind != OVER:
            self.wait_beyond(before + (kind == "choose_card"))
        return kind

    def wait_beyond(self, line: int) -> None:
        """Wait until this page knows more than so many lines. A card and its stair are two."""
        for known in (line - 1, line):
            expect(self.scrubber).not_to_have_attribute("aria-valuemax", str(known))

    def lay(self) -> None:
        """A card, a stair, and the button that lays it."""
        self.press(self.one_of(self.cards))
        if self.stairs.count() > 1:
            self.press(self.one_of(self.stairs))
        self.confirm()

    def choose_order(self, order: str) -> None:
        """`tall` or `small`: on the card that shows what it would do."""
        self.press(self.page.get_by_test_id(f"choose-{order}_first"))

    def confirm(self) -> None:
        """The button of the question that says what will happen."""
        self.press(self.question.get_by_test_id("confirm"))

    def press(self, target: Locator) -> None:
        target.click()

    def one_of(self, choices: Locator) -> Locator:
        choices.first.wait_for()
        return choices.nth(self.luck.randrange(choices.count()))

    def play_on(self, answers: int = 10_000) -> list[str]:
        """Answer so many questions, or until the game is over; what was asked."""
        asked: list[str] = []
        while len(asked) < answers:
            asked.append(self.answer())
            if asked[-1] == OVER:
                break
        return asked
