"""What everybody can see to be the only answer comes by itself, and goes with what led to it."""

import tampu
from tampu.core.contract import CHANCE
from tampu.core.play import Match, answers_itself
from tampu.core.record import Header

GAME = tampu.game("inca_empire")
SEED = "0b" * 32


def begun() -> Match:
    """A game of three before its first decision."""
    match = Match(GAME, Header(GAME.key, GAME.edition, 3, GAME.with_defaults({})))
    match.play_on(SEED)
    return match


def test_nobody_is_asked_what_answers_itself():
    """Section 3: a whole game in which a decision always has two options, or is a secret."""
    match = begun()
    given = 0
    while not match.over:
        assert match.state.asked() != CHANCE
        assert len(match.state.actions()) > 1 or match.state.discreet()
        match.play(int(match.state.asked()), match.state.actions()[0])
        given += sum(step.line.seat >= 0 for step in match.play_on(SEED))
    assert given > 10


def test_a_single_place_is_taken_back_with_the_choice_of_the_work():
    """IE-601, section 3: else one would stand again where there is nothing to choose."""
    match, taken_back = begun(), 0
    while not match.over:
        seat, before = int(match.state.asked()), len(match.steps)
        match.play(seat, match.state.actions()[-1])
        itself = answers_itself(match.state)
        match.play_on(SEED)
        point = match.undo_point(seat)
        assert point in (None, before)
        taken_back += itself and point == before
    assert taken_back


def test_what_was_drawn_stays_drawn():
    """A card was drawn after the quarter that was left (IE-407): neither can be taken back."""
    match = begun()
    while match.state.question is None or match.state.question.kind != "sun_card":
        match.play(int(match.state.asked()), GAME.read("end"))
        match.play_on(SEED)
    for _ in range(2):
        match.play(int(match.state.asked()), match.state.actions()[0])
        match.play(int(match.state.asked()), match.state.actions()[0])
        match.play_on(SEED)
    last = int(match.state.asked())
    match.play(last, match.state.actions()[0])
    assert answers_itself(match.state)
    match.play_on(SEED)
    assert match.undo_point(last) is None
