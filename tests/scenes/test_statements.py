"""How scenes are found and read, with the notation of a game that counts coins."""

import pytest

from tampu.core.contract import Question
from tampu.core.scenes import Outcome, Report, SceneError, blocks, run_all, same_events


class Purse:
    """A game in miniature: seats hold coins; paying costs points of action and may score."""

    exact = True

    def __init__(self) -> None:
        self.coins: dict[str, int] = {}
        self.careless = False

    def set_up(self, verb: str, items: list[str]) -> str | None:
        if verb == "careless":
            self.careless = True
        elif verb == "coins":
            for item in items:
                who, _, number = item.partition(" ")
                if not number.isdigit():
                    raise SceneError("malformed", form="coins A 3 / B 4")
                self.coins[who] = int(number)
        elif verb == "table":
            return "CK-101" if len(items[0].split()) > 4 else None
        else:
            raise SceneError("unknown", known="coins, table, careless")
        return None

    def command(self, who: str, text: str) -> Outcome:
        price = int(text.removeprefix("pay "))
        if price > self.coins[who]:
            if self.careless:
                self.coins[who] = 0
            return Outcome(refused="CK-208")
        self.coins[who] -= price
        events = (f"{who}+{price} CK-801",) if price > 1 else ()
        return Outcome(price=str(price), events=events)

    def fact(self, name: str) -> str:
        return str(self.coins[name.removeprefix("coins ")])

    @property
    def question(self) -> Question | None:
        return None

    def snapshot(self) -> object:
        return dict(self.coins)


def told(text: str) -> list[Report]:
    return run_all(text, {"ck": Purse})


def codes(*statements: str) -> list[str]:
    text = "\n".join(["```ck", *statements, "```"])
    return [failure.code for failure in told(text)[0].failures]


def test_statements_stand_on_lines_or_behind_semicolons_and_items_behind_slashes():
    assert codes("coins A 3 / B 4; ? coins A = 3", "? coins B = 4") == []


def test_a_position_can_be_altered_between_commands():
    assert (
        codes("coins A 1; A: pay 2 -> no CK-208; coins A 5; A: pay 1 -> ok 1; ? coins A = 4") == []
    )


def test_the_price_of_an_action_is_compared():
    assert codes("coins A 9; A: pay 1 -> ok 1") == []
    assert codes("coins A 9; A: pay 1 -> ok 0") == ["differs"]
    assert codes("coins A 9; A: pay 1 -> ok") == []


def test_an_exact_notation_wants_every_score_to_be_listed():
    assert codes("coins A 9; A: pay 3 -> ok 3, A+3 CK-801") == []
    assert codes("coins A 9; A: pay 3 -> ok 3") == ["differs"]
    assert codes("coins A 9; A: pay 3 -> ok 3, A+4 CK-801") == ["differs"]
    assert codes("coins A 9; A: pay 3 -> ok 3, A+3 CK-801, B+1 CK-801") == ["differs"]


def test_a_set_up_can_be_refused_by_a_rule():
    assert codes("table A B C D E -> no CK-101") == []
    assert codes("table A B C D -> no CK-101") == ["differs"]
    assert codes("table A B C D E") == ["differs"]


def test_a_refused_command_must_leave_no_trace():
    assert codes("coins A 1; A: pay 2 -> no CK-208") == []
    assert codes("coins A 1; careless; A: pay 2 -> no CK-208") == ["trace"]


def test_after_a_wrong_verdict_the_rest_of_a_scene_is_left():
    assert codes("coins A 1; A: pay 2 -> ok; ? coins A = 99") == ["differs"]


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("coins A many", "malformed"),
        ("colour blue", "unknown"),
        ("? coins A", "unreadable"),
        ("? = 3", "unreadable"),
        ("A: pay 1 -> perhaps", "unreadable"),
        ("A: pay 1 -> no", "unreadable"),
        ("A: pay 1 -> no CK-208, A+1 CK-801", "unreadable"),
        ("A: pay 1 -> ok,, A+1 CK-801", "unreadable"),
    ],
)
def test_what_makes_no_sense_ends_the_scene(statement: str, code: str):
    assert codes("coins A 3", statement, "? coins A = 0") == [code]


def test_a_scene_that_checks_nothing_fails():
    assert codes("coins A 3") == ["unchecked"]


def test_a_line_that_ends_with_a_comma_goes_on_in_the_next():
    assert codes("coins A 9", "A: pay 3 -> ok 3,", "   A+3 CK-801") == []


def test_what_stands_behind_a_hash_is_a_remark():
    assert codes("coins A 9  # many", "# nothing here", "? coins A = 9") == []


def test_blocks_are_named_after_the_heading_or_the_bold_words_before_them():
    text = (
        "# One\n```ck\n? a = 1\n```\n~~~ck\n? a = 1\n~~~\n\n**Two.** Words.\n\n  ```ck\n  ? a = 1\n"
    )
    assert [(b.title, b.line) for b in blocks(text)] == [("One", 2), ("One (2)", 5), ("Two.", 11)]


def test_blocks_without_a_tag_and_of_other_languages_are_left_alone():
    assert told("```\nA: pay 1\n```\n```python\nx = 1\n```\n") == []


def test_a_failure_names_its_line():
    text = "# x\n\n```ck\ncoins A 3\n? coins A = 4\n```\n"
    failure = told(text)[0].failures[0]
    assert (failure.line, failure.facts) == (5, {"expected": "4", "found": "3"})


@pytest.mark.parametrize(
    ("expected", "found", "same"),
    [
        ("a b", "a b", True),
        ("a b", "b a", False),
        ("a b", "a b c", False),
        ("a ...", "a b c", True),
        ("... c", "a b c", True),
        ("... b ...", "a b c", True),
        ("... a", "a b c", False),
        ("a ... c", "a c", True),
        ("...", "", True),
        ("", "", True),
        ("a", "", False),
        ("... x ...", "a b", False),
    ],
)
def test_three_dots_stand_for_any_number_of_events(expected: str, found: str, same: bool):
    assert same_events(tuple(expected.split()), tuple(found.split())) is same
