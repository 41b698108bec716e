"""The page in the browser: the built client, and what browsers are told about it."""

import hashlib
import mimetypes
from pathlib import Path

from starlette.responses import Response

PAGE = Path(__file__).parent / "page"
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
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


def page(path: str, known: str | None = None) -> Response:
    """A file of the client; for every other address its first page. `known`: what is not resent."""
    file = _file(path)
    if file is None and "." in path.rpartition("/")[2]:
        return Response("", 404, SECURITY, "text/plain")
    file = file or _file("/index.html")
    if file is None:
        return Response(NOT_BUILT, 503, SECURITY | {"cache-control": "no-store"}, "text/html")
    content = file.read_bytes()
    mark = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    named_by_content = file.parent.name == "assets"
    headers = SECURITY | {"cache-control": FOREVER if named_by_content else ASK_AGAIN, "etag": mark}
    if known is not None and mark in known:
        return Response(status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, 200, headers, kind)


def _file(path: str) -> Path | None:
    """Only what lies inside the built client."""
    if "\0" in path:
        return None
    found = (PAGE / path.lstrip("/")).resolve()
    return found if found.is_relative_to(PAGE.resolve()) and found.is_file() else None
