"""Somebody who plays Machu Picchu: cards, stairs, orders, and squares to come back to."""

import re

from playwright.sync_api import Locator, expect

from tests.web.keyboard import Keyboard
from tests.web.sitting import Sitting
from tests.web.touch import Touch


class MachuPicchuSitting(Sitting):
    """With a mouse."""

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

    def give(self, kind: str) -> int:
        """A card and its stair are two lines."""
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
        return 2 if kind == "choose_card" else 1

    def lay(self) -> None:
        """A card, a stair, and the button that lays it."""
        self.press(self.one_of(self.cards))
        self.lay_somewhere()

    def lay_somewhere(self) -> None:
        """The card is chosen, and the stairs know it."""
        expect(self.cards.and_(self.page.locator("[aria-pressed=true]"))).to_have_count(1)
        if self.stairs.count() > 1:
            self.press(self.one_of(self.stairs))
        self.confirm()

    def choose_order(self, order: str) -> None:
        """`tall` or `small`: the first press shows it on the board, the second does it."""
        self.press(self.page.get_by_test_id(f"choose-{order}_first"))
        self.confirm()


class MachuPicchuKeyboard(Keyboard, MachuPicchuSitting):
    """With a keyboard."""

    def press(self, target: Locator) -> None:
        square = target.get_attribute("data-square")
        if square:
            self.walk(square)
            self.key("Enter")
        else:
            super().press(target)

    def lay(self) -> None:
        """The first card by Tab, the others from there with the arrows."""
        target = self.luck.randrange(self.cards.count())
        self.reach(self.cards.first)
        self.step(target, 0)
        expect(self.cards.nth(target)).to_be_focused()
        self.key("Enter")
        self.lay_somewhere()

    def walk(self, square: str) -> None:
        """Over the squares of the temple: one of them is reached by Tab, the others by arrows."""
        entrance = self.page.locator("[data-square][tabindex='0']")
        at = entrance.get_attribute("data-square") or ""
        self.reach(entrance)
        self.step(ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1]))
        expect(self.page.locator(f"[data-square={square}]")).to_be_focused()


class MachuPicchuTouch(Touch, MachuPicchuSitting):
    """With a finger."""

    def choose_order(self, order: str) -> None:
        """The first press shows it on the board, the second one chooses it."""
        self.press(self.question.get_by_test_id(f"pick-{order}_first"))
        self.confirm()
