"""What readers ask is answered by the right paragraphs, best first."""

import tomllib
from pathlib import Path

import pytest

from tampu.games import KEYS
from tampu.languages import LANGS
from tampu.languages.search import LONGEST, SHOWN, index
from tampu.languages.vocabulary import vocabulary

QUESTIONS = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
ASKED = [
    pytest.param(game, lang, question, rule, id=f"{game}-{lang}-{question}")
    for game, languages in QUESTIONS.items()
    for lang, questions in languages.items()
    for question, rule in questions.items()
]


def found(question: str, lang: str = "en", game: str | None = "machu_picchu") -> list[str]:
    return [each.paragraph.id for each in index(lang, game).search(question).found]


@pytest.mark.parametrize(("game", "lang", "question", "rule"), ASKED)
def test_the_answer_is_among_the_first_three(game: str, lang: str, question: str, rule: str):
    assert rule in found(question, lang, game)[:3]


def test_every_game_is_asked_in_every_language():
    assert set(QUESTIONS) == set(KEYS)
    for languages in QUESTIONS.values():
        assert set(languages) == set(LANGS)
        assert sum(map(len, languages.values())) >= 12


@pytest.mark.parametrize("asked", ["CK-312", "ck 312", "Ck312", "312", "rule CK-312, please"])
def test_a_paragraph_is_found_first_by_its_number(asked: str):
    assert found(asked, game="cuzco_kramer")[0] == "CK-312"


def test_a_number_of_another_game_names_nothing_here():
    assert found("CK-312") == []
    assert found("CK-312", game=None) == ["CK-312"]


@pytest.mark.parametrize(
    ("words", "lang", "rule"),
    [
        ("blocked sun square", "en", "MP-508"),
        ("ARRIVER centre lune", "fr", "MP-604"),
        ("deposito cheio", "pt", "MP-510"),
        ("sumo sacerdote", "es", "MP-109"),
        ("opcoes", "pt", "MP-901"),
    ],
)
def test_accents_capitals_and_endings_make_no_difference(words: str, lang: str, rule: str):
    assert rule in found(words, lang)[:5]
    assert found(words.upper(), lang) == found(words, lang)


def test_a_word_is_found_while_it_is_still_being_typed():
    assert "MP-508" in found("blocke")[:3]
    assert "MP-508" in found("blo")[:3]


def test_what_was_looked_for_is_marked_where_it_stands():
    best = index("en", "machu_picchu").search("blocked priest").found[0]
    marked = [best.paragraph.text[start:end] for start, end in best.marks]
    assert {"blocked", "priest"} <= set(marked)


@pytest.mark.parametrize("lang", LANGS)
def test_a_place_in_a_text_is_the_same_to_a_browser(lang: str):
    """A browser counts in UTF-16; beyond its first plane a letter would count twice."""
    assert all(max(each.text) <= "\uffff" for each in index(lang).paragraphs)


def test_no_more_than_twenty_are_shown_and_the_rest_is_counted():
    findings = index("en", "machu_picchu").search("priest")
    assert len(findings.found) == SHOWN
    assert findings.rest > 0
    assert index("en", "machu_picchu").search("priest", 1000).rest == 0


def test_where_nothing_is_found_something_is_suggested():
    slip = index("en", "machu_picchu").search("prist")
    assert (slip.found, slip.rest) == ([], 0)
    assert "priest" in slip.suggestions
    assert index("en", "cuzco_kramer").search("tempel").suggestions == ["temple"]
    strange = index("fr", "cuzco_kramer").search("hélicoptère")
    assert strange.suggestions == ["Mise en place", "Le tour", "Poser des terrains", "Les Incas"]


@pytest.mark.parametrize(
    "odd", ["", "   ", "???", "\x00\x07", "🦙🦙", "́́", "ﬀ" * LONGEST, "a " * 99]
)
def test_odd_questions_are_answered_too(odd: str):
    findings = index("en", "machu_picchu").search(odd)
    assert findings.found or findings.suggestions


@pytest.mark.parametrize("lang", LANGS)
def test_what_stands_for_something_stands_in_some_rulebook(lang: str):
    """A word on the right that no rulebook has would find nothing."""
    known = index(lang)._places
    for asked, written in vocabulary(lang).instead.items():
        assert [word.text for word in written if word.folded not in known] == [], asked


def test_a_language_the_house_does_not_speak_is_an_error():
    with pytest.raises(KeyError, match="no language"):
        vocabulary("de")
