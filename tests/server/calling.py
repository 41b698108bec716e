"""The program called beside a running server, in a process of its own."""

import asyncio
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tampu.server.settings import Settings

PROGRAM = str(Path(sys.executable).parent / "tampu")


@dataclass(frozen=True)
class Told:
    """What the program said, and the code it ended with."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


async def tampu(settings: Settings, *arguments: object, data: Path | None = None) -> Told:
    """Run one command on the store of these settings, in English."""
    where = ["--data", str(data or settings.data)]
    where += [] if settings.store is None else ["--store", settings.store]
    process = await asyncio.create_subprocess_exec(
        *(PROGRAM, *(str(each) for each in arguments), *where),
        env=os.environ | {"LC_ALL": "C", "COLUMNS": "200"},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await process.communicate()
    assert b"Traceback" not in err, err.decode()
    return Told(process.returncode or 0, out.decode(), err.decode())
