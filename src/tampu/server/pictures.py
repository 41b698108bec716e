"""Pictures of positions, and what is said of an address where it is passed on.

Chat programs that are given an address ask for its page, without a guest's cookie, and show what
its head says. So nothing stands there that a stranger may not know: of a locked table its game.
"""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, cast
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import Response

from tampu.core.record import SEATS, RecordError, read_record
from tampu.games import KEYS
from tampu.languages import LANGS
from tampu.server.api import sent_record
from tampu.server.history import History
from tampu.server.house import House
from tampu.server.lobby import is_key
from tampu.server.logs import note_error
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.wire import Lang, TableInfo

if TYPE_CHECKING:
    from tampu.languages.speak import Speaker

NAME = "Tampu"
SIZE = (1200, 630)
ADDRESS = re.compile(r"/(table|record|join)/([^/]+)(?:/(\d{1,9}))?/?")
HOST = re.compile(r"[A-Za-z0-9.\-_\[\]:]+")
PATIENCE = 2.0
"""Seconds that the page waits for what is said of its address."""
LASTING = "private, max-age=3600"
NOW = "no-cache"


# ---- the pictures ----


async def table_picture(call: Call) -> Response:
    """What an onlooker sees: of a game that is over at any line, else only how it is now."""
    house, line = call.house, call.query("line")
    table = await house.visit(call.path("id"), call.guest, call.address)
    await house.may_see_replay(call.address)
    history = table.history
    if line is not None and not history.over:
        raise Trouble("not-over")
    if line is not None and not 0 <= line <= history.lines:
        raise Trouble("no-such-line", line=line)
    state = history.match.state if line is None else history.match.state_after(line)
    names = [each.name for each in table.info(None).seats]
    view = history.gallery.view(state, None) if line is None else state.view(None)
    png = await house.painters.position(table.head.game, view, names, line, _lang(call))
    return _picture(png, LASTING if history.over else NOW)


async def record_picture(call: Call) -> Response:
    text, _ = await sent_record(call)
    await call.house.may_see_replay(call.address)
    return _picture(await call.house.painters.page(text, call.query("line"), _lang(call)), LASTING)


def _lang(call: Call) -> Lang:
    lang: Lang | None = call.query("lang")
    return lang or "en"


def _picture(png: bytes, kept: str) -> Response:
    return Response(png, 200, {"cache-control": kept}, "image/png")


# ---- what the head of a page says ----


@dataclass(frozen=True)
class Said:
    """What is said of an address."""

    title: str
    text: str = ""
    picture: str | None = None
    """Where its picture is, below the house."""


async def head(house: House, request: Request, path: str) -> bytes:
    """What the head of the page at this address says to those to whom it is passed on."""
    host = request.headers.get("host", "")
    found = ADDRESS.fullmatch(path)
    if found is None or HOST.fullmatch(host) is None:
        return b""
    lang = wished(request.headers.get("accept-language"))
    address = request.client.host if request.client else ""
    try:
        async with asyncio.timeout(PATIENCE):
            said = await _said(house, found, lang, address)
    except TimeoutError:
        return b""
    except Exception as error:  # the page itself needs nothing of this
        note_error("head-failed", error)
        return b""
    if said is None:
        return b""
    base = f"{request.url.scheme}://{host}{request.scope['root_path']}"
    return "\n".join(_tags(said, base, path)).encode()


def wished(header: str | None) -> Lang:
    """The first of these languages that we speak."""
    tags = [each.partition(";")[0].strip()[:2].lower() for each in (header or "").split(",")]
    return cast(Lang, next((tag for tag in tags if tag in LANGS), "en"))


async def _said(house: House, found: re.Match[str], lang: Lang, address: str) -> Said | None:
    kind, key = found[1], unquote(found[2])
    line = None if found[3] is None else int(found[3])
    if kind == "record":
        return await _said_of_record(house, key, line, lang)
    try:
        table = await house.visit(key, None, address)
    except Trouble as trouble:
        game = trouble.problem.facts.get("game") if trouble.problem.code == "locked" else None
        return None if game is None else Said(_title(_speaker(lang, str(game))))
    past = line is not None and table.history.over and line <= table.history.lines
    told = _told(table.info(None), table.history, line if past else None, lang)
    at = f"line={line}&lang={lang}" if past else f"lang={lang}"
    path = f"/api/tables/{table.head.id}/picture?{at}"
    return Said(*told, None if house.painters.missing else path)


def _told(table: TableInfo, history: History, line: int | None, lang: Lang) -> tuple[str, str]:
    """The title, and who plays, of a game that is over with the points."""
    speaker = _speaker(lang, table.game)
    names = [
        each.name or speaker.say("seat-nameless", number=each.seat + 1) for each in table.seats
    ]
    if table.result is not None and line is None:
        names = [_scored(*each) for each in zip(names, table.result.scores, strict=True)]
    return _title(speaker), _text(speaker, names, line, history.lines)


async def _said_of_record(house: House, key: str, line: int | None, lang: Lang) -> Said | None:
    """Of a record no more than its header is read."""
    kept = await house.store.record(key) if is_key(key) else None
    if kept is None:
        return None
    try:
        header = read_record(kept[0].partition("\n\n")[0] + "\n\n").header
    except RecordError:
        return None
    if header.game not in KEYS:
        return None
    speaker = _speaker(lang, header.game)
    names: Sequence[str] = SEATS[: header.seats]
    if header.scores is not None and line is None:
        names = [_scored(*each) for each in zip(names, header.scores, strict=True)]
    at = f"lang={lang}" if line is None else f"line={line}&lang={lang}"
    path = f"/api/records/{key}/picture?{at}"
    text = _text(speaker, names, line, None)
    return Said(_title(speaker), text, None if house.painters.missing else path)


def _scored(name: str, points: int) -> str:
    return f"{name} {points}".replace("-", "−") if points < 0 else f"{name} {points}"


def _speaker(lang: Lang, game: str) -> "Speaker":
    from tampu.languages.speak import Speaker  # heavy, and seldom asked for

    return Speaker(lang, game)


def _title(speaker: "Speaker") -> str:
    subtitle = speaker.say("game-subtitle")
    title = speaker.say("game-title")
    return f"{title} – {subtitle}" if subtitle else title


def _text(speaker: "Speaker", names: Sequence[str], line: int | None, lines: int | None) -> str:
    said = [", ".join(names)]
    if line is not None:
        facts = {"line": line} if lines is None else {"line": line, "lines": lines}
        said.insert(0, speaker.say("replay-line" if lines is None else "replay-at", **facts))
    return " · ".join(said)


def _tags(said: Said, base: str, path: str) -> list[str]:
    told = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:url": base + path,
        "og:title": said.title,
        "og:description": said.text,
    }
    if said.picture is not None:
        wide, high = SIZE
        told |= {
            "og:image": base + said.picture,
            "og:image:type": "image/png",
            "og:image:width": str(wide),
            "og:image:height": str(high),
            "og:image:alt": f"{said.title}: {said.text}",
        }
    card = "summary" if said.picture is None else "summary_large_image"
    tags = [f'<meta property="{key}" content="{escape(it)}" />' for key, it in told.items() if it]
    return [*tags, f'<meta name="twitter:card" content="{card}" />']
