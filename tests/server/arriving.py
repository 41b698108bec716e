"""A guest who comes with another browser, as tests play it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.player import Player


async def secret_of(one: Player) -> str:
    """The secret of a new link."""
    made = await one.post("/api/devices/link")
    return str(made["address"]).partition("#")[2]


async def phrase_of(one: Player, lang: str = "en") -> str:
    made = await one.post("/api/devices/phrase", {"lang": lang})
    return " ".join(made["words"])


async def prospect(other: Player, way: str, status: int = 200, **shown: str) -> Any:
    """Who one would be: by `link` (secret) or by `phrase` (phrase)."""
    return await other.post(f"/api/coming/{way}", shown, status)


async def come(other: Player, ticket: str, bring: bool = False, status: int = 200) -> Any:
    told = await other.post("/api/coming", {"ticket": ticket, "bring": bring}, status)
    if status == 200:
        other.id = told["id"]
    return told


async def arrive(other: Player, one: Player, bring: bool = False) -> None:
    """`other` comes as `one`, by a link."""
    told = await prospect(other, "link", secret=await secret_of(one))
    await come(other, told["ticket"], bring)
    assert other.id == one.id


async def refused(other: Player, ticket: str, bring: bool = False) -> Any:
    """Why one cannot come."""
    answer = await other.web.post("/api/coming", json={"ticket": ticket, "bring": bring})
    assert answer.status_code >= 400, answer.text
    return answer.json()


@asynccontextmanager
async def copied(one: Player) -> AsyncIterator[Player]:
    """Somebody who holds a copy of a guest's cookies."""
    thief = Player(one.host)
    for name, value in one.web.cookies.items():
        thief.web.cookies.set(name, value)
    thief.id = one.id
    try:
        yield thief
    finally:
        await thief.web.aclose()


async def code(other: Player, path: str = "/api/tables") -> str:
    """What a request of this browser is answered: `ok`, or why not."""
    answer = await other.web.get(path)
    return "ok" if answer.status_code == 200 else str(answer.json()["code"])
