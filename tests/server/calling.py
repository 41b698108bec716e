"""The program called beside a running server, in a process of its own."""

import asyncio
import json
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tampu.cli import main
from tampu.server.settings import Settings
from tests.server.running import forks

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
    call = [*(str(each) for each in arguments), *where]
    with tempfile.TemporaryDirectory() as room:
        out, err = Path(room) / "out", Path(room) / "err"
        process = forks.Process(target=_called, args=(call, out, err), daemon=True)
        process.start()
        await asyncio.to_thread(process.join)
        told = Told(process.exitcode or 0, out.read_text(), err.read_text())
    assert "Traceback" not in told.err, told.err
    return told


def _called(call: list[str], out: Path, err: Path) -> None:
    """In a process that has loaded everything already: to start the program takes a second."""
    for descriptor, path in ((1, out), (2, err)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), descriptor)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ |= {"LC_ALL": "C", "COLUMNS": "200"}
    sys.exit(main(call))
