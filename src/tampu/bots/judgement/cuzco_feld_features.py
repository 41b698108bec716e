"""What a player of Cuzco (Feld) has that may be worth points, by name and place."""

from typing import Final

from mypy_extensions import i64

from tampu.games.cuzco_feld.box import ABILITIES, CARDS, STEPS
from tampu.games.cuzco_feld.layout import MARKET, PALACE, PHASE_I, PHASE_II
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.missions import COUNTS

NAMES: Final[list[str]] = [
    "inti:held",
    "villages:on_top",
    "villages:open",
    "villages:near",
    "missions:complete",
    "missions:hope",
    "missions:best",
    *[f"missions:one_{name}" for name in COUNTS],
    *[f"missions:two_{name}" for name in COUNTS],
    *[f"missions:more_{name}" for name in COUNTS],
    "achievements:feathers",
    "achievements:circles",
    "achievements:missions",
    "achievements:quipus",
    "achievements:tiles",
    "achievements:goods",
    *[f"temple:step_{step + 1}" for step in range(STEPS)],
    "temple:most",
    "knowledge:points",
    "knowledge:place",
    "food:three",
    "food:six",
    "food:more",
    "food:bargain",
    "food:goods",
    *[f"powers:{card}" for card in CARDS],
    "powers:paid",
    "powers:offerings",
    "powers:idle",
    "pips:left",
    *[f"pips:die_{value}" for value in range(1, 7)],
    "pips:open",
    "headdress:first",
    "headdress:second",
    "headdress:later",
    "headdress:half",
    "headdress:feathers",
    "headdress:active",
    "headdress:now",
    *[f"tiles:use_{ability}" for ability in ABILITIES],
    "tiles:second",
    "tiles:study_up",
    "tiles:farm_up",
    "tiles:study",
    "tiles:farm",
    "tiles:slot",
    "tiles:slots",
    "tiles:reserve",
    "roads:two",
    "roads:four",
    "roads:six",
    "roads:points",
    "roads:cuzco",
    "roads:quipus",
    "pututus:held",
]
"""What is looked at: the term it is told under, and the detail."""
COUNT: Final[i64] = len(NAMES)
MISSING: Final[i64] = NAMES.index(f"missions:one_{COUNTS[0]}")
HOPES: Final[i64] = NAMES.index("achievements:feathers")
TEMPLE: Final[i64] = NAMES.index("temple:step_1")
KNOWLEDGE: Final[i64] = NAMES.index("knowledge:points")
FOOD: Final[i64] = NAMES.index("food:three")
POWERS: Final[i64] = NAMES.index(f"powers:{CARDS[0]}")
PIPS: Final[i64] = NAMES.index("pips:left")
HEADDRESS: Final[i64] = NAMES.index("headdress:first")
TILES: Final[i64] = NAMES.index(f"tiles:use_{ABILITIES[0]}")
ROADS: Final[i64] = NAMES.index("roads:two")
PUTUTUS: Final[i64] = NAMES.index("pututus:held")
KIND_COUNT: Final[i64] = len(COUNTS)
TENTHS: Final[i64] = 60
"""The game in steps: ten to a round."""


def tenth(position: Position) -> i64:
    """How far the game is, in tenths of a round."""
    if position.round == 0:
        return 0
    start = (position.round - 1) * 10
    phase = position.phase
    if phase == PHASE_I:
        return start + 2 * position.lap + (1 if position.place else 0)
    if phase == PHASE_II:
        return start + (7 if position.place else 6)
    if phase == MARKET:
        return start + 8
    if phase == PALACE:
        return start + 9
    return start + 7 if phase < MARKET else TENTHS
