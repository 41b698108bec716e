"""From typed Python to native code: what `compile_engines` runs in a process of its own.

    python -m tools.translate_engines ROOM tampu/core/bits.py ...        (in src/)

ROOM/lib then holds the compiled files and modules.json, which says which module lies in which
file. All engines are one group of mypyc and one C file, so that calls between them stay native and
can be inlined. docs/decisions/0012-one-quick-build.md has the measurements behind the options.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension

from tools.machine import cores

GROUP = "tampu.engines"
MYPY_OPTIONS = ["--config-file=../pyproject.toml", "--explicit-package-bases"]
QUIET = ["-Wno-all", "-w"]
"""The same code in half the time: to find what to warn of takes as long as to compile."""
INLINE = ["-fno-semantic-interposition"]
"""Lets the C compiler inline a function although a library could replace it."""


def translate(room: Path, names: list[str]) -> None:
    library, *shims = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={room / 'cache'}", *names],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(room / "c"),
    )
    if os.name == "posix":
        spare_imports(room / "c")
        compiling, linking = in_parts(room)
        library.extra_compile_args += [*QUIET, *INLINE, *compiling]
        library.extra_link_args += linking
    shelves = shelved(shims, room / "c")
    compile_all([library, *(shelf for shelf, _ in shelves)], room)
    given = {name: shelf.name for shelf, held in shelves for name in held}
    write_list(room / "lib", given | {library.name: library.name})


def spare_imports(folder: Path) -> None:
    """What runs only once, when a module is imported, is long: it is not worth optimising."""
    once = re.compile(r"^(?=extern char \w+__top_level__\(void\);$)", re.M)
    for header in folder.rglob("__native_internal_*.h"):
        header.write_text(once.sub("__attribute__((cold)) ", header.read_text()))


def in_parts(room: Path) -> tuple[list[str], list[str]]:
    """Options for compiling on all cores, where the C compiler knows them (GCC does).

    One C file is compiled by one core; put off until linking, it is divided among all.
    """
    compiling, linking = ["-flto"], ["-O3", f"-flto={cores()}", *INLINE]
    trial, made = room / "trial.c", room / "trial.so"
    trial.write_text("int one(void) { return 1; }\n")
    program = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    command = [*program.split(), "-shared", "-fPIC", *compiling, *linking]
    done = subprocess.run([*command, str(trial), "-o", str(made)], capture_output=True, check=False)
    return (compiling, linking) if done.returncode == 0 else ([], [])


def shelved(shims: list[Extension], folder: Path) -> list[tuple[Extension, list[str]]]:
    """The modules' little entrances, as many in one file as have different last names.

    A hundred of them one by one would take the compiler as long as a tenth of the engines.
    """
    shelves: list[dict[str, Extension]] = []
    for shim in shims:
        last = shim.name.rpartition(".")[2]
        free = next((shelf for shelf in shelves if last not in shelf), None)
        if free is None:
            shelves.append(free := {})
        free[last] = shim
    return [
        (shelf_of(held, folder, number), [shim.name for shim in held.values()])
        for number, held in enumerate(shelves)
    ]


def shelf_of(held: dict[str, Extension], folder: Path, number: int) -> Extension:
    """One C file that includes those of its shims; each brings a spare entrance that is renamed."""
    lines = []
    for last, shim in held.items():
        lines += ["#undef PyInit___init__", f"#define PyInit___init__ PyInit_spare_{last}"]
        lines += [f'#include "{Path(source).resolve()}"' for source in shim.sources]
    path = folder / f"shelf{number}.c"
    path.write_text("\n".join(lines) + "\n")
    return Extension(f"tampu.shelf{number}", sources=[str(path)], extra_compile_args=["-O1"])


def compile_all(extensions: list[Extension], room: Path) -> None:
    work = Distribution({"name": "tampu-engines", "ext_modules": extensions})
    order: Any = work.get_command_obj("build_ext")
    order.build_lib, order.build_temp = str(room / "built"), str(room / "objects")
    order.parallel = cores()
    work.run_command("build_ext")
    (room / "lib").mkdir()
    for extension in extensions:
        made = Path(order.get_ext_fullpath(extension.name))
        made.rename(room / "lib" / f"{extension.name}{made.suffix}")


def write_list(folder: Path, given: dict[str, str]) -> None:
    """Which module lies in which file."""
    files = {path.stem: path.name for path in folder.iterdir()}
    told = {name: files[extension] for name, extension in given.items()}
    (folder / "modules.json").write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    translate(Path(sys.argv[1]), sys.argv[2:])
