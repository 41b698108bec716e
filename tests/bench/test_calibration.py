"""Whether chances are true is found out rightly: on games made by hand, and on a few real ones."""

import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest

import tampu
from bench.calibration import chapters, luck, pace
from bench.calibration import kept as keeping
from bench.calibration import report as reporting
from bench.calibration.__main__ import main as check_chances
from bench.calibration.figures import Quality, quality
from bench.calibration.games import alone, played, steady
from bench.calibration.kept import Checked, keep, kept
from bench.calibration.looks import Album, Look, Looked, Task, beginnings, spread
from bench.calibration.luck import Fate, portions, studied
from bench.calibration.luck import Task as LuckTask
from bench.calibration.pace import played as played_file
from bench.calibration.report import report
from bench.calibration.told import told_in
from bench.reliability import reliability_svg
from tampu.analysis.study import EDITION
from tampu.core.contract import CHANCE

BOTS = ["greedy:untimed", "random"]
GAMES = 3


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where all that is found goes here, with the docs as they are."""
    page = tmp_path / "analysis.md"
    page.write_text(chapters.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(keeping, "ROOM", tmp_path)
    monkeypatch.setattr(reporting, "PICTURES", tmp_path)
    monkeypatch.setattr(chapters, "PAGE", page)
    return tmp_path


def tasks(many: int = GAMES, seed: int = 1) -> list[Task]:
    blocks = alone(tampu.game("machu_picchu"), 2, BOTS, range(600_000, 600_000 + many))
    return [Task(block, "quick", 3, seed) for block in blocks]


def looked_at(album: Album, which: list[Task], workers: int = 1) -> list[Looked]:
    album.fill(which, workers, lambda: None)
    return album.games(which)


def planted(truth: float, said: float, many: int = 600) -> list[Looked]:
    """Games for two with a favourite who wins this often, and is told to win that often."""
    draw, (task,), found = np.random.default_rng(5), tasks(1), []
    for number in range(many):
        won, favourite = float(draw.random() < truth), number % 2
        wins = [1 - won, won] if favourite else [won, 1 - won]
        chances = [1 - said, said] if favourite else [said, 1 - said]
        scores = [10 + round(5 * win) for win in wins]
        looks = [Look(gone, chances, [12.0, 12.0]) for gone in (0.1, 0.5, 0.9)]
        found.append(Looked(task, looks, scores, wins))
    return found


def quality_of(games: list[Looked]) -> Quality:
    return quality(told_in(games))


def test_true_chances_are_found_to_be_true():
    found = quality_of(planted(0.72, 0.72))
    assert found.whole.brier.mean == pytest.approx(2 * 0.72 * 0.28, abs=0.03)
    assert found.whole.plain == 0.5
    assert found.whole.skill.mean == pytest.approx(1 - 4 * 0.72 * 0.28, abs=0.06)
    assert found.error < 0.04
    assert found.whole.power.low < 1.0 < found.whole.power.high
    assert [each.told for each in found.bins] == pytest.approx([0.28, 0.72])
    assert all(
        each.likely and each.likely.low < each.told < each.likely.high for each in found.bins
    )


def test_chances_that_are_too_sure_ask_for_a_power_below_one():
    """0.9 to 0.1 raised to 0.4 is 0.7 to 0.3."""
    found = quality_of(planted(0.7, 0.9))
    assert found.error == pytest.approx(0.2, abs=0.04)
    assert found.error > 5 * found.noise
    assert found.whole.power.mean == pytest.approx(np.log(7 / 3) / np.log(9), abs=0.1)
    assert found.whole.power.high < 1.0


def test_timid_chances_ask_for_one_above_one():
    assert quality_of(planted(0.9, 0.7)).whole.power.low > 1.0


def test_who_knows_all_saves_all_and_who_says_one_half_saves_nothing():
    assert quality_of(planted(1.0, 1.0, 20)).whole.skill.mean == 1.0
    assert quality_of(planted(0.6, 0.5, 20)).whole.skill.mean == 0.0


def test_where_all_ended_alike_the_interval_is_that_of_so_many_games():
    (_, sure) = quality_of(planted(1.0, 0.95, 10)).bins
    assert sure.likely is not None
    assert (sure.won, sure.likely.high) == pytest.approx((1.0, 1.0))
    assert sure.likely.low == pytest.approx(0.72, abs=0.01), "ten games, not thirty positions"


def test_a_game_counts_once_however_often_it_was_looked_at():
    games = planted(0.7, 0.7, 60)
    often = [msgspec.structs.replace(game, looks=game.looks * 5) for game in games]
    one, five = quality_of(games).whole.brier, quality_of(often).whole.brier
    assert (one.low, one.high) == pytest.approx((five.low, five.high))


def test_scores_are_off_third_by_third():
    """12 was told for both, and 10 and 15 came."""
    found = quality_of(planted(0.7, 0.7, 30))
    assert list(found.thirds) == [0, 1, 2]
    for truth, offs in found.thirds.values():
        assert truth.positions == 30
        assert offs.mean.mean == pytest.approx(-0.5)
        assert offs.spread == pytest.approx(((2**2 + 3**2) / 2) ** 0.5)
        assert offs.lead == pytest.approx(5.0)


def test_the_page_and_the_picture_show_every_bin():
    found = quality_of(planted(0.7, 0.9, 50))
    page = report("machu_picchu", {2: Checked(EDITION, "Some games.", found)})
    assert "calibration-machu_picchu-2.svg" in page
    assert "| 0.900 |" in page
    picture = reliability_svg(found.bins, "toys")
    assert picture.count("<circle") == picture.count('class="bar"') == len(found.bins)


def test_a_third_that_nobody_looked_at_is_left_out_and_the_others_keep_their_names():
    games = planted(0.7, 0.9, 20)
    late = [msgspec.structs.replace(game, looks=game.looks[1:]) for game in games]
    found = quality_of(late)
    assert list(found.thirds) == [1, 2]
    page = report("machu_picchu", {2: Checked(EDITION, "Some games.", found)})
    assert "| middle |" in page
    assert "| last |" in page
    assert "| first |" not in page


def test_other_numbers_of_players_are_kept_but_not_what_an_older_analysis_found(room: Path):
    found = quality_of(planted(0.7, 0.9, 20))
    keep("machu_picchu", Checked, {3: Checked(EDITION, "three", found)})
    keep("machu_picchu", Checked, {2: Checked(EDITION, "two", found)})
    known = kept("machu_picchu", Checked)
    assert {seats: each.how for seats, each in known.items()} == {2: "two", 3: "three"}
    assert known[2].quality == found
    assert list(keep("machu_picchu", Checked, {4: Checked(EDITION + 1, "four", found)})) == [4]


def test_all_that_is_measured_is_told_in_the_docs(room: Path, monkeypatch: pytest.MonkeyPatch):
    """Each command from its start to its end, on as little as can be."""

    def run(main: Callable[[], None], *words: str) -> None:
        monkeypatch.setattr(sys, "argv", ["bench", *words])
        main()

    few = ("--games", "2", "--depth", "quick", "--bots", "greedy:untimed", "random")
    run(check_chances, "machu_picchu", "--seats", "2", "--positions", "2", *few)
    run(luck.main, "machu_picchu", *few)
    monkeypatch.setattr(pace, "played", lambda file: played_file(file).prefix(9))
    run(pace.main, "--games", "machu_picchu", "--depths", "quick")
    told = (room / "analysis.md").read_text(encoding="utf-8")
    assert re.search(r"\| Machu Picchu \| 2 \| 2 \| \d\.\d{3} \[", told)
    assert (
        "![Machu Picchu, 2 players: told and won](pictures/calibration-machu_picchu-2.svg" in told
    )
    assert told.count("| `random` |") == 1
    assert told.count("| quick | 9 |") == 3
    assert told.count("<!-- /") == 3
    again = told.replace("| `random` |", "| `nobody` |")
    (room / "analysis.md").write_text(again, encoding="utf-8")
    run(check_chances, "--docs")
    assert (room / "analysis.md").read_text(encoding="utf-8") == told
    assert {"machu_picchu.md", "luck-machu_picchu.md"} <= {path.name for path in room.iterdir()}


def test_what_was_never_measured_leaves_the_docs_as_they_are(room: Path):
    before = (room / "analysis.md").read_text(encoding="utf-8")
    chapters.write_chapters()
    assert (room / "analysis.md").read_text(encoding="utf-8") == before
    with pytest.raises(ValueError, match="are needed"):
        chapters.between(before, "nothing", "told")


def test_each_deal_is_one_game_and_everybody_sits_everywhere():
    blocks = alone(tampu.game("machu_picchu"), 2, BOTS, range(600_000, 600_004))
    assert [len(block.seatings) for block in blocks] == [1] * 4
    assert {block.seatings[0][0] for block in blocks} == set(BOTS)
    assert len({block.deal for block in blocks}) == 4


def test_who_thinks_by_the_clock_is_not_asked():
    assert steady("search:400n") == "search:400n"
    with pytest.raises(ArgumentTypeError, match="by the clock"):
        steady("search:50ms")
    with pytest.raises(ArgumentTypeError, match="is no entrant"):
        steady("nobody")


def test_positions_are_spread_over_the_game():
    assert spread(list(range(100)), 4) == [12, 37, 62, 87]
    assert spread([3, 7], 12) == [3, 7]
    match, _ = played(tasks(1)[0].block)
    lines = beginnings(match)
    assert lines[0] == 0
    assert lines == sorted(set(lines))
    assert {match.steps[line].line.seat for line in lines} == {CHANCE, 0, 1}


def test_the_same_seed_tells_the_same_with_any_number_of_workers():
    alone_, together = looked_at(Album(), tasks()), looked_at(Album(), tasks(), workers=2)
    assert alone_ == together
    assert looked_at(Album(), tasks(1, seed=2))[0].looks != alone_[0].looks


def test_every_game_is_told_as_chances_and_ends_as_it_was_played():
    for game in looked_at(Album(), tasks()):
        assert [sum(look.chances) for look in game.looks] == pytest.approx([1.0] * 3)
        assert [look.gone for look in game.looks] == sorted(look.gone for look in game.looks)
        assert sum(game.wins) == 1.0
        _, result = played(game.task.block)
        assert list(result.scores) == game.scores


def test_kept_games_are_not_played_again_and_a_broken_line_is(tmp_path: Path):
    file = tmp_path / "looks.jsonl"
    first = looked_at(Album(file), tasks())
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    again = Album(file)
    assert len(again.known) == GAMES - 1
    assert looked_at(again, tasks()) == first
    assert file.read_bytes() == whole


def test_a_whole_game_is_studied_seat_by_seat():
    """Start, luck, skill and what others did are together what was won."""
    (block,) = (task.block for task in tasks(1))
    fates = studied(LuckTask(block, "quick", 1))
    assert [fate.bot for fate in fates] == list(block.seatings[0])
    for fate in fates:
        whole = fate.start + fate.luck + fate.skill + fate.others
        assert whole == pytest.approx(fate.result)


def test_means_are_over_the_games_in_which_a_bot_sat():
    """A bot that sits twice counts once for its game, and not at all where it does not sit."""

    def fate(bot: str, luck: float) -> Fate:
        return Fate(bot, 0.5, luck, 0.0, 0.0, 0.5, 0.01, 1.0)

    games = [[fate("a", 0.1), fate("a", 0.3)], [fate("a", 0.0), fate("b", 0.7)]]
    (first, second) = portions(games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.luck.mean == pytest.approx(0.1)
    assert second.luck.mean == pytest.approx(0.7)
