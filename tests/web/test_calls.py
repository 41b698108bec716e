"""How one is called: the page that says it, the worker behind it, and what is shown offline."""

import json
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.album import Album
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import Guests
from tests.web.serving import Serving

PLACE = "https://ntfy.sh/our-table"


NOTE = """() => {
    self.shown = null, self.opened = [], self.badge = 0;
    self.navigator.setAppBadge = async (count) => (self.badge = count);
    self.registration.showNotification = (title, more) => (self.shown = { title, ...more });
    self.clients.openWindow = (link) => self.opened.push(link);
}"""
"""A browser without a screen shows nothing: what it is told to show is noted."""
PUSH = """async (message) => {
    const pushed = Object.assign(new Event("push"), { data: { json: () => message } });
    const done = new Promise((go) => (pushed.waitUntil = go));
    self.dispatchEvent(pushed);
    await done;
}"""
PRESS = """async (action) => {
    const notification = { close() {}, data: self.shown.data };
    const pressed = Object.assign(new Event("notificationclick"), { notification, action });
    const done = new Promise((go) => (pressed.waitUntil = go));
    self.dispatchEvent(pressed);
    await done;
}"""


def add_hook(page: Page) -> None:
    """A way that needs no asking."""
    page.get_by_label("Address of the topic").fill(PLACE)
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_test_id("ways")).to_contain_text("ntfy.sh")


def with_worker(page: Page) -> None:
    """The page's worker is there, and in charge."""
    page.evaluate("""async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 20));
    }""")


def test_a_guest_chooses_how_to_be_called(guest: Guests, results: Path):
    page = guest("/", bypass_csp=True)
    page.get_by_test_id("open-calls").click()
    expect(page.get_by_role("heading", name="Calls", exact=True)).to_be_visible()
    sound = page.get_by_test_id("sound")
    expect(sound).to_be_checked()
    sound.uncheck()
    add_hook(page)
    card = page.get_by_test_id("ways").get_by_role("article")
    card.get_by_role("button", name="Turn off").click()
    expect(card).to_contain_text("off")
    card.get_by_text("What for, and how often").click()
    card.get_by_role("checkbox", name="A game begins").uncheck()
    card.get_by_label("At most one message").select_option("every hour")
    page.reload()
    expect(page.get_by_test_id("sound")).not_to_be_checked()
    card.get_by_text("What for, and how often").click()
    expect(card.get_by_role("checkbox", name="A game begins")).not_to_be_checked()
    expect(card.get_by_label("At most one message")).to_have_value("3600")
    album = Album(page, results)
    album.take("calls", full=True)
    assert findings_by_day_and_by_night(page) == []
    card.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("In no way so far")).to_be_visible()


def test_the_page_says_so_where_there_is_no_network(guest: Guests, tmp_path_factory, results: Path):
    """Below a path too; the address stays, and once there is a network it is shown."""
    below = Serving(tmp_path_factory.mktemp("offline") / "data", "/games/tampu")
    below.start()
    page = guest("/games/tampu/calls", below, known=False)
    guest.expect_trouble(page, "ERR_|failed|Failed to load|preload")
    expect(page.get_by_test_id("sound")).to_be_visible()
    with_worker(page)
    page.goto("/games/tampu/learn/machu_picchu")
    below.kill()
    page.reload()
    expect(page.get_by_text("The table cannot be reached now")).to_be_visible()
    assert page.url.endswith("/learn/machu_picchu")
    drawn = "() => document.querySelector('img').naturalWidth"
    assert page.evaluate(drawn) > 0, "its picture is there"
    below.start()
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_test_id("open-calls")).to_be_visible()
    below.stop()


def test_what_is_pushed_is_shown_and_can_be_turned_off(guest: Guests, house: Serving):
    """As the browser's push service would hand it over."""
    page = guest("/calls")
    with_worker(page)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE)
    message = {
        "title": "Your turn: Machu Picchu",
        "text": "with Ana",
        "link": f"{house.address}/table/abc",
        "off": f"{house.address}/api/calls/off/abc",
        "off_label": "Turn this off",
        "tag": "t",
        "lang": "en",
        "count": 1,
    }
    worker.evaluate(PUSH, message)
    shown = worker.evaluate("self.shown")
    assert shown["title"] == message["title"]
    assert (shown["body"], shown["tag"]) == ("with Ana", "t")
    assert shown["actions"] == [{"action": "off", "title": "Turn this off"}]
    assert shown["data"] == {"link": message["link"], "off": message["off"]}
    assert worker.evaluate("self.badge") == 1
    worker.evaluate(PRESS, "")
    worker.evaluate(PRESS, "off")
    assert worker.evaluate("self.opened") == [message["link"], message["off"]]


def test_the_page_can_be_put_among_the_programs_of_a_device(guest: Guests):
    """What browsers ask for: a manifest with drawings of the right sizes, and nothing wrong."""
    page = guest("/calls")
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone"
    for drawing in manifest["icons"]:
        answer = page.request.get(drawing["src"].removeprefix("."))
        assert answer.ok
        if drawing["type"] == "image/png":
            wide, high = struct.unpack(">II", answer.body()[16:24])
            assert drawing["sizes"] == f"{wide}x{high}"
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
