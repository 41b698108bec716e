"""Cuzco (Feld), dice: what each could do on the bar, and why a space is closed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tampu.games.cuzco_feld.picture import Offer
from tests.web.cuzco_feld_positions import before_a_die, before_turning_cuzco, feld_table, view
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.looks import settle
from tests.web.scores import seat_names
from tests.web.serving import Serving
from tests.web.why_not import bubble, insist, open_paragraph

EFFECTS = re.compile(r"up to \d|tile \d|\d pips?|step \d|circle \d: \d+ VP|2 VP")
REASONS = re.compile(
    r"below \d|closed by a 1|no (free slot|priest left|such path)|none (in reach|ready)"
)


@pytest.fixture
def sitting(guest: Guests, house: Serving) -> FeldSitting:
    page = guest()
    page.goto(feld_table(house, page, before_a_die, 4))
    sitting = FeldSitting(page)
    assert sitting.asked() == "die"
    return sitting


def offers(die: int) -> list[Offer]:
    """What this die could do, as the rules say."""
    return [offer for offer in view(before_a_die(4)[1]).offers if offer.die == die]


def values() -> list[int]:
    """The dice of whoever is asked that lie before them, in the order of the roll."""
    match = before_a_die(4)[1]
    dice = view(match).masks[int(match.state.asked())].dice
    assert all(die.space is None for die in dice)
    return [die.value for die in dice]


def space(page: Page, name: str) -> Locator:
    """The whole field of the bar."""
    return page.locator(".bar .space").filter(has=page.locator(f"[data-thing='space-{name}']"))


def test_every_space_shows_what_the_chosen_die_would_do_there(sitting: FeldSitting):
    page = sitting.page
    assert len({*values()}) > 1
    for number, value in enumerate(values()):
        sitting.press(sitting.thing(f"die-{number}"))
        expect(sitting.thing(f"die-{number}")).to_have_attribute(
            "aria-label", re.compile(f"Your {value}")
        )
        for offer in offers(value):
            shown = space(page, offer.space)
            pressed = sitting.thing(f"space-{offer.space}")
            expect(pressed).to_have_attribute(
                "aria-disabled", str(offer.refused is not None).lower()
            )
            if offer.refused is not None:
                expect(shown).to_contain_text(REASONS)
            else:
                expect(shown).to_contain_text(EFFECTS)
            for power in (number for need in offer.needs for number in re.findall(r"\d\d", need)):
                expect(shown).to_contain_text(power)


def test_a_closed_space_says_its_rule_and_an_open_one_takes_the_die(sitting: FeldSitting):
    page, lines = sitting.page, sitting.lines
    closed = {}
    for offer in offers(max(values())):
        if offer.refused is not None:
            closed[offer.refused] = offer.space
    assert "CF-207" in closed
    for rule, name in closed.items():
        insist(sitting.thing(f"space-{name}"))
        expect(bubble(page)).to_contain_text(re.compile(rf"{rule}\s+\S+ .*\."))
        if rule == "CF-207":
            expect(open_paragraph(page)).to_contain_text(rule)
        page.keyboard.press("Escape")
        expect(bubble(page)).to_have_count(0)
    assert sitting.lines == lines
    free = [each for each in offers(max(values())) if each.refused is None and not each.needs]
    taken = sitting.thing(f"space-{free[-1].space}")
    me = seat_names(page)[int(before_a_die(4)[1].state.asked())]
    expect(taken).not_to_have_attribute("aria-label", re.compile(f"{me}: "))
    sitting.press(taken)
    sitting.wait_beyond_all(lines, 2)
    expect(taken).to_have_attribute("aria-label", re.compile(f"{me}: {max(values())}"))


def test_scenes_are_enlarged_by_one_click_and_by_keys(sitting: FeldSitting):
    page = sitting.page
    scenes = page.locator("[data-scene]")
    expect(scenes).to_have_count(3)
    page.get_by_test_id("enlarge-capital").click()
    expect(scenes).to_have_count(1)
    for scene in ("mask", "roads"):
        page.get_by_test_id(f"scene-{scene}").click()
        expect(page.locator(f"[data-scene={scene}]")).to_be_visible()
        expect(scenes).to_have_count(1)
    page.keyboard.press("z")
    expect(scenes).to_have_count(3)
    sitting.press(sitting.thing("mask-0"))
    other = page.get_by_role("region", name="Mask of Ausangate")
    expect(other).to_contain_text(re.compile(r"\d of \d"))
    page.keyboard.press("Escape")
    expect(other).to_have_count(0)


def test_the_cuzco_tile_is_turned_before_it_is_left(guest: Guests, house: Serving):
    page = guest()
    page.goto(feld_table(house, page, before_turning_cuzco, 4))
    sitting = FeldSitting(page)
    assert sitting.asked() == "rotate"
    lines, reached = sitting.lines, set()
    for _ in range(6):
        reached.add(tuple(sitting.moment().things))
        page.get_by_test_id("turn-on").click()
    assert len(reached) > 1, "another branch leads elsewhere"
    expect(sitting.option("turn 0")).to_be_visible()
    page.keyboard.press("]")
    settle(page)
    place = sitting.moment().things[0]
    sitting.press(sitting.thing(place))
    sitting.wait_beyond_all(lines, 2)
    expect(sitting.log).to_contain_text(re.compile(r"moves to [A-Z]\w+"))
