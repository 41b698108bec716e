"""Somebody at a table without a mouse: Tab, arrows and Enter do it all."""

from playwright.sync_api import Locator, Page, expect

from tests.web.sitting import Sitting

MOST = 250
"""So many presses of Tab, and a thing counts as out of reach."""
KEYS = {"Tab", "Shift+Tab", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"}
"""What everybody knows without being told."""
IS_FOCUSED = "element => element === document.activeElement"
IS_BEHIND = """element => {
  const from = document.activeElement;
  const place = from && from !== document.body ? from.compareDocumentPosition(element) : 0;
  return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""


class Keyboard(Sitting):
    """One player with a keyboard, at the table of some game."""

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
        self.reach(target)
        self.key("Enter")

    def step(self, right: int, down: int) -> None:
        """So many arrows."""
        for _ in range(abs(right)):
            self.key("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            self.key("ArrowDown" if down > 0 else "ArrowUp")

    def seat_three_bots(self, level: str) -> None:
        """At the set-up: four players, and bots of this level on all seats but the first."""
        self.press(self.page.get_by_role("button", name="4 players"))
        for seat in (1, 2, 3):
            self.reach(self.page.locator(f"#who-{seat}"))
            self.key("ArrowUp")
            chosen = self.page.locator(f"#level-{seat}")
            self.reach(chosen)
            while chosen.input_value() != level:
                before = chosen.input_value()
                self.key("ArrowUp")
                expect(chosen).not_to_have_value(before)
