"""CF-751 to CF-762: an ability that cannot be used says why, in every language."""

import pytest

from tampu.languages import LANGS
from tampu.languages.speak import Speaker
from tests.games.cuzco_feld.games import GAME
from tests.games.cuzco_feld.test_windows import table

ALL = "feathers A 0 1 2 3 4 5 6 7 8 9 10 11"
GONE = (
    "faces - - - - -",
    "pile illapa",
    "hand B 01 01 01 01 02 02 02 02 03 03 03 03 04 04 04 04 05 05 05 05 06 06 06 06",
    "hand C 07 07 07 07 08 08 08 08 09 09 09 09 10 10 10 10 11 11 11 11 12 12 12 12 "
    "13 13 13 13 14 14 14 14 15 15 15 15",
)
FULL = "tiles A study_farming study_studying farm_food farm_food farm_food farm_quipu"
CASES = {
    "study_feather": ("CF-753", (ALL,), "All your feather slots are full."),
    "study_paved_road": (
        "CF-754",
        ("chasqui A O3",),
        "No paved road with a number up to 2 leads away from here.",
    ),
    "farm_rope_bridge": (
        "CF-756",
        ("chasqui A I0",),
        "No rope bridge with a number up to 2 leads away from here.",
    ),
    "study_god_card": ("CF-757", GONE, "No god card lies face up."),
    "farm_quipu": ("CF-758", ("quipus A 0 4",), "There is no quipu left on your mask."),
    "study_circle": (
        "CF-759",
        (ALL, "circles A 1 2 3 4 5 6"),
        "All your circle tiles are active already.",
    ),
    "farm_farming": (
        "CF-761",
        ("farm - - - offering quipu circle",),
        "There is no farm tile on the display spaces up to 3.",
    ),
    "study_studying": (
        "CF-762",
        ("study - - - offering quipu circle",),
        "There is no study tile on the display spaces up to 3.",
    ),
}
OTHERWISE = [
    ("study_circle", ("feathers A 0 2",), "None of your inactive circle tiles has both"),
    ("study_circle", ("feathers A 6 7",), "Strength 3 is too low for every circle tile"),
    ("study_farming", (FULL,), "There is no empty tile slot on your mask."),
    ("study_studying", (FULL,), "There is no empty tile slot on your mask."),
]


def refused(tile: str, *statements: str) -> tuple[str, list[str]]:
    """The rule that forbids this ability in phase II, and how it is told in each language."""
    own = () if FULL in statements else (f"tiles A {tile} study_food farm_food",)
    scene = table("seats A B C D", "quipus A 6 4", *statements, *own, "phase II A")
    refusal = scene.state.refusal(GAME.read(f"use {tile}"))
    assert refusal is not None
    return refusal.rule, [Speaker(lang, GAME.key).refusal(refusal, "ABCD") for lang in LANGS]


@pytest.mark.parametrize("tile", CASES)
def test_an_ability_that_has_no_effect_is_refused_with_its_reason(tile: str):
    rule, statements, said = CASES[tile]
    found, told = refused(tile, *statements)
    assert found == rule
    assert told[0] == said
    assert len(set(told)) == len(LANGS)


@pytest.mark.parametrize(("tile", "statements", "said"), OTHERWISE)
def test_another_obstacle_is_another_reason(tile: str, statements: tuple[str, ...], said: str):
    rule, told = refused(tile, *statements)
    assert rule == CASES.get(tile, ("CF-761",))[0]
    assert told[0].startswith(said)
    assert len(set(told)) == len(LANGS)


def test_some_abilities_can_always_be_used():
    """CF-751, CF-752, CF-755, CF-760: knowledge on the last space too."""
    for tile in ("offering", "victory_points", "knowledge", "food"):
        scene = table("seats A B C D", "knowledge A=15", f"tiles A study_{tile}", "phase II A")
        assert scene.state.refusal(GAME.read(f"use study_{tile}")) is None
