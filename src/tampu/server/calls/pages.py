"""Small pages behind the links in messages: no script, no guest, one press.

Whoever only follows a link, as programs do that look through letters, changes nothing: the page
has a button, and that does.
"""

from collections.abc import Awaitable, Callable
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tampu.server.calls.message import Words
from tampu.server.heads import wished
from tampu.server.problems import Trouble
from tampu.server.routes import Call
from tampu.server.store.channels import Channel

Way = Callable[[str], Awaitable[Channel]]
"""From what a link says to its channel."""
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title} · Tampu</title>
<link rel="icon" href="{root}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{root}/plain.css">
</head>
<body>
<main>
<img src="{root}/icon.svg" alt="" width="56" height="56">
<h1>{title}</h1>
<p>{text}</p>
{button}
<p class="on"><a href="{root}/calls">{home}</a></p>
</main>
</body>
</html>
"""


async def off_page(call: Call) -> Response:
    """Asks whether a channel is to be turned off."""
    return await _shown(call, call.house.calls.to_turn_off, "page-off")


async def turn_off(call: Call) -> Response:
    """Turns it off; mail programs do so by themselves for whoever wants no more letters."""
    channel = await _linked(call, call.house.calls.to_turn_off)
    if isinstance(channel, Response):
        return channel
    await call.house.calls.channels.change(channel.id, state="off")
    return _page(call.request, channel.lang, "page-off-done", channel)


async def confirm_page(call: Call) -> Response:
    """Asks whether letters are wanted."""
    return await _shown(call, call.house.calls.to_confirm, "page-confirm")


async def confirm(call: Call) -> Response:
    """From now on letters are sent there."""
    channel = await _linked(call, call.house.calls.to_confirm)
    if isinstance(channel, Response):
        return channel
    if channel.state == "new":
        await call.house.calls.channels.change(channel.id, state="on")
    return _page(call.request, channel.lang, "page-confirm-done", channel)


async def _shown(call: Call, way: Way, key: str) -> Response:
    channel = await _linked(call, way)
    if isinstance(channel, Response):
        return channel
    return _page(call.request, channel.lang, key, channel, ask=True)


async def _linked(call: Call, way: Way) -> Channel | Response:
    """The channel of the link, or a page that says that the link is of no use."""
    try:
        return await way(call.path("token"))
    except Trouble as trouble:
        if "text/html" not in call.request.headers.get("accept", ""):
            raise
        lang = wished(call.request.headers.get("accept-language"))
        return _page(call.request, lang, "page-bad-link", status=trouble.status)


def _page(
    request: Request,
    lang: str,
    key: str,
    channel: Channel | None = None,
    ask: bool = False,
    status: int = 200,
) -> Response:
    words = Words(lang)
    name = "" if channel is None else channel.name
    root = request.scope.get("root_path", "")
    button = ""
    if ask:
        button = f'<form method="post"><button>{escape(words(f"{key}-button"))}</button></form>'
    page = PAGE.format(
        lang="pt-BR" if lang == "pt" else lang,
        title=escape(words(f"{key}-title")),
        text=escape(words(f"{key}-text", name=name)),
        button=button,
        home=escape(words("page-home")),
        root=escape(root),
    )
    headers = {"cache-control": "no-store", "vary": "accept, accept-language"}
    return Response(page, status, headers, "text/html")
