"""One guest in several browsers: by a link, a phrase or a passkey, and out again."""

from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.web.album import Album
from tests.web.axe import findings_by_day_and_by_night
from tests.web.guests import PHONE, Guests
from tests.web.hidden import rename
from tests.web.machu_picchu_sitting import MachuPicchuSitting
from tests.web.serving import Serving

REFUSED = "40[0139]|410"


def plays(page: Page) -> str:
    """Somebody sits down against bots; the address of the table."""
    page.goto("/")
    page.get_by_test_id("games").get_by_role("button", name="Play now").first.click()
    expect(MachuPicchuSitting(page).cards.first).to_be_visible()
    return page.url


def link_of(page: Page) -> str:
    page.goto("/devices")
    page.get_by_role("button", name="Show code and link").click()
    return page.get_by_test_id("link").input_value()


def test_a_table_goes_on_at_another_device_until_that_is_signed_out(guest: Guests):
    one, phone = guest(), guest(known=False, viewport=PHONE)
    rename(one, "Killa")
    table = plays(one)
    one.goto("/")
    one.get_by_test_id("guest").click()
    one.get_by_role("link", name="Your devices").click()
    one.get_by_role("button", name="Show code and link").click()
    expect(one.get_by_role("img", name="The code of the link")).to_be_visible()
    link = one.get_by_test_id("link").input_value()
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Go on as Killa?")).to_be_focused()
    assert phone.url.endswith("/come"), "the secret is in no history"
    phone.get_by_role("button", name="Go on as Killa").click()
    expect(one.get_by_test_id("link-state")).to_contain_text("has come")
    phone.goto(table)
    expect(MachuPicchuSitting(phone).cards.first).to_be_visible()
    devices = one.get_by_test_id("device-list").get_by_role("listitem")
    expect(devices).to_have_count(2)
    guest.expect_trouble(phone, REFUSED)
    devices.filter(has_not_text="this device").get_by_role("button").click()
    expect(devices).to_have_count(1)
    expect(phone.get_by_test_id("notices")).to_contain_text("signed out from another device")
    expect(MachuPicchuSitting(phone).cards.first).to_be_hidden()
    phone.goto(link)
    expect(phone.get_by_test_id("come-no")).to_contain_text("used already")


def test_a_phrase_on_paper_brings_everything_together(guest: Guests):
    """What the second browser had comes along."""
    one, two = guest(), guest()
    rename(one, "Killa")
    rename(two, "Illa")
    table = plays(two)
    one.goto("/devices")
    one.get_by_role("button", name="Make a phrase").click()
    words = one.get_by_test_id("phrase").get_by_role("listitem")
    expect(words).to_have_count(9)
    phrase = " ".join(word.lstrip("123456789") for word in words.all_inner_texts())
    one.get_by_role("button", name="I have written them down").click()
    expect(one.get_by_test_id("phrase-card")).to_contain_text("cannot be shown again")
    two.goto("/come")
    guest.expect_trouble(two, REFUSED)
    field = two.get_by_role("textbox", name="Recovery phrase")
    field.fill("zzyzx and eight others")
    two.get_by_role("button", name="Come back by the phrase").click()
    expect(two.get_by_role("alert")).to_contain_text("zzyzx")
    field.fill(phrase.upper())
    two.get_by_role("button", name="Come back by the phrase").click()
    expect(two.get_by_test_id("prospect")).to_contain_text("at one table")
    two.get_by_role("radio", name="Bring it all along").check()
    two.get_by_role("button", name="Go on as Killa").click()
    expect(two.get_by_test_id("guest")).to_contain_text("Killa")
    one.goto(table)
    expect(MachuPicchuSitting(one).cards.first).to_be_visible()


class Named(Serving):
    """The same server by a name: passkeys are not for addresses."""

    def __init__(self, house: Serving) -> None:
        super().__init__(house.data)
        self.address = house.address.replace("127.0.0.1", "localhost")


def telephone(page: Page) -> tuple[CDPSession, str]:
    """What keeps passkeys for this page, and shows them without asking anybody."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def carried(here: tuple[CDPSession, str], there: tuple[CDPSession, str]) -> None:
    """Passkeys go from one device of somebody to another, as their keepers do it."""
    session, keeper = here
    kept: Any = session.send("WebAuthn.getCredentials", {"authenticatorId": keeper})
    for credential in kept["credentials"]:
        there[0].send(
            "WebAuthn.addCredential", {"authenticatorId": there[1], "credential": credential}
        )


def test_a_passkey_made_in_one_browser_opens_another(guest: Guests, house: Serving):
    named = Named(house)
    one, two = guest("/devices", serving=named), guest(serving=named)
    keeper, other = telephone(one), telephone(two)
    one.get_by_role("button", name="Make a passkey").click()
    card = one.get_by_test_id("passkey-card")
    expect(card.get_by_role("listitem")).to_contain_text("never used")
    name = one.get_by_test_id("guest").inner_text().split("\n")[0]
    carried(keeper, other)
    two.goto("/come")
    two.get_by_role("button", name="Show a passkey").click()
    two.get_by_role("button", name=f"Go on as {name}").click()
    expect(two.get_by_test_id("guest")).to_contain_text(name)
    two.goto("/devices")
    expect(two.get_by_test_id("device-list").get_by_role("listitem")).to_have_count(2)
    expect(two.get_by_test_id("passkey-card")).to_contain_text("last used now")
    two.get_by_role("button", name="Remove the passkey").click()
    expect(two.get_by_test_id("passkey-card").get_by_role("listitem")).to_have_count(0)


def test_the_way_back_looks_well_in_every_size(guest: Guests, house: Serving, results: Path):
    """And axe finds nothing serious, by day and by night."""
    named = Named(house)
    one = guest(serving=named, bypass_csp=True)
    other = guest(serving=named, bypass_csp=True, locale="fr-FR")
    rename(one, "Killa Wayra")
    rename(other, "Illa")
    other.goto("/")
    other.get_by_test_id("games").get_by_role("button", name="Jouer").first.click()
    expect(other.get_by_test_id("progress")).to_be_visible()
    albums = {page: Album(page, results) for page in (one, other)}
    telephone(one)
    link = link_of(one)
    one.get_by_role("button", name="Make a passkey").click()
    expect(one.get_by_test_id("passkey-card").get_by_role("listitem")).to_be_visible()
    one.get_by_role("button", name="Make a phrase").click()
    expect(one.get_by_test_id("phrase")).to_be_visible()
    albums[one].take("devices", full=True)
    assert not findings_by_day_and_by_night(one)
    one.get_by_role("button", name="Sign out: ").first.click()
    expect(one.get_by_role("dialog")).to_be_visible()
    albums[one].take("devices-out")
    other.goto("/come")
    albums[other].take("come", full=True)
    assert not findings_by_day_and_by_night(other)
    other.goto(link)
    expect(other.get_by_test_id("prospect")).to_be_visible()
    other.get_by_role("radio").first.check()
    albums[other].take("come-as", full=True)
    assert not findings_by_day_and_by_night(other)
