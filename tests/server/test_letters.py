"""Letters: only where they were asked for, only to whom it was confirmed, and each can end them."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tampu.server.mail import Mail, Undelivered, is_address, mail_of
from tampu.server.settings import MailServer, Settings
from tampu.server.start import StartFailure, check_mail
from tests.server.player import ME, Player
from tests.server.receivers import PostOffice, post_office, until
from tests.server.running import Site, running
from tests.server.test_calls import A_WHILE, calling

LETTERS = {"kind": "mail", "url": "ana@example.org", "lang": "en"}


def through(office: PostOffice, settings: Settings, **more: object) -> Settings:
    server = MailServer(
        host="127.0.0.1", port=office.port, tls="none", sender="Tampu <t@a.example>"
    )
    return replace(calling(settings), mail=replace(server, **more))  # type: ignore[arg-type]


@asynccontextmanager
async def writing(settings: Settings) -> AsyncIterator[tuple[PostOffice, Site, Player]]:
    """A house that can write, and a guest who wants to be written to."""
    async with (
        post_office() as office,
        running(through(office, settings)) as site,
        Player(site.host) as one,
    ):
        await one.post("/api/calls", LETTERS, 201)
        yield office, site, one


async def state(player: Player) -> str:
    return str((await player.get("/api/calls"))["channels"][0]["state"])


async def test_nothing_is_sent_before_the_address_is_confirmed(either: Settings):
    async with writing(either) as (office, _, one):
        await until(lambda: office.letters)
        (asked,) = office.letters
        assert asked.to == "ana@example.org"
        await one.make(ME, ME)
        await asyncio.sleep(A_WHILE)
        assert len(office.letters) == 1
        page = await one.web.get(asked.link("/confirm/"))
        assert "<form" in page.text
        assert await state(one) == "new", "to look at the page confirms nothing"
        assert (await one.web.post(asked.link("/confirm/"))).status_code == 200
        assert await state(one) == "on"
        await one.make(ME, ME)
        await until(lambda: len(office.letters) == 2)
        assert "Your turn" in office.letters[1].content["subject"]


async def test_a_letter_can_be_ended_by_its_reader_and_by_a_mail_program(settings: Settings):
    async with writing(settings) as (office, _, one):
        await until(lambda: office.letters)
        await one.web.post(office.letters[0].link("/confirm/"))
        await one.make(ME, ME)
        await until(lambda: len(office.letters) == 2)
        letter = office.letters[1]
        off = letter.content["list-unsubscribe"].strip("<>")
        assert letter.link("/off/") == off
        assert letter.content["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        async with Player(one.host) as mail_program:
            await mail_program.web.post(off, data={"List-Unsubscribe": "One-Click"})
        assert await state(one) == "off"


async def test_a_trial_tells_whether_the_letter_was_taken(settings: Settings):
    async with writing(settings) as (office, _, one):
        await until(lambda: office.letters)
        await one.web.post(office.letters[0].link("/confirm/"))
        (channel,) = (await one.get("/api/calls"))["channels"]
        tried = await one.post(f"/api/calls/{channel['id']}/try")
        assert tried["arrived"]
        assert office.letters[-1].content["subject"] == "Tampu can reach you here"
        office.refusing = "550 nobody"
        tried = await one.post(f"/api/calls/{channel['id']}/try")
        assert (tried["arrived"], tried["reason"]) == (False, "refused")


async def test_nobody_is_flooded_with_questions(settings: Settings):
    limits = replace(settings.limits, letters_per_hour=2)
    async with (
        post_office() as office,
        running(through(office, replace(settings, limits=limits))) as site,
    ):
        codes = []
        for _ in range(4):
            async with Player(site.host) as one:
                answer = await one.web.post("/api/calls", json=LETTERS)
                codes.append(answer.status_code)
        assert codes == [201, 201, 429, 429]
        assert len(office.letters) == 2


async def test_a_house_without_a_mail_server_offers_no_letters(site: Site):
    async with Player(site.host) as one:
        assert (await one.get("/api/calls"))["mail"] is False
        assert (await one.post("/api/calls", LETTERS, 409))["code"] == "no-mail"


async def test_a_letter_is_in_the_language_of_its_reader(settings: Settings):
    async with (
        post_office() as office,
        running(through(office, settings)) as site,
        Player(site.host) as one,
    ):
        await one.post("/api/calls", {**LETTERS, "lang": "fr"}, 201)
        await until(lambda: office.letters)
        assert office.letters[0].content["subject"].startswith("Tampu peut-il vous écrire")


async def test_the_house_writes_as_whoever_its_host_says(tmp_path: Path):
    word = tmp_path / "word"
    word.write_text("secret\n")
    async with post_office(word="secret") as office:
        settings = through(office, Settings(), user="tampu", password_file=word)
        mail = mail_of(settings)
        assert mail is not None
        await mail.send("a@example.org", "Two\nlines", "Text with ñ and 🎲")
        assert office.letters[0].content["from"] == "Tampu <t@a.example>"
        assert office.letters[0].content["subject"] == "Two lines"
        assert office.letters[0].text.strip() == "Text with ñ and 🎲"
    assert mail_of(Settings()) is None


async def test_a_mail_server_that_is_away_is_no_lasting_trouble():
    mail = Mail(MailServer(host="127.0.0.1", port=9, tls="none", sender="t@a.example"))
    with pytest.raises(Undelivered) as told:
        await mail.send("a@example.org", "Hello", "Text")
    assert (told.value.reason, told.value.lasting) == ("unreachable", False)


@pytest.mark.parametrize(
    ("server", "address", "setting"),
    [
        (MailServer(host="mail.example"), "https://a.example", "mail.sender"),
        (MailServer(host="mail.example", sender="t@a.example"), "", "address"),
        (
            MailServer(host="mail.example", sender="t@a.example", user="t"),
            "https://a.example",
            "mail.password_file",
        ),
    ],
)
def test_what_letters_lack_is_told_at_the_start(server: MailServer, address: str, setting: str):
    with pytest.raises(StartFailure) as told:
        check_mail(Settings(mail=server, address=address))
    assert (told.value.reason, told.value.facts["setting"]) == ("mail", setting)


async def test_a_wrong_password_is_told_at_the_start(tmp_path: Path):
    word = tmp_path / "word"
    word.write_text("wrong")
    async with post_office(word="right") as office:
        settings = through(office, Settings(), user="tampu", password_file=word)
        settings = replace(settings, address="https://a.example")
        with pytest.raises(StartFailure) as told:
            await asyncio.to_thread(check_mail, settings)
    assert told.value.reason == "mail-login"


def test_only_plain_addresses_are_written_to():
    good = ("a@example.org", "a.b+c@sub.example.org")
    bad = (
        "a",
        "a@b",
        "a b@example.org",
        "a@example.org\nBcc: b@example.org",
        "a@-",
        "@example.org",
    )
    assert all(map(is_address, good))
    assert not any(map(is_address, bad))


async def test_no_log_tells_who_is_called_where(
    settings: Settings, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
):
    caplog.set_level("INFO", "tampu")
    async with writing(settings) as (office, _, one):
        await until(lambda: office.letters)
        await one.web.post(office.letters[0].link("/confirm/"))
        await one.make(ME, ME)
        await until(lambda: len(office.letters) == 2)
    told = " ".join(f"{each.getMessage()} {vars(each).get('facts')}" for each in caplog.records)
    assert "called" in told
    assert not re.search(r"ana@|/off/[0-9a-f]|/confirm/[0-9a-f]", told)
