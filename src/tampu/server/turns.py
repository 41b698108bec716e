"""Whose turn it is to do something that only one process may do at a time."""

from typing import Protocol

from tampu.server.store.news import News


class Turns(Protocol):
    """Which process does it: play for the bots of a table, or study a game."""

    async def take(self, what: str) -> bool:
        """Whether it is this process, from now on."""

    async def give_back(self, what: str) -> None:
        """It need not be this process any more."""


class Alone:
    """There is no other process."""

    async def take(self, _what: str) -> bool:
        return True

    async def give_back(self, _what: str) -> None:
        return None


class Shared:
    """All processes at one database; the turn of one that dies is over."""

    def __init__(self, news: News, work: str) -> None:
        self._news = news
        self._work = work

    async def take(self, what: str) -> bool:
        return await self._news.lock(f"{self._work} {what}")

    async def give_back(self, what: str) -> None:
        await self._news.unlock(f"{self._work} {what}")
