"""Write the generated files anew, or check that they are up to date.

    python -m tools.generate            write
    python -m tools.generate --check    name the files that would change, and fail if there are any

What is generated, and how, stands in pyproject.toml, [[tool.tampu.generated]], in order: a
command's output is the file's content, and later commands may read earlier files.
"""

import argparse
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def recipes(root: Path = ROOT) -> list[dict[str, str]]:
    settings = tomllib.loads((root / "pyproject.toml").read_text())
    found: list[dict[str, str]] = settings["tool"]["tampu"].get("generated", [])
    return found


def content(command: str, root: Path = ROOT) -> str:
    """The command's output, run with this project's Python and Node first in the path."""
    ours = [str(ROOT / name) for name in (".venv/bin", ".node/bin", "web/node_modules/.bin")]
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=root,
        env=os.environ | {"PATH": os.pathsep.join([*ours, os.environ["PATH"]])},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{command} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def generate(write: bool, root: Path = ROOT) -> list[str]:
    """The files that differ from what their commands say; written anew if so asked."""
    stale = []
    for recipe in recipes(root):
        path, text = root / recipe["file"], content(recipe["command"], root)
        if path.is_file() and path.read_text() == text:
            continue
        stale.append(recipe["file"])
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return stale


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the generated files anew.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = generate(write=not check)
    verdict = "is out of date: run `make generated`" if check else "written"
    print(*(f"{name} {verdict}" for name in stale), sep="\n", end="\n" if stale else "")
    if not stale:
        print("generated files: all up to date")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
