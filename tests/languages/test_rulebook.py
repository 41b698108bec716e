"""The rulebook is the same book in every language."""

import pytest

import tampu
from tampu.core.game import Game
from tampu.languages import LANGS, game_folder
from tampu.languages.rulebook import KINDS, kinds, marks, read_pages, rulebook

GAMES = pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)


@pytest.mark.parametrize("lang", LANGS)
@GAMES
def test_every_paragraph_is_there_with_its_kind_and_without_marks(game: Game, lang: str):
    book = rulebook(game.key, lang)
    page = game_folder(game.key) / "rulebook" / f"{lang}.md"
    assert read_pages(page.read_text()).title == book.title
    assert [each.id for each in book.paragraphs] == list(kinds(game.key))
    for each in book.paragraphs:
        assert each.id.startswith(f"{game.prefix}-")
        assert each.kind in KINDS
        assert each.chapter
        assert each.text[-1] in ".?"
        assert not any(f"({mark})" in each.text for mark in marks(lang))


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_rulebooks_have_the_same_title(lang: str):
    titles = [rulebook(game.key, lang).title for game in tampu.catalogue()]
    assert len(set(titles)) == len(titles)


@GAMES
def test_languages_have_texts_of_their_own(game: Game):
    texts = [{p.text for p in rulebook(game.key, lang).paragraphs} for lang in LANGS]
    assert len(set.union(*texts)) == sum(map(len, texts))


def test_rulings_and_reconstructions_are_marked():
    spanish = {each.id: each for each in rulebook("machu_picchu", "es").paragraphs}
    assert spanish["MP-104"].reconstructed
    assert not spanish["MP-104"].ruling
    assert spanish["MP-105"].ruling
    assert not spanish["MP-302"].reconstructed


def test_an_unknown_game_or_language_is_an_error():
    with pytest.raises(KeyError, match="no game"):
        rulebook("chess", "en")
    with pytest.raises(KeyError, match="no language"):
        rulebook("machu_picchu", "de")
