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
    """One player with a finger, at the table of some game."""

    def press(self, target: Locator) -> None:
        target.tap()
