"""Choose between the compiled engines and their Python sources.

Compiled engines lie in a folder of their own, never beside the sources: below `build/engines` in a
checkout, in `tampu/native` in a wheel. Such a folder comes into being by one renaming, so it is
whole, and its stamp says which sources it was made of. It is used only if these are the sources
that lie here; otherwise, or when TAMPU_PLAIN=1 is set, the sources themselves are run.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

HOUSE = Path(__file__).parent
WORKSHOP = HOUSE.parents[1] / "build" / "engines"
"""Where a checkout's compiled engines are delivered, one folder per set of sources."""
SUFFIX = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""
"""How this very Python names what is compiled for it."""
STAMP = "stamp.json"
IN_USE = "in-use"
"""Who uses a folder holds a shared lock on this file in it; who removes it needs it alone."""
Stamp = dict[str, Any]


class PlainSources:
    """An import finder that sees the .py files of this package and no compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tampu.") or path is None:
            return None
        for folder in path:
            if spec := finder_of_sources(folder).find_spec(name):
                return spec
        return None


@cache
def finder_of_sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, [".py"]))


class NativeEngines:
    """An import finder for what lies compiled in one folder; several modules share a file."""

    def __init__(self, folder: Path, files: dict[str, str]) -> None:
        self.folder = folder
        self._files = files

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self._files:
            return None
        file = str(self.folder / self._files[name])
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def choose_sources() -> None:
    """Called once, before the first engine is imported."""
    if PlainSources in sys.meta_path:
        return
    sys.meta_path.insert(0, PlainSources)
    if wants_plain():
        return
    if (folder := fitting_folder()) and occupied(folder):
        sys.meta_path.insert(0, NativeEngines(folder, read_stamp(folder)["modules"]))
    elif any(delivered()):
        warnings.warn(
            "The sources changed since the engines were compiled: running plain Python. "
            "`make engines` compiles them again.",
            stacklevel=3,
        )


def wants_plain() -> bool:
    return os.environ.get("TAMPU_PLAIN", "") not in ("", "0")


def engines_in_use() -> str:
    """`plain`, or the name of the folder from which this process runs its engines."""
    names = [finder.folder.name for finder in sys.meta_path if isinstance(finder, NativeEngines)]
    return names[0] if names else "plain"


def engines_at_hand() -> str:
    """What a process that starts now would use."""
    folder = None if wants_plain() else fitting_folder()
    return folder.name if folder else "plain"


def workshop_changed() -> int:
    """A number that is another one after each delivery of compiled engines."""
    try:
        return WORKSHOP.stat().st_mtime_ns
    except OSError:
        return 0


def delivered() -> Iterator[Path]:
    """The folders of compiled engines that lie here: of a wheel, or of a checkout."""
    if (HOUSE / "native" / STAMP).is_file():
        yield HOUSE / "native"
    with suppress(OSError):
        yield from (f for f in sorted(WORKSHOP.glob("[!.]*")) if (f / STAMP).is_file())


def fitting_folder() -> Path | None:
    """The compiled engines that were made of the sources that lie here."""
    return next((folder for folder in delivered() if fits(folder, HOUSE.parent)), None)


def read_stamp(folder: Path) -> Stamp:
    found: Stamp = json.loads((folder / STAMP).read_text())
    return found


def fits(folder: Path, root: Path) -> bool:
    """Whether these engines are whole, for this Python, and of the sources below `root`."""
    stamp = read_stamp(folder)
    return (
        stamp["suffix"] == SUFFIX
        and all(size(folder / name) == told for name, told in stamp["files"].items())
        and all(digest(root / name) == told for name, told in stamp["sources"].items())
    )


def size(path: Path) -> int | None:
    """In bytes; None if there is no such file."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return None


def digest(path: Path) -> str | None:
    """A hash of the content; None if there is no such file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


_held: list[int] = []


def occupied(folder: Path) -> bool:
    """From now on, until this process ends, nobody removes the folder; false if it is gone."""
    try:
        import fcntl
    except ImportError:  # where files in use cannot be removed anyway
        return True
    try:
        door = os.open(folder / IN_USE, os.O_RDONLY)
        fcntl.flock(door, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return False
    _held.append(door)
    return (folder / STAMP).is_file()


def is_compiled(module: ModuleType) -> bool:
    """Whether this module runs as native code."""
    return not str(module.__file__).endswith(".py")
