"""The file of what a judgement was told: written so that people can read it, and its changes."""

import json
import re
from pathlib import Path
from typing import Any

from bench.machine import ROOT

JUDGEMENTS = ROOT / "src/tampu/bots/judgement"
REPORTS = ROOT / "bench/fit"
"""A folder for each game: what its weights were found in, and how."""
ROW = re.compile(r"\[([^][{}]*)\]")


def file_of(game_key: str) -> Path:
    return JUDGEMENTS / f"{game_key}_fitted.json"


def text_of(told: dict[str, Any]) -> str:
    """As JSON, a row of numbers to a line."""
    text = json.dumps(told, indent=1, ensure_ascii=False)
    return ROW.sub(lambda row: f"[{' '.join(row[1].split())}]", text) + "\n"
