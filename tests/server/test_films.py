"""What the page shows event by event ends, after every line, in the view that the engine gives."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tampu
from tampu.core.play import replay
from tampu.core.record import read_record
from tampu.server.gallery import Gallery
from tampu.server.perspective import film
from tests.server.replays import after

RECORDS = sorted(Path("tests/records").glob("*/[0-9]*-1.txt"))
"""One of every kind: of all numbers of players, variants and ways to play."""

pytestmark = pytest.mark.slow


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_after_every_line_of_a_record_the_film_shows_the_fresh_view(path: Path):
    record = read_record(path.read_text())
    match = replay(tampu.game(record.header.game), record)
    seats = [None, *range(match.header.seats)]
    eyes = seats[RECORDS.index(path) % len(seats)]
    shown = plain(match.start.view(eyes))
    for line, step in enumerate(match.steps, 1):
        told = plain(film(match, line, eyes, Gallery()))
        assert len(told["changes"]) == max(1, len(told["events"]))
        shown = after(shown, told)
        assert shown == plain(step.state.view(eyes)), (path.name, line, step.line.text)
