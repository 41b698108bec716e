"""Machu Picchu scenes must be positions that a game can come to, and say so if they are not."""

import pytest

import tampu
from tampu.core.bits import count
from tampu.core.luck import Stream
from tampu.core.scenes import Failure, run_all
from tampu.games.machu_picchu.scenes import Table


def failure(*statements: str) -> Failure | None:
    text = "\n".join(["```mp", *statements, "```"])
    (report,) = run_all(text, {"mp": Table})
    return report.failures[0] if report.failures else None


@pytest.mark.parametrize(
    ("statement", "rule"),
    [
        ("round 2", "MP-203"),
        ("sky moon all_open", "MP-203"),
        ("round 9; sky sun all_open", "MP-201"),
        ("priest 1 A1 / 2 A1", "MP-708"),
        ("depot 1 3", "MP-606"),
        ("depot 1 -4", "MP-702"),
        ("depot 1 1 1", "MP-106"),
        ("hand A 1 2 / B 2 3", "MP-112"),
        ("hand A 1 1", "MP-112"),
        ("hand A 1 2 3 4 5", "MP-306"),
        ("pairs A=1-2 B=1-2", "MP-110"),
        ("pairs A=1-4", "MP-110"),
        ("hand A 10; stairs N10", "MP-112"),
        ("hand A 1 2 3 4; deck 1", "MP-112"),
    ],
)
def test_a_position_no_game_can_come_to_is_refused_with_the_rule(statement: str, rule: str):
    found = failure("seats A B C D", statement, "? round = 1")
    assert found is not None
    assert (found.code, found.facts["rule"]) == ("impossible", rule)


@pytest.mark.parametrize(
    "statement",
    [
        "priest 5 A1",
        "priest 1 F1",
        "priest 1",
        "depot 1 one",
        "depot 1 1 2 3 4 5 5",
        "depot 1 (1+2)",
        "hand E 1",
        "hand A 51",
        "hand A",
        "stairs X10",
        "stairs N10 N20",
        "sky dawn all_open",
        "round 0",
        "round",
        "pairs A=5-6",
        "pairs",
        "play on",
        "turns sun all_hidden",
        "first E",
        "? depot 9 = 1",
        "? laid X = A",
        "? sees E = none",
        "? next now = A",
        "A: sing -> ok",
        "E: card 1 -> ok",
    ],
)
def test_a_malformed_statement_shows_how_it_is_written(statement: str):
    found = failure("seats A B C D", statement, "? round = 1")
    assert found is not None
    assert found.code == "malformed"
    assert found.facts["form"]


@pytest.mark.parametrize("statement", ["seat A", "? weather = fine", "-> ok"])
def test_an_unknown_word_is_answered_with_the_known_ones(statement: str):
    found = failure("seats A B C D", statement, "? round = 1")
    assert found is not None
    assert found.code == "unknown"
    assert "round" in found.facts["known"]


def test_a_scene_begins_with_its_players():
    found = failure("? round = 1")
    assert found is not None
    assert found.code == "early"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 4, 8])
def test_what_a_scene_leaves_open_is_filled_in_without_losing_a_card(seats: int, number: int):
    table = Table()
    table.set_up("seats", [" ".join("ABCD"[:seats])])
    table.set_up("round", [str(number)])
    if number > 1:
        table.set_up("sky", ["sun all_open"])
    table.fact("next")
    state = table.state
    hands = sum(count(state.hand(seat)) for seat in range(seats))
    assert hands == 4 * seats
    assert count(state.used) == 4 * (number - 1)
    assert hands + count(state.used) + count(state.pile()) == 50
    assert count(state.sky_left) == 9 - number
    assert state.refusal(state.actions()[0]) is None


def test_a_filled_position_can_be_imagined_from_every_view():
    game = tampu.game("machu_picchu")
    table = Table()
    table.set_up("seats", ["A B C D"])
    table.set_up("stairs", ["N10 S40"])
    table.fact("next")
    for seat in range(4):
        view = table.state.view(seat)
        assert game.imagine(view, Stream(1)).view(seat) == view
