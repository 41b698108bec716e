"""Finished games replay to the scores they ended with, for ever."""

from pathlib import Path

import pytest

import tampu
from tampu.core.play import Match, replay, verify
from tampu.core.record import read_record
from tests.records.transcripts import transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*-*.txt"))
FORMER = sorted(HERE.glob("*/edition_*/*.txt"))
"""Games by earlier editions of the rules."""


def played(path: Path) -> Match:
    record = read_record(path.read_text())
    game = tampu.game(record.header.game)
    return verify(game, record) if record.header.seed else replay(game, record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_finished_game_replays_to_its_scores(path: Path) -> None:
    match = played(path)
    assert match.over
    assert match.header.scores == tuple(match.state.scores)
    assert match.header.checksum == match.record.checksum()


@pytest.mark.parametrize("path", FORMER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_by_an_earlier_edition_replays_as_it_was_played(path: Path) -> None:
    """MP-110: with three players other priest cards were dealt in edition 1."""
    match = played(path)
    assert match.over
    assert match.game.edition == match.header.edition < tampu.game(match.game.key).edition
    assert match.header.scores == tuple(match.state.scores)
    assert match.header.checksum == match.record.checksum()


def test_the_records_show_every_number_of_seats_option_and_ending() -> None:
    """MP-802, MP-803, MP-903 with two, three and four players, and both options."""
    met = set()
    for path in FILES:
        if path.parent.name == "machu_picchu":
            match = played(path)
            last = [event.rule for event in match.steps[-1].events]
            (end,) = {"MP-802", "MP-803", "MP-903"} & set(last)
            met.add((match.header.seats, end))
            met.add((match.header.seats, match.header.options["reverse"]))
    assert met == {
        (seats, what)
        for seats in (2, 3, 4)
        for what in ("MP-802", "MP-803", "MP-903", "pairing", "order_only")
    }


@pytest.mark.parametrize("edition", [1, 2])
def test_the_records_of_cuzco_show_both_endings_and_every_option(edition: int) -> None:
    """CK-901, CK-909, CK-951 to CK-953."""
    met: set[object] = set()
    for path in FILES:
        if path.parent.name == "cuzco_kramer" and f"edition: {edition}\n" in path.read_text():
            match = played(path)
            rules = {event.rule for step in match.steps for event in step.events}
            met |= rules & {"CK-901", "CK-909", "CK-805", "CK-807", "CK-523", "CK-706"}
            met |= {(match.header.seats, each) for each in match.header.options.items()}
    options = [option.key for option in tampu.game("cuzco_kramer").options]
    assert met >= {"CK-901", "CK-909", "CK-805", "CK-807", "CK-523", "CK-706"}
    assert met >= {(n, (key, on)) for n in (2, 3, 4) for key in options for on in ("off", "on")}


def test_the_records_of_inca_empire_show_every_variant_and_what_cards_do() -> None:
    """IE-901, IE-912, IE-920, IE-930, IE-940; wild roads, Rural Unrest, pilgrimages, and more."""
    met: set[object] = set()
    for path in FILES:
        if path.parent.name == "inca_empire":
            match = played(path)
            met |= {event.rule for step in match.steps for event in step.events}
            met |= {(match.header.seats, each) for each in match.header.options.items()}
    cited = {
        "IE-901",
        "IE-912",
        "IE-930",
        "IE-408",
        "IE-518",
        "IE-647",
        "IE-703",
        "IE-704",
        "IE-715",
    }
    assert met >= cited | {
        "IE-727",
        "IE-736",
        "IE-741",
        "IE-746",
        "IE-765",
        "IE-772",
        "IE-791",
        "IE-792",
    }
    variants = ["pizarro_arrival", "gift_of_the_gods"]
    assert met >= {(n, (key, on)) for n in (3, 4) for key in variants for on in ("off", "on")}
    assert (4, ("early_decline", "on")) in met


@pytest.mark.parametrize("edition", [1, 2])
def test_the_records_of_cuzco_feld_show_every_option_power_and_source_of_points(
    edition: int,
) -> None:
    """CF-601 to CF-615, CF-631, CF-839, CF-901, CF-921, CF-931 to CF-933, and every ability."""
    met: set[object] = set()
    for path in FILES:
        if path.parent.name == "cuzco_feld" and f"edition: {edition}\n" in path.read_text():
            match = played(path)
            met |= {event.rule for step in match.steps for event in step.events}
            met |= {(match.header.seats, each) for each in match.header.options.items()}
    cited = {f"CF-{number}" for number in (*range(601, 616), *range(701, 713), 125, 631, 839, 906)}
    assert met >= cited | {"CF-416", "CF-514", "CF-520", "CF-802", "CF-811", "CF-825", "CF-872"}
    assert ("CF-634" in met) == (edition == 1)
    game = tampu.game("cuzco_feld").of_edition(edition)
    assert game is not None
    options = [(option.key, value) for option in game.options for value in option.values]
    assert met >= {(seats, each) for seats in (2, 3, 4) for each in options}


TRANSCRIBED = {
    "machu_picchu": "3-pairing-all_full-1",
    "cuzco_kramer": "2-bots-1",
    "inca_empire": "3-builders-1",
    "cuzco_feld": "3-off-canonical-off-off-off-2",
}


@pytest.mark.parametrize("path", sorted(HERE.glob("*/transcript.txt")), ids=str)
def test_the_transcript_is_what_happens(path: Path) -> None:
    """One game told in full was read; a changed rule or sentence shows up in it."""
    told = transcript(path.parent / f"{TRANSCRIBED[path.parent.name]}.txt")
    assert path.read_text() == told
