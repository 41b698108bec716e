"""Why not, after some answers that are only planned: judged in an imagined world."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tampu.core.play import Match
from tampu.server import perspective
from tampu.server.wire import OfferTold
from tests.server.planted import plant, search
from tests.server.player import Browser, Player
from tests.server.running import Site


def second_places(match: Match) -> bool:
    """The round's first card lies on a stair, and the next player is asked for a card."""
    question = match.state.question
    laid = match.steps and any(step.line.text.startswith("stair") for step in match.steps)
    return bool(laid) and question is not None and question.kind == "choose_card"


@asynccontextmanager
async def planning(site: Site) -> AsyncIterator[tuple[Browser, int, str, str, str]]:
    """A browser with all seats, who is asked, a card in hand, the taken stair, a free one."""
    async with Player(site.host) as one:
        seed, match = search(3, second_places)
        table = await plant(site.house.store, seed, match, [one.id] * 3)
        stairs = [step.line.text for step in match.steps if step.line.text.startswith("stair")]
        free = next(f"stair {each}" for each in "NSEW" if f"stair {each}" not in stairs)
        async with await one.open(table) as browser:
            seat = browser.table["asked"][0]
            yield browser, seat, browser.mine(seat)["actions"][0], stairs[0], free


async def test_a_taken_stair_is_refused_by_its_rule_after_a_planned_card(site: Site):
    """MP-304, before the card is chosen; and a free stair would be allowed."""
    async with planning(site) as (browser, seat, card, taken, free):
        before = browser.version
        told = await browser.ask("why", seat=seat, action=taken, after=[card])
        assert (told["rule"], told["facts"]["stair"]) == ("MP-304", taken[-1])
        assert (await browser.ask("why", seat=seat, action=free, after=[card]))["rule"] is None
        assert (await browser.ask("why", seat=seat, action=taken))["rule"] == "MP-207"
        table = await site.house.lobby.find(browser.table["id"])
        assert table.history.version == before


async def test_a_bad_plan_is_refused_clearly(site: Site):
    async with planning(site) as (browser, seat, card, taken, free):
        hand = set(browser.mine(seat)["actions"])
        missing = next(f"card {n}" for n in range(1, 51) if f"card {n}" not in hand)
        for after, code, rule in (
            ([missing], "refused", "MP-302"),
            ([taken], "refused", "MP-207"),
            ([card, taken], "refused", "MP-304"),
            ([card, card], "refused", "MP-207"),
            (["dance"], "not-an-action", None),
            ([card, "x" * 500], "not-an-action", None),
        ):
            told = await browser.ask("why", seat=seat, action=free, after=after)
            assert (told["type"], told["problem"]["code"], told["problem"]["rule"]) == (
                "refused",
                code,
                rule,
            )
        for wrong in ([card] * 9, card, [7], None):
            await browser.send(type="why", id="long", seat=seat, action=free, after=wrong)
            told = await browser.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "bad-message"


async def test_nobody_plans_for_another_seat_or_out_of_turn(site: Site):
    async with planning(site) as (browser, seat, card, _, free):
        other = (seat + 1) % 3
        waiting = next(seen for seen in browser.seen if seen["seat"] == other)
        told = await browser.ask("why", seat=other, action=free, after=[card])
        assert (told["problem"]["code"], told["problem"]["rule"]) == ("refused", "MP-206")
        assert waiting["actions"] == []
        table = browser.table["id"]
        async with Player(site.host) as stranger, await stranger.open(table) as foreign:
            told = await foreign.ask("why", seat=seat, action=free, after=[card])
            assert told["problem"]["code"] == "not-your-seat"


async def test_a_plan_ends_where_chance_falls(site: Site):
    """Whatever card will be drawn: each of the 50 gets the same answer, the drawn one too."""
    async with planning(site) as (browser, seat, card, _, free):
        answers = [
            await browser.ask("why", seat=seat, action=f"card {number}", after=[card, free])
            for number in range(1, 51)
        ]
        assert {(told["type"], told["rule"]) for told in answers} == {("because", "MP-206")}
        assert len({str(told["facts"]) for told in answers}) == 1
        drawn = await browser.ask("why", seat=seat, action="card 1", after=[card, free, card])
        assert drawn["problem"]["rule"] == "MP-206"


async def test_few_answers_come_with_what_follows_them(site: Site):
    """The same that is told on asking; nothing to whoever is not asked."""
    async with planning(site) as (browser, seat, _card, taken, free):
        offers = browser.mine(seat)["offers"]
        assert [offer["action"] for offer in offers] == browser.mine(seat)["actions"]
        follows = {each["action"] for each in offers[0]["then"]}
        assert free in follows
        assert taken not in follows
        assert (await browser.ask("look", seat=seat, after=[]))["offers"] == offers
        assert [browser.mine(other)["offers"] for other in range(3) if other != seat] == [[], []]


async def test_many_answers_come_alone(site: Site):
    """CK-501: thousands of ways to lay a tile; what they bring is told on asking."""
    async with Player(site.host) as one:
        table = await one.make(*[{"who": "me"}] * 2, game="cuzco_kramer")
        async with await one.open(table["id"]) as browser:
            seat = browser.table["asked"][0]
            assert len(browser.mine(seat)["actions"]) > 100
            assert browser.mine(seat)["offers"] == []


class Ear:
    """A browser that only notes that it was told something."""

    def __init__(self, guest: str | None, told: list[str | None]) -> None:
        self.guest, self._told, self.looks = guest, told, True
        self.device: str | None = None

    def news(self, _: bytes) -> None:
        self._told.append(self.guest)

    def end(self) -> None:
        self._told.append("the end")


async def test_nobody_waits_for_what_is_on_offer_to_another(
    site: Site, monkeypatch: pytest.MonkeyPatch
):
    """How long it takes to find out what a seat can do would tell what it holds."""
    seed, match = search(2, second_places)
    table = await site.house.lobby.find(await plant(site.house.store, seed, match, ["a", "b"]))
    told: list[str | None] = []

    def on_offer(*_: object) -> list[OfferTold]:
        told.append("reckoned")
        return []

    monkeypatch.setattr(perspective, "on_offer", on_offer)
    table.presence.listeners.update(Ear(guest, told) for guest in ("a", "b", None))
    table.broadcast(table.history.version)
    asked = "ab"[int(match.state.asked())]
    assert set(told) == {*"ab", None} - {asked}
    await asyncio.sleep(0)
    assert told[2:] == ["reckoned", asked]
