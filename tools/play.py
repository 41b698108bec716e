"""Serve at once; compile the engines meanwhile. What `make play` does once everything is set up.

    python -m tools.play --port 9000       what follows is passed on to `tampu serve`

Until the engines are compiled, everybody plays on plain Python. Then the bots take the native ones
over between two decisions, and the server has them from its next start on.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from tools import compile_engines

NICENESS = 15
"""Whoever plays goes first."""
LOG = compile_engines.ROOT / ".cache" / "engines.log"


def main(options: list[str]) -> int:
    serve = [str(Path(sys.executable).with_name("tampu")), "serve", *options]
    if compile_engines.compiled():
        os.execv(serve[0], serve)
    if not compile_engines.compiler():
        print("engines: no C compiler here, so they run as plain Python (slower, same games)")
        sys.stdout.flush()
        os.execv(serve[0], serve)
    with compilation():
        return served(serve)


def served(order: list[str]) -> int:
    """The server's exit code. Ctrl-C reaches it by itself; another end is passed on."""
    server = subprocess.Popen(order)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    return server.wait()


@contextlib.contextmanager
def compilation() -> Iterator[None]:
    """Compile beside what happens inside; what is not done by its end is given up."""
    print("engines: plain Python for now; compiling them beside the game ...", flush=True)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with LOG.open("w") as log:
        work = subprocess.Popen(
            ["nice", "-n", str(NICENESS), sys.executable, "-m", "tools.compile_engines"],
            cwd=compile_engines.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    herald = threading.Thread(target=announce, args=(work, began), daemon=True)
    herald.start()
    try:
        yield
    finally:
        if work.poll() is None:
            os.killpg(work.pid, signal.SIGTERM)
            work.wait()
        herald.join()


def announce(work: "subprocess.Popen[bytes]", began: float) -> None:
    """One line when it is done, or when it failed."""
    code = work.wait()
    if code == 0:
        took = time.monotonic() - began
        print(
            f"engines: native after {took:.0f} s; bots use them from now on, "
            "the server from its next start",
            flush=True,
        )
    elif code > 0 and code != compile_engines.ENDED:
        where = LOG.relative_to(compile_engines.ROOT)
        print(f"engines: they did not compile ({where} says why): plain Python stays", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
