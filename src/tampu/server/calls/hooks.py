"""Webhooks: the same message in the forms of ntfy, Matrix, Discord, or as plain JSON."""

import html
import re
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from tampu.server.calls.message import Message
from tampu.server.calls.outside import Outside
from tampu.server.store.channels import Channel, Place

FEW = 1500
"""Signs of a text."""
MARKS = re.compile(r"([\\*_~`|>\[\]()#@<:])")
"""What Discord takes for more than a sign."""


class Asked(NamedTuple):
    """A request, ready to be sent."""

    method: str
    url: str
    body: Any
    token: str


def fault(form: str, place: Place) -> str | None:
    """What is wrong with the place of a hook; None: nothing that can be seen."""
    path = urlsplit(place.url).path.strip("/")
    if form == "ntfy" and (not path or "/" in path):
        return "topic"
    if form == "matrix" and not (place.room.startswith("!") and place.token):
        return "room"
    return None


async def send(outside: Outside, channel: Channel, message: Message) -> None:
    """Raises `Undelivered`."""
    asked = request(channel.form, channel.place, message)
    headers = {"content-type": "application/json"}
    if asked.token:
        headers["authorization"] = f"Bearer {asked.token}"
    await outside.send(asked.method, asked.url, msgspec.json.encode(asked.body), headers)


def request(form: str, place: Place, message: Message) -> Asked:
    """The message as this kind of server wants it."""
    return {"ntfy": _ntfy, "matrix": _matrix, "discord": _discord}.get(form, _plain)(place, message)


def _ntfy(place: Place, message: Message) -> Asked:
    """To the server, which is told the topic: titles may have any letters that way."""
    server, _, topic = place.url.rstrip("/").rpartition("/")
    body = {
        "topic": topic,
        "title": message.title,
        "message": message.text[:FEW],
        "click": message.link,
        "priority": 4 if message.urgent else 3,
        "actions": [{"action": "view", "label": message.off_label, "url": message.off}],
    }
    return Asked("POST", server, body, place.token)


def _matrix(place: Place, message: Message) -> Asked:
    """Sent twice under one number, it is said once."""
    path = f"/_matrix/client/v3/rooms/{quote(place.room, safe='')}/send/m.room.message/"
    plain = f"{message.title}\n{message.text}\n{message.link}\n{message.off_label}: {message.off}"
    lines = "<br>".join(html.escape(line) for line in message.lines)
    rich = (
        f"<strong>{html.escape(message.title)}</strong><br>{lines}<br>"
        f'<a href="{html.escape(message.link)}">{html.escape(message.link)}</a><br>'
        f'<a href="{html.escape(message.off)}">{html.escape(message.off_label)}</a>'
    )
    body = {
        "msgtype": "m.text",
        "body": plain[: 2 * FEW],
        "format": "org.matrix.custom.html",
        "formatted_body": rich[: 4 * FEW],
    }
    return Asked("PUT", place.url.rstrip("/") + path + message.number, body, place.token)


def _discord(place: Place, message: Message) -> Asked:
    """Names of others wake nobody up, and are no links."""
    told = [f"**{_plainly(message.title)}**", _plainly(message.text[:FEW]), f"<{message.link}>"]
    content = "\n".join([*told, f"-# {_plainly(message.off_label)}: <{message.off}>"])
    return Asked("POST", place.url, {"content": content, "allowed_mentions": {"parse": []}}, "")


def _plain(place: Place, message: Message) -> Asked:
    body = {
        "id": message.number,
        "title": message.title,
        "text": message.text,
        "link": message.link,
        "off": message.off,
        "lang": message.lang,
        "waiting": message.count,
        "tables": [
            {
                "occasion": item.occasion,
                "game": item.game,
                "table": item.table,
                "link": item.link,
                "others": list(item.others),
            }
            for item in message.items
        ],
    }
    return Asked("POST", place.url, body, place.token)


def _plainly(text: str) -> str:
    """Without signs that Discord would read as more."""
    return MARKS.sub(r"\\\1", text)
