"""Somebody at a table without a mouse: Tab, arrows and Enter do it all."""

from playwright.sync_api import Locator, Page

from tests.web.sitting import Sitting

MOST = 250
"""So many presses of Tab, and a thing counts as out of reach."""
IS_FOCUSED = "element => element === document.activeElement"
IS_BEHIND = """element => {
  const from = document.activeElement;
  const place = from && from !== document.body ? from.compareDocumentPosition(element) : 0;
  return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""


class Keyboard(Sitting):
    """One player with a keyboard."""

    def __init__(self, page: Page, seed: int = 2) -> None:
        super().__init__(page, seed)
        self.presses: set[str] = set()

    def key(self, name: str) -> None:
        self.presses.add(name)
        self.page.keyboard.press(name)

    def reach(self, target: Locator) -> None:
        """Go there with Tab, in the shorter direction."""
        target.wait_for()
        element = target.element_handle()
        key = "Shift+Tab" if element.evaluate(IS_BEHIND) else "Tab"
        for _ in range(MOST):
            if element.evaluate(IS_FOCUSED):
                return
            self.key(key)
        raise AssertionError(f"the keyboard does not reach {target}")

    def press(self, target: Locator) -> None:
        square = target.get_attribute("data-square")
        if square:
            self.walk(square)
        else:
            self.reach(target)
        self.key("Enter")

    def lay(self) -> None:
        """The first card by Tab, the others from there with the arrows."""
        target = self.luck.randrange(self.cards.count())
        self.reach(self.cards.first)
        for _ in range(target):
            self.key("ArrowRight")
        assert self.cards.nth(target).evaluate(IS_FOCUSED)
        self.key("Enter")
        if self.stairs.count() > 1:
            self.press(self.one_of(self.stairs))
        self.confirm()

    def walk(self, square: str) -> None:
        """Over the squares of the temple: one of them is reached by Tab, the others by arrows."""
        entrance = self.page.locator("[data-square][tabindex='0']")
        at = entrance.get_attribute("data-square") or ""
        self.reach(entrance)
        columns, rows = ord(square[0]) - ord(at[0]), int(square[1]) - int(at[1])
        for _ in range(abs(columns)):
            self.key("ArrowRight" if columns > 0 else "ArrowLeft")
        for _ in range(abs(rows)):
            self.key("ArrowDown" if rows > 0 else "ArrowUp")
        assert self.page.locator(f"[data-square={square}]").evaluate(IS_FOCUSED)
