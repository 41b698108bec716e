"""What a seat may suppose of cards that it cannot know, and what would come of it (MP-408)."""

from collections.abc import Iterator

import pytest

import tampu
from tampu.core import laws
from tampu.core.bits import lanes
from tampu.core.contract import Event
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.games.machu_picchu.box import STAIRS
from tampu.games.machu_picchu.state import MachuPicchu
from tampu.games.machu_picchu.suppose import suppose, unknown

GAME = tampu.game("machu_picchu")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def placements(match: Match) -> Iterator[tuple[MachuPicchu, list[str], MachuPicchu, list[Event]]]:
    """Each position in which a card is asked for; the answers that followed; where all cards lay
    open; and what the order then brought."""
    for number, step in enumerate(match.steps):
        before = match.state_after(number)
        if step.line.text.startswith("card"):
            after = next(n for n in range(number, 999) if kind(match.state_after(n)) == "order")
            lay_open, order = match.state_after(after), match.steps[after]
            assert isinstance(before, MachuPicchu)
            assert isinstance(lay_open, MachuPicchu)
            plan = [step.line.text, match.steps[number + 1].line.text]
            yield before, plan, lay_open, order.events


def kind(state: object) -> str:
    assert isinstance(state, MachuPicchu)
    question = state.question
    return "" if question is None else question.kind.removeprefix("choose_")


def truth(lay_open: MachuPicchu, events: list[Event]) -> dict[str, str]:
    """The cards as they came to lie, and the order that was chosen."""
    cards = zip(STAIRS, map(str, lanes(lay_open.stairs, 4)), strict=True)
    return {**dict(cards), "order": str(events[0].facts["order"])}


@SEATS
def test_who_supposes_the_truth_is_told_what_happens(seats: int) -> None:
    """MP-501 to MP-710: with the own plan or without, by the one who places and by the others."""
    for seed in range(2):
        match = laws.random_match(GAME, seats, {}, seed)
        for before, plan, lay_open, events in placements(match):
            asked = int(before.asked())
            for seat in range(seats):
                answers = [GAME.read(text) for text in plan] if seat == asked else []
                told = suppose(before.view(seat), seat, answers, truth(lay_open, events))
                assert told
                assert told == events[: len(told)]
                assert len(told) == len(events) or events[len(told)].rule == "MP-805"


@SEATS
def test_what_is_told_hangs_on_the_view_and_the_suppositions_alone(seats: int) -> None:
    """MP-408: worlds that differ in hands, hidden cards and priest cards give the same answers."""
    match = laws.random_match(GAME, seats, {}, 21)
    for before, plan, lay_open, events in placements(match):
        for seat in range(seats):
            other = before.copy()
            other.redeal(seat, Stream(5))
            answers = [GAME.read(text) for text in plan] if seat == before.asked() else []
            real, dreamt = before.view(seat), other.view(seat)
            assert unknown(real, seat, answers) == unknown(dreamt, seat, answers)
            supposed = truth(lay_open, events)
            assert suppose(real, seat, answers, supposed) == suppose(
                dreamt, seat, answers, supposed
            )


@SEATS
def test_every_card_that_may_lie_there_is_offered_and_no_other(seats: int) -> None:
    """MP-310, MP-408: not a used one, not one that lies open, not one of the own hand if the seat
    lays no more."""
    match = laws.random_match(GAME, seats, {}, 33)
    for before, plan, lay_open, _ in placements(match):
        for seat in range(seats):
            answers = [GAME.read(text) for text in plan] if seat == before.asked() else []
            offered = {each.what: sum(each.values, ()) for each in unknown(
                before.view(seat), seat, answers)}  # fmt: skip
            assert offered.pop("order") == ("tall_first", "small_first")
            cards = dict(zip(STAIRS, lanes(lay_open.stairs, 4), strict=True))
            used = set(map(str, before.view(None).used))  # type: ignore[attr-defined]
            for stair, values in offered.items():
                assert str(cards[stair]) in values
                assert not set(values) & used
                assert list(values) == sorted(values, key=int)
            if answers and before.placed == 3:
                assert not set(sum(offered.values(), ())) & set(map(str, before.hand_list(seat)))


def test_numbers_with_no_known_card_between_them_are_one_group() -> None:
    """MP-503: only the rank of a card counts; D sees 5 and 41 and means to lay 20."""
    state = GAME.start(4)
    lines = ["first A", "pair 1-2", "pair 2-4", "pair 3-4", "pair 1-3"]
    lines += [f"draw {card}" for card in (30, 31, 32, 33, 5, 6, 7, 8, 41, 42, 43, 44, 20, 21, 1, 2)]
    for line in lines:
        state.apply(GAME.read(line))
    assert isinstance(state, MachuPicchu)
    state.sky = 3  # sun, only the first hidden
    for line in ("card 30", "stair N", "draw 9", "card 5", "stair S", "draw 10", "card 41"):
        state.apply(GAME.read(line))
    for line in ("stair E", "draw 11"):
        state.apply(GAME.read(line))
    plan = [GAME.read("card 20"), GAME.read("stair W")]
    hidden, order = unknown(state.view(3), 3, plan)
    assert (hidden.what, order.what) == ("N", "order")
    assert [(group[0], group[-1], len(group)) for group in hidden.values] == [
        ("3", "4", 2),
        ("6", "19", 14),
        ("22", "40", 19),
        ("42", "50", 9),
    ]
    told = suppose(state.view(3), 3, plan, {"N": "30", "order": "tall_first"})
    assert [event.facts.get("card") for event in told[1:5]] == [41, 30, 20, 5]


@pytest.mark.parametrize(
    "supposed",
    [
        {"N": "10", "S": "11", "E": "12"},
        {"N": "10", "S": "11", "order": "tall_first"},
        {"N": "10", "S": "10", "E": "12", "order": "tall_first"},
        {"N": "10", "S": "99", "E": "12", "order": "tall_first"},
        {"N": "10", "S": "1", "E": "12", "order": "tall_first"},
        {"N": "10", "S": "?", "E": "12", "order": "tall_first"},
        {"N": "10", "S": "11", "E": "12", "order": "sideways"},
    ],
)
def test_what_is_missing_or_cannot_be_brings_nothing(supposed: dict[str, str]) -> None:
    """MP-302, MP-502: A means to lay 1 on W."""
    state = GAME.start(4)
    lines = ["first A", "pair 1-2", "pair 2-4", "pair 3-4", "pair 1-3"]
    for line in [*lines, *(f"draw {card}" for card in range(1, 17))]:
        state.apply(GAME.read(line))
    plan = [GAME.read("card 1"), GAME.read("stair W")]
    right = {"N": "10", "S": "11", "E": "12", "order": "tall_first"}
    assert suppose(state.view(0), 0, plan, right)
    assert suppose(state.view(0), 0, plan, supposed) == []
    assert suppose(state.view(0), 0, [GAME.read("card 9")], right) == []
    assert suppose(state.view(0), 1, [], right) == []
    assert suppose(state.view(None), 0, [], right) == []
