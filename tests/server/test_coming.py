"""Coming as somebody: by a link or a phrase, with what one has here or without it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, update

from tampu.server.identity import links, phrases
from tampu.server.inspection import inspect
from tampu.server.privacy import kept_of
from tampu.server.settings import Settings
from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.store import Store
from tests.server.arriving import (
    arrive,
    code,
    come,
    copied,
    phrase_of,
    prospect,
    refused,
    secret_of,
)
from tests.server.calling import tampu
from tests.server.player import BOT, ME, OPEN, PROGRAM, Browser, Player, dial
from tests.server.running import Site, quick, running
from tests.server.test_admin import sent_away, soon

# ---- links ----


async def test_a_link_says_who_one_would_be_and_changes_nothing(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        await one.web.put("/api/me", json={"name": "Killa"})
        await one.make(ME, OPEN)
        await two.make(ME, OPEN)
        told = await prospect(two, "link", secret=await secret_of(one))
        assert (told["name"], told["there"]) == ("Killa", {"running": 1, "over": 0})
        assert (told["here"], told["refusal"]) == ({"running": 1, "over": 0}, None)
        assert (await two.get("/api/me"))["id"] == two.id


async def test_a_link_is_good_once_and_its_maker_is_told(either_site: Site):
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as three,
    ):
        secret = await secret_of(one)
        tickets = [(await prospect(each, "link", secret=secret))["ticket"] for each in (two, three)]
        assert (await one.get("/api/devices/link"))["used"] is None
        await come(two, tickets[0])
        assert (await one.get("/api/devices/link"))["used"] is not None
        assert (await refused(three, tickets[1]))["code"] == "link-used"
        assert (await refused(three, tickets[0]))["code"] == "link-used"
        assert (await prospect(three, "link", 410, secret=secret))["code"] == "link-used"


@pytest.mark.parametrize("bring", [False, True])
async def test_of_many_who_come_at_once_by_one_link_one_arrives(either_site: Site, bring: bool):
    async with Player(either_site.host) as one:
        others = [Player(either_site.host) for _ in range(6)]
        secret = await secret_of(one)
        for each in others:
            await each.__aenter__()
        told = [await prospect(each, "link", secret=secret) for each in others]
        bodies = [{"ticket": each["ticket"], "bring": bring} for each in told]
        answers = await asyncio.gather(
            *(
                each.web.post("/api/coming", json=body)
                for each, body in zip(others, bodies, strict=True)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[410] * 5]
        for each in others:
            await each.web.aclose()


async def test_links_that_are_late_replaced_withdrawn_or_invented_lead_nowhere(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        late = await secret_of(one)
        row = schema.links.c.mark == links.mark_of_link(late)
        await site.house.store.commit(
            Write(after=[update(schema.links).where(row).values(until=1.0)])
        )
        assert (await prospect(two, "link", 410, secret=late))["code"] == "link-late"
        replaced, withdrawn = await secret_of(one), await secret_of(one)
        told = await prospect(two, "link", secret=withdrawn)
        await one.web.delete("/api/devices/link")
        assert (await refused(two, told["ticket"]))["code"] == "no-such-link"
        for secret in (replaced, withdrawn, "x", "a" * 200, "../..", "0"):
            assert (await prospect(two, "link", 404, secret=secret))["code"] == "no-such-link"


async def test_a_link_of_ones_own_is_no_way_anywhere(site: Site):
    async with Player(site.host) as one:
        told = await prospect(one, "link", 409, secret=await secret_of(one))
        assert told["code"] == "already-you"


async def test_secrets_stand_neither_in_the_store_nor_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
):
    settings = quick(tmp_path / "data")
    async with running(settings) as site, Player(site.host) as one, Player(site.host) as two:
        made = await one.post("/api/devices/link")
        secret = made["address"].partition("#")[2]
        assert made["address"] == f"http://{site.host}/come#{secret}"
        phrase = await phrase_of(one)
        await prospect(two, "phrase", phrase=phrase)
        told = await prospect(two, "link", secret=secret)
        await come(two, told["ticket"])
    store = b"".join(file.read_bytes() for file in settings.data.glob("tampu.sqlite3*"))
    logged = "".join(capfd.readouterr()).encode()
    for hidden in (secret, told["ticket"], phrase, phrase.split(" ", 3)[-1]):
        assert hidden.encode() not in store
        assert hidden.encode() not in logged


@pytest.mark.parametrize("ticket", ["", "x", "a.b.c", "9999999999 00 come [].forged", "ÿ" * 300])
async def test_a_forged_ticket_brings_nobody(site: Site, ticket: str):
    async with Player(site.host) as two:
        assert (await refused(two, ticket))["code"] == "come-late"


async def test_a_cookie_is_no_ticket_and_a_ticket_no_cookie(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        told = await prospect(two, "link", secret=await secret_of(one))
        assert (await refused(two, one.web.cookies["tampu_guest"]))["code"] == "come-late"
        header = {"cookie": f'tampu_guest="{told["ticket"]}"'}
        two.web.cookies.clear()
        answer = await two.web.get("/api/tables", headers=header)
        assert answer.json()["code"] == "bad-cookie"


async def test_another_site_can_bring_nobody(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        secret = await secret_of(one)
        told = await prospect(two, "link", secret=secret)
        two.web.headers["origin"] = "https://evil.example"
        assert (await refused(two, told["ticket"]))["code"] == "bad-origin"
        for path in ("/api/devices/link", "/api/devices/phrase", "/api/devices/renewal"):
            answer = await two.web.post(path, json={"lang": "en"})
            assert answer.json()["code"] == "bad-origin"


# ---- phrases ----


@pytest.mark.parametrize("lang", ["en", "fr", "pt", "es"])
def test_each_word_list_has_256_words_that_differ_on_every_keyboard(lang: str):
    words = phrases.word_list(lang)
    folded = {phrases.folded(word) for word in words}
    assert len(words) == len(folded) == 256
    assert all(word.isascii() and word.isalpha() and len(word) > 2 for word in folded)
    assert phrases.WORDS * 8 >= 66


@pytest.mark.parametrize("lang", ["en", "fr", "pt", "es"])
async def test_a_phrase_brings_back_whoever_lost_everything(either_site: Site, lang: str):
    """However it is typed; also after a cookie is gone."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, OPEN)
        phrase = await phrase_of(one, lang)
        assert (await one.get("/api/devices"))["phrase"]
        typed = ",  ".join(phrases.folded(word).upper() for word in phrase.split())
        told = await prospect(two, "phrase", phrase=f" {typed}. ")
        await come(two, told["ticket"])
        assert [table["id"] for table in (await two.get("/api/tables"))["mine"]] == [made["id"]]


async def test_a_phrase_outlives_server_and_keys(either: Settings):
    async with running(either) as site, Player(site.host) as one:
        phrase = await phrase_of(one)
    (either.data / "secret.key").write_text("b" * 64)
    async with running(either) as site, Player(site.host) as two:
        await come(two, (await prospect(two, "phrase", phrase=phrase))["ticket"])
        assert two.id == one.id


async def test_a_new_phrase_ends_the_one_before_and_one_can_be_dropped(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        former = await phrase_of(one)
        ticket = (await prospect(two, "phrase", phrase=former))["ticket"]
        phrase = await phrase_of(one)
        assert (await refused(two, ticket))["code"] == "wrong-phrase"
        assert (await prospect(two, "phrase", 403, phrase=former))["code"] == "wrong-phrase"
        assert (await prospect(two, "phrase", phrase=phrase))["ticket"]
        await one.web.delete("/api/devices/phrase")
        assert (await prospect(two, "phrase", 403, phrase=phrase))["code"] == "wrong-phrase"


async def test_what_can_be_no_phrase_is_said_to_be_none(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        phrase = (await phrase_of(one)).split()
        told = await prospect(two, "phrase", 400, phrase=" ".join(["zzyzx", *phrase[1:]]))
        assert (told["code"], told["facts"]) == ("phrase-word", {"word": "zzyzx"})
        told = await prospect(two, "phrase", 400, phrase=" ".join(phrase[:8]))
        assert (told["code"], told["facts"]) == ("phrase-length", {"words": 8, "wanted": 9})
        other = " ".join([*phrase[:8], next(w for w in phrases.word_list("en") if w != phrase[8])])
        assert (await prospect(two, "phrase", 403, phrase=other))["code"] == "wrong-phrase"


async def test_phrases_are_guessed_at_only_so_often(tmp_path: Path):
    plain = quick(tmp_path / "data")
    few = replace(plain.limits, guesses_per_minute=0.01, guesses_at_once=3)
    async with running(replace(plain, limits=few)) as site, Player(site.host) as two:
        guess = " ".join(phrases.word_list("en")[:9])
        codes = [
            (await two.web.post("/api/coming/phrase", json={"phrase": guess})).json()["code"]
            for _ in range(5)
        ]
        assert codes == ["wrong-phrase"] * 3 + ["too-many-guesses"] * 2


# ---- what is brought along ----


async def test_what_is_brought_along_is_whole(either: Settings):
    """Seats, tables of one's own, what a game knows of its players, and a game that is over."""
    async with (
        running(either) as site,
        Player(site.host) as one,
        Player(site.host) as two,
        Player(site.host) as friend,
    ):
        await two.web.put("/api/me", json={"name": "Illa"})
        waiting = await two.make(ME, OPEN, password="quipu 7")
        running_ = await friend.make(ME, OPEN, OPEN)
        await two.seat(running_["id"], 1, "take")
        await friend.seat(running_["id"], 2, "bot", level="random")
        over = await two.make(ME, BOT)
        former = two.id
        async with await two.open(running_["id"]) as b, await friend.open(running_["id"]) as c:
            await b.send(type="say", text="hello")
            await c.until(lambda frame: frame["type"] == "chat")
            told = await prospect(two, "link", secret=await secret_of(one))
            assert told["here"] == {"running": 3, "over": 0}
            await come(two, told["ticket"], bring=True)
            await sent_away(b)
            await c.until(lambda _: c.table["seats"][1]["name"] == "Illa")
        assert two.id == one.id != former
        mine = {table["id"] for table in (await one.get("/api/tables"))["mine"]}
        assert mine == {waiting["id"], running_["id"], over["id"]}
        assert (await one.get(f"/api/tables/{waiting['id']}"))["hosted"]
        async with await one.open(running_["id"]) as a, await two.open(running_["id"]) as b:
            assert [seat["mine"] for seat in a.table["seats"]] == [False, True, False]
            assert a.seen == b.seen
        assert (await one.get("/api/me"))["name"] == "Illa", "whoever had no name has this one"
    async with running(either) as site:
        store = site.house.store
        for column in (schema.tables.c.host, schema.sitters.c.guest):
            assert former not in {row[0] for row in await store.rows(select(column))}
    assert (await inspect(either)).sound


async def test_another_browser_of_whoever_was_brought_along_is_not_lost(either_site: Site):
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as three,
    ):
        await arrive(three, two)
        async with copied(two) as elsewhere:
            await arrive(two, one, bring=True)
            for each in (three, elsewhere):
                assert (await each.get("/api/me"))["id"] == one.id
        assert len((await one.get("/api/devices"))["devices"]) == 3


async def test_an_answer_that_was_not_acknowledged_is_not_played_twice(either_site: Site):
    """The browser sends it again, as somebody else by now."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await two.make(ME, {**ME, "name": "Illa"})
        async with await two.open(made["id"]) as b:
            seat = b.table["asked"][0]
            action, line = b.mine(seat)["actions"][0], b.seen[0]["line"]
            assert (await b.act(seat, action, id="mine"))["type"] == "done"
        await arrive(two, one, bring=True)
        async with await two.open(made["id"]) as b:
            lines = b.seen[0]["line"]
            done = await b.act(seat, action, id="mine", line=line)
            assert done["type"] == "done"
            assert b.seen[0]["line"] == lines


async def test_what_is_left_behind_stays_with_whoever_one_was(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await two.make(ME, OPEN)
        former = two.id
        async with copied(two) as before:
            await arrive(two, one)
            assert (await two.get("/api/tables"))["mine"] == []
            assert (await before.get("/api/me"))["id"] == former
            assert [each["id"] for each in (await before.get("/api/tables"))["mine"]] == [
                made["id"]
            ]


async def playing(one: Player, *others: Player, seats: int = 3) -> str:
    """A game that has begun, with these people on its first seats, and a bot on the others."""
    table = (await one.make(ME, *[OPEN] * (seats - 1)))["id"]
    for seat, each in enumerate(others, 1):
        await each.seat(table, seat, "take")
    for seat in range(1 + len(others), seats):
        await one.seat(table, seat, "bot", level="random")
    return str(table)


async def test_two_who_play_against_others_cannot_become_one(either_site: Site):
    """As long as the game runs, whoever of them sits there still."""
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as friend,
    ):
        table = await playing(one, two, friend)
        code_ = (await one.get(f"/api/tables/{table}"))["code"]
        for left in (None, two, one):
            if left is not None:
                await left.seat(table, 1 if left is two else 0, "leave")
            told = await prospect(two, "link", secret=await secret_of(one))
            assert (told["refusal"]["code"], told["refusal"]["facts"]) == (
                "two-hands",
                {"code": code_},
            )
            refusal = await refused(two, told["ticket"], bring=True)
            assert refusal["code"] == "two-hands"
            assert (await two.get("/api/me"))["id"] == two.id


async def test_two_who_play_against_bots_alone_can_become_one(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        table = await playing(one, two)
        await arrive(two, one, bring=True)
        told = await one.get(f"/api/tables/{table}")
        assert [seat["mine"] for seat in told["seats"]] == [True, True, False]


async def test_whoever_was_brought_along_has_seen_what_the_other_saw(either_site: Site):
    """Who left a seat before may not sit down at another, whichever of the two they are."""
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as friend,
    ):
        table = await playing(friend, two, seats=3)
        await two.seat(table, 1, "leave")
        await friend.seat(table, 2, "leave")
        await arrive(two, one, bring=True)
        told = await one.seat(table, 2, "take", status=409)
        assert told["code"] == "saw-another-hand"
        await one.seat(table, 1, "take")


async def test_a_seat_that_a_bot_keeps_is_kept_for_whoever_one_is_now(either_site: Site):
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as friend,
    ):
        table = await playing(friend, two)
        await two.seat(table, 1, "bot", level="random")
        await arrive(two, one, bring=True)
        assert (await friend.seat(table, 1, "take", status=403))["code"] == "kept-seat"
        await one.seat(table, 1, "take")


async def test_a_password_need_not_be_given_again_and_a_program_plays_on(either_site: Site):
    async with (
        Player(either_site.host) as one,
        Player(either_site.host) as two,
        Player(either_site.host) as friend,
    ):
        locked = (await friend.make(ME, OPEN, password="quipu 7"))["id"]
        await two.post(f"/api/tables/{locked}/enter", {"password": "quipu 7"})
        table = (await two.make(ME, PROGRAM))["id"]
        token = await two.token(table, 1)
        await arrive(two, one, bring=True)
        assert (await one.get(f"/api/tables/{locked}"))["id"] == locked
        async with Browser(await dial(either_site.host, table, token=token)) as program:
            assert (await program.hello())["type"] == "position"
            assert program.table["seats"][1]["mine"]
        assert await one.token(table, 1)


async def test_somebody_who_plays_while_two_become_one_is_not_in_the_way(either_site: Site):
    """The entry of the journal that was meant is taken: it is judged again."""
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await two.make(ME, {**ME, "name": "Illa"}, {**ME, "name": "Qori"})
        told = await prospect(two, "link", secret=await secret_of(one))
        async with await two.open(made["id"]) as b:
            talk = [b.send(type="say", text=str(number)) for number in range(20)]
            body = {"ticket": told["ticket"], "bring": True}
            coming = asyncio.ensure_future(two.web.post("/api/coming", json=body))
            await asyncio.gather(coming, *talk)
            assert coming.result().status_code == 200, coming.result().text
        mine = (await one.get("/api/tables"))["mine"]
        assert [table["id"] for table in mine] == [made["id"]]
    assert (await inspect(either_site.house.settings)).sound


# ---- rights ----


async def decreed(settings: Settings, deed: str, guest: str, other: Player, want: str) -> None:
    told = await tampu(settings, "admin", deed, guest)
    assert told.code == 0, told.err

    async def noticed() -> bool:
        return await code(other) == want

    await soon(noticed)


async def test_nobody_becomes_clean_by_coming_as_somebody_else(settings: Settings):
    """Neither the banned, nor their links, nor under the name that they had before."""
    async with (
        running(settings) as site,
        Player(site.host) as one,
        Player(site.host) as two,
        Player(site.host) as three,
    ):
        for each in (one, two, three):
            await each.make(ME, OPEN)
        secret = await secret_of(one)
        ticket = (await prospect(three, "link", secret=secret))["ticket"]
        bad = await secret_of(two)
        await decreed(settings, "ban", two.id, two, "banned")
        told = await prospect(two, "link", 403, secret=secret)
        assert told["code"] == "banned"
        assert (await refused(two, ticket, bring=True))["code"] == "banned"
        assert (await prospect(three, "link", 403, secret=bad))["code"] == "banned"
        former = three.id
        await come(three, ticket, bring=True)
        await decreed(settings, "ban", former, one, "banned")
        assert await code(three) == "banned"


async def test_whoever_was_muted_stays_so(either_site: Site):
    async with Player(either_site.host) as one, Player(either_site.host) as two:
        made = await one.make(ME, OPEN)
        row = {"id": two.id, "name": "", "created": 1.0, "muted": True}
        store = either_site.house.store
        await store.commit(Write(after=[schema.guests.insert().values(row)]))
        await either_site.house.guests.load()
        await arrive(two, one, bring=True)
        async with await one.open(made["id"]) as a:
            await a.send(type="say", text="hello")
            told = await a.until(lambda frame: frame["type"] == "refused")
            assert told["problem"]["code"] == "muted"


# ---- privacy ----


async def test_everything_is_told_and_forgotten_of_all_that_a_guest_was(either: Settings):
    async with running(either) as site, Player(site.host) as one, Player(site.host) as two:
        await two.web.put("/api/me", json={"name": "Samisami"})
        table = await playing(two)
        async with await two.open(table) as b:
            await b.send(type="say", text="whisperwhisper")
            await b.until(lambda frame: frame["type"] == "chat")
        phrase = await phrase_of(two)
        former = two.id
        await arrive(two, one, bring=True)
        kept = await kept_of(site.house.store, one.id)
        assert [line.text for line in kept.chat] == ["whisperwhisper"]
        assert [each.seats for each in kept.tables] == [[0]]
        assert (len(kept.ways.devices), len(kept.ways.phrases)) == (2, 1)
        assert kept.ways.former == [former]
        assert (await tampu(either, "admin", "forget", one.id, "--yes")).code == 0

        async def gone() -> bool:
            return [await code(each) for each in (one, two)] == ["bad-cookie"] * 2

        await soon(gone)
        async with Player(site.host) as three:
            told = await prospect(three, "phrase", 403, phrase=phrase)
            assert told["code"] == "wrong-phrase"
            seats = (await three.get(f"/api/tables/{table}"))["seats"]
            assert seats[0]["kind"] == "open"
    assert (await inspect(either)).sound
    store = await Store.open(either.database)
    bodies = b"".join([row.body for row in await store.rows(select(schema.journal.c.body))])
    for trace in (one.id, former, "Samisami", "whisperwhisper"):
        assert trace.encode() not in bodies
    for kept_table in (schema.devices, schema.phrases, schema.links, schema.merged):
        assert await store.rows(select(kept_table)) == []
    await store.close()


async def test_two_who_become_each_other_at_once_become_one(site: Site):
    async with Player(site.host) as one, Player(site.host) as two:
        tickets = [
            (await prospect(two, "link", secret=await secret_of(one)))["ticket"],
            (await prospect(one, "link", secret=await secret_of(two)))["ticket"],
        ]
        bodies = [{"ticket": ticket, "bring": True} for ticket in tickets]
        answers = await asyncio.gather(
            two.web.post("/api/coming", json=bodies[0]),
            one.web.post("/api/coming", json=bodies[1]),
        )
        good, bad = sorted(each.status_code for each in answers)
        assert (good, bad >= 400) == (200, True)
        assert (await one.get("/api/me"))["id"] == (await two.get("/api/me"))["id"]
