"""Fixtures: a real Chromium, a real server, and guests who come with browsers of their own."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tampu.server.page import PAGE
from tests.web.guests import Guests
from tests.web.serving import Serving
from tools.machine import find_chromium, missing

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
]
ROOT_ONLY = ["--no-sandbox", "--disable-dev-shm-usage"]
LONG = re.compile("looks_right|every_figure|it_prints|by_day_and_by_night")
"""Tests that take about as long as whole games."""
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium; without one, nothing here runs."""
    program = find_chromium()
    if program is None:
        pytest.skip(f"browser tests: {missing('chromium')}")
    flags = QUIET + (ROOT_ONLY if os.geteuid() == 0 else [])
    return {**browser_type_launch_args, "executable_path": program, "args": flags}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server that most tests share."""
    if not (Path(os.environ.get("TAMPU_PAGE", PAGE)) / "index.html").is_file():
        pytest.fail("the page is not built: make web", pytrace=False)
    serving = Serving(tmp_path_factory.mktemp("house") / "data")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def results(request: pytest.FixtureRequest) -> Path:
    """Where photographs go: test-results, unless told otherwise."""
    return Path(request.config.getoption("--output"))


@pytest.fixture
def guest(
    browser: Browser, house: Serving, results: Path, request: pytest.FixtureRequest
) -> Iterator[Guests]:
    """Guests of the shared server. At the end of every test their pages must be without blame."""
    guests = Guests(browser, house)
    yield guests
    failed = request.node.stash.get(FAILED, False)
    for number, page in enumerate(guests.watches):
        if failed:
            page.screenshot(path=results / f"{request.node.name}-{number}.png")
        page.context.close()
    troubles = [watch.troubles for watch in guests.watches.values()]
    assert not any(troubles), troubles


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: what is left to the end is then shared by all workers."""

    def is_short(item: pytest.Item) -> bool:
        return item.get_closest_marker("timeout") is None and not LONG.search(item.name)

    items.sort(key=is_short)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A guest's page is photographed if its test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
