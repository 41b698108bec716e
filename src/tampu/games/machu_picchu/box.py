"""What is in the box (MP-102 to MP-112, MP-411): the data files as tables, checked when read."""

import json
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from tampu.core.bits import bit, with_lane


def _read(name: str) -> Any:
    """One data file of the box."""
    path = files("tampu.games.machu_picchu") / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


_board: Any = _read("board")
_tokens: Any = _read("tokens")
_cards: Any = _read("direction_cards")
_sky: Any = _read("sun_moon_cards")
_pairs: Any = _read("priest_cards")
_former: Any = _read("edition_1")

# The temple (MP-102 to MP-105). Squares are numbered row by row from the north-west.
SQUARES: Final[list[str]] = [str(square["id"]) for square in _board["squares"]]
SQUARE_COUNT: Final[i64] = len(SQUARES)
ABSENT: Final[i64] = 31
"""Where a priest stands that has left the temple."""
OUTSIDE: Final[i64] = 63
"""Where a step out of the temple leads."""
SUNS: Final[list[int]] = [int(square["suns"]) for square in _board["squares"]]
STAIRS: Final[list[str]] = [str(stair["id"]) for stair in _board["stairs"]]
STAIR_COUNT: Final[i64] = len(STAIRS)
PRIEST_COUNT: Final[i64] = len(_board["priests"])
SLOTS: Final[i64] = int(_board["slots_per_priest"])
"""MP-107: the slots of a depot."""


def _step(square: Any, towards: str) -> int:
    """The square one step away, or OUTSIDE."""
    neighbour = square["neighbours"][towards]
    return int(OUTSIDE) if neighbour is None else SQUARES.index(neighbour)


STEPS: Final[list[int]] = [
    _step(square, str(stair["moves_to"]))
    for stair in _board["stairs"]
    for square in _board["squares"]
]
"""MP-505: where a card on a stair sends a priest: STEPS[stair * SQUARE_COUNT + square]."""
BESIDE: Final[list[list[int]]] = [
    sorted(SQUARES.index(name) for name in square["neighbours"].values() if name)
    for square in _board["squares"]
]
STARTS: Final[list[int]] = [SQUARES.index(priest["start"]) for priest in _board["priests"]]


def _start_lanes() -> i64:
    """MP-104: all priests on their start squares, as a row of lanes."""
    word: i64 = 0
    for priest in range(PRIEST_COUNT):
        word = with_lane(word, priest, STARTS[priest])
    return word


START_LANES: Final[i64] = _start_lanes()

# Tokens (MP-106). In a depot a token is its number in TOKENS; 0 is an empty slot.
SUN_VALUES: Final[list[int]] = [int(token["value"]) for token in _tokens["sun"]]
FIRE_VALUES: Final[list[int]] = [int(token["value"]) for token in _tokens["fire"]]
SUN_COUNT: Final[i64] = len(SUN_VALUES)
FIRE_COUNT: Final[i64] = len(FIRE_VALUES)
TOKENS: Final[list[int]] = [0, *SUN_VALUES, *FIRE_VALUES]

# Direction cards (MP-112): a card is its number; a hand is a set of numbers.
CARD_COUNT: Final[i64] = len(_cards["cards"])
HAND_SIZE: Final[i64] = int(_cards["hand_size"])


def _all_cards() -> i64:
    word: i64 = 0
    for card in _cards["cards"]:
        word |= bit(int(card["number"]))
    return word


ALL_CARDS: Final[i64] = _all_cards()

# Sun/moon cards (MP-108, MP-411): number 0 is printed on the board.
_sky_cards: Any = [_sky["printed_card"], *_sky["pile"]]
SKY: Final[list[str]] = [str(card["sky"]) for card in _sky_cards]
INSTRUCTION: Final[list[str]] = [str(card["instruction"]) for card in _sky_cards]
SKY_COUNT: Final[i64] = len(SKY)
SUN_TOKENS_DUE: Final[list[list[int]]] = [
    [int(_sky["sun_tokens_by_sky"][sky][str(suns)]) for suns in range(3)] for sky in SKY
]
"""MP-602 to MP-605: SUN_TOKENS_DUE[sun/moon card][suns on the square]."""
FACES: Final[list[list[str]]] = [
    [
        "".join(face[0] for face in _sky["faces_by_placement"][instruction].get(str(seats), []))
        for seats in range(5)
    ]
    for instruction in INSTRUCTION
]
"""MP-401 to MP-407: FACES[sun/moon card][seats][placement] is "o" (open) or "h" (hidden)."""
ROUNDS: Final[list[int]] = [int(_sky["rounds"].get(str(seats), 0)) for seats in range(5)]
"""MP-201, MP-204: the rounds of a full game; each but the first turns one sun/moon card."""

# Priest cards (MP-110). A pair is its number in PAIRS; priests count from 0 inside the engine.
PAIRS: Final[list[list[int]]] = [
    [int(priest) - 1 for priest in card["priests"]] for card in _pairs["cards"]
]
_pair_ids: list[str] = [str(card["id"]) for card in _pairs["cards"]]
EDITION: Final[i64] = 2
"""Of the rules as they are now; only the priest cards of three players were others before."""


def _pairs_in_play(by_players: Any) -> list[list[int]]:
    """Seats -> the priest cards that take part, as numbers in PAIRS."""
    names = [by_players.get(str(seats), []) for seats in range(5)]
    return [sorted(_pair_ids.index(name) for name in cards) for cards in names]


PAIRS_IN_PLAY: Final[list[list[list[int]]]] = [
    [],
    _pairs_in_play({**_pairs["by_players"], **_former["by_players"]}),
    _pairs_in_play(_pairs["by_players"]),
]
"""MP-110: PAIRS_IN_PLAY[edition][seats]."""
PAIRS_PUBLIC: Final[list[bool]] = [
    bool(_pairs["public_from_the_deal"].get(str(seats), False)) for seats in range(5)
]


def _check() -> None:
    """The counts that the rules rely on; a corrected data file must still keep them."""
    found = {
        "squares": (len(SQUARES), 25),
        "stairs": (len(STAIRS), 4),
        "priests": (len(STARTS), 4),
        "different start squares": (len(set(STARTS)), 4),
        "sun tokens": (len(SUN_VALUES), 12),
        "fire tokens": (len(FIRE_VALUES), 8),
        "direction cards": (len(_cards["cards"]), 50),
        "sun/moon cards": (len(SKY), 9),
        "priest cards": (len(PAIRS), 5),
    }
    for what, (have, want) in found.items():
        if have != want:
            raise ValueError(f"machu_picchu data: {have} {what} instead of {want}")
    for row in (SUN_VALUES, [-value for value in FIRE_VALUES]):
        if row != sorted(row):
            raise ValueError("machu_picchu data: tokens.json must list tokens by rising amount")


_check()
