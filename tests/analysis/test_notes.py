"""What an analysis notes in a record: values, words for losses, and better ways to go on."""

import math
from dataclasses import replace
from functools import cache

import pytest

from tampu.analysis.account import Moment
from tampu.analysis.estimate import NOTHING, Estimate
from tampu.analysis.notes import noted, values
from tampu.analysis.study import Study
from tampu.analysis.telling import Telling
from tampu.analysis.verdict import Deed, Verdict, Way
from tampu.core.line import Line
from tampu.core.notes import MOST_COMMENT, Notes, Value, Variation
from tampu.core.play import Match, replay
from tampu.core.record import Record, read_record, write_json, write_record
from tampu.languages import LANGS
from tests.analysis.games import each_game, one_of, study_of

MACHU_PICCHU = "machu_picchu"
LOSS = Estimate(0.15, 0.05)


@cache
def decision() -> int:
    """A line in which a card was chosen, with several in hand."""
    match = one_of(MACHU_PICCHU)
    steps = enumerate(match.steps, 1)
    return next(n for n, step in steps if step.line.text.startswith("card"))


def other_card(match: Match, line: int) -> str:
    state, seat = match.state_after(line - 1), match.steps[line - 1].line.seat
    moves = [match.game.write(action) for action in state.actions(seat)]
    return next(move for move in moves if move != match.steps[line - 1].line.text)


def told(*better: list[str], mark: str | None = "mistake", lang: str = "en") -> Telling:
    """A game in which one decision lost something."""
    match, line = one_of(MACHU_PICCHU), decision()
    ways = [Way(moves, Estimate(0.5, 0.1), Estimate(20.0, 2.5)) for moves in better]
    done = Way([match.steps[line - 1].line.text], Estimate(0.35, 0.1), Estimate(18.0, 2.0))
    verdict = Verdict(line, done, ways, LOSS, NOTHING, mark)  # type: ignore[arg-type]
    deed = Deed(line, 1, 0, 0.0, LOSS, NOTHING, NOTHING, [verdict])
    half = [Estimate(1 / match.header.seats, 0.02)] * match.header.seats
    moment = Moment(line, half, half)
    study = Study(MACHU_PICCHU, match.header.seats, len(match.steps), [moment], [], [deed])
    return Telling(match, study, lang)


def note(telling: Telling, record: Record | None = None) -> Notes:
    """What is noted at the decision."""
    return noted(record or telling.match.record, telling).notes[decision()]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_loss_is_told_with_its_word_and_the_best_other_way():
    match = one_of(MACHU_PICCHU)
    move = other_card(match, decision())
    found = note(told([move], ["card 1"]))
    assert plain(found.comment) == "Mistake: loses 15 ± 5 percentage points"
    [variation] = found.variations
    assert variation.name == "Better"
    assert variation.lines == [Line(match.steps[decision() - 1].line.seat, move)]
    assert plain(variation.notes[decision()].comment) == "50 ± 10 %, 20.0 ± 2.5 points"


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_told_in_the_language_chosen(lang: str):
    words = {"en": "Mistake", "fr": "Erreur", "pt": "Erro", "es": "Error"}
    names = {"en": "Better", "fr": "Meilleur", "pt": "Melhor", "es": "Mejor"}
    found = note(told([other_card(one_of(MACHU_PICCHU), decision())], lang=lang))
    assert found.comment.startswith(words[lang])
    assert found.variations[0].name == names[lang]


def test_a_decision_without_a_word_for_its_loss_has_values_alone():
    found = note(told(["card 1"], mark=None))
    assert (found.comment, found.variations) == ("", [])
    assert len(found.values) == one_of(MACHU_PICCHU).header.seats


def test_of_a_way_as_much_is_kept_as_can_be_played_one_after_the_other():
    """After the stair the draw is chance's; the seat's next card cannot come before it."""
    move = other_card(one_of(MACHU_PICCHU), decision())
    [variation] = note(told([move, "stair N", "card 1", "stair S"])).variations
    assert [line.text for line in variation.lines] == [move, "stair N"]
    assert note(told(["card 77", "stair N"])).variations == []


def test_what_was_noted_before_stays_and_is_not_noted_twice():
    telling = told([other_card(one_of(MACHU_PICCHU), decision())])
    own = Variation([Line(0, "card 1")], "Mine")
    before = {
        1: Notes("So it begins."),
        decision(): Notes("Hm.", (Value(1), Value(99)), [own]),
    }
    record = replace(telling.match.record, notes=before)
    once = noted(record, telling)
    assert once.notes[1] == before[1]
    found = once.notes[decision()]
    assert plain(found.comment) == "Hm.\nMistake: loses 15 ± 5 percentage points"
    assert found.variations[0] == own
    assert len(found.variations) == 2
    assert found.values == values(telling.study.moments[0].chances)
    assert noted(once, telling) == once
    assert before[decision()].variations == [own]


def test_a_comment_never_becomes_longer_than_a_record_allows():
    telling = told([other_card(one_of(MACHU_PICCHU), decision())])
    full = Notes("x" * (MOST_COMMENT - 3))
    record = replace(telling.match.record, notes={decision(): full})
    assert note(telling, record).comment == full.comment


def test_values_are_whole_per_cents_with_margins_rounded_up():
    chances = [Estimate(0.434, 0.031), Estimate(0.566, math.inf), Estimate(1.0, 0.0)]
    assert values(chances) == (Value(43, 4), Value(57), Value(100, 0))
    assert values([Estimate(1.02, 1.7), Estimate(-0.03, 0.0)]) == (Value(100, 100), Value(0, 0))


@each_game
def test_an_analysed_record_of_any_game_replays_and_reads_back(key: str):
    match, study = one_of(key), study_of(key)
    record = noted(match.record, Telling(match, study, "fr"))
    marked = [each.line for deed in study.deeds for each in deed.verdicts if each.mark]
    assert {moment.lines for moment in study.moments} | set(marked) == set(record.notes)
    assert marked
    assert all(record.notes[line].comment for line in marked)
    assert any(record.notes[line].variations for line in marked)
    assert record.checksum() == match.record.checksum()
    for text in (write_record(record), write_json(record)):
        again = read_record(text)
        assert again == record
        assert replay(match.game, again).state == match.state
