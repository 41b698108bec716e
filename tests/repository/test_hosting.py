"""What the guide for hosts says of limits and options is so."""

import re
import subprocess
import sys
from dataclasses import fields

from tampu.server.settings import Limits
from tests.repository.wheels import ROOT

GUIDE = (ROOT / "docs" / "hosting.md").read_text()


def rows(section: str) -> list[list[str]]:
    """The cells of the table in a section."""
    part = GUIDE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_limit_is_told_with_its_default():
    told: dict[str, str] = {}
    for names, defaults, _ in rows("Limits"):
        pairs = zip(names.split(" / "), defaults.split(" / "), strict=True)
        told |= {name.strip("`"): default for name, default in pairs}
    limits = Limits()
    assert told == {each.name: f"{getattr(limits, each.name):,.15g}" for each in fields(limits)}


def test_every_option_that_is_told_of_is_there():
    told = re.findall(r"`(--[a-z-]+)", GUIDE.split("\n## As a service\n")[0])
    order = [sys.executable, "-m", "tampu", "serve", "--help"]
    shown = subprocess.run(order, capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"--[a-z-]+", shown))
    assert len(set(told)) >= 7
    assert set(told) <= known
