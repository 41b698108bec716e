"""What guests name is asked outside only: never in the host's own network, by no road."""

import socket
from ipaddress import ip_address
from typing import Any

import pytest

from tampu.server.calls import hooks, outside
from tampu.server.calls.message import Item, Message, telling
from tampu.server.calls.outside import NotOutside, Outside, is_outside
from tampu.server.mail import Undelivered
from tampu.server.store.channels import Place
from tests.server.player import Player
from tests.server.receivers import web
from tests.server.running import Site

INSIDE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.5.5",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
]


async def sent(way: Outside, url: str) -> str:
    """Why nothing arrived; nothing: it did."""
    try:
        await way.send("POST", url, b"{}", {"content-type": "application/json"})
    except Undelivered as error:
        return error.reason
    finally:
        await way.stop()
    return ""


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_known(address: str):
    assert not is_outside(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111"])
def test_an_address_of_the_internet_is_known(address: str):
    assert is_outside(ip_address(address))


def test_an_address_of_this_machine_is_inside_though_it_is_public(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(outside, "_can_be_taken", lambda address: str(address) == "8.8.8.8")
    assert not is_outside(ip_address("8.8.8.8"))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "file:///etc/passwd",
        "https://user:word@example.org/",
        "https:///x",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://exam ple.org/",
        "https://example.org/\n",
        "https://exämple.org/",
        "http://localhost/",
        "http://127.0.0.1:8000/",
        "http://[::1]:8000/",
        "http://[::ffff:10.1.2.3]/",
    ],
)
def test_what_cannot_be_meant_is_refused_at_once(url: str):
    with pytest.raises(NotOutside):
        Outside(()).refuse(url)


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "0177.0.0.1"])
async def test_other_ways_to_write_an_address_lead_nowhere(host: str):
    async with web() as receiver:
        assert await sent(Outside(()), f"http://{host}:{receiver.port}/") in (
            "inside",
            "unreachable",
        )
        assert receiver.asked == []


async def test_a_name_that_stands_for_an_address_inside_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
):
    """Also where only one of its addresses is inside."""
    public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 0))
    async with web() as receiver:
        private = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", receiver.port))
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [public, private])
        url = f"http://innocent.example:{receiver.port}/"
        assert await sent(Outside(()), url) == "inside"
        assert receiver.asked == []


async def test_nobody_is_led_elsewhere_by_an_answer():
    async with web() as secret:
        moved = {"status": "302 Found", "headers": f"location: {secret.url}/\r\n"}
        async with web(**moved) as receiver:
            assert await sent(Outside(("127.0.0.1",)), receiver.url) == "302"
            assert len(receiver.asked) == 1
        assert secret.asked == []


async def test_the_host_may_allow_a_name_of_the_network():
    async with web() as receiver:
        assert await sent(Outside(("127.0.0.1",)), receiver.url) == ""
        assert len(receiver.asked) == 1


async def test_whoever_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outside, "PATIENCE", 0.2)
    async with web(hold=2.0) as receiver:
        assert await sent(Outside(("127.0.0.1",)), receiver.url) == "timeout"


async def test_a_hook_into_the_network_of_the_house_is_not_even_kept(site: Site):
    async with Player(site.host) as one:
        hook = {"kind": "hook", "form": "json", "lang": "en", "url": "http://192.168.1.1/"}
        assert (await one.post("/api/calls", hook, 422))["code"] == "call-inside"
        assert (await one.get("/api/calls"))["channels"] == []


# ---- the forms of messages ----


def message() -> Message:
    other = "*Ana* <@everyone>"
    item = Item("turn", "Cuzco – Kramer", "owl-1", "https://t.example/table/1", (other,))
    return telling([item], "en", "n" * 32, "https://t.example", "https://t.example/off", "topic")


def asked(form: str, place: Place) -> Any:
    return hooks.request(form, place, message())


def test_ntfy_is_told_the_topic():
    told = asked("ntfy", Place("https://ntfy.example/our-table", token="t"))
    assert (told.url, told.token) == ("https://ntfy.example", "t")
    assert told.body["topic"] == "our-table"
    assert told.body["title"] == "Your turn: Cuzco – Kramer"
    assert told.body["actions"][0]["url"] == "https://t.example/off"


def test_matrix_is_told_the_room_and_the_number():
    told = asked("matrix", Place("https://m.example/", token="t", room="!a:m.example"))
    assert told.method == "PUT"
    assert told.url == (
        "https://m.example/_matrix/client/v3/rooms/%21a%3Am.example/send/m.room.message/" + "n" * 32
    )
    assert "&lt;@everyone&gt;" in told.body["formatted_body"]


def test_discord_is_told_no_more_than_text():
    told = asked("discord", Place("https://discord.example/api/webhooks/1/x"))
    assert told.body["allowed_mentions"] == {"parse": []}
    assert r"\*Ana\* \<\@everyone\>" in told.body["content"]


@pytest.mark.parametrize(
    ("form", "url", "code"),
    [
        ("ntfy", "https://ntfy.example/", "call-topic"),
        ("matrix", "https://matrix.example/", "call-room"),
        ("", "https://example.org/", "call-address"),
    ],
)
async def test_what_a_form_lacks_is_told(site: Site, form: str, url: str, code: str):
    async with Player(site.host) as one:
        hook = {"kind": "hook", "form": form, "lang": "en", "url": url}
        assert (await one.post("/api/calls", hook, 422))["code"] == code
