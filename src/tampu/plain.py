"""Choose between the compiled engines and their Python sources.

A compiled engine lies beside its source and Python prefers it. The source is preferred instead
when TAMPU_PLAIN=1 is set, or when it was edited after the last compilation.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HOUSE = Path(__file__).parent


class PlainSources:
    """An import finder that sees the .py files of this package and no compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tampu.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            if spec := finder.find_spec(name):
                return spec
        return None


def choose_sources() -> None:
    """Called once, before the first engine is imported."""
    if os.environ.get("TAMPU_PLAIN", "") not in ("", "0"):
        prefer_sources()
    elif edited := edited_since_compiled():
        prefer_sources()
        warnings.warn(
            f"{edited} changed since the engines were compiled: running plain Python. "
            "`make engines` compiles them again.",
            stacklevel=3,
        )


def prefer_sources() -> None:
    if PlainSources not in sys.meta_path:
        sys.meta_path.insert(0, PlainSources)


def edited_since_compiled() -> str | None:
    """The first engine source that differs from its compiled form; an installed wheel has none."""
    stamp = HOUSE / "engines.json"
    if not stamp.is_file():
        return None
    for name, digest in json.loads(stamp.read_text())["sources"].items():
        source = HOUSE.parent / name
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            return str(name)
    return None


def is_compiled(module: ModuleType) -> bool:
    """Whether this module runs as native code."""
    return not str(module.__file__).endswith(".py")
