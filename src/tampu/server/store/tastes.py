"""What guests keep to themselves: whom they do not want to hear, and which tables not to see."""

from collections.abc import Iterable

from sqlalchemy import Executable, delete, or_, select, update

from tampu.server.store.commits import Write
from tampu.server.store.schema import dismissed, mutes
from tampu.server.store.store import Store


class Tastes:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def unheard(self, guest: str) -> set[str]:
        """Whom this guest does not want to hear."""
        query = select(mutes.c.other).where(mutes.c.guest == guest)
        return {row.other for row in await self._store.rows(query)}

    async def mute(self, guest: str, other: str) -> None:
        add = self._store.insert(mutes).values(guest=guest, other=other)
        await self._store.commit(Write(after=[add.on_conflict_do_nothing()]))

    async def unmute(self, guest: str, others: Iterable[str]) -> None:
        wanted = (mutes.c.guest == guest) & mutes.c.other.in_(list(others))
        await self._store.commit(Write(after=[delete(mutes).where(wanted)]))

    async def dismiss(self, guest: str, table: str) -> None:
        """The table is not on the guest's list any more."""
        add = self._store.insert(dismissed).values(guest=guest, table_id=table)
        await self._store.commit(Write(after=[add.on_conflict_do_nothing()]))

    async def bring_back(self, guest: str, table: str) -> None:
        wanted = (dismissed.c.guest == guest) & (dismissed.c.table_id == table)
        await self._store.commit(Write(after=[delete(dismissed).where(wanted)]))

    async def dismissed_by(self, guest: str) -> list[str]:
        """The tables that a guest took off the own list."""
        query = select(dismissed.c.table_id).where(dismissed.c.guest == guest)
        return sorted(row.table_id for row in await self._store.rows(query))


def following_tastes(was: str, guest: str) -> list[Executable]:
    """What one guest keeps to itself, and what others do about it, is the other's from now on."""
    same_ears = select(mutes.c.other).where(mutes.c.guest == guest)
    same_voice = select(mutes.c.guest).where(mutes.c.other == guest)
    same_lists = select(dismissed.c.table_id).where(dismissed.c.guest == guest)
    return [
        delete(mutes).where(mutes.c.guest == was, mutes.c.other.in_(same_ears)),
        delete(mutes).where(mutes.c.other == was, mutes.c.guest.in_(same_voice)),
        update(mutes).where(mutes.c.guest == was).values(guest=guest),
        update(mutes).where(mutes.c.other == was).values(other=guest),
        delete(mutes).where(mutes.c.guest == mutes.c.other),
        delete(dismissed).where(dismissed.c.guest == was, dismissed.c.table_id.in_(same_lists)),
        update(dismissed).where(dismissed.c.guest == was).values(guest=guest),
    ]


def forgetting_tastes(guest: str) -> list[Executable]:
    """What is left of a guest's tastes, and of others' for the guest: nothing."""
    return [
        delete(mutes).where(or_(mutes.c.guest == guest, mutes.c.other == guest)),
        delete(dismissed).where(dismissed.c.guest == guest),
    ]
