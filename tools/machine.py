"""What the machine has: processors, and programs the tests need, installed where we may."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without windows: the same engine for half the processor time."""
UNPACKED = Path(__file__).resolve().parent.parent / ".cache" / "debian"
"""Programs of Debian's packages that are not installed."""
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chromium() -> str | None:
    """Why the browser tests cannot run, or None when they can."""
    for package in (SHELL, "chromium"):
        if "CHROMIUM" in os.environ or shutil.which(package) or install(package, find_chromium):
            break
    return None if find_chromium() else missing("chromium")


def find_chromium() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def postgres() -> str | None:
    """Why the tests on PostgreSQL cannot run, or None when they can."""
    return (
        None if find_postgres() or install("postgresql", find_postgres) else missing("postgresql")
    )


def find_postgres() -> str | None:
    """Debian keeps the server's programs out of the path, in a folder per version."""
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(packaged[-1]) if packaged else shutil.which("initdb")


def nginx() -> str | None:
    """Why the tests behind a proxy cannot run, or None when they can."""
    return None if find_nginx() or unpack("nginx", find_nginx) else missing("nginx")


def find_nginx() -> str | None:
    """Debian keeps it where only root looks; our own copy lies among what make has fetched."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", str(UNPACKED / "usr/sbin")])
    return shutil.which("nginx", path=places)


def unpack(package: str, find: Callable[[], str | None]) -> bool:
    """Into a folder of ours: installed, a server would be started, and again at every boot."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return False
    print(f"fetching {package} with apt-get ...", flush=True)
    UNPACKED.mkdir(parents=True, exist_ok=True)
    update = ["apt-get update -qq"] if os.geteuid() == 0 else []
    unpacking = f"for file in {package}_*.deb; do dpkg-deb -x $file .; done"
    for order in (*update, f"apt-get download -qq {package}", unpacking):
        subprocess.run(["sh", "-c", order], cwd=UNPACKED, capture_output=True, check=False)
    return find() is not None


def install(package: str, find: Callable[[], str | None]) -> bool:
    """Only as root and on Debian's family; elsewhere nothing is touched."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print(f"installing {package} with apt-get ...", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for order in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package]):
        subprocess.run(["apt-get", *order], env=quiet, stdout=subprocess.DEVNULL, check=False)
    return find() is not None


def missing(package: str) -> str:
    return f"{package} is not installed; on Debian and Ubuntu: sudo apt install {package}"
