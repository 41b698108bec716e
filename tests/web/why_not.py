"""What may not be done, tried all the same: the bubble that says why."""

from playwright.sync_api import Locator, Page


def insist(target: Locator) -> None:
    """Press what is not offered: where it is, whether it likes it or not."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    target.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def bubble(page: Page) -> Locator:
    return page.get_by_test_id("why-not")


def open_paragraph(page: Page) -> Locator:
    """One click further: the paragraph of the rule."""
    bubble(page).get_by_role("button", name="Open the paragraph").click()
    return page.get_by_test_id("paragraph")
