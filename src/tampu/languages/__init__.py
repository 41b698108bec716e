"""Rule ids and facts in, sentences out: English, French, Portuguese (Brazil) and Spanish."""

from pathlib import Path

LANGS = ("en", "fr", "pt", "es")
"""The languages of the house; English is the one the others are compared with."""
LOCALES = {"en": "en", "fr": "fr", "pt": "pt-BR", "es": "es"}
"""Whose plurals and numbers each language uses."""
HOUSE = Path(__file__).parent / "words"
"""Words that belong to no game and to no page."""
GAMES = Path(__file__).parents[1] / "games"


def game_folder(game: str) -> Path:
    """Where a game keeps its words and its rulebook."""
    if not game.isidentifier() or not (GAMES / game / "rulebook").is_dir():
        raise KeyError(f"no game is called {game!r}")
    return GAMES / game
