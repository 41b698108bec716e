"""Whole games to study, and who judges them."""

from functools import cache
from pathlib import Path

import pytest

import tampu
from tampu.analysis.depth import Depth
from tampu.analysis.study import Study, studying
from tampu.bots.critic import Critic
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tests.records.test_records import FILES

GLIMPSE = Depth(plan=40, first=1, worlds=2, tries=2)
"""As little as can be."""
RECORDS = Path(__file__).parent.parent / "records"
OF_BOTS = {
    "machu_picchu": "machu_picchu/4-all_depots_full.txt",
    "cuzco_kramer": "cuzco_kramer/2-bots-1.txt",
    "cuzco_feld": "cuzco_feld/2-on-canonical-on-on-1.txt",
    "inca_empire": "inca_empire/3-builders-1.txt",
}
"""One of each kind."""


@cache
def played(path: Path) -> Match:
    """A game that was recorded."""
    record = read_record(path.read_text())
    return replay(tampu.game(record.header.game), record)


def one_of(key: str) -> Match:
    return played(RECORDS / OF_BOTS[key])


@cache
def study_of(key: str) -> Study:
    """Of one game of each kind, as the house judges."""
    return seen_by(None, one_of(key))


each_game = pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.xdist_group(f"study-{key}")) for key in OF_BOTS]
)
"""Whoever has studied a game once need not do it again."""


def seen_by(critic: Critic | None, match: Match, seed: int = 0) -> Study:
    """Studied at a glimpse."""
    *_, found = studying(match, GLIMPSE, seed, critic)
    return found


__all__ = ["FILES", "GLIMPSE", "OF_BOTS", "each_game", "one_of", "played", "seen_by", "study_of"]
