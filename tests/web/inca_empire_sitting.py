"""Somebody who plays Inca Empire: lays roads, builds what can be paid, places Sun cards."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.web.keyboard import Keyboard
from tests.web.sitting import OVER, Sitting
from tests.web.touch import Touch

WORKS = ("temple", "city", "conquest", "garrison", "terrace")
"""The developments, as gladly done as they stand here."""
FORCED = ("rapid_conquest", "dev_repeat", "pilgrimage_card", "pilgrimage_slot")
"""Questions that may have one answer only: then the house gives it."""
MOMENT = """() => {
  const question = document.querySelector("[data-testid=question]");
  const buttons = [...(question?.querySelectorAll("button[data-testid]") ?? [])];
  const may = (button) => !button.disabled && button.getAttribute("aria-disabled") !== "true";
  return [
    document.querySelector("[data-testid=winner]") ? "over" : (question?.dataset.asked ?? ""),
    Number(document.querySelector("[data-testid=scrubber]")?.ariaValueMax ?? 0),
    buttons.filter(may).map((button) => button.dataset.testid),
    [...document.querySelectorAll("[data-thing].may")].map((place) => place.dataset.thing),
  ];
}"""
HAPPENED = """lines => {
  const known = Number(document.querySelector("[data-testid=scrubber]")?.ariaValueMax ?? 0);
  return known > lines || document.querySelector("[data-testid=confirm]") !== null;
}"""
"""There is a line more than so many, or something to confirm."""
SPOTS = """selector => {
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
  const along = (way) => shares.map((share) => {
    const at = way.getPointAtLength(way.getTotalLength() * share);
    return at.matrixTransform(way.getScreenCTM());
  });
  const within = (place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const grid = shares.flatMap((down) => shares.map((right) => [right, down]));
    return grid.map(([right, down]) => ({ x: x + width * right, y: y + height * down }));
  };
  return [...document.querySelectorAll(selector)].flatMap((place) => {
    const points = place.matches(".way") ? along(place) : within(place);
    const seen = points.find(({ x, y }) => document.elementFromPoint(x, y) === place);
    return seen ? [[place.dataset.thing, seen.x, seen.y]] : [];
  });
}"""
"""Of these places those that are not hidden, and where they can be pointed at."""


class Moment(NamedTuple):
    """What is asked, how long the game is, and what can be answered: all at one moment."""

    kind: str
    lines: int
    deeds: list[str]
    things: list[str]


class Spot(NamedTuple):
    """A road, site or region that can be chosen, and a point of it on the screen."""

    thing: str
    x: float
    y: float


class IncaSitting(Sitting):
    """With a mouse."""

    patience = 24
    """So many deeds, then turns are ended at once: the game is to end soon."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.done: list[str] = []
        self.now = Moment("", 0, [], [])

    # ---- reading ----

    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(*self.page.evaluate(MOMENT))

    def spots(self) -> list[Spot]:
        """What can be chosen on the map and is in sight."""
        self.page.locator("[data-thing].may").first.wait_for(state="attached")
        return self.spots_of("[data-thing].may")

    def spots_of(self, places: str) -> list[Spot]:
        """Of these places those that are in sight."""
        return [Spot(*spot) for spot in self.page.evaluate(SPOTS, places)]

    def spot(self, thing: str) -> Spot:
        """Where this road, site or region can be pointed at."""
        return self.spots_of(f"[data-thing='{thing}']")[-1]

    def place(self, thing: str) -> Locator:
        """The button over a road, site or region."""
        return self.page.locator(f"[data-thing='{thing}'][role=button]")

    # ---- answering ----

    def answer(self) -> str:
        """Answer one question; what was asked."""
        self.asked()
        self.now = self.moment()
        kind = self.now.kind
        if kind in ("", OVER):
            return kind
        lines = 1 if self.is_forced() else self.give(kind)
        self.wait_beyond_all(self.now.lines, lines)
        return kind

    def wait_beyond_all(self, before: int, lines: int) -> None:
        """Wait for each of so many lines."""
        for line in range(before, before + lines):
            self.wait_beyond(line)

    def is_forced(self) -> bool:
        """The house answers."""
        answers = len(self.now.deeds) + len({*self.now.things})
        return self.now.kind in FORCED and answers <= 1

    def give(self, kind: str) -> int:
        """How many lines it is: a road action is begun, a development is begun and named."""
        if kind in ("sun_card", "sun_quarter"):
            return self.place_card(kind)
        if kind == "people_next":
            return self.begin()
        if kind == "road_pick":
            return self.lay_or_stop()
        return self.decide(kind)

    def begin(self) -> int:
        """Roads first, then the best work that can be paid."""
        deed = self.wish()
        if deed == "roads":
            return self.lay()
        if deed != "end":
            return self.act(deed)
        self.press_answer("end")
        return 1

    def wish(self) -> str:
        if len(self.done) >= self.patience:
            return "end"
        if "roads" not in self.done[-1:] and "deed-roads" in self.now.deeds:
            return "roads"
        works = [work for work in WORKS if f"deed-{work}" in self.now.deeds]
        return works[0] if works else "end"

    def lay(self) -> int:
        """The first road of a turn: the page offers roads by itself."""
        self.done.append("roads")
        self.lay_one()
        return 2

    def lay_or_stop(self) -> int:
        if self.now.things:
            self.lay_one()
        else:
            self.press_answer("stop")
        return 1

    def lay_one(self) -> None:
        """What is pointed at with a mouse was seen before: it happens at once, unless it costs."""
        self.choose(self.luck.choice(self.spots()))
        self.confirm_price()

    def confirm_price(self) -> None:
        """A road with a price is looked at first."""
        self.page.wait_for_function(HAPPENED, arg=self.now.lines)
        if self.question.get_by_test_id("confirm").is_visible():
            self.confirm()

    def act(self, work: str) -> int:
        """Begin a development, choose its place, confirm."""
        self.done.append(work)
        self.press(self.question.get_by_test_id(f"deed-{work}"))
        self.choose(self.spots()[0])
        self.confirm()
        return 3

    def choose(self, spot: Spot) -> None:
        self.page.mouse.click(spot.x, spot.y)

    def place_card(self, kind: str) -> int:
        """Some card into some quarter that is free; if one is left, the card is enough."""
        free = self.page.locator("[data-testid^=place-][aria-disabled=false]")
        last = free.count() == 0
        self.done.append("card")
        if kind == "sun_card":
            self.press(self.page.locator("[data-testid^=pick-]").first)
            if last:
                return 2
        if not last:
            self.press(free.first)
        self.press_answer("place")
        return 2 if kind == "sun_card" else 1

    def decide(self, kind: str) -> int:
        """Whatever else is asked: no more conquests and repeats; a pilgrimage is made."""
        self.done.append(kind)
        ends = [deed for deed in ("decline", "choose-pass") if deed in self.now.deeds]
        self.press_answer(ends[0] if ends else self.now.deeds[0])
        return 1

    def press_answer(self, name: str) -> None:
        self.press(self.question.get_by_test_id(name))


class IncaKeyboard(Keyboard, IncaSitting):
    """With a keyboard."""

    patience = 8

    def lay_one(self) -> None:
        self.walk(1)
        self.key("Enter")
        self.confirm_price()

    def act(self, work: str) -> int:
        """The same key once more confirms."""
        self.done.append(work)
        self.press(self.question.get_by_test_id(f"deed-{work}"))
        self.walk(0)
        self.key("Enter")
        self.question.get_by_test_id("confirm").wait_for()
        self.key("Enter")
        return 3

    def walk(self, steps: int) -> None:
        """One place is reached by Tab, the others by arrows."""
        self.page.locator("[data-thing].may").first.wait_for(state="attached")
        self.reach(self.page.locator("[data-thing][tabindex='0']"))
        self.step(steps, 0)


class IncaTouch(Touch, IncaSitting):
    """With a finger: what it points at is hidden by it, so it is confirmed."""

    def choose(self, spot: Spot) -> None:
        self.page.touchscreen.tap(spot.x, spot.y)

    def place_card(self, kind: str) -> int:
        """The hand lies under the question."""
        free = self.page.locator("[data-testid^=place-][aria-disabled=false]")
        if kind == "sun_card":
            self.press(self.page.locator("[data-testid^=hand-]").first)
        if free.count():
            self.press(free.first)
        self.press_answer("place")
        return 2 if kind == "sun_card" else 1
