"""Run the server until it is told to stop."""

import contextlib
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import uvicorn

from tampu.server import logs
from tampu.server.app import application
from tampu.server.connections import Configuration
from tampu.server.door import Door
from tampu.server.settings import Settings
from tampu.server.start import prepared

KEEP_ALIVE = 75
"""Seconds that an idle connection stays open: longer than proxies keep theirs."""
LAST_WORDS = 5
"""Seconds for what is under way when the server is told to stop."""
LAST_RESORT = 9.0
"""Seconds after which it ends in any case: whatever was acknowledged is on disk."""
DESCRIPTORS = 65_536
"""So many open files are wanted, if the system allows them."""
NEW_THINGS = 10_000
"""After so many new objects it is looked for those that only hold each other."""


class Server(uvicorn.Server):
    """Stops gracefully on SIGINT and SIGTERM, and then ends as a program that did its work."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; whatever hangs then, hangs for seconds only."""
        if not self.should_exit:
            end = threading.Timer(LAST_RESORT, os._exit, (0,))
            end.daemon = True
            end.start()
        super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        former = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in former.items():
                signal.signal(number, handler)


def opened_door(host: str, port: int) -> socket.socket:
    """Where browsers knock. What is small is sent at once: accepted connections inherit that."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.create_server((host, port), family=family, backlog=256)
    # asyncio sets this by itself only on sockets whose protocol number is not 0, as ours is
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


def address(door: socket.socket, root_path: str = "") -> str:
    """Where a browser on this machine finds the server."""
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}{root_path}/"


def raised_descriptors() -> int | None:
    """How many files may be open from now on: as many as wanted, or as the system allows."""
    try:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
        if soft == resource.RLIM_INFINITY or soft >= most:
            return None if soft == resource.RLIM_INFINITY else soft
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ImportError, OSError, ValueError):  # not every system has this
        return None
    return most


def rarely_sweep() -> None:
    """What is loaded now stays, and is never looked at again; what comes, in larger heaps.

    Nearly all that an action leaves behind is kept, or gone without being looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS)


def configuration(settings: Settings, descriptors: int | None = None) -> Configuration:
    door = Door(settings, descriptors)
    return Configuration(
        application(settings, door),
        door,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.largest_frame,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=LAST_WORDS,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = "data",
    store: str | None = None,
    *,
    origins: tuple[str, ...] = (),
    hosts: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    root_path: str = "",
    bot_pause: float = 0.7,
    bot_seconds: float = 1.0,
) -> None:
    """Serve until SIGINT or SIGTERM. Raises what `run` raises."""
    settings = Settings(
        data=Path(data).resolve(),
        store=store,
        origins=origins,
        hosts=hosts,
        proxies=proxies,
        root_path=root_path,
        bot_pause=bot_pause,
        bot_seconds=bot_seconds,
    )
    run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Open the door, say where it is, and serve. What is written is for this user only.

    Raises `OSError` if the door cannot be had, `StartFailure` for all else that is in the way.
    """
    with opened_door(host, port) as door:
        os.umask(0o077)
        logs.set_up()
        with prepared(settings):
            server = Server(configuration(settings, raised_descriptors()))
            print(f"Tampu: {address(door, settings.root_path)}", flush=True)
            logs.note("start", port=door.getsockname()[1])
            rarely_sweep()
            server.run(sockets=[door])
            logs.note("stop")
    if not server.started:
        sys.exit(1)
