"""Recovery phrases: nine words to be written down, each one of 256 in the reader's language.

That is 72 bits. The first two words say where to look; of all nine a salted hash is kept that is
slow to compute on purpose. Neither keys nor cookies have a part in it: a phrase outlives both.
"""

import re
import secrets
import time
import unicodedata
from functools import cache
from pathlib import Path

from sqlalchemy import delete, insert, select

from tampu.server.passwords import is_text_of, salted
from tampu.server.problems import Trouble
from tampu.server.store import schema
from tampu.server.store.commits import Write
from tampu.server.store.store import Store
from tampu.server.wire import Lang

WORDS = 9
SHELF = 2
LISTS = Path(__file__).parent / "words"
LONGEST = 400
"""Characters in which somebody may write nine words."""
NOBODY = "scrypt$16384$8$1$" + 32 * "0" + "$" + 64 * "0"
"""Of no phrase: what is compared where none stands on the shelf, so that it takes as long."""
columns = schema.phrases.c


@cache
def word_list(lang: Lang) -> tuple[str, ...]:
    return tuple((LISTS / f"{lang}.txt").read_text(encoding="utf-8").split())


@cache
def _known() -> frozenset[str]:
    return frozenset(folded(word) for lang in ("en", "fr", "pt", "es") for word in word_list(lang))


def folded(text: str) -> str:
    """As two keyboards write the same: without accents, in small letters."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def words_in(text: str) -> list[str]:
    """The words that somebody has typed; raises `Trouble` if they can be no phrase."""
    words = re.findall(r"[a-z]+", folded(text[:LONGEST]))
    unknown = next((word for word in words if word not in _known()), None)
    if unknown is not None:
        raise Trouble("phrase-word", word=unknown[:20])
    if len(words) != WORDS:
        raise Trouble("phrase-length", words=len(words), wanted=WORDS)
    return words


def _shelf(words: list[str]) -> str:
    return " ".join(words[:SHELF])


class Phrases:
    """Made, and recognised."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, guest: str, lang: Lang) -> list[str]:
        """A new phrase, told once; the one before opens nothing any more."""
        phrase = [secrets.choice(word_list(lang)) for _ in range(WORDS)]
        words = [folded(word) for word in phrase]
        row = {
            "id": secrets.token_hex(16),
            "guest": guest,
            "shelf": _shelf(words),
            "hash": await salted(" ".join(words)),
            "made": time.time(),
        }
        old = delete(schema.phrases).where(columns.guest == guest)
        await self._store.commit(Write(after=[old, insert(schema.phrases).values(row)]))
        return phrase

    async def drop(self, guest: str) -> None:
        old = delete(schema.phrases).where(columns.guest == guest)
        await self._store.commit(Write(after=[old]))

    async def made(self, guest: str) -> float | None:
        """Since when the guest has a phrase."""
        rows = await self._store.rows(select(columns.made).where(columns.guest == guest))
        return max((row.made for row in rows), default=None)

    async def find(self, words: list[str]) -> tuple[str, str]:
        """The id of a phrase, and whose it is; raises `Trouble` if it is nobody's."""
        text = " ".join(words)
        rows = await self._store.rows(select(schema.phrases).where(columns.shelf == _shelf(words)))
        for row in rows:
            if await is_text_of(text, row.hash):
                return row.id, row.guest
        if not rows:
            await is_text_of(text, NOBODY)
        raise Trouble("wrong-phrase")

    async def guest_of(self, phrase: str) -> str:
        """Whose phrase this id is of, if it still is one."""
        rows = await self._store.rows(select(columns.guest).where(columns.id == phrase))
        if not rows:
            raise Trouble("wrong-phrase")
        return str(rows[0].guest)
