"""Check that the lock files pin every file by its hash and name no host.

A lock that names a host sends every reader to that host; ours work with any mirror.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOREIGN_LOCKS = ("uv.lock", "pylock.toml", "poetry.lock", "yarn.lock", "pnpm-lock.yaml")


def faults_of_python_lock(name: str, text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        if "://" in line or re.match(r"\s*(-i|-f|--[a-z-]*(index|links|host))", line):
            yield f"{name}:{number}: names a host: {line.strip()}"
    for entry in re.split(r"\n(?=\S)", text):
        if re.match(r"[a-z0-9]", entry, re.I) and "--hash=sha256:" not in entry:
            yield f"{name}: no hash for {entry.split()[0]}"


def faults_of_npm_lock(name: str, text: str) -> Iterator[str]:
    for place, entry in json.loads(text)["packages"].items():
        if "resolved" in entry:
            yield f"{name}: {place} names a host: {entry['resolved']}"
        if place and "integrity" not in entry:
            yield f"{name}: no hash for {place}"


def faults_of_npm_settings(name: str, text: str) -> Iterator[str]:
    for number, line in enumerate(text.splitlines(), 1):
        if "://" in line or "registry=" in line:
            yield f"{name}:{number}: names a host: {line.strip()}"


def faults(root: Path = ROOT) -> list[str]:
    """Everything wrong with the lock files below `root`, one sentence each."""
    found = [
        f"{name}: this kind of lock names hosts" for name in FOREIGN_LOCKS if (root / name).exists()
    ]
    for path in sorted((root / "requirements").iterdir()):
        if path.suffix == ".lock":
            found += faults_of_python_lock(path.name, path.read_text())
    found += faults_of_npm_lock("package-lock.json", (root / "web/package-lock.json").read_text())
    found += faults_of_npm_settings(".npmrc", (root / "web/.npmrc").read_text())
    return found


if __name__ == "__main__":
    wrong = faults()
    print("\n".join(wrong) or "lock files: every file pinned by its hash, no host named")
    sys.exit(bool(wrong))
