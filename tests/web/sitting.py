"""Somebody at a table: reads what is asked, and answers. How, is said game by game."""

import random
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

OVER = "over"


class Sitting(ABC):
    """One player with a mouse, at the table of some game."""

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

    def sentences(self) -> list[str]:
        """The log, line by line."""
        return [line.strip() for line in self.log.locator(".say").all_inner_texts()]

    # ---- answering ----

    @abstractmethod
    def give(self, kind: str) -> int:
        """Answer a question of this kind; how many lines the answer is."""

    def answer(self) -> str:
        """Answer one question, wait until the table knows it; what was asked."""
        kind = self.asked()
        if kind != OVER:
            before = self.lines
            self.wait_beyond(before + self.give(kind) - 1)
        return kind

    def wait_beyond(self, line: int) -> None:
        """Wait until this page knows more than so many lines; they come one by one."""
        for known in (line - 1, line):
            expect(self.scrubber).not_to_have_attribute("aria-valuemax", str(known))

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
