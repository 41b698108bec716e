"""Results are kept as they come; nothing is played twice."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tampu.arena.block import Block
from tampu.arena.executor import Alone, Played
from tampu.arena.ladder import Ladder, climb, kept_entrants, kept_pages, rungs
from tampu.arena.ledger import Ledger, NoLedger
from tests.arena.results import duels, facts

ENTRANTS = ("random", "greedy:untimed", "search:20n")


class Tired(Alone):
    """Plays so many blocks, counts them, and is interrupted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.played = 0

    def run(self, blocks: Iterable[Block]) -> Iterator[Played]:
        for played in super().run(blocks):
            if self.played == self.most:
                raise KeyboardInterrupt
            self.played += 1
            yield played


def ladder(blocks: int, *entrants: str, seats: int = 2) -> Ladder:
    return Ladder("machu_picchu", seats, entrants or ENTRANTS, blocks)


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path):
    file, blocks = tmp_path / "kept.jsonl", duels(4, "random", "greedy:untimed")
    with pytest.raises(KeyboardInterrupt):
        Ledger(file).play(blocks, Tired(3))
    assert file.read_text().count("\n") == 3
    rest = Tired(1)
    pages = Ledger(file).play(blocks, rest)
    assert rest.played == 1
    alone = Ledger().play(blocks, Alone())
    assert [facts(page.results) for page in pages] == [facts(page.results) for page in alone]


def test_a_line_that_a_crash_has_cut_is_played_again(tmp_path: Path):
    file, blocks = tmp_path / "kept.jsonl", duels(2, "random", "random")
    Ledger(file).play(blocks, Alone())
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = Tired(1)
    Ledger(file).play(blocks, again)
    assert again.played == 1
    assert len(Ledger(file).pages) == 2


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "a precious letter without an end"])
def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, text: str):
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(NoLedger, match="line 1"):
        Ledger(file)
    assert file.read_text() == text


@pytest.mark.parametrize("seats", [2, 3])
def test_an_interrupted_ladder_goes_on_as_if_nothing_had_happened(tmp_path: Path, seats: int):
    file = tmp_path / "kept.jsonl"
    through = climb(ladder(20, seats=seats), Alone(), Ledger())
    with pytest.raises(KeyboardInterrupt):
        climb(ladder(20, seats=seats), Tired(9), Ledger(file))
    rest = Tired(11)
    pages = climb(ladder(20, seats=seats), rest, Ledger(file))
    assert rest.played == 11
    assert [page.block for page in pages] == [page.block for page in through]
    assert [facts(page.results) for page in pages] == [facts(page.results) for page in through]


def test_a_longer_ladder_begins_with_the_blocks_of_the_shorter_one(tmp_path: Path):
    ledger, more = Ledger(tmp_path / "kept.jsonl"), Tired(8)
    short = climb(ladder(10), Alone(), ledger)
    assert climb(ladder(18), more, ledger)[:10] == short
    assert more.played == 8


def test_who_joins_later_is_added_to_what_was_known(tmp_path: Path):
    ledger = Ledger(tmp_path / "kept.jsonl")
    climb(ladder(6, *ENTRANTS[:2]), Alone(), ledger)
    climb(ladder(9), Alone(), ledger)
    pages = kept_pages(ladder(9), ledger)
    assert len(pages) > 9
    assert {rung.entrant for rung in rungs(ENTRANTS, pages, None)} == set(ENTRANTS)


def test_a_file_keeps_tables_apart(tmp_path: Path):
    """Games of three, other options and entrants that were not named stay out of a ladder."""
    ledger = Ledger(tmp_path / "kept.jsonl")
    climb(ladder(3), Alone(), ledger)
    climb(ladder(2, seats=3), Alone(), ledger)
    assert len(kept_pages(ladder(0), ledger)) == 3
    assert len(kept_pages(ladder(0, "random", "search:20n"), ledger)) == 1
    assert set(kept_entrants(ladder(0), ledger)) == set(ENTRANTS)
    other = Ladder("machu_picchu", 2, ENTRANTS, 0, {"end": "one_full"})
    assert kept_pages(other, ledger) == []
