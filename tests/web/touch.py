"""Somebody at a table on a telephone: everything by touch."""

import re
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

    def order(self, order: str) -> Locator:
        return self.question.get_by_role("button", name=f"Move {order} first", exact=True)

    def choose_order(self, order: str) -> None:
        """First the order, then the button that says so."""
        name = re.compile(f"^{order.capitalize()} first")
        self.press(self.question.get_by_role("button", name=name))
        self.press(self.order(order))
