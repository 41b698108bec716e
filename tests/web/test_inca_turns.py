"""Inca Empire, a turn: what it costs and pays before it is done, and why something may not be."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.guests import Guests
from tests.web.inca_empire_positions import (
    asked_owner,
    at_the_opening,
    before_a_pilgrimage,
    before_a_wild_road,
    in_the_middle,
    view,
    with_a_dearer_garrison,
)
from tests.web.inca_empire_sitting import IncaSitting
from tests.web.looks import settle
from tests.web.planting import Wanted, table_for
from tests.web.scores import number
from tests.web.serving import Serving
from tests.web.why_not import bubble, insist, open_paragraph


def at_the_table(guest: Guests, house: Serving, wanted: Wanted) -> IncaSitting:
    page = guest()
    page.goto(table_for(house, page, wanted, 4))
    sitting = IncaSitting(page)
    assert sitting.asked() == "people_next"
    return sitting


def deed(sitting: IncaSitting, name: str) -> Locator:
    return sitting.question.get_by_test_id(f"deed-{name}")


def foreseen(page: Page) -> Locator:
    """What choosing the place under the pointer would cost and pay."""
    return page.get_by_test_id("bubble")


def my_card(page: Page) -> Locator:
    return page.get_by_test_id("players").get_by_role("listitem").filter(has_text="you")


def point_at(sitting: IncaSitting, thing: str) -> None:
    spot = sitting.spot(thing)
    sitting.page.mouse.move(spot.x, spot.y)


def test_a_city_shows_its_price_and_who_scores_from_it_under_the_pointer_and_on_focus(
    guest: Guests, house: Serving
):
    sitting = at_the_table(guest, house, in_the_middle)
    page, lines = sitting.page, sitting.lines
    match = in_the_middle(4)[1]
    joined = [owner for owner in view(match).owners if "machu_picchu" in owner.network]
    assert joined
    deed(sitting, "city").click()
    point_at(sitting, "machu_picchu")
    expect(foreseen(page)).to_contain_text("Machu Picchu")
    expect(foreseen(page)).to_contain_text("6 workers")
    expect(foreseen(page)).to_contain_text("+4 VP now")
    expect(foreseen(page).get_by_text("+3 VP", exact=True)).to_have_count(len(joined))
    page.mouse.move(5, 5)
    expect(foreseen(page)).to_have_count(0)
    page.keyboard.press("Tab")
    sitting.place("machu_picchu").focus()
    expect(foreseen(page)).to_contain_text("+4 VP now")
    score = number(my_card(page).locator(".score").inner_text())
    sitting.choose(sitting.spots()[0])
    assert sitting.lines == lines
    sitting.confirm()
    sitting.wait_beyond_all(lines, 3)
    expect(my_card(page).locator(".score")).to_have_text(str(score + 4))
    expect(sitting.place("machu_picchu")).to_have_attribute(
        "aria-label", re.compile("Machu Picchu: .*city", re.IGNORECASE)
    )


def test_a_conquest_is_planned_given_up_and_made(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_the_middle)
    page, lines = sitting.page, sitting.lines
    deed(sitting, "conquest").click()
    sitting.choose(sitting.spot("paucartambo"))
    expect(foreseen(page)).to_contain_text("Conquest of Paucartambo")
    page.keyboard.press("Escape")
    expect(foreseen(page).get_by_test_id("confirm-here")).to_have_count(0)
    sitting.choose(sitting.spot("paucartambo"))
    foreseen(page).get_by_test_id("confirm-here").click()
    sitting.wait_beyond_all(lines, 3)
    expect(sitting.place("paucartambo")).to_have_attribute(
        "aria-label", re.compile("Paucartambo: .*conquered", re.IGNORECASE)
    )


def test_players_wear_the_colours_they_were_dealt(guest: Guests, house: Serving):
    page = at_the_table(guest, house, in_the_middle).page
    house_colours = {"brown": 0, "orange": 1, "green": 2, "blue": 3}
    for owner in view(in_the_middle(4)[1]).owners:
        assert owner.colour is not None
        colour = house_colours[owner.colour]
        card = page.get_by_test_id(f"player-{owner.seat}")
        expect(card).to_have_class(re.compile(rf"\bseat-{colour}\b"))
        expect(card.locator(f"use[href='#seat-{colour}']")).to_have_count(1)
        road = page.locator(f".world [data-seat='{owner.seat}'] .rope").first
        expect(road).to_have_class(re.compile(rf"\bie-seat-{colour}\b"))


def test_a_wild_road_is_built_off_the_slots(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_a_wild_road)
    page, lines = sitting.page, sitting.lines
    wild = sitting.question.get_by_test_id("wild")
    expect(wild).to_contain_text("1")
    wild.click()
    spots = [spot for spot in sitting.spots() if spot.thing.startswith("w")]
    sitting.choose(spots[0])
    sitting.wait_beyond_all(lines, 2)
    road = page.locator(f".world [data-road={spots[0].thing}]")
    expect(road).to_have_count(1)
    sitting.asked()
    expect(sitting.question.get_by_test_id("wild")).to_have_count(0)


def test_a_pilgrimage_takes_the_place_of_the_roads(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_a_pilgrimage)
    page, lines = sitting.page, sitting.lines
    score = number(my_card(page).locator(".score").inner_text())
    deed(sitting, "pilgrimage").click()
    sitting.wait_beyond_all(lines, 2)
    assert sitting.asked() == "pilgrimage_slot"
    sitting.press_answer("give-roads")
    sitting.wait_beyond_all(lines, 3)
    assert sitting.asked() == "people_next"
    expect(my_card(page).locator(".score")).to_have_text(str(score + 4))
    insist(deed(sitting, "pilgrimage"))
    expect(bubble(page)).to_contain_text("IE-784")
    page.keyboard.press("Escape")
    insist(deed(sitting, "roads"))
    expect(bubble(page)).to_contain_text(re.compile(r"IE-\d{3}"))


def test_what_acts_on_me_stands_in_words_beside_the_changed_price(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, with_a_dearer_garrison)
    page = sitting.page
    owner = asked_owner(with_a_dearer_garrison(4)[1])
    card = page.get_by_test_id("sun-board").locator("[data-card=bad_weather]").first
    expect(card).to_contain_text("Bad Weather")
    expect(card).to_contain_text("Garrison +1 worker")
    expect(sitting.question.get_by_role("region", name="Acting on you")).to_have_count(0)
    garrison = deed(sitting, "garrison")
    expect(garrison.locator("s")).to_have_text("4")
    expect(garrison.locator("strong")).to_have_text(str(owner.costs["garrison"]))
    card.click()
    expect(page.get_by_test_id("paragraph")).to_contain_text("IE-745")


def test_a_slot_and_a_site_that_may_not_be_say_their_rule(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, at_the_opening)
    page = sitting.page
    far = [spot for spot in ("r104", "r105", "r130") if spot not in sitting.moment().things]
    sitting.choose(sitting.spot(far[0]))
    expect(bubble(page)).to_contain_text(re.compile(r"IE-(508|509|510|511)\s+\S+ .*\."))
    expect(open_paragraph(page)).to_contain_text(re.compile("IE-5"))
    page.keyboard.press("Escape")
    deed(sitting, "conquest").click()
    page.keyboard.press("0")
    sitting.choose(sitting.spot("chanca"))
    expect(bubble(page)).to_contain_text(re.compile(r"IE-63\d"))
    page.keyboard.press("Escape")
    sitting.choose(sitting.spot("raqchi"))
    expect(bubble(page)).to_contain_text(re.compile(r"IE-6\d\d"))
    page.keyboard.press("Escape")
    insist(deed(sitting, "city"))
    expect(bubble(page)).to_contain_text(re.compile(r"IE-6\d\d"))


def told(page: Page) -> list[str]:
    """Every place, as the reader's ear is told it."""
    labels: list[str] = page.locator("[data-thing][role=button]").evaluate_all(
        "all => all.map((one) => one.ariaLabel)"
    )
    return labels


def test_a_page_loaded_anew_in_mid_turn_shows_the_same(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_the_middle)
    page, lines = sitting.page, sitting.lines
    sitting.wait_beyond_all(lines, sitting.lay())
    assert sitting.asked() == "road_pick"
    before, sentences, deeds = told(page), sitting.sentences(), sitting.moment().deeds
    page.reload()
    assert sitting.asked() == "road_pick"
    assert told(page) == before
    assert sitting.sentences() == sentences
    assert sitting.moment().deeds == deeds
    expect(sitting.question).to_contain_text("1 of 2 roads laid")


def test_the_map_goes_back_to_where_something_just_happened(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_the_middle)
    page = sitting.page
    world = page.locator(".world")
    page.get_by_role("button", name="Where something just happened").click()
    settle(page)
    there = world.evaluate("world => world.style.transform")
    page.mouse.move(400, 400)
    page.mouse.down()
    page.mouse.move(520, 300, steps=5)
    page.mouse.up()
    settle(page)
    assert world.evaluate("world => world.style.transform") != there
    page.get_by_role("button", name="Where something just happened").click()
    settle(page)
    assert world.evaluate("world => world.style.transform") == there
