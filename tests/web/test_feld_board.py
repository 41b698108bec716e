"""Cuzco (Feld): names instead of codes, what a round pays, and room for everything."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tampu.games.cuzco_feld.box import MISSIONS
from tests.web.cuzco_feld_positions import (
    before_a_die,
    before_a_removal,
    before_the_end,
    feld_table,
    own_mask,
    view,
    with_crowded_spaces,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.looks import faults
from tests.web.planting import Wanted
from tests.web.serving import Serving
from tests.web.tongues import TONGUES, speak
from tests.web.touch import TELEPHONE

HEADDRESS = {1: 10, 2: 10, 3: 7, 4: 7, 5: 4, 6: 4}
PRIEST = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
CODES = re.compile(
    r"(?<![(\w-])[IO][0-5]\b|"  # a village
    r"\b(?:card|carte|carta|power|pouvoir|poder|mission|missão|misión)s? (?:S-)?\d\d\b|"
    r"\b(?:slot|emplacement) \d"
)
OVERLAPS = """bar => [...bar.querySelectorAll(".space")].flatMap((space) => {
  const boxes = [...space.querySelectorAll(".dice > *")].map((die) => die.getBoundingClientRect());
  return boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1).map((b) => [one.left, b.left]));
})"""


def seated(guest: Guests, house: Serving, wanted: Wanted, seats: int = 4, **wishes) -> FeldSitting:
    page = guest(**wishes)
    page.goto(feld_table(house, page, wanted, seats))
    sitting = FeldSitting(page)
    sitting.asked()
    return sitting


def test_the_log_tells_names_never_codes(guest: Guests, house: Serving):
    sitting = seated(guest, house, before_the_end, 2)
    for lang in TONGUES:
        speak(sitting.page, lang)
        told = sitting.sentences()
        assert len(told) > 40
        assert not [line for line in told if CODES.search(line)]
        numbered = [line for line in told if re.search(r"\((?:S-)?\d\d\)", line)]
        assert numbered, "the number stands beside"


def test_any_goods_have_a_sign_of_their_own(guest: Guests, house: Serving):
    assert "31" in MISSIONS
    sitting = seated(guest, house, before_the_end, 2)
    mission = sitting.thing("palace-31").locator("..")
    expect(mission).to_contain_text("4")
    assert mission.locator("use").get_attribute("href") == "#cf-goods"
    expect(sitting.page.locator(".market h3 use")).to_have_attribute("href", "#cf-goods")


def space(sitting: FeldSitting, name: str) -> Locator:
    button = sitting.page.locator(f"[data-thing='space-{name}']")
    return sitting.page.locator(".bar .space").filter(has=button)


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_what_the_round_pays_stands_on_the_bar(guest: Guests, house: Serving, screen: str):
    sitting = seated(guest, house, before_a_die, **(TELEPHONE if screen == "phone" else {}))
    now = view(before_a_die(4)[1]).round
    expect(space(sitting, "headdress").locator(".worth")).to_have_text(f"+{HEADDRESS[now]}")
    expect(space(sitting, "temple").locator(".worth")).to_have_text(str(PRIEST[now]))
    expect(sitting.thing("space-temple")).to_have_attribute(
        "aria-label", re.compile(f"each priest .* {PRIEST[now]} VP")
    )


def test_the_duty_of_the_palace_is_announced_and_explained(guest: Guests, house: Serving):
    sitting = seated(guest, house, before_a_die)
    ready = sum(mission.shortfall == 0 for mission in own_mask(before_a_die(4)[1]).missions)
    expect(sitting.page.get_by_test_id("duty")).to_contain_text(f"Ready: {ready}")
    sitting = seated(guest, house, before_a_removal)
    expect(sitting.page.get_by_test_id("palace-hint")).to_contain_text("leaves the game")


def test_dice_never_overlap_and_a_phone_says_why_a_space_is_closed(guest: Guests, house: Serving):
    sitting = seated(guest, house, with_crowded_spaces, **TELEPHONE)
    bar = sitting.page.get_by_role("group", name="Action bar")
    assert bar.evaluate(OVERLAPS) == []
    expect(bar).to_contain_text(re.compile(r"below \d|closed by a 1"))
    assert not faults(sitting.page)


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_large_screen_no_mask_is_cut(guest: Guests, house: Serving, seats: int):
    wanted = before_the_end if seats == 2 else before_a_die
    sitting = seated(guest, house, wanted, seats, viewport={"width": 1920, "height": 1080})
    page = sitting.page
    for drawing in page.locator(".others .card").all():
        expect(drawing).to_be_in_viewport(ratio=0.99)
    roads = page.locator("[data-scene=roads]")
    assert roads.evaluate("scene => scene.scrollHeight - scene.clientHeight") <= 1
    own = page.locator("[data-scene=mask]")
    expect(own).to_contain_text("Bonus sheet")
    assert not faults(page)
