"""Somebody who plays Cuzco (Feld): tries every kind of answer once, and hurries otherwise."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.web.keyboard import Keyboard
from tests.web.sitting import OVER, Sitting
from tests.web.touch import Touch

ENDS = ("skip", "stop", "finish", "end", "pass")
"""Answers that end what is going on."""
DICE = ("die", "space", "move_die_target")
"""Questions that are answered on the action bar."""
SPOTS = (
    *("path", "feather_start", "feather", "take_tile"),
    *("god_card", "circle", "buy", "palace_take"),
)
"""Questions that are answered on the map, in the capital or on the mask, too."""
CARDS = ("take_tile", "god_card", "buy", "palace_take")
"""Questions whose answers are looked at before they are given."""
WEIGHED = ("power ", "help ", "exchange ", "buy ", "remove ", "god ")
"""Answers of the list that are looked at before they are given."""
MOMENT = """() => {
  const question = document.querySelector("[data-testid=question]");
  const buttons = [...(question?.querySelectorAll("[data-answer]:not(:disabled)") ?? [])];
  const lit = [...document.querySelectorAll("[data-thing][data-lit]")]
    .filter((spot) => !/^(card|mission)-/.test(spot.dataset.thing));
  return [
    document.querySelector("[data-testid=winner]") ? "over" : (question?.dataset.asked ?? ""),
    Number(document.querySelector("[data-testid=scrubber]")?.ariaValueMax ?? 0),
    buttons.map((button) => button.dataset.answer),
    lit.map((spot) => spot.dataset.thing),
  ];
}"""


class Moment(NamedTuple):
    """What is asked, how long the game is, and what can be answered: all at one moment."""

    kind: str
    lines: int
    answers: list[str]
    things: list[str]


class FeldSitting(Sitting):
    """With a mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.look = page.get_by_test_id("look")
        self.done: set[str] = set()
        self.now = Moment("", 0, [], [])

    # ---- reading ----

    def moment(self) -> Moment:
        """The table as it is now."""
        return Moment(*self.page.evaluate(MOMENT))

    def thing(self, name: str) -> Locator:
        """A space, village, slot, tile, card or mission, wherever it lies."""
        return self.page.locator(f"[data-thing='{name}']:visible").first

    def option(self, answer: str) -> Locator:
        """The button of an answer."""
        return self.question.locator(f"[data-answer='{answer}']")

    # ---- answering ----

    def answer(self) -> str:
        """Answer one question; what was asked."""
        self.asked()
        self.now = self.moment()
        kind = self.now.kind
        if kind in ("", OVER):
            return kind
        self.wait_beyond_all(self.now.lines, self.give(kind))
        return kind

    def wait_beyond_all(self, before: int, lines: int) -> None:
        """Wait for each of so many lines."""
        for line in range(before, before + lines):
            self.wait_beyond(line)

    def give(self, kind: str) -> int:
        """How many lines it is: a die is taken and placed, the tile is turned and left."""
        if self.now.answers == ["skip"]:
            return 1  # Who has no choice is answered for, after a while.
        if kind == "keep_missions":
            return self.keep(1, 2)
        if kind in DICE:
            return self.place(kind)
        if kind in SPOTS and self.now.things:
            return self.point(kind)
        answer = self.wish(kind)
        self.done.add(verb(answer))
        try:
            self.press(self.option(answer))
        except TooLong:
            if self.moment().lines == self.now.lines:
                raise
            return 1  # On a slow machine the house was faster.
        if answer.startswith(WEIGHED):
            return self.use()
        return 2 if kind == "rotate" and answer.startswith("go ") else 1

    def use(self) -> int:
        """What is looked at is used; how many answers that is."""
        button = self.look.locator(".use").first
        answers = button.get_attribute("data-use") or ""
        self.press(button)
        return len(answers.split("; "))

    def keep(self, *drawn: int) -> int:
        """These of the four missions."""
        for number in drawn:
            self.press(self.thing(f"drawn-{number}"))
        self.confirm()
        return 1

    def place(self, kind: str) -> int:
        """The die on a space that was not tried yet; when all were, where nothing more is asked."""
        spaces = [thing for thing in self.now.things if thing.startswith("space-")]
        fresh = [space for space in spaces if space not in self.done]
        quick = [space for space in spaces if space == "space-vp"]
        space = self.luck.choice(fresh or quick or spaces)
        self.done.add(space)
        paid = self.page.locator(f".needs [data-thing='{space}']").count()
        self.press(self.thing(space))
        if paid:
            return self.use()
        return 2 if kind == "die" else 1

    def point(self, kind: str) -> int:
        """What glows on the board."""
        self.done.add(kind)
        self.press(self.thing(self.luck.choice(self.now.things)))
        return self.use() if kind in CARDS else 1

    def wish(self, kind: str) -> str:
        """Something new, else the end of it."""
        answers = self.now.answers
        new = [answer for answer in answers if verb(answer) not in self.done]
        ends = [answer for answer in answers if answer in ENDS]
        return self.luck.choice(
            [answer for answer in new if answer not in ENDS] or ends or new or answers
        )


class FeldKeyboard(Keyboard, FeldSitting):
    """With a keyboard: one answer is as good as another, and buttons are nearer."""

    def point(self, kind: str) -> int:
        answer = self.now.answers[0]
        self.done.add(kind)
        self.press(self.option(answer))
        return self.use() if answer.startswith(WEIGHED) else 1


class FeldTouch(Touch, FeldSitting):
    """With a finger."""


def verb(answer: str) -> str:
    """What is done, without what it is done to: a power by its number."""
    words = answer.split()
    return " ".join(words[:2]) if words[0] in ("power", "exchange") else words[0]
