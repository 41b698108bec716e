"""Sentences that are put together fit: numbers agree, names stand as names, places are ordinals."""

import pytest

from tampu.core.contract import Event, Fact, Question, Refusal
from tampu.languages import LANGS
from tampu.languages.speak import Speaker

NAMES = ["Wayra", "Illa", "Killa", "Amaru"]


def event(lang: str, game: str, rule: str, points: int = 0, **facts: Fact) -> str:
    return Speaker(lang, game).event(Event(rule, 0, points, facts, {}, [], False), 0, NAMES)


def refusal(lang: str, game: str, rule: str, **facts: Fact) -> str:
    return Speaker(lang, game).refusal(Refusal(rule, facts), NAMES)


@pytest.mark.parametrize("game", ["inca_empire", "cuzco_feld"])
@pytest.mark.parametrize(
    ("lang", "none", "one"),
    [
        ("en", "0 victory points", "1 victory point"),
        ("fr", "0 point de victoire", "1 point de victoire"),
        ("pt", "0 pontos de vitória", "1 ponto de vitória"),
        ("es", "0 puntos de victoria", "1 punto de victoria"),
    ],
)
def test_no_point_one_point_and_many_agree(game: str, lang: str, none: str, one: str):
    speaker = Speaker(lang, game)
    assert speaker.say("points-words", points=0) == none
    assert speaker.say("score-words", score=1) == one
    assert speaker.say("points-words", points=2) == speaker.say("score-words", score=2)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("pt", "Ainda falta 1 ", "Ainda faltam 2 "), ("es", "le falta 1.", "le faltan 2.")],
)
def test_what_a_mission_lacks_agrees(lang: str, one: str, two: str):
    assert one in refusal(lang, "cuzco_feld", "CF-836", mission="01", shortfall=1)
    assert two in refusal(lang, "cuzco_feld", "CF-836", mission="01", shortfall=2)


@pytest.mark.parametrize(
    ("lang", "one", "two"), [("pt", "Resta 1 ", "Restam 2 "), ("es", "Queda 1 ", "Quedan 2 ")]
)
def test_the_roads_left_agree(lang: str, one: str, two: str):
    for left, said in ((1, one), (2, two)):
        question = Question("road_pick", [0], {"left": left, "roads": 2})
        assert said in Speaker(lang, "inca_empire").question(question, NAMES).text


@pytest.mark.parametrize(("game", "rule"), [("inca_empire", "IE-902"), ("cuzco_feld", "CF-881")])
@pytest.mark.parametrize(
    ("lang", "second"), [("en", "2nd"), ("fr", "2e"), ("pt", "2º"), ("es", "2.º")]
)
def test_a_place_at_the_end_is_an_ordinal(game: str, rule: str, lang: str, second: str):
    assert f" {second} " in event(lang, game, rule, place=2, score=40)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Wayra makes the Great Pilgrimage."),
        ("fr", "Wayra fait le Grand pèlerinage."),
        ("pt", "Wayra faz a Grande Peregrinação."),
        ("es", "Wayra hace la Gran Peregrinación."),
    ],
)
def test_a_pilgrimage_is_told_by_its_name(lang: str, said: str):
    assert event(lang, "inca_empire", "IE-781", card="great_pilgrimage") == said


def test_the_eras_are_french_in_french():
    eras = ["pre_empire", "early_empire", "middle_empire", "late_empire"]
    speaker = Speaker("fr", "inca_empire")
    told = [speaker.say("era-name", era=era) for era in eras]
    assert told == ["Pré-Empire", "Haut-Empire", "Empire moyen", "Bas-Empire"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_pilgrimage_that_was_not_begun_is_not_to_be_finished(lang: str):
    begun = refusal(lang, "inca_empire", "IE-780", stage="begun")
    assert begun != refusal(lang, "inca_empire", "IE-780", stage="none")


@pytest.mark.parametrize(
    ("colour", "said"),
    [("violet", "plumes violettes"), ("pink", "plumes roses"), ("orange", "plumes orange")],
)
def test_feathers_agree_with_their_colour_in_french(colour: str, said: str):
    assert said in refusal("fr", "cuzco_feld", "CF-315", colour=colour)
    assert said in event("fr", "cuzco_feld", "CF-313", colour=colour)
