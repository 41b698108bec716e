"""How many lines of play can follow a position: plain numbers that a changed rule would change."""

import json
from pathlib import Path

import pytest

import tampu
from tampu.core.contract import State
from tampu.core.play import replay
from tampu.core.record import Record, read_record

FOLDER = Path(__file__).parent
CASES = [case for path in sorted(FOLDER.glob("*.json")) for case in json.loads(path.read_text())]


def lines(state: State, depth: int) -> int:
    """The number of different continuations of exactly this many actions."""
    actions = state.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += lines(after, depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['record']}@{case['after']}")
def test_the_number_of_continuations(case: dict[str, object]) -> None:
    path = FOLDER.parent / "records" / f"{case['record']}.txt"
    record = read_record(path.read_text())
    after = case["after"]
    counts = case["counts"]
    assert isinstance(after, int)
    assert isinstance(counts, list)
    game = tampu.game(record.header.game)
    state = replay(game, Record(record.header, record.lines[:after])).state
    assert [lines(state, depth) for depth in range(1, len(counts) + 1)] == counts
