"""Compile the engines to native code, into a folder of their own below build/engines.

    python -m tools.compile_engines            compile if anything changed
    python -m tools.compile_engines --check    say whether the compiled engines are up to date
    python -m tools.compile_engines --list     name the modules that are compiled
    python -m tools.compile_engines --clean    remove what was compiled

Which modules are engines stands in pyproject.toml, [tool.tampu.engines]; how a folder is chosen
at start, in src/tampu/plain.py.
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if TYPE_CHECKING:
    from tampu import plain
else:  # by itself: where a wheel is built, nothing that tampu needs is installed
    found = spec_from_file_location("plain", ROOT / "src/tampu/plain.py")
    plain = module_from_spec(found)
    found.loader.exec_module(plain)

TRANSLATOR = Path(__file__).with_name("translate_engines.py")
ENDED = 128 + signal.SIGTERM
"""The exit code of a compilation that was told to end."""
UNFINISHED = ".new-"
"""Folders with such names are being made or removed; nobody uses them."""


def settings(root: Path = ROOT) -> dict[str, list[str]]:
    """Patterns of paths below src/: what to compile, and what to leave plain."""
    told = tomllib.loads((root / "pyproject.toml").read_text())
    found: dict[str, list[str]] = told["tool"]["tampu"]["engines"]
    return found


def modules(root: Path = ROOT) -> list[str]:
    """The engine sources, as paths below src/; packages' own files stay plain."""
    patterns = settings(root)
    left_out = {path for glob in patterns["plain"] for path in (root / "src").glob(glob)}
    found = {path for glob in patterns["compile"] for path in (root / "src").glob(glob)}
    return sorted(
        path.relative_to(root / "src").as_posix()
        for path in found - left_out
        if path.name != "__init__.py"
    )


def fingerprint(root: Path = ROOT) -> dict[str, object]:
    """What the compiled engines depend on: compiler, interpreter and every source."""
    return {
        "mypy": version("mypy"),
        "recipe": plain.digest(TRANSLATOR),
        "suffix": plain.SUFFIX,
        "sources": {name: plain.digest(root / "src" / name) for name in modules(root)},
    }


def place(root: Path, told: dict[str, object]) -> Path:
    """Where engines with this fingerprint lie."""
    name = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
    return workshop(root) / name


def workshop(root: Path) -> Path:
    return root / "build" / "engines"


def compiled(root: Path = ROOT) -> Path | None:
    """The folder with the compiled engines; None when they are missing or out of date."""
    folder = place(root, fingerprint(root))
    whole = (folder / plain.STAMP).is_file() and plain.fits(folder, root / "src")
    return folder if whole else None


def compiler() -> str | None:
    """The C compiler Python would call, if it and Python's headers are there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command) if header.is_file() else None


def build(root: Path = ROOT) -> Path:
    """Compile unless up to date; the folder with the compiled engines."""
    with alone(workshop(root)):
        if fresh := compiled(root):
            return fresh
        told = fingerprint(root)
        room = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=workshop(root)))
        try:
            translate(root, modules(root), room)
            finish(room / "lib", told)
            deliver(room / "lib", place(root, told))
        finally:
            shutil.rmtree(room, ignore_errors=True)
        sweep(workshop(root), keep=place(root, told))
        return place(root, told)


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One compilation at a time: who comes second waits, and then finds it done."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as door:
        if not locked(door.fileno()):
            print("engines: another compilation is under way, waiting for it ...", flush=True)
            locked(door.fileno(), wait=True)
        yield


def locked(door: int, wait: bool = False) -> bool:
    """Whether the file is ours alone now; where there are no such locks, it always is."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(door, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def translate(root: Path, names: list[str], room: Path) -> None:
    """Run mypyc and the C compiler in a process of their own, in src/ where imports resolve.

    Whatever they leave lying about, they leave in `room`.
    """
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    worker = subprocess.Popen(
        [sys.executable, "-m", "tools.translate_engines", str(room), *names],
        cwd=root / "src",
        env=os.environ | {"TMPDIR": str(room), "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = worker.communicate()
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
        raise
    if worker.returncode:
        raise SystemExit(f"{said}\nThe engines did not compile.")


def finish(folder: Path, told: dict[str, object]) -> None:
    """Add what says of which sources these engines are, and which files belong to them."""
    (folder / plain.IN_USE).touch()
    files = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    given = json.loads((folder / "modules.json").read_text())
    stamp = told | {"files": files, "modules": given}
    (folder / plain.STAMP).write_text(json.dumps(stamp, indent=1) + "\n")


def deliver(folder: Path, target: Path) -> None:
    """At one stroke: before it nobody sees anything, after it everything is there."""
    if target.exists():
        shutil.rmtree(target)
    folder.rename(target)


def sweep(folder: Path, keep: Path | None = None) -> None:
    """Remove engines of other sources that no process uses, and what was never finished."""
    for path in folder.iterdir():
        dead = path.name.startswith(UNFINISHED)
        if dead or (path.is_dir() and path != keep and unused(path)):
            shutil.rmtree(path, ignore_errors=True)


def unused(folder: Path) -> bool:
    """Hidden from newcomers, if nobody was in it: half removed it could not be used."""
    try:
        with (folder / plain.IN_USE).open() as door:
            if not locked(door.fileno()):
                return False
            (folder / plain.STAMP).unlink()
    except FileNotFoundError:
        pass
    return True


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="say whether they are up to date")
    what.add_argument("--list", action="store_true", help="name the modules that are compiled")
    what.add_argument("--clean", action="store_true", help="remove what was compiled")
    asked = parser.parse_args()
    if asked.list:
        print(*modules(), sep="\n")
    elif asked.clean:
        with alone(workshop(ROOT)):
            sweep(workshop(ROOT))
    elif asked.check:
        return tell(bool(compiled()), "up to date", "missing or out of date: run `make engines`")
    elif not compiler():
        print("engines: no C compiler here, so they run as plain Python (slower, same games)")
    elif compiled():
        print("engines: native and up to date")
    else:
        compile_aloud()
    return 0


def compile_aloud() -> None:
    """Say what takes so long, and how long it took."""
    print(f"engines: compiling {len(modules())} modules to native code ...", flush=True)
    began = time.monotonic()
    build()
    print(f"engines: native after {time.monotonic() - began:.0f} s", flush=True)


def tell(good: bool, yes: str, no: str) -> int:
    print(f"engines: {yes if good else no}")
    return 0 if good else 1


def end(_number: int, _frame: object) -> None:
    raise SystemExit(ENDED)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, end)
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
