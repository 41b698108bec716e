"""Compile the engines to native code, beside their sources.

    python -m tools.compile_engines            compile if anything changed
    python -m tools.compile_engines --check    say whether the compiled engines are up to date
    python -m tools.compile_engines --list     name the modules that are compiled
    python -m tools.compile_engines --clean    remove what was compiled

Which modules are engines stands in pyproject.toml, [tool.tampu.engines].
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = "tampu/engines.json"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


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
        "suffix": SUFFIX,
        "sources": {name: digest(root / "src" / name) for name in modules(root)},
    }


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def compiled(root: Path = ROOT) -> list[str]:
    """The compiled files below src/, or nothing when they are missing or out of date."""
    stamp = root / "src" / STAMP
    if not stamp.is_file():
        return []
    told = json.loads(stamp.read_text())
    products: list[str] = told.pop("products")
    whole = all((root / "src" / name).is_file() for name in products)
    return products if whole and told == fingerprint(root) else []


def compiler() -> str | None:
    """The C compiler Python would call, if it and Python's headers are there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command) if header.is_file() else None


def build(root: Path = ROOT) -> list[str]:
    """Compile unless up to date; returns the compiled files below src/."""
    if fresh := compiled(root):
        return fresh
    told = fingerprint(root)
    if not told["sources"]:
        return []
    with tempfile.TemporaryDirectory(prefix="tampu-engines-") as room:
        translate(root, modules(root), Path(room))
        products = [deliver(path, Path(room) / "lib", root) for path in built(Path(room))]
    sweep(root, keep=products)
    write(root / "src" / STAMP, json.dumps(told | {"products": products}, indent=1) + "\n")
    return products


def translate(root: Path, names: list[str], room: Path) -> None:
    """Run mypyc and the C compiler in a process of their own, in src/ where imports resolve."""
    call = [sys.executable, __file__, "--translate", str(room), *names]
    done = subprocess.run(
        call, cwd=root / "src", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nThe engines did not compile.")


def translate_here(room: Path, names: list[str]) -> None:
    """All engines as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={room / 'cache'}", *names],
        opt_level="3",
        debug_level="0",
        group_name="tampu.engines",
        target_dir=str(room / "c"),
    )
    if sysconfig.get_platform().startswith(("linux", "macosx")):
        for extension in extensions:
            extension.extra_compile_args.append(INLINE)
    work = Distribution({"name": "tampu-engines", "ext_modules": extensions})
    order = work.get_command_obj("build_ext")
    order.build_lib, order.build_temp = str(room / "lib"), str(room / "objects")
    order.parallel = os.cpu_count()
    work.run_command("build_ext")


INLINE = "-fno-semantic-interposition"
"""Lets the C compiler inline small functions of one engine file in another."""
MYPY_OPTIONS = ["--config-file=../pyproject.toml", "--explicit-package-bases"]


def built(room: Path) -> Iterator[Path]:
    return (path for path in sorted((room / "lib").rglob(f"*{SUFFIX}")))


def deliver(path: Path, origin: Path, root: Path) -> str:
    """Swap the new file in at one stroke: running games keep the one they loaded."""
    name = path.relative_to(origin).as_posix()
    target = root / "src" / name
    shutil.copy2(path, target.with_suffix(".new"))
    target.with_suffix(".new").replace(target)
    return name


def write(path: Path, text: str) -> None:
    path.with_suffix(".new").write_text(text)
    path.with_suffix(".new").replace(path)


def sweep(root: Path, keep: list[str]) -> None:
    """Remove compiled files of earlier days and their stamp."""
    (root / "src" / STAMP).unlink(missing_ok=True)
    for path in (root / "src" / "tampu").rglob("*.so"):
        if path.relative_to(root / "src").as_posix() not in keep:
            path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engines beside their sources.")
    what = parser.add_mutually_exclusive_group()
    for flag in ("--check", "--list", "--clean"):
        what.add_argument(flag, action="store_true")
    what.add_argument("--translate", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.translate:
        translate_here(Path(asked.translate[0]), asked.translate[1:])
    elif asked.list:
        print(*modules(), sep="\n")
    elif asked.clean:
        sweep(ROOT, keep=[])
    elif asked.check:
        return tell(bool(compiled()), "up to date", "missing or out of date: run `make engines`")
    elif not compiler():
        print("engines: no C compiler here, so they run as plain Python (slower, same games)")
    else:
        print(f"engines: {len(build())} native files up to date")
    return 0


def tell(good: bool, yes: str, no: str) -> int:
    print(f"engines: {yes if good else no}")
    return 0 if good else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
