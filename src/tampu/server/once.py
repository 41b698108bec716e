"""What several ask for at the same time is done once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Work under way, by what it is about; it goes on though whoever asked first goes away."""

    def __init__(self) -> None:
        self._under_way: dict[str, asyncio.Task[T]] = {}

    async def do(self, key: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of the work, or of that which is under way already."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(work())
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return await asyncio.shield(task)
