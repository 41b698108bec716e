"""The arena: fair blocks, honest intervals, the same result for the same deals."""

import json
import subprocess
import sys

import pytest

import tampu
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant, entrant
from tampu.arena.match import play_block, play_game, seatings, stream
from tampu.arena.statistics import bootstrap, wilson

GAME = tampu.game("machu_picchu")
RANDOM, GREEDY = Entrant("random"), Entrant("greedy", FOR_EVER)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("random", Entrant("random")),
        ("search:50ms", Entrant("search", 0.05)),
        ("search:400n", Entrant("search", FOR_EVER, 400)),
    ],
)
def test_an_entrant_is_written_as_it_is_read(text: str, wanted: Entrant):
    assert entrant(text) == wanted
    assert str(wanted) == text


@pytest.mark.parametrize("text", ["", "genius", "search:50", "search:ms", "search:-5n"])
def test_a_text_that_names_no_entrant_is_refused_with_the_levels_there_are(text: str):
    with pytest.raises(ValueError, match="random, greedy, search"):
        entrant(text)


def test_a_bot_that_counts_no_nodes_takes_no_budget_of_nodes():
    with pytest.raises(ValueError, match="milliseconds"):
        entrant("greedy:5n").bot(GAME)


@pytest.mark.parametrize(
    ("line_up", "ways"),
    [("ab", 2), ("abb", 3), ("abbb", 4), ("aabb", 6), ("aaaa", 1), ("abcd", 24)],
)
def test_a_block_has_every_different_way_to_sit_once(line_up: str, ways: int):
    found = seatings([Entrant(letter) for letter in line_up])
    assert len(found) == len(set(found)) == ways


def test_the_games_of_a_block_share_their_deal():
    """Random bots with the same luck on the same deal play the same game."""
    games = [play_game(GAME, {}, [RANDOM] * 3, deal=5, game_number=0) for _ in range(2)]
    other = play_game(GAME, {}, [RANDOM] * 3, deal=6, game_number=0)
    assert games[0].scores == games[1].scores
    assert games[0].scores != other.scores


def test_every_win_is_given_away_once():
    for result in play_block(GAME, {}, [GREEDY, RANDOM, RANDOM], deal=2):
        assert sum(result.wins) == pytest.approx(1)
        best = max(range(3), key=lambda seat: result.scores[seat])
        assert result.wins[best] > 0
        assert result.lead(best) >= 0


def test_chance_differs_from_number_to_number():
    words = {stream(a, b).word() for a in range(20) for b in range(20)}
    assert len(words) == 400


def test_wilson_agrees_with_published_values():
    """10 of 100: 0.0552 to 0.1744 (the textbook example)."""
    interval = wilson(10, 100)
    assert (interval.low, interval.high) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == pytest.approx(1)


def test_the_bootstrap_interval_is_as_wide_as_theory_says():
    blocks = [float(number % 2) for number in range(400)]
    interval = bootstrap(blocks)
    assert interval.mean == 0.5
    assert interval.high - interval.low == pytest.approx(2 * 1.96 * 0.5 / 20, rel=0.1)


def test_a_bootstrap_over_equal_blocks_is_certain():
    interval = bootstrap([0.25] * 30)
    assert (interval.low, interval.high) == (0.25, 0.25)


def test_two_processes_find_what_one_finds():
    contest = Contest("machu_picchu", (GREEDY, RANDOM), blocks=4)
    alone, together = play(contest, workers=1), play(contest, workers=2)
    for one, two in zip(alone, together, strict=True):
        assert (one.win_share, one.lead, one.score_mean) == (
            two.win_share,
            two.lead,
            two.score_mean,
        )


def test_progress_is_told_game_by_game():
    told: list[tuple[int, int]] = []
    play(Contest("machu_picchu", (GREEDY, RANDOM), 3), progress=lambda *now: told.append(now))
    assert told == [(2, 6), (4, 6), (6, 6)]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "tampu.arena", *arguments]
    return subprocess.run(call, capture_output=True, text=True)


def test_the_command_answers_in_json():
    done = run("greedy", "random", "--blocks", "3", "--json", "--option", "end=one_full")
    told = json.loads(done.stdout)
    first = told["standings"][0]
    assert done.returncode == 0
    assert (first["entrant"], first["games"], first["fair_share"]) == ("greedy:50ms", 6, 0.5)
    assert first["win_share"]["low"] <= first["win_share"]["mean"] <= first["win_share"]["high"]
    assert told["contest"]["options"] == {"end": "one_full"}


def test_the_command_draws_a_table():
    done = run("random", "random", "random", "--blocks", "1")
    assert done.returncode == 0
    assert "random" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["random"], "MP-101"),
        (["genius", "random"], "genius"),
        (["random", "random", "--game", "chess"], "chess"),
        (["random", "random", "--option", "end=never"], "MP-901"),
        (["random", "random", "--option", "end"], "KEY=VALUE"),
        (["greedy:5n", "random"], "milliseconds"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(arguments: list[str], word: str):
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr
