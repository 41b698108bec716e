"""What can be taken back: nothing that chance or a secret followed, nor a placement (MP-301)."""

import tampu
from tampu.core import laws

GAME = tampu.game("machu_picchu")


def test_no_placement_can_be_taken_back() -> None:
    """MP-301: neither the card nor the stair."""
    match = laws.random_match(GAME, 3, {}, 4)
    for number in range(1, len(match.steps) + 1):
        prefix = match.prefix(number)
        last = prefix.steps[-1].line
        if last.text.startswith(("card", "first", "draw", "turn", "pair")):
            for seat in range(3):
                assert prefix.undo_point(seat) is None


def test_an_order_can_be_taken_back_while_a_priest_still_waits_to_be_put_back() -> None:
    """MP-501, MP-706: all of it was public and no chance fell since."""
    found = 0
    for seed in range(60):
        match = laws.random_match(GAME, 2, {}, seed)
        for number, step in enumerate(match.steps, 1):
            asked = step.state.question
            if step.line.text.startswith("order") and asked and asked.kind != "turn_sky":
                found += 1
                prefix = match.prefix(number)
                seat = step.line.seat
                assert prefix.undo_point(1 - seat) is None
                gone = prefix.undo(seat)
                assert [g.line for g in gone] == [step.line]
                assert prefix.state == match.state_after(number - 1)
                assert prefix.undone == [(number - 1, gone)]
    assert found
