"""Fixtures: a fresh server per test, on SQLite, or on both stores where that matters."""

import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from tampu.server.settings import Settings
from tests.server.postgres import postgres
from tests.server.running import Site, quick, running
from tools.machine import find_postgres, missing

numbers = itertools.count(1)
MEMORY = Path("/dev/shm")
"""Where there is one, games are kept in a file system without a disk: nothing waits for it."""


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder of the test's own."""
    place = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="tampu-", dir=place) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if find_postgres() is None:
        pytest.skip(missing("postgresql"))
    with postgres() as folder:
        yield folder


async def new_database(folder: str) -> str:
    """The address of an empty database."""
    name = f"tampu_{next(numbers)}"
    door = await asyncpg.connect(host=folder, user="tampu", database="postgres")
    await door.execute(f"CREATE DATABASE {name}")
    await door.close()
    return f"postgresql://tampu@/{name}?host={folder}"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick(tmp_path / "data")


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for one store, then for the other."""
    if request.param == "sqlite":
        return quick(tmp_path / "data")
    return quick(tmp_path / "data", await new_database(request.getfixturevalue("cluster")))


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[Site]:
    async with running(settings) as site:
        yield site


@pytest.fixture
async def either_site(either: Settings) -> AsyncIterator[Site]:
    """A server on one store, then on the other."""
    async with running(either) as site:
        yield site
