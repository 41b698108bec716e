"""Somebody who plays Cuzco: builds what it can and lays triples, so that the game ends soon."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.web.keyboard import Keyboard
from tests.web.sitting import Sitting
from tests.web.touch import Touch

GLADLY = {
    "mode-festival": 200,
    "mode-build": 200,
    "mode-enlarge": 200,
    "mode-3": 90,
    "mode-enter": 16,
    "mode-exit": 0,
    "mode-move": 6,
    "end": 0,
}
"""How gladly each deed is done; all others have 1. A turn is ended when no triple can be laid."""
NEAR = 3
"""A village grows around a home: on one of so many places that are nearest to it."""
ROWS = "ABCDEFGHJKLMNPQ"
SORTS = {
    "tiles": ("mode-3", "mode-2", "mode-1v", "mode-1c"),
    "incas": ("mode-enter", "mode-move", "mode-exit"),
    "build": ("mode-build", "mode-enlarge", "mode-basin"),
    "cards": ("draw-open", "draw-deck"),
    "turn": ("token", "mode-festival", "end"),
}
"""Where a telephone shows each deed."""
LOOKED_AT = ("draw-open", "draw-deck", "token")
"""What is paid or cannot be taken back is looked at before it is used."""
SPOTS = """covered => [...document.querySelectorAll(".cell.may")]
  .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
  .map(({ cell, box }) => ({ cell, x: box.x + box.width / 2, y: box.y + box.width / 2 }))
  .filter(({ cell, x, y }) => covered || [-3, 0, 3].every((by) =>
    document.elementFromPoint(x + by, y) === cell && document.elementFromPoint(x, y + by) === cell))
  .map(({ cell, x, y }) => [cell.dataset.cell, x, y])"""
"""The top of a terrace is about as high as it is wide. Where a terrace four levels higher stands
before it, its middle lies just on the other's edge: a click there may fall on either of them."""

OFFERED = """all => all.filter((one) => one.ariaDisabled === "false")
  .map((one) => one.dataset.testid)"""


class Spot(NamedTuple):
    """A cell that can be chosen, and where its top is on the screen."""

    cell: str
    x: float
    y: float


STAY = "localStorage.getItem('tampu.end-turn') ?? localStorage.setItem('tampu.end-turn', 'off')"
"""Turns do not end by themselves, until somebody wishes it."""


class CuzcoSitting(Sitting):
    """With a mouse."""

    covered = False
    """Whether cells can be chosen that others hide, or that are out of sight."""
    home = "[data-cell=L9]"
    """The cell near which everything happens."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.done: list[str] = []
        self.look = page.get_by_test_id("look")
        page.add_init_script(STAY)
        if page.url != "about:blank":
            page.evaluate(STAY)

    # ---- reading ----

    def deeds(self) -> list[str]:
        """What can be done now."""
        buttons = self.question.locator("button[data-testid][aria-disabled=false]")
        buttons.first.wait_for(state="attached")
        names: list[str] = buttons.evaluate_all("all => all.map((one) => one.dataset.testid)")
        return names

    def spots(self) -> list[Spot]:
        """The cells that can be chosen now."""
        self.page.locator(".cell.may").first.wait_for(state="attached")
        return [Spot(*spot) for spot in self.page.evaluate(SPOTS, self.covered)]

    @property
    def cards(self) -> Locator:
        """The cards that a festival can use."""
        return self.page.locator("[data-card][aria-disabled=false]")

    def may(self, deed: str) -> bool:
        return self.question.get_by_test_id(deed).get_attribute("aria-disabled") == "false"

    # ---- answering ----

    def give(self, kind: str) -> int:
        """The proposal of a festival and its first cards are two lines."""
        if kind == "festival_answer":
            self.answer_festival()
        elif kind == "festival_cards":
            self.play_cards()
        else:
            return self.act(self.wish())
        return 1

    def wish(self) -> str:
        deeds = self.deeds()
        ways = [GLADLY.get(deed, 1) for deed in deeds]
        return "end" if not any(ways) or self.tired(deeds) else self.luck.choices(deeds, ways)[0]

    def tired(self, deeds: list[str]) -> bool:
        """Nothing is left that brings the end of the game nearer."""
        done = "end" in deeds and not {"mode-3", "mode-build", "mode-enlarge"} & {*deeds}
        return done and self.luck.random() < 0.8 and "mode-festival" not in deeds

    def act(self, deed: str) -> int:
        """Do this; how many lines it is."""
        self.done.append(deed)
        self.turn_to(deed)
        button = self.question.get_by_test_id(deed)
        wasteful = deed == "end" and button.locator("small").count() > 0
        if button.get_attribute("aria-pressed") != "true":
            self.press(button)
        if wasteful or deed in LOOKED_AT:
            self.use()
        if deed == "mode-festival":
            self.press(self.question.locator("[data-testid^=city-]").first)
            self.play_cards()
            return 2
        if deed in ("mode-build", "mode-enlarge"):
            self.build()
        elif deed in SORTS["tiles"]:
            self.lay(self.nearest())
        elif deed.startswith("mode-"):
            self.send_inca(deed)
        return 1

    def use(self) -> None:
        """What was looked at is done."""
        self.press(self.look.locator(".use"))

    def turn_to(self, deed: str) -> None:
        """Everything is in sight here."""

    def nearest(self) -> Spot:
        """One of the places near home."""
        spots = self.spots()
        assert spots, "no place can be chosen"
        home = self.page.locator(self.home).bounding_box()
        assert home is not None
        spots.sort(key=lambda spot: (spot.x - home["x"]) ** 2 + (spot.y - home["y"]) ** 2)
        return self.luck.choice(spots[:NEAR])

    def choose(self, spot: Spot) -> None:
        self.page.mouse.click(spot.x, spot.y)

    def lay(self, spot: Spot) -> None:
        """The tile lies there as a plan, and is confirmed."""
        self.choose(spot)
        self.confirm()

    def send_inca(self, deed: str) -> None:
        """An Inca, or a basin, goes where one points."""
        if deed == "mode-move":
            self.choose(self.luck.choice(self.spots()))
        self.choose(self.nearest())
        self.send()

    def send(self) -> None:
        """What is pointed at with a mouse was seen before: it happens at once."""

    def build(self) -> None:
        """The largest temple that may be."""
        self.choose(self.luck.choice(self.spots()))
        self.press(self.question.locator("[data-testid^=value-][aria-disabled=false]").last)
        self.confirm()

    def play_cards(self) -> None:
        """As few cards as are enough, from the left."""
        for card in self.cards.all():
            self.press(card)
            expect(card).to_have_attribute("aria-pressed", "true")
            if self.may("confirm"):
                return self.confirm()
        raise AssertionError("the cards in hand are not enough")

    def answer_festival(self) -> None:
        """Hold; if that may not be, drop out. For who has a single answer the house gives it."""
        buttons = "[data-testid=hold], [data-testid=drop]"
        deeds: list[str] = self.question.locator(buttons).evaluate_all(OFFERED)
        if len(deeds) + self.cards.count() > 1:
            self.press(self.question.get_by_test_id("hold" if "hold" in deeds else "drop"))
            self.use()


class CuzcoKeyboard(Keyboard, CuzcoSitting):
    """With a keyboard."""

    covered = True
    home = "[data-cell][tabindex='0']"

    def choose(self, spot: Spot) -> None:
        """One cell is reached by Tab, the others by arrows: first the row, then along it."""
        self.reach(self.page.locator(self.home))
        focus = self.page.locator(":focus")
        self.step(0, ROWS.index(spot.cell[0]) - ROWS.index(self.at()[0]))
        expect(focus).to_have_attribute("data-cell", re.compile(f"^{spot.cell[0]}"))
        while (at := self.at()) != spot.cell:
            assert at[0] == spot.cell[0]
            self.step(1 if int(at[1:]) < int(spot.cell[1:]) else -1, 0)
            expect(focus).not_to_have_attribute("data-cell", at)
        self.key("Enter")

    def at(self) -> str:
        """The cell that has the focus."""
        cell: str = self.page.evaluate("() => document.activeElement.dataset.cell")
        return cell

    def lay(self, spot: Spot) -> None:
        """The same key once more confirms."""
        self.choose(spot)
        self.question.get_by_test_id("confirm").wait_for()
        self.key("Enter")


class CuzcoTouch(Touch, CuzcoSitting):
    """With a finger."""

    def turn_to(self, deed: str) -> None:
        """One sort of deeds is shown at a time."""
        sort = next(sort for sort, deeds in SORTS.items() if deed in deeds)
        self.press(self.question.get_by_test_id(f"sort-{sort}"))

    def choose(self, spot: Spot) -> None:
        self.page.touchscreen.tap(spot.x, spot.y)

    def send(self) -> None:
        """What a finger points at is hidden by it: it is confirmed."""
        self.confirm()
