"""Everybody remembers the rounds that are over (MP-310, MP-410)."""

import pytest

import tampu
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.luck import Stream
from tampu.games.machu_picchu.picture import View

GAME = tampu.game("machu_picchu")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_a_round_is_remembered_as_it_was(seats: int) -> None:
    """MP-205, MP-410, MP-501, MP-706: who was first, what lay where, in which order; all know."""
    luck, state = Stream(seats << 32), GAME.start(seats)
    told: list[tuple[object, ...]] = []
    laid: list[str] = []
    order, returned, cards, first = "", [], {}, 0
    while state.asked() != NOBODY:
        action = state.random_action(luck)
        verb, _, what = GAME.write(action).partition(" ")
        if state.asked() != CHANCE:
            if verb == "stair":
                laid.append(what)
            elif verb == "order":
                order = what
                seen = state.view(None)
                assert isinstance(seen, View)
                cards = {name: stair.card for name, stair in seen.stairs.items() if stair}
                first = int(state.asked())
            elif verb not in ("card",):
                returned.append(what)
        before = len(state.view(None).past)  # type: ignore[attr-defined]
        state.apply(action)
        seen = state.view(int(luck.below(seats)))
        assert isinstance(seen, View)
        if len(seen.past) > before:
            told.append((first, cards, laid, order, returned))
            laid, returned = [], []
    last = state.view(0)
    assert isinstance(last, View)
    assert len(last.past) == last.round
    for seen_round, (first_, cards_, laid_, order_, returned_) in zip(last.past, told, strict=True):
        assert (seen_round.first, seen_round.cards, seen_round.order) == (first_, cards_, order_)
        assert seen_round.laid[: len(laid_)] == laid_  # type: ignore[arg-type]
        assert sorted(seen_round.laid) == ["E", "N", "S", "W"]
        assert seen_round.returned == returned_


def test_copies_share_the_past_and_do_not_write_in_it() -> None:
    luck, state = Stream(1 << 32), GAME.start(2)
    state.playout(luck, 60)
    other, before = state.copy(), state.past  # type: ignore[attr-defined]
    assert other.past is state.past  # type: ignore[attr-defined]
    other.playout(luck, 200)
    assert state.past == before  # type: ignore[attr-defined]
    assert len(other.past) > len(before)  # type: ignore[attr-defined]
