"""Figures: every one can be set up and played, and what is wrong with one is found."""

import msgspec
import pytest

import tampu
from tampu.core.figures import Figure, fault, read_figures, staged
from tampu.games import KEYS, figures

EVERY = [(key, name) for key in KEYS for name in figures(key)]
GAME = tampu.game("cuzco_kramer")
SCENE = "seats A B; laid; ap 2; col G5 1v / G6 1v; inca A G5"


@pytest.mark.parametrize(("key", "name"), EVERY)
def test_it_plays_its_line_from_its_position(key: str, name: str):
    figure = figures(key)[name]
    assert fault(tampu.game(key), figure) is None
    decided = [step for step in staged(tampu.game(key), figure).match.steps if step.line.seat >= 0]
    assert len(decided) >= len(figure.line)


@pytest.mark.parametrize(
    ("figure", "complaint"),
    [
        (Figure("seats A B; tile 3 G10v"), "malformed"),
        (Figure(SCENE, line=("A: build G9 2",)), "refused by"),
        (Figure(SCENE, line=("A: dance",)), "is not an action"),
        (Figure(SCENE, line=("build G6 2",)), "is not an action"),
        (Figure(SCENE, line=("B: build G6 2",)), "refused by CK-"),
    ],
)
def test_what_cannot_be_shown_is_found(figure: Figure, complaint: str):
    assert complaint in (fault(GAME, figure) or "")


def test_a_file_with_a_field_that_means_nothing_is_refused():
    with pytest.raises(msgspec.ValidationError, match="colour"):
        read_figures('[a]\nscene = "seats A B"\ncolour = "red"')
