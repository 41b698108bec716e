"""What was made once and may be wanted again: kept, the longest unused thrown away first."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class Shelf:
    """Bytes by a key, up to so many in all."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def stop(self) -> None:
        """What is being made is made no further."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """As it was kept, or made now: once, however many ask at the same time."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._under_way.get(key)
        if making is None:
            making = asyncio.create_task(self._made(key, make))
            self._under_way[key] = making
            making.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(making)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            _, thrown = self._kept.popitem(last=False)
            self._bytes -= len(thrown)
        return made
