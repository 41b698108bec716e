"""Where a measurement was made: processor and versions, never names or paths."""

import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

from tools.machine import cores

ROOT = Path(__file__).resolve().parent.parent


def processor() -> str:
    """The processor's model name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def description() -> dict[str, str]:
    """Everything a reader needs to place the figures."""
    return {
        "processor": processor(),
        "cores": str(cores()),
        "system": platform.system(),
        "Python": platform.python_version(),
        "mypy": version("mypy"),
        "load": f"{os.getloadavg()[0]:.1f}",
    }


def stay_on_one_core() -> None:
    """This process and its children share one core from now on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def python() -> str:
    return sys.executable
