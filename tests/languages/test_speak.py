"""Every sentence can be said in every language, and says no more than the reader may know."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tampu
from tampu.core import laws
from tampu.core.contract import CHANCE, Event, Fact, Facts, Question, Refusal, Tell
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import replay
from tampu.core.record import MAGIC, RecordError, read_record
from tampu.languages import LANGS
from tampu.languages.rulebook import kinds
from tampu.languages.sources import raised
from tampu.languages.speak import Speaker
from tests.languages import samples

NAMES = ["Wayra", "Illa", "Killa", "Amaru"]
ROOT = Path(__file__).parents[2]
TEXTS = sorted((ROOT / "tests" / "records").glob("*/*-1.txt"))
RECORDS = [path for path in TEXTS if path.read_text(encoding="utf-8").startswith(MAGIC)]
"""One of every kind: of all numbers of players, variants and ways to play."""
CODE = re.compile(r"\bunknown\b|[{}$]|\w_\w")
"""What no sentence may contain: a name of the code instead of a word."""
GAMES = pytest.mark.parametrize("game", tampu.catalogue(), ids=lambda game: game.key)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGS)


def sound(sentence: str, lang: str) -> str:
    """The sentence, if it is one."""
    assert sentence == sentence.strip()
    assert not CODE.search(sentence), sentence
    assert lang == "en" or not re.search(r"\bnone\b", sentence), sentence
    return sentence


def steps(game: Game, seats: int) -> Iterator[tuple[Question, list[Event]]]:
    """A random game: every question, and what its answer made happen."""
    state, luck = game.start(seats), Stream(seats)
    while (question := state.question) is not None:
        tell = Tell()
        state.apply(state.random_action(luck), tell)
        yield question, tell.events


@IN_EVERY_LANGUAGE
@GAMES
def test_whole_games_can_be_told_to_every_seat_and_to_onlookers(game: Game, lang: str):
    speaker = Speaker(lang, game.key)
    for seats in game.seats:
        for question, events in steps(game, seats):
            for part in speaker.question(question, NAMES):
                sound(part, lang)
            for event in events:
                for reader in [None, *range(seats)]:
                    assert sound(speaker.event(event, reader, NAMES), lang)[-1] == "."


@IN_EVERY_LANGUAGE
@GAMES
def test_every_refusal_can_be_told(game: Game, lang: str):
    speaker, state, luck = Speaker(lang, game.key), game.start(game.seats[-1]), Stream(7)
    rules: set[tuple[str, int]] = set()
    while state.question is not None:
        for action in laws.conceivable(game, state, len(rules)):
            for seat in (int(state.asked()), 0):
                refusal = state.refusal(action, seat)
                if refusal is not None and (refusal.rule, seat) not in rules:
                    rules.add((refusal.rule, seat))
                    assert sound(speaker.refusal(refusal, NAMES), lang)[-1] == "."
        state.apply(state.random_action(luck))
    assert len(rules) > 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_can_be_told(path: Path):
    record = read_record(path.read_text())
    game = tampu.game(record.header.game)
    told: dict[str, Event] = {}
    for step in replay(game, record).steps:
        told |= {repr(event): event for event in step.events}
    for lang in LANGS:
        speaker = Speaker(lang, game.key)
        for event in told.values():
            sound(speaker.event(event, 0, NAMES), lang)


def test_records_of_all_endings_were_told():
    assert len(RECORDS) > 20


def plausible(fact: str) -> Fact:
    """Some value for a fact whose name is all that is known."""
    values: dict[str, Fact] = {"tokens": [10], "cards": [1, 2], "pair": "1-3", "at": "B2"}
    return values.get(fact, 1)


@IN_EVERY_LANGUAGE
@GAMES
def test_even_what_hardly_ever_happens_can_be_told(game: Game, lang: str):
    speaker = Speaker(lang, game.key)
    for rule, kind in kinds(game.key).items():
        if kind.event is not None:
            facts = {fact: plausible(fact) for fact in kind.event if fact != "seat"}
            seat = 0 if "seat" in kind.event else CHANCE
            event = Event(rule, seat, 3, facts, {}, [], False)
            told = sound(speaker.event(event, None, NAMES), lang)
            assert (NAMES[0] in told) == (seat == 0)


def test_a_hidden_card_is_told_to_its_owner_only():
    facts: Facts = {"stair": "N", "face": "hidden"}
    event = Event("MP-305", 1, 0, facts, {"card": 31}, [1], False)
    speaker = Speaker("en", "machu_picchu")
    assert speaker.event(event, 1, NAMES) == "Illa places 31 face down on North."
    assert speaker.event(event, 0, NAMES) == "Illa places a card face down on North."
    assert speaker.event(event, None, NAMES) == "Illa places a card face down on North."


def test_seats_are_called_by_name_and_chance_by_its_own():
    speaker = Speaker("en", "machu_picchu")
    assert speaker.refusal(Refusal("MP-206", {"asked": 2}), NAMES) == "It’s Killa’s turn."
    assert speaker.refusal(Refusal("MP-206", {"asked": -1}), NAMES) == "It’s chance’s turn."


def test_negative_numbers_have_a_true_minus_and_large_ones_no_grouping():
    speaker = Speaker("fr")
    assert speaker.listed([-3, 4, 12345]) == "−3, 4 et 12345"
    assert "65536 octets" in speaker.say("problem-too-large", limit=65536)


@pytest.mark.parametrize(
    ("lang", "joined"), [("en", "1, 2 and 3"), ("fr", "1, 2 et 3"), ("pt", "1, 2 e 3")]
)
def test_lists_are_joined_as_the_language_does(lang: str, joined: str):
    speaker = Speaker(lang)
    assert speaker.listed([1, 2, 3]) == joined
    assert speaker.listed(["1"]) == "1"
    assert speaker.listed([]) == "none"


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Inés", "e"), ("hijo", "e"), ("I2", "e"), ("Hielo", "y"), ("Ana", "y"), ("Yolanda", "y")],
)
def test_spanish_has_another_and_before_the_sound_i(last: str, joined: str):
    assert Speaker("es").listed(["Ana", last]) == f"Ana {joined} {last}"
    assert Speaker("es").listed([last, "Ana"]) == f"{last} y Ana"
    assert Speaker("pt").listed(["Ana", last]) == f"Ana e {last}"


def test_plurals_follow_the_language():
    assert "1 second " in Speaker("en").say("problem-too-fast", seconds=1)
    assert "2 segundos" in Speaker("pt").say("problem-too-fast", seconds=2)


@IN_EVERY_LANGUAGE
def test_every_fault_of_a_record_can_be_told_with_its_line(lang: str):
    speaker = Speaker(lang, "machu_picchu")
    for problem, facts in raised(ROOT / "src" / "tampu", "RecordError").items():
        given = {fact: "x" for fact in facts or () if fact != "refusal"}
        refusal = Refusal("MP-302", {"card": 26}) if "refusal" in (facts or ()) else None
        told = speaker.record_error(RecordError(problem, 12, refusal, **given), NAMES)
        assert CODE.search(told) is None
        assert "12" in told
        assert (refusal is None) or "26" in told


def test_an_unknown_sentence_language_or_game_is_an_error():
    with pytest.raises(KeyError, match="no words"):
        Speaker("en").say("no-such-message")
    with pytest.raises(KeyError, match="no language"):
        Speaker("de")
    for game in ("no_such_game", "../games", ""):
        with pytest.raises(KeyError, match="no game"):
            Speaker("en", game)


def test_the_samples_for_the_browser_are_up_to_date():
    written = samples.FILE.read_text(encoding="utf-8")
    assert written == samples.samples(), "run python -m tests.languages.samples"
    assert all(lang in written for lang in LANGS)
