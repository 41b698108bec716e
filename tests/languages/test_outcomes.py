"""How a game ended, as players tell it: places are ordinals, points agree with their number."""

import pytest

from tampu.core.contract import Event, Fact
from tampu.languages import LANGS
from tampu.languages.speak import Speaker

NAMES = ["Wayra", "Illa", "Killa", "Amaru"]


def ended(lang: str, game: str, **facts: Fact) -> str:
    rule = {"machu_picchu": "MP-808", "cuzco_kramer": "CK-907"}[game]
    return Speaker(lang, game).event(Event(rule, 0, 0, facts, {}, [], False), 0, NAMES)


PLACES = {
    "en": ["finishes 2nd", "finishes 3rd", "finishes 4th"],
    "fr": ["termine 2e", "termine 3e", "termine 4e"],
    "pt": ["termina em 2º lugar", "termina em 3º lugar", "termina em 4º lugar"],
    "es": ["termina 2.º", "termina 3.º", "termina 4.º"],
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["machu_picchu", "cuzco_kramer"])
def test_a_place_is_an_ordinal(game: str, lang: str):
    shared = {"shared": 0} if game == "cuzco_kramer" else {}
    told = [ended(lang, game, place=place, score=7, **shared) for place in (2, 3, 4)]
    assert [f"Wayra {words} " in line for words, line in zip(PLACES[lang], told, strict=True)] == [
        True
    ] * 3, told


@pytest.mark.parametrize(
    ("lang", "won"),
    [
        ("en", "shares the win (12 "),
        ("fr", "partage la victoire (12 "),
        ("pt", "divide a vitória (12 "),
        ("es", "comparte la victoria (12 "),
    ],
)
def test_who_shares_the_win_does_not_share_it_with_points(lang: str, won: str):
    assert won in ended(lang, "cuzco_kramer", place=1, score=12, shared=1)


@pytest.mark.parametrize(
    ("game", "lang", "score", "words"),
    [
        ("machu_picchu", "en", 1, "1 point."),
        ("machu_picchu", "en", 0, "0 points."),
        ("machu_picchu", "pt", 0, "0 pontos."),
        ("machu_picchu", "pt", 1, "1 ponto."),
        ("machu_picchu", "pt", -3, "−3 pontos."),
        ("cuzco_kramer", "pt", 0, "0 pontos de prestígio."),
        ("cuzco_kramer", "fr", 0, "0 point de prestige."),
        ("cuzco_kramer", "es", 0, "0 puntos de prestigio."),
    ],
)
def test_points_agree_with_their_number(game: str, lang: str, score: int, words: str):
    shared = {"shared": 0} if game == "cuzco_kramer" else {}
    assert ended(lang, game, place=1, score=score, **shared).endswith(f" {words}")
