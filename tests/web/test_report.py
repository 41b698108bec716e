"""The report of `tampu analyse --html` in a browser: one file, without a server, on any screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tampu.analysis.report import report
from tampu.languages import LANGS
from tests.analysis.games import one_of, study_of

MP = "machu_picchu"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("lang", LANGS)
def test_it_opens_without_a_server_and_is_never_wider_than_the_screen(
    browser: Browser, tmp_path: Path, lang: str
):
    """Of a game for four, whose tables are the widest."""
    file = tmp_path / "report.html"
    file.write_text(report(one_of(MP), study_of(MP), "quick", 0, lang, 4.8), encoding="utf-8")
    page, asked = browser.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    for width in (390, 820, 1400):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TOO_WIDE) == 0
    assert page.locator(".graph svg polyline").count() == 4
    assert page.locator(".moves > li").count() == len(one_of(MP).steps)
    page.locator(".number").first.click()
    page.locator(".turns h3 a").first.click()
    assert "#move-" in page.url
    assert asked == [file.as_uri()]
    page.close()
