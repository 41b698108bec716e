"""The page in the browser: the built client, and what browsers are told about it."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.responses import Response

from tampu.server.packing import PACKED_ALREADY, SMALL, takes_gzip

PAGE = Path(__file__).parent / "page"
FIRST = "index.html"
HERE = b'="./'
"""How the first page names what lies beside it, and so where the client stands."""
HEAD = b"</head>"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tampu</title>
<h1>Tampu</h1>
<p lang="en">The page is not built yet. Type <code>make web</code>, then load this again.</p>
<p lang="fr">La page n’est pas encore construite. Tapez <code>make web</code>, puis rechargez.</p>
<p lang="pt-BR">A página ainda não foi construída. Digite <code>make web</code> e recarregue.</p>
<p lang="es">La página aún no está construida. Escribe <code>make web</code> y vuelve a cargar.</p>
</html>
"""


@dataclass(frozen=True)
class Sheet:
    """A file of the client, ready to be sent as it is, and packed if that is shorter."""

    kind: str
    plain: bytes
    packed: bytes | None
    mark: str
    """Changes with the content."""


@lru_cache(maxsize=512)
def _sheet(file: Path, _changed: int, root: str) -> Sheet:
    """Read and packed once, as long as the file stays as it is.

    The first page is sent for addresses at every depth, so it is told where the client stands.
    """
    plain = file.read_bytes()
    if file.name == FIRST:
        plain = plain.replace(HERE, f'="{root}/'.encode())
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return _ready(plain, kind)


def _ready(plain: bytes, kind: str) -> Sheet:
    packed = None
    if len(plain) >= SMALL and kind not in PACKED_ALREADY:
        packed = gzip.compress(plain, mtime=0)
    mark = hashlib.sha256(plain).hexdigest()[:20]
    return Sheet(kind, plain, packed if packed and len(packed) < len(plain) else None, mark)


def page(
    path: str,
    root: str = "",
    known: str | None = None,
    accepted: str | None = None,
    head: bytes = b"",
) -> Response:
    """A file of the client; for every other address its first page.

    `root`: the path below which the client stands; `known`: marks of what is not sent again;
    `accepted`: how it may be packed; `head`: what the first page's head says beside all else.
    """
    file = _file(path)
    if file is None and "." in path.rpartition("/")[2]:
        return Response("", 404, media_type="text/plain")
    file = file or _file(f"/{FIRST}")
    if file is None:
        return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html")
    sheet = _sheet(file, file.stat().st_mtime_ns, root)
    if head:
        sheet = _ready(sheet.plain.replace(HEAD, head + b"\n" + HEAD, 1), sheet.kind)
    packed = sheet.packed if takes_gzip(accepted) else None
    mark = f'"{sheet.mark}"' if packed is None else f'"{sheet.mark}-gzip"'
    named_by_content = file.parent.name == "assets"
    headers = {"cache-control": FOREVER if named_by_content else ASK_AGAIN, "etag": mark}
    if sheet.packed is not None:
        headers["vary"] = "accept-encoding, accept-language" if head else "accept-encoding"
    if known is not None and is_known(mark, known):
        return Response(status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(packed or sheet.plain, 200, headers, sheet.kind)


def is_known(mark: str, known: str) -> bool:
    """Whether the mark is among those; proxies may have weakened it by a `W/`."""
    marks = [each.strip().removeprefix("W/") for each in known.split(",")]
    return mark in marks or "*" in marks


def _file(path: str) -> Path | None:
    """Only what lies inside the built client."""
    if "\0" in path:
        return None
    found = (PAGE / path.lstrip("/")).resolve()
    try:
        return found if found.is_relative_to(PAGE.resolve()) and found.is_file() else None
    except OSError:  # no file has such a name
        return None
