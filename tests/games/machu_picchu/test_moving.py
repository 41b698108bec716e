"""MP-5xx and MP-6xx: laws of the four moves and of the tokens, over whole random games."""

import pytest

import tampu
from tampu.core import laws
from tampu.core.bits import lanes
from tampu.core.contract import Event
from tampu.core.play import Match
from tampu.games.machu_picchu.box import SQUARES
from tampu.games.machu_picchu.picture import View
from tampu.games.machu_picchu.state import MachuPicchu

GAME = tampu.game("machu_picchu")
ARRIVALS = {f"MP-{n}" for n in (602, 603, 604, 605, 608, 609, 610, 611)}
LEAVINGS = {"MP-702", "MP-703", "MP-704"}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
STEPS = {"N": (0, 1), "S": (0, -1), "E": (-1, 0), "W": (1, 0)}


def rounds(seats: int, seed: int) -> list[tuple[MachuPicchu, list[Event]]]:
    """Each round's position before the order was chosen, and the events of the choice."""
    match: Match = laws.random_match(GAME, seats, {}, seed)
    found = []
    for number, step in enumerate(match.steps):
        if step.line.text.startswith("order"):
            before = match.state_after(number)
            assert isinstance(before, MachuPicchu)
            found.append((before, step.events))
    return found


def moves(events: list[Event]) -> list[Event]:
    return [event for event in events if event.rule in ARRIVALS | LEAVINGS | {"MP-508"}]


def stepped(square: str, stair: str) -> str | None:
    """One square away from a stair; None: outside."""
    across, down = STEPS[stair]
    column, row = ord(square[0]) - 65 + across, int(square[1]) - 1 + down
    return f"{chr(column + 65)}{row + 1}" if 0 <= column < 5 and 0 <= row < 5 else None


@SEATS
def test_every_priest_moves_exactly_once_also_with_a_full_depot(seats: int) -> None:
    """MP-510, MP-506: four moves a round, one each, whatever the depots hold."""
    full = 0
    for seed in range(30):
        for before, events in rounds(seats, seed):
            assert sorted(str(event.facts["priest"]) for event in moves(events)) == list("1234")
            full += any(before.used_slots(priest) == 5 for priest in range(4))
    assert full


@SEATS
def test_a_card_moves_its_priest_one_square_away_from_its_stair(seats: int) -> None:
    """MP-505, MP-507, MP-508, MP-509: to the next square if it is empty, else blocked, or out."""
    for seed in range(30):
        for before, events in rounds(seats, seed):
            squares = [SQUARES[square] for square in lanes(before.priests, 4)]
            for event in moves(events):
                priest, stair = event.facts["priest"], event.facts["stair"]
                assert isinstance(priest, int)
                assert isinstance(stair, str)
                assert event.facts["at"] == squares[priest - 1]
                target = stepped(squares[priest - 1], stair)
                if target is None:
                    assert event.rule in LEAVINGS
                    squares[priest - 1] = ""
                elif target in squares:
                    assert event.rule == "MP-508"
                else:
                    assert event.rule in ARRIVALS
                    assert event.facts["to"] == target
                    squares[priest - 1] = target


@SEATS
def test_the_order_pairs_cards_and_priests_as_the_rules_say(seats: int) -> None:
    """MP-501, MP-503, MP-504: the largest card first, for the tallest or the smallest priest."""
    for seed in range(20):
        for _, events in rounds(seats, seed):
            cards = [event.facts["card"] for event in moves(events)]
            priests = [event.facts["priest"] for event in moves(events)]
            assert cards == sorted(cards, key=lambda card: -int(str(card)))
            assert priests == ([4, 3, 2, 1] if events[0].rule == "MP-503" else [1, 2, 3, 4])


def test_order_only_keeps_the_pairing() -> None:
    """MP-902: small first moves the smallest card and the smallest priest first."""
    match = laws.random_match(GAME, 2, {"reverse": "order_only"}, 6)
    seen = set()
    for step in match.steps:
        if step.line.text.startswith("order"):
            cards = [int(str(event.facts["card"])) for event in moves(step.events)]
            priests = [int(str(event.facts["priest"])) for event in moves(step.events)]
            assert sorted(zip(cards, priests, strict=True)) == list(
                zip(sorted(cards), sorted(priests), strict=True)
            )
            seen.add(step.events[0].rule)
    assert seen == {"MP-503", "MP-902"}


@pytest.mark.parametrize("reverse", ["pairing", "order_only"])
def test_everybody_is_told_beforehand_which_priest_follows_which_card(reverse: str) -> None:
    """MP-503, MP-504, MP-902: the orders of the view are what then happens."""
    match = laws.random_match(GAME, 3, {"reverse": reverse}, 9)
    for number, step in enumerate(match.steps):
        if step.line.text.startswith("order"):
            view = match.state_after(number).view(None)
            assert isinstance(view, View)
            cards = sorted((int(str(e.facts["card"])) for e in moves(step.events)), reverse=True)
            (told,) = [each for each in view.orders if f"order {each.order}" == step.line.text]
            assert told.rule == step.events[0].rule
            assert told.priests == [event.facts["priest"] for event in moves(step.events)]
            followed = [cards[rank - 1] for rank in told.ranks]
            assert followed == [event.facts["card"] for event in moves(step.events)]


@SEATS
def test_a_token_takes_the_lowest_empty_slot_and_stays_there(seats: int) -> None:
    """MP-606, MP-607, MP-608: depots only ever grow at their end."""
    for seed in range(20):
        before = [[], [], [], []]  # type: list[list[list[int]]]
        for state, _ in laws.random_states(GAME, seats, {}, seed):
            depots = state.view(None).depots  # type: ignore[attr-defined]
            for old, new in zip(before, depots, strict=True):
                assert new[: len(old)] == old
                assert all(len(slot) == 1 for slot in new[:4])
            before = depots


def test_empty_rows_do_not_end_the_game() -> None:
    """MP-804, MP-611: all sun tokens gone by round 6, and eight rounds are played."""
    found = 0
    for seed in range(4_000):
        match = None
        for state, _ in laws.random_states(GAME, 2, {}, seed):
            assert isinstance(state, MachuPicchu)
            if state.suns_taken == 12 and state.round < 8:
                match = laws.random_match(GAME, 2, {}, seed)
                break
        if match is not None:
            found += 1
            assert isinstance(match.state, MachuPicchu)
            assert match.state.round == 8
            if found == 3:
                return
    raise AssertionError("no random game emptied the row early")
