"""What has a name in a game is told by it, in every language; its number only stands beside."""

import re

import pytest

from tampu.core.contract import Event, Facts
from tampu.languages import LANGS
from tampu.languages.speak import Speaker

NAMED: dict[str, tuple[Facts, str]] = {
    "CF-837": ({"mission": "35"}, r"2 .*Pachamama.*\(35\)"),
    "CF-123": ({"missions": ["01", "S-06"]}, r"3 .*\(01\) .*2 .*\(S-06\)"),
    "CF-621": ({"number": "05", "god": "mama_quilla"}, r"Mama Quilla 05 \(.*1\)"),
    "CF-301": ({"place": "I2"}, r"Tipón\b"),
    "CF-872": ({"places": ["I2", "O1"]}, r"Tipón \w+ Caicay"),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", NAMED)
def test_a_thing_with_words_of_its_own_is_told_by_them(rule: str, lang: str):
    facts, said = NAMED[rule]
    told = Speaker(lang, "cuzco_feld").event(Event(rule, 0, 8, facts, {}, [], False), 0, ["Wayra"])
    assert re.search(said, told), told


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_hidden_or_has_no_name_stays_as_it_is(lang: str):
    speaker = Speaker(lang, "cuzco_feld")
    chosen = Event("CF-123", 0, 0, {}, {"missions": ["01"]}, [0], False)
    hidden = speaker.event(chosen, 1, ["Wayra", "Illa"])
    assert "01" not in hidden
    assert hidden.startswith("Wayra")
    dealt = Event("CF-115", 0, 0, {"mask": "B"}, {}, [], False)
    assert "B" in speaker.event(dealt, 0, ["Wayra"])
