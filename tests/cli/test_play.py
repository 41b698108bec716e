"""`tampu play`: a person who types, bots that answer."""

import io
import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Call


@pytest.fixture
def typed(call: Call, monkeypatch: pytest.MonkeyPatch):
    """Play with these lines typed in."""

    def play(lines: list[str], *arguments: object) -> Answer:
        text = "\n".join(lines) + "\n" if lines else ""
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        return call("play", "machu_picchu", "--bots", "random", "--seed", "rain", *arguments)

    return play


def test_a_whole_game_is_played_saved_and_verified(typed, call: Call, tmp_path: Path):
    path = tmp_path / "games" / "one.txt"
    told = typed(["1"] * 200, "--seats", 4, "--seat", "C", "--name", "Killa", "--save", path)
    assert told.code == 0
    assert "Killa" in told.out
    assert "[MP-802]" in told.out
    assert "Result" in told.out
    assert "seed of the shuffles was" in told.out
    assert call("verify", path).code == 0
    assert call("replay", path, "--check").code == 0


def test_the_fingerprint_stands_before_the_first_card(typed):
    told = typed([])
    assert told.out.index("Fingerprint") < told.out.index("[MP-109]")


def test_the_same_seed_deals_the_same_cards(typed):
    first, second = typed(["1"] * 30), typed(["1"] * 30)
    assert first.out == second.out
    assert first.out != typed(["1"] * 30, "--seed", "sun").out


def test_an_answer_can_be_typed_in_the_notation_and_is_judged(typed):
    told = typed(["stair N", "card 99", "sing", "77", "quit"])
    assert "[MP-207]" in told.out
    assert "[MP-302]" in told.out
    assert "“sing” is not an answer" in told.out
    assert "The answers are numbered from 1 to 4." in told.out
    assert "You have left the game." in told.out
    assert told.code == 0


def test_why_shows_the_rule_or_what_will_happen(typed):
    told = typed(["why stair N", "why", "why sing", "1", "why stair N", "quit"])
    assert "MP-207  " in told.out
    assert "Why what?" in told.out
    assert "stair N is allowed." in told.out
    assert told.out.rpartition("is allowed")[2].count("[MP-305]") == 1


def test_help_board_log_rules_and_undo_are_there(typed):
    told = typed(["?", "board", "log", "rules MP-508", "rules helicopter", "undo", "", "quit"])
    assert "why it is not allowed" in told.out
    assert told.out.count("A   B   C   D   E") == 2
    assert told.out.count("[MP-109]") == 2
    assert "MP-508  " in told.out
    assert "mentions it" in told.out
    assert "can no longer be undone" in told.out
    assert told.out.count("4 card") == 2


def test_commands_are_understood_in_the_language_of_the_reader(typed):
    told = typed(["plateau", "quitter"], "--lang", "fr")
    assert "Vous avez quitté la partie." in told.out
    assert "manche 1/8" in told.out
    assert typed(["board", "quit"], "--lang", "fr").code == 0


def test_the_hand_of_the_person_is_shown_and_no_other(typed):
    told = typed(["quit"], "--seats", 3)
    assert "hand: " in told.out
    assert re.search(r"priest cards: A=\d-", told.out)
    assert "B=? C=?" in told.out
    assert told.out.count("takes a hand of four cards: ") == 1


def test_an_unfinished_game_keeps_its_seed_to_itself(typed, tmp_path: Path):
    path = tmp_path / "open.txt"
    told = typed(["1", "1", "quit"], "--save", path)
    assert str(path) in told.out
    text = path.read_text()
    assert "commitment: " in text
    assert "\nseed: " not in text


def test_the_end_of_the_input_is_a_farewell(typed):
    told = typed([])
    assert told.code == 0
    assert "You have left the game." in told.out


def test_ctrl_c_saves_the_game_and_ends_with_130(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    path = tmp_path / "game.txt"
    told = call("play", "machu_picchu", "--bots", "random", "--save", path)
    assert told.code == 130
    assert told.err == "tampu: interrupted\n"
    assert path.read_text().startswith("tampu record 1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "C"], "There is no seat “C” at this table; the last one is B."),
        (["--seat", ""], "There is no seat"),
        (["--seats", "9"], "it must be between"),
        (["--seats", "5"], "not for 5"),
        (["--bots", "random,random"], "2 bots were named, but 1 is needed."),
        (["--option", "reverse=never"], "reverse"),
    ],
)
def test_a_table_that_cannot_be_is_told_in_one_sentence(typed, arguments: list[str], sentence: str):
    told = typed([], *arguments)
    assert told.code == 2
    assert sentence in told.err


def test_a_game_is_shown_with_its_subtitle(call: Call, monkeypatch: pytest.MonkeyPatch):
    """Two games of the house are called Cuzco."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    told = call("play", "cuzco_kramer", "--bots", "random", "--seed", "rain")
    assert told.out.startswith("Cuzco – the terraces\n")
