"""Token buckets that all processes at one PostgreSQL database share.

Of a bucket only one moment is kept: when it will be full again. Each token that is taken puts that
off by the time in which one comes back; there is none left where it would be too far away. The
clock is the database's, and one statement looks and takes: nobody comes in between.

The rows are in an unlogged table: lost in a crash, and never waited for.
"""

import asyncio
from itertools import count

from sqlalchemy import Double, String, bindparam, case, cast, delete, extract, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from tampu.server.store.schema import buckets

PATIENCE = 1.0
"""Seconds that the database may take for an answer."""
SWEEP = 1_000
"""After so many tokens the buckets that are full again are thrown away."""

NOW = cast(extract("epoch", func.statement_timestamp()), Double)
WHOSE = bindparam("whose", type_=String)
EACH, WHOLE = (bindparam(name, type_=Double) for name in ("each", "whole"))
NEXT = func.greatest(buckets.c.full_at, NOW) + EACH
IN_TIME = NEXT <= NOW + WHOLE
TAKE = (
    insert(buckets)
    .values(key=WHOSE, full_at=NOW + EACH, granted=True)
    .on_conflict_do_update(
        index_elements=["key"],
        set_={"granted": IN_TIME, "full_at": case((IN_TIME, NEXT), else_=buckets.c.full_at)},
    )
    .returning(buckets.c.granted, buckets.c.full_at - NOW)
)
LOOK = select(buckets.c.full_at - NOW).where(buckets.c.key == WHOSE)
CLEAN = delete(buckets).where(buckets.c.full_at < NOW)


class SharedBuckets:
    """One row for everybody who has asked lately; raises what the database raises."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._taken = count()

    async def take(self, key: str, each: float, whole: float) -> float:
        """Take a token, if there is one: 0. If not, the seconds until there is.

        `each`: the seconds in which a token comes back; `whole`: in which all do.
        """
        async with asyncio.timeout(PATIENCE), self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if next(self._taken) % SWEEP == 0:
                await connection.execute(CLEAN)
            values = {"whose": key, "each": each, "whole": whole}
            granted, left = (await connection.execute(TAKE, values)).one()
        return 0.0 if granted else float(left) + each - whole

    async def look(self, key: str, each: float, whole: float) -> float:
        """The seconds until there is a token; 0: there is one, and it is left there."""
        async with asyncio.timeout(PATIENCE), self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            left = await connection.scalar(LOOK, {"whose": key})
        return max(0.0, float(left or 0.0) + each - whole)
