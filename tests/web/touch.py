"""Somebody at a table on a telephone: everything by touch."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.guests import PHONE
from tests.web.sitting import Sitting

TELEPHONE: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
}


class Touch(Sitting):
    """One player with a finger, at the table of some game."""

    def press(self, target: Locator) -> None:
        target.tap()


def drag(page: Page, *fingers: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Each finger goes from one point to another, in ten steps."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, share: float) -> None:
        points = [
            {"x": a[0] + (b[0] - a[0]) * share, "y": a[1] + (b[1] - a[1]) * share, "id": number}
            for number, (a, b) in enumerate(fingers)
        ]
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    touch("touchStart", 0)
    for step in range(1, 11):
        touch("touchMove", step / 10)
    touch("touchEnd", 1)
