"""MP-4xx: open and hidden cards."""

import pytest

import tampu
from tampu.core import laws
from tampu.games.machu_picchu.picture import View
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
TABLE = {
    "all_hidden": {4: "hhhh", 3: "hhho", 2: "hhhh"},
    "all_open": {4: "oooo", 3: "oooo", 2: "oooo"},
    "only_first_open": {4: "ohhh", 3: "ohho", 2: "ohoh"},
    "only_first_hidden": {4: "hooo", 3: "hooo", 2: "hoho"},
    "first_two_open": {4: "oohh", 3: "ooho", 2: "oohh"},
}


def view(state: object, seat: int | None) -> View:
    assert isinstance(state, MachuPicchu)
    found = state.view(seat)
    assert isinstance(found, View)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_face_of_every_placement_is_the_tables(seats: int) -> None:
    """MP-401 to MP-407, MP-409: in whole games, each instruction, each placement."""
    met = set()
    for seed in range(6):
        for state, _ in laws.random_states(GAME, seats, {}, seed):
            seen = view(state, None)
            faces = TABLE[seen.sky.instruction][seats]
            assert "".join("o" if p.open else "h" for p in seen.placements) == faces
            if seen.step == "refill":
                placer = seen.placements[seen.placed]
                laid = [s for s in seen.stairs.values() if s is not None and s.by == placer.by]
                assert any(s.open == (faces[seen.placed] == "o") for s in laid)
                met.add((seen.sky.instruction, seen.placed))
    assert len(met) == 5 * (3 if seats == 3 else 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_number_is_known_to_its_layer_until_the_reveal(seats: int) -> None:
    """MP-408, MP-410, MP-305: all see stair and layer; the number only as the rules allow."""
    hidden = 0
    for state, _ in laws.random_states(GAME, seats, {}, 77):
        for seat in (None, *range(seats)):
            seen = view(state, seat)
            revealed = seen.step in ("choose_order", "choose_return_square")
            for stair in seen.stairs.values():
                if stair is None:
                    continue
                mine = seat is not None and stair.by == seat
                assert (stair.card is not None) == (stair.open or mine)
                assert stair.open or not revealed
                hidden += stair.card is None
    assert hidden


def test_the_card_chosen_is_known_to_its_owner_only() -> None:
    """MP-301: all see that a card was chosen, the owner sees which."""
    for state, asked in laws.random_states(GAME, 4, {}, 9):
        for seat in range(4):
            seen = view(state, seat)
            assert seen.choosing == (seen.step == "choose_stair")
            assert (seen.chosen is not None) == (seen.choosing and seat == asked)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_empty_stair_may_be_used_whoever_places(seats: int) -> None:
    """MP-309, MP-304: the choice is exactly the stairs without a card."""
    met = set()
    for seed in range(8):
        for state, asked in laws.random_states(GAME, seats, {}, seed):
            seen = view(state, None)
            if seen.step == "choose_stair":
                empty = [name for name, card in seen.stairs.items() if card is None]
                assert [GAME.write(action) for action in state.actions(asked)] == [
                    f"stair {name}" for name in empty
                ]
                met |= {(asked, name) for name in empty}
    assert len(met) == 4 * seats
