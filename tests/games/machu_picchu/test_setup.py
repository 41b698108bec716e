"""MP-1xx: the box and the set-up."""

import pytest

import tampu
from tampu.core import laws
from tampu.core.bits import count, lanes
from tampu.core.contract import refuse
from tampu.core.game import Refused
from tampu.core.play import IllegalAction, played
from tampu.games.machu_picchu import box
from tampu.games.machu_picchu.picture import View
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")


def start(seats: int, *lines: str) -> MachuPicchu:
    """A game after these chance lines."""
    state = GAME.start(seats)
    for line in lines:
        state.apply(GAME.read(line))
    assert isinstance(state, MachuPicchu)
    return state


def seen(state: MachuPicchu, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 100])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """MP-101."""
    with pytest.raises(Refused) as refused:
        GAME.start(seats)
    assert refused.value.refusal.rule == "MP-101"


def test_the_temple_runs_from_a1_in_the_north_west_to_e5() -> None:
    """MP-102."""
    assert box.SQUARES[0] == "A1"
    assert box.SQUARES[4] == "E1"
    assert box.SQUARES[12] == "C3"
    assert box.SQUARES[24] == "E5"


def test_nine_squares_show_suns() -> None:
    """MP-103: two on the centre, one on the rest of the cross, none elsewhere."""
    suns = {name: number for name, number in zip(box.SQUARES, box.SUNS, strict=True) if number}
    assert suns.pop("C3") == 2
    assert suns == dict.fromkeys(["C1", "C2", "A3", "B3", "D3", "E3", "C4", "C5"], 1)


def test_priests_begin_on_their_start_squares_with_empty_depots() -> None:
    """MP-104, MP-107."""
    view = seen(start(4), None)
    assert view.priests == ["B2", "D2", "B4", "D4"]
    assert view.depots == [[], [], [], []]


def test_token_rows_rise() -> None:
    """MP-106."""
    view = seen(start(2), None)
    assert view.sun_row == [1, 2, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10]
    assert view.fire_row == [-3, -4, -5, -6, -7, -8, -9, -10]


def test_eight_sun_moon_cards_and_a_printed_one() -> None:
    """MP-108, MP-411."""
    view = seen(start(3), None)
    assert (view.sky.sky, view.sky.instruction) == ("sun", "all_hidden")
    assert sorted((card.sky, card.instruction) for card in view.sky_left) == [
        ("moon", "all_hidden"),
        ("moon", "all_open"),
        ("moon", "only_first_hidden"),
        ("moon", "only_first_open"),
        ("sun", "all_open"),
        ("sun", "first_two_open"),
        ("sun", "only_first_hidden"),
        ("sun", "only_first_open"),
    ]


def test_the_lot_may_fall_on_every_seat_and_on_no_other() -> None:
    """MP-109."""
    state = start(3)
    assert state.outcomes() == [(GAME.read(f"first {seat}"), 1) for seat in "ABC"]
    with pytest.raises(IllegalAction) as refused:
        played(state, GAME.read("first D"))
    assert refused.value.refusal.rule == "MP-109"


@pytest.mark.parametrize(
    ("seats", "pairs"),
    [(2, "1-3 2-4"), (3, "1-2 2-4 1-4"), (4, "1-2 2-4 3-4 1-3")],
)
def test_the_priest_cards_in_play(seats: int, pairs: str) -> None:
    """MP-110: these and no others can be dealt, each once, and everybody knows which they are."""
    state = start(seats, "first A")
    dealt = {GAME.write(action) for action, _ in state.outcomes()}
    assert dealt == {f"pair {pair}" for pair in pairs.split()}
    assert {f"{a}-{b}" for a, b in seen(state, None).pairs_in_play} == set(pairs.split())
    first = pairs.split()[0]
    state.apply(GAME.read(f"pair {first}"))
    refusal = state.refusal(GAME.read(f"pair {first}"))
    assert refusal is not None
    assert refusal.rule == "MP-110"


def test_with_three_players_three_priests_are_shared_by_two_and_one_is_nobodys() -> None:
    """MP-110: nobody's priest counts for everybody alike, so none may be on all cards."""
    pairs = seen(start(3), None).pairs_in_play
    assert sorted(priest for pair in pairs for priest in pair) == [1, 1, 2, 2, 4, 4]


def test_a_game_begun_by_edition_1_keeps_its_priest_cards() -> None:
    """MP-110: dealing, seeing, imagining and copying it; two and four players see no difference."""
    former = GAME.of_edition(1)
    assert former is not None
    for state, _ in laws.random_states(former, 3, {}, 12):
        assert isinstance(state, MachuPicchu)
        assert seen(state, None).pairs_in_play == [[1, 2], [1, 3], [1, 4]]
        assert state.copy() == state
        laws.imagination_fits(former, state, 3, 12)
    for seats in (2, 4):
        old = former.start(seats).view(None)
        assert isinstance(old, View)
        assert old.pairs_in_play == seen(start(seats), None).pairs_in_play


def test_cards_come_from_the_pile_only() -> None:
    """MP-112: a card that somebody holds cannot be dealt again."""
    state = start(2, "first A", "pair 1-3", "pair 2-4", "draw 7")
    refusal = state.refusal(GAME.read("draw 7"))
    assert refusal is not None
    assert refusal.rule == "MP-112"


def test_everybody_gets_a_priest_card_and_four_cards_clockwise_from_the_first_player() -> None:
    """MP-111, MP-112, MP-113."""
    state = start(3, "first C", "pair 1-2", "pair 2-4", "pair 1-4", "draw 9", "draw 8", "draw 7")
    assert seen(state, 2).pairs[2] == [1, 2]
    assert seen(state, 0).pairs[0] == [2, 4]
    assert seen(state, 1).pairs[1] == [1, 4]
    assert seen(state, 2).hand == [7, 8, 9]
    state.apply(GAME.read("draw 1"))
    state.apply(GAME.read("draw 50"))
    assert seen(state, 0).hand == [50]


def test_priest_cards_are_secret_with_three_or_four_and_open_with_two() -> None:
    """MP-114, and MP-805 at the end."""
    for seats in (2, 3, 4):
        for state, asked in laws.random_states(GAME, seats, {}, seats):
            assert isinstance(state, MachuPicchu)
            for seat in (None, *range(seats)):
                for owner, pair in enumerate(seen(state, seat).pairs):
                    public = seats == 2 or asked == -3
                    dealt = lanes(state.pairs, seats)[owner] > 0
                    assert (pair is not None) == (dealt and (public or owner == seat))


def test_hands_are_seen_by_their_holders_only() -> None:
    """MP-112: an onlooker sees no hand; a holder the own four; all see how many."""
    for state, _ in laws.random_states(GAME, 4, {}, 11):
        assert isinstance(state, MachuPicchu)
        assert seen(state, None).hand == []
        for seat in range(4):
            assert seen(state, seat).hand == state.hand_list(seat)
            assert seen(state, seat).hand_sizes == [count(state.hand(s)) for s in range(4)]


@pytest.mark.parametrize(
    ("options", "rule"),
    [({"reverse": "never"}, "MP-901"), ({"speed": "fast"}, "MP-901"), ({"end": ""}, "MP-901")],
)
def test_unknown_options_are_refused(options: dict[str, str], rule: str) -> None:
    """MP-901."""
    with pytest.raises(Refused) as refused:
        GAME.start(2, options)
    assert refused.value.refusal.rule == rule


def test_a_return_game_is_begun_by_the_other_player() -> None:
    """MP-904: the option fixes who begins, and a record with another first line is refused."""
    state = GAME.start(2, {"begins": "B"})
    assert state.outcomes() == [(GAME.read("first B"), 1)]
    refusal = state.refusal(GAME.read("first A"))
    assert refusal is not None
    assert refusal.rule == "MP-904"


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_than_two_the_lot_decides_who_begins(seats: int) -> None:
    """MP-904: there is no "other player" then; the lot itself may be named."""
    assert GAME.refuse_start(seats, {"begins": "lot"}) is None
    refusal = GAME.refuse_start(seats, {"begins": "B"})
    assert refusal == refuse("MP-904", seats=seats)
