"""Cuzco (Feld): powers with their price, missions as they come nearer, phase III as a film."""

import re

from playwright.sync_api import expect

from tests.web.cuzco_feld_positions import (
    after,
    before_a_step_ahead,
    before_the_capital,
    before_the_end,
    feld_table,
    grown,
    in_a_window,
    own_mask,
    texts,
    view,
)
from tests.web.cuzco_feld_sitting import FeldSitting
from tests.web.guests import Guests
from tests.web.planting import NAMES, Wanted
from tests.web.serving import Serving

PAID = ("CF-802", "CF-811")
"""The university, and the priests in the temple."""
RECORDER = """() => {
  globalThis.heard = "";
  const listen = () => {
    const film = document.querySelector("[data-testid=film]");
    if (film) globalThis.heard += film.innerText;
  };
  new MutationObserver(listen).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Keeps everything that the film says, however fast it goes."""
HEARD = "texts => texts.every((text) => globalThis.heard.includes(text))"


def at_the_table(
    guest: Guests, house: Serving, wanted: Wanted, motion: str = "reduce", seats: int = 4
) -> FeldSitting:
    page = guest(reduced_motion=motion)
    page.goto(feld_table(house, page, wanted, seats))
    sitting = FeldSitting(page)
    sitting.asked()
    return sitting


def test_a_power_is_offered_with_its_price_where_it_matters(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, in_a_window)
    page, match = sitting.page, in_a_window(4)[1]
    by_hand = next(answer for answer in texts(match) if answer.endswith("hand"))
    number = by_hand.split()[1]
    expect(sitting.option(by_hand)).to_contain_text("costs the card and one offering")
    expect(sitting.option(f"power {number} inti")).to_contain_text("costs one Inti medallion")
    expect(sitting.thing(f"card-{number}")).to_have_attribute("data-lit", "true")
    god = next(god.god for god in view(match).gods if god.face == number)
    expect(sitting.thing(f"god-{god}")).to_have_attribute("data-lit", "true")
    for useless in [card for card in view(match).hand if card != number]:
        sitting.press(sitting.thing(f"card-{useless}"))
        expect(sitting.look.get_by_test_id("look-not")).to_contain_text(re.compile(r"\S+ .*\."))
        page.keyboard.press("Escape")
    mask, lines = own_mask(match), sitting.lines
    asked, hand = sitting.question.inner_text(), view(match).hand
    page.reload()
    sitting.asked()
    assert sitting.question.inner_text() == asked
    sitting.press(sitting.thing(f"card-{number}"))
    sitting.use()
    sitting.wait_beyond(lines)
    expect(page.locator("[data-thing^=card-]")).to_have_count(len({*hand} - {number}))
    left = page.locator(f"[data-scene=mask] [aria-label='Offerings: {mask.offerings - 1}']")
    expect(left).to_have_count(1)


def test_a_mission_shows_how_far_it_is_while_one_plays(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_a_step_ahead)
    match = before_a_step_ahead(4)[1]
    ways = {answer: grown(match, answer) for answer in texts(match) if answer.startswith("go ")}
    answer, found = next((answer, found) for answer, found in ways.items() if found)
    mission, have = found
    need = next(each for each in own_mask(match).missions if each.mission == mission).needs[0]
    shown = sitting.thing(f"mission-{mission}")
    expect(shown).to_contain_text(f"{need.have} of {need.least}")
    expect(shown.locator("i.on")).to_have_count(need.have)
    sitting.press(sitting.thing(answer.removeprefix("go ")))
    expect(shown).to_contain_text(f"{have} of {need.least}")
    expect(shown.locator("i.on")).to_have_count(have)


def test_phase_three_is_a_film_that_names_every_point(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_the_capital, "no-preference")
    match = before_the_capital(4)[1]
    asked = int(match.state.asked())
    paid = [
        event
        for event in after(match, "finish")[1]
        if event.rule in PAID and event.points and event.seat != asked
    ]
    assert {event.rule for event in paid} == {*PAID}
    named = [
        f"{NAMES[event.seat]} scores {event.points} victory point{'s' * (event.points > 1)}"
        for event in paid
    ]
    sitting.page.evaluate(RECORDER)
    sitting.press(sitting.option("finish"))
    sitting.page.wait_for_function(HEARD, arg=[*named, "University", "Temple"])


def test_the_last_reckoning_is_a_film_that_can_be_skipped(guest: Guests, house: Serving):
    sitting = at_the_table(guest, house, before_the_end, "no-preference", 2)
    film = sitting.page.get_by_test_id("film")
    sitting.press(sitting.option(texts(before_the_end(2)[1])[0]))
    expect(film.locator("[aria-current=step]")).to_contain_text("End")
    expect(film).to_contain_text(re.compile(r"scores \d+ victory points? for"))
    expect(sitting.winner).to_have_count(0)
    sitting.page.get_by_test_id("skip").click()
    expect(sitting.winner).to_be_visible()
    expect(film).to_have_count(0)
