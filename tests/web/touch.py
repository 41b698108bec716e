"""Somebody at a table on a telephone: everything by touch."""

from typing import Any

from playwright.sync_api import Locator

from tests.web.guests import PHONE
from tests.web.sitting import Sitting

TELEPHONE: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


class Touch(Sitting):
    """One player with a finger."""

    def press(self, target: Locator) -> None:
        target.tap()

    def choose_order(self, order: str) -> None:
        """The first press shows it on the board, the second one chooses it."""
        self.press(self.question.get_by_test_id(f"pick-{order}_first"))
        self.confirm()
