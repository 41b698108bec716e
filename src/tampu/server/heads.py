"""What is said of an address where it is passed on.

Chat programs that are given an address ask for its page, without a guest's cookie, and show what
its head says. So nothing stands there that a stranger may not know: of a locked table its game.
"""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, cast
from urllib.parse import quote, unquote

from starlette.requests import Request

from tampu.core.record import SEATS, RecordError, read_record
from tampu.games import KEYS, figures
from tampu.languages import LANGS
from tampu.server.history import History
from tampu.server.house import House
from tampu.server.lobby import is_key
from tampu.server.logs import note_error
from tampu.server.pictures import MOST, rows_in
from tampu.server.problems import Trouble
from tampu.server.wire import Lang, TableInfo

if TYPE_CHECKING:
    from tampu.languages.speak import Speaker

NAME = "Tampu"
SIZE = (1200, 630)
ADDRESS = re.compile(r"/(?P<kind>table|record|join)/(?P<key>[^/]+)(?:/(?P<line>\d{1,9}))?/?")
FIGURE = re.compile(r"/(?P<kind>figure)/(?P<game>[^/]+)/(?P<key>[^/]+)(?:/(?P<line>\d{1,9}))?/?")
HOST = re.compile(r"[A-Za-z0-9.\-_\[\]:]+")
PATIENCE = 2.0
"""Seconds that the page waits for what is said of its address."""


@dataclass(frozen=True)
class Spot:
    """Where in a game an address leads: after so many lines; `rows`: and beside it from there."""

    line: int | None
    rows: str = ""

    def picture(self, of: str, lang: Lang) -> str | None:
        """Where its picture is, below the house; None: it is too far away."""
        at = "" if self.line is None else f"line={self.line}&"
        beside = f"rows={quote(self.rows, safe='')}&" if self.rows else ""
        return f"/api/{of}/picture?{at}{beside}lang={lang}" if len(self.rows) <= MOST else None


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
    found = ADDRESS.fullmatch(path) or FIGURE.fullmatch(path)
    if found is None or HOST.fullmatch(host) is None:
        return b""
    lang = wished(request.headers.get("accept-language"))
    address = request.client.host if request.client else ""
    line, rows = found["line"], request.query_params.get("line") or ""
    spot = Spot(int(line), rows if rows_in(rows) else "") if line else Spot(None)
    try:
        async with asyncio.timeout(PATIENCE):
            said = await _said(house, found, spot, lang, address)
    except TimeoutError:
        return b""
    except Exception as error:  # the page itself needs nothing of this
        note_error("head-failed", error)
        return b""
    if said is None:
        return b""
    base = f"{request.url.scheme}://{host}{request.scope['root_path']}"
    beside = f"?line={quote(spot.rows)}" if spot.rows else ""
    return "\n".join(_tags(said, base, path + beside)).encode()


def wished(header: str | None) -> Lang:
    """The first of these languages that we speak."""
    tags = [each.partition(";")[0].strip()[:2].lower() for each in (header or "").split(",")]
    return cast(Lang, next((tag for tag in tags if tag in LANGS), "en"))


async def _said(
    house: House, found: re.Match[str], spot: Spot, lang: Lang, address: str
) -> Said | None:
    kind, key = found["kind"], unquote(found["key"])
    if kind == "figure":
        return await asyncio.to_thread(_said_of_figure, unquote(found["game"]), key, spot, lang)
    if kind == "record":
        return await _said_of_record(house, key, spot, lang)
    try:
        table = await house.visit(key, None, address)
    except Trouble as trouble:
        game = trouble.problem.facts.get("game") if trouble.problem.code == "locked" else None
        return None if game is None else Said(_title(_speaker(lang, str(game))))
    history, line = table.history, spot.line
    if line is None or not history.over or line > history.lines:
        spot = Spot(None)
    picture = None if house.painters.missing else spot.picture(f"tables/{table.head.id}", lang)
    return Said(*_told(table.info(None), history, spot, lang), picture)


def _told(table: TableInfo, history: History, spot: Spot, lang: Lang) -> tuple[str, str]:
    """The title, and who plays, of a game that is over with the points."""
    speaker = _speaker(lang, table.game)
    names = [
        each.name or speaker.say("seat-nameless", number=each.seat + 1) for each in table.seats
    ]
    if table.result is not None and spot.line is None:
        names = [_scored(*each) for each in zip(names, table.result.scores, strict=True)]
    return _title(speaker), _text(speaker, names, spot, history.lines)


async def _said_of_record(house: House, key: str, spot: Spot, lang: Lang) -> Said | None:
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
    if header.scores is not None and spot.line is None:
        names = [_scored(*each) for each in zip(names, header.scores, strict=True)]
    picture = None if house.painters.missing else spot.picture(f"records/{key}", lang)
    return Said(_title(speaker), _text(speaker, names, spot, None), picture)


def _said_of_figure(game: str, name: str, spot: Spot, lang: Lang) -> Said | None:
    """What stands below it in How to play."""
    from tampu.languages import learn  # heavy, and seldom asked for

    if game not in KEYS or name not in figures(game):
        return None
    speaker = _speaker(lang, game)
    blocks = [block for section in learn.how_to_play(game, lang) for block in section.blocks]
    drawn = next(block for block in blocks if block.kind == "figure" and block.key == name)
    below = "".join(words.text for told in drawn.rows[0] for words in told.words)
    return Said(_title(speaker), _text(speaker, [below], spot if spot.rows else Spot(None), None))


def _scored(name: str, points: int) -> str:
    return f"{name} {points}".replace("-", "−") if points < 0 else f"{name} {points}"


def _speaker(lang: Lang, game: str) -> "Speaker":
    from tampu.languages.speak import Speaker  # heavy, and seldom asked for

    return Speaker(lang, game)


def _title(speaker: "Speaker") -> str:
    subtitle = speaker.say("game-subtitle")
    title = speaker.say("game-title")
    return f"{title} – {subtitle}" if subtitle else title


def _text(speaker: "Speaker", names: Sequence[str], spot: Spot, lines: int | None) -> str:
    said = [", ".join(names)]
    if spot.rows:
        said.insert(0, speaker.say("aside-from", line=spot.line))
    elif spot.line is not None:
        facts = {"line": spot.line} if lines is None else {"line": spot.line, "lines": lines}
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
