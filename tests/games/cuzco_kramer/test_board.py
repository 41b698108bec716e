"""CK-102 to CK-111: the board and what is in the box."""

import pytest

from tampu.core.hexes import Cells, beside, both, minus, only, places, size
from tampu.games.cuzco_kramer.box import (
    CARD_TYPES,
    CARD_VALUE,
    CELL_AT,
    CELLS,
    DECK,
    LAND,
    PLACE,
    cells_named,
)
from tampu.games.cuzco_kramer.position import amount, counts
from tampu.games.cuzco_kramer.rules.laying import cover
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.games.cuzco_kramer.view import view


def around(cell: str) -> set[str]:
    """The cells that touch one, on the site and outside."""
    touched = both(beside(only(PLACE[CELLS.index(cell)])), LAND.board)
    return set(cells_named(touched))


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        ("G10", "G9 G11 F9 F10 H9 H10"),
        ("H10", "H9 H11 G10 G11 J10 J11"),
        ("C7", "C6 C8 B6 B7 D6 D7"),
    ],
)
def test_neighbours_by_name(cell: str, neighbours: str):
    """CK-103, example X-02."""
    assert around(cell) == set(neighbours.split())


def test_the_site_has_153_cells_and_three_basins():
    """CK-102, CK-105, CK-106."""
    assert (size(LAND.site), size(LAND.border), size(LAND.inner)) == (153, 55, 98)
    assert cells_named(LAND.printed_basins) == ["F8", "F14", "J10"]
    assert size(both(LAND.printed_basins, LAND.inner)) == 3


def test_mountain_in_the_north_forest_in_the_south():
    """CK-104: 61 outside cells, and only H2 and H17 touch both kinds of land."""
    assert (size(LAND.outside), size(LAND.mountain), size(LAND.forest)) == (61, 33, 28)
    assert all(CELLS[CELL_AT[place]][0] <= "H" for place in places(LAND.mountain))
    both_kinds = both(both(LAND.border, beside(LAND.forest)), beside(LAND.mountain))
    assert cells_named(both_kinds) == ["H2", "H17"]


def test_a_border_cell_touches_land_off_the_site():
    """CK-105."""

    def touches_outside(cells: Cells) -> Cells:
        return both(cells, beside(LAND.outside))

    assert cells_named(touches_outside(LAND.site)) == cells_named(LAND.border)
    assert size(minus(LAND.inner, LAND.site)) == 0


def test_every_outline_is_of_cells_that_all_touch():
    """CK-110, CK-303."""
    for outline in range(372 + 585 + 214):
        names = cells_named(cover(outline))
        assert all(b in around(a) for a in names for b in names if a != b)


def test_five_cards_of_each_type():
    """CK-111, CK-716: what a card is worth follows from the relics it shares."""
    assert counts(DECK) == [5] * 6
    for shown, row in zip(CARD_TYPES, CARD_VALUE, strict=True):
        assert row == [len(set(shown) & set(card)) for card in CARD_TYPES]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_stock_for_any_number_of_players(seats: int):
    """CK-107 to CK-109, CK-114, example X-01."""
    seen = view(Cuzco(seats, False, False, False), None)
    assert (seen.triples, seen.basins_left, seen.discs_left) == (56, 16, 15)
    assert seen.floors_left == [12, 11, 10, 8, 6]
    assert seen.scores == [0] * seats
    assert len(seen.supplies) == seats
    for own in seen.supplies:
        tiles = (own.doubles, own.village_singles, own.crops_singles)
        assert (*tiles, own.incas, own.tokens) == (5, 2, 3, 12, 3)
    assert amount(DECK) == 30
