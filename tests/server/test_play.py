"""Whole games over REST and WebSocket, on both stores."""

import random
from contextlib import AsyncExitStack
from typing import Any

from tampu.core.commitment import commitment_to
from tampu.core.play import Match, verify
from tampu.core.record import Header, read_record
from tampu.games import game
from tampu.server.journal import Sitting
from tests.server.planted import plant
from tests.server.player import ME, OPEN, Browser, Player, play_on
from tests.server.replays import positions
from tests.server.running import Site


async def test_four_guests_play_a_whole_game_and_the_record_verifies(either_site: Site):
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Player(either_site.host)) for _ in range(4)]
        made = await guests[0].make(ME, OPEN, OPEN, OPEN)
        assert made["status"] == "waiting"
        for seat, guest in enumerate(guests[1:], 1):
            told = await guest.seat(made["code"], seat, "take")
        assert told["status"] == "playing"
        assert told["seed"] is None
        browsers = {n: await stack.enter_async_context(await guest.open(made["id"]))
                    for n, guest in enumerate(guests)}  # fmt: skip
        await guests[0].get(f"/api/tables/{made['id']}/record", 409)
        played = await play_on(browsers, random.Random(1))
        await check_end(guests[2], made, played, browsers)


async def check_end(
    guest: Player, made: Any, played: list[tuple[int, str]], browsers: dict[int, Browser]
) -> None:
    """Everybody sees the end; the record holds what was played, and every shuffle is fair."""
    table = await guest.get(f"/api/tables/{made['code']}")
    assert table["status"] == "over"
    assert commitment_to(table["seed"]) == made["commitment"]
    text = (await guest.web.get(f"/api/tables/{made['id']}/record")).text
    record = read_record(text)
    match = verify(game("machu_picchu"), record)
    assert [(line.seat, line.text) for line in record.lines if line.seat >= 0] == played
    other = (await guest.web.get(f"/api/tables/{made['id']}/record?format=json")).text
    assert read_record(other) == record
    for seat, browser in browsers.items():
        await browser.until_here(next(iter(browsers.values())).version)
        assert browser.mine(seat)["question"] is None
        assert browser.mine(seat)["view"]["scores"] == match.state.scores
        assert len(browser.logs[0]) == len(record.lines)


async def test_a_lost_game_of_two_is_followed_by_one_that_the_other_begins(site: Site):
    """MP-904: the return game is begun by the other player, and made once."""
    async with Player(site.host) as one, Player(site.host) as two:
        made = await one.make(ME, OPEN)
        await two.seat(made["id"], 1, "take")
        async with await one.open(made["id"]) as a, await two.open(made["id"]) as b:
            await one.post(f"/api/tables/{made['id']}/again", status=409)
            first = a.seen[0]["view"]["first"]
            await play_on({0: a, 1: b}, random.Random(2))
            again = await two.post(f"/api/tables/{made['id']}/again")
            same = await one.post(f"/api/tables/{made['id']}/again")
            assert same["id"] == again["id"] != made["id"]
            await a.until(lambda frame: frame["table"]["again"] == again["code"])
        assert again["status"] == "playing"
        assert again["asked"] == [1 - first]
        assert [seat["mine"] for seat in again["seats"]] == [False, True]


async def test_a_table_of_an_earlier_edition_is_played_to_its_end_by_its_own_rules(site: Site):
    """MP-110: three players keep the priest cards they began with; the return game has the new."""
    former = game("machu_picchu").of_edition(1)
    assert former is not None
    seed = "07" * 32
    match = Match(former, Header(former.key, 1, 3, former.with_defaults({})))
    match.play_on(seed)
    async with Player(site.host) as one:
        seats = [Sitting("human", one.id, name=name) for name in ("Sami", "Illa", "Kusi")]
        table = await plant(site.house.store, seed, match, seats)
        async with await one.open(table) as all_three:
            assert all_three.seen[0]["view"]["pairs_in_play"] == [[1, 2], [1, 3], [1, 4]]
            await play_on(dict.fromkeys(range(3), all_three), random.Random(4))
        again = await one.post(f"/api/tables/{table}/again")
        assert (again["edition"], again["options"]["begins"]) == (2, "lot")
        async with await one.open(again["id"]) as new:
            assert new.seen[0]["view"]["pairs_in_play"] == [[1, 2], [2, 4], [1, 4]]


async def test_only_players_and_the_host_ask_for_a_return_game(site: Site):
    async with Player(site.host) as one, Player(site.host) as stranger:
        made = await one.make(ME, {**ME, "name": "Sami"})
        async with await one.open(made["id"]) as both:
            await play_on({0: both, 1: both}, random.Random(3))
        told = await stranger.post(f"/api/tables/{made['id']}/again", status=403)
        assert told["code"] == "not-at-the-table"


async def test_a_hot_seat_guest_sees_through_the_eyes_of_each_seat(site: Site):
    async with Player(site.host) as one:
        seats = [{**ME, "name": "Sami"}, {**ME, "name": "Illa"}, OPEN]
        made = await one.make(*seats)
        async with Player(site.host) as two:
            await two.seat(made["id"], 2, "take")
            async with await one.open(made["id"]) as both, await two.open(made["id"]) as third:
                assert [seen["seat"] for seen in both.seen] == [0, 1, None]
                assert [seen["private"] for seen in both.seen] == [True, True, False]
                assert both.seen[2]["view"]["hand"] == []
                assert [seen["private"] for seen in third.seen] == [False]
                assert both.seen[0]["view"]["hand"]
                assert both.seen[0]["view"]["hand"] != both.seen[1]["view"]["hand"]
                assert [seat["name"] for seat in third.table["seats"]][:2] == ["Sami", "Illa"]
                await play_on({0: both, 1: both, 2: third}, random.Random(4))


async def test_whoever_has_several_seats_says_through_whose_eyes_the_past_is_seen(site: Site):
    async with Player(site.host) as one:
        made = await one.make({**ME, "name": "Sami"}, {**ME, "name": "Illa"})
        past = f"/api/tables/{made['id']}/replay"
        assert positions(await one.get(past))[-1]["hand"] == []
        assert positions(await one.get(f"{past}?seat=1"))[-1]["hand"]


async def test_why_names_the_rule_and_plays_nothing(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as both:
            asked = both.table["asked"][0]
            version = both.version
            other = await both.ask("why", seat=1 - asked, action="card 3")
            assert (other["type"], other["rule"]) == ("because", "MP-206")
            stair = await both.ask("why", seat=asked, action="stair N")
            assert stair["rule"] == "MP-207"
            allowed = both.mine(asked)["actions"][0]
            assert (await both.ask("why", seat=asked, action=allowed))["rule"] is None
            nonsense = await both.ask("why", seat=asked, action="dance")
            assert nonsense["problem"]["code"] == "not-an-action"
            assert "card 12" in nonsense["problem"]["facts"]["examples"]
            assert both.version == version


async def test_suppose_tells_what_would_happen_from_what_the_seat_knows(site: Site):
    async with Player(site.host) as one:
        made = await one.make({**ME, "name": "Sami"}, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as both:
            asked = both.table["asked"][0]
            version, hand = both.version, both.mine(asked)["view"]["hand"]
            plan = [f"card {hand[0]}", "stair N"]
            told = await both.ask("suppose", seat=asked, after=plan, supposed={})
            assert [each["what"] for each in told["unknown"]] == ["S", "E", "W", "order"]
            assert told["events"] == []
            spare = [card for card in map(str, range(1, 51)) if int(card) not in hand][:3]
            supposed = dict(zip("ESW", spare, strict=True)) | {"order": "tall_first"}
            told = await both.ask("suppose", seat=asked, after=plan, supposed=supposed)
            assert [event["facts"]["priest"] for event in told["events"][1:5]] == [4, 3, 2, 1]
            other = await both.ask("suppose", seat=1 - asked, supposed=supposed)
            assert "N" in [each["what"] for each in other["unknown"]]
            assert both.version == version


async def test_foresee_tells_what_is_sure_and_plays_nothing(site: Site):
    async with Player(site.host) as one:
        made = await one.make(ME, {**ME, "name": "Illa"})
        async with await one.open(made["id"]) as both:
            luck = random.Random(5)
            while "order tall_first" not in both.mine(both.table["asked"][0])["actions"]:
                await play_on({0: both, 1: both}, luck, most=1)
            asked, version = both.table["asked"][0], both.version
            told = await both.ask("foresee", seat=asked, action="order tall_first")
            assert told["events"][0]["rule"] == "MP-503"
            assert both.version == version
            await both.act(asked, "order tall_first")
            frame = await both.until(lambda frame: frame["type"] == "changed")
            assert frame["steps"][0][0]["events"] == told["events"]
