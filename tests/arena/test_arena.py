"""The arena: fair blocks, honest intervals, the same result for the same deals."""

import msgspec
import pytest

import tampu
from tampu.arena.block import OtherEdition, all_seatings, block, play_block, turned_seatings
from tampu.arena.clairvoyant import Seer
from tampu.arena.contest import Contest, play
from tampu.arena.entrant import FOR_EVER, Entrant, entrant
from tampu.arena.match import play_game, stream
from tampu.arena.statistics import bootstrap, wilson
from tampu.bots.bot import levels
from tampu.bots.master_bot import MasterBot
from tampu.core.contract import CHANCE

GAME = tampu.game("machu_picchu")
RANDOM, GREEDY = Entrant("random"), Entrant("greedy", FOR_EVER)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("random", Entrant("random")),
        ("search:50ms", Entrant("search", 0.05)),
        ("search:400n", Entrant("search", FOR_EVER, 400)),
        ("greedy:untimed", GREEDY),
    ],
)
def test_an_entrant_is_written_as_it_is_read(text: str, wanted: Entrant):
    assert entrant(text) == wanted
    assert str(wanted) == text


@pytest.mark.parametrize(
    ("text", "steady"),
    [("random", True), ("search:9n", True), ("greedy:untimed", True), ("greedy", False)],
)
def test_who_looks_at_no_clock_plays_the_same_games_everywhere(text: str, steady: bool):
    assert entrant(text).steady is steady


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
    found = all_seatings(list(line_up))
    assert len(found) == len(set(found)) == ways


@pytest.mark.parametrize("name", ["clairvoyant", "clairvoyant-master"])
def test_who_sees_everything_plays_in_the_arena_and_nowhere_else(name: str):
    assert name not in levels("machu_picchu")
    sharp = entrant(f"{name}:20n")
    assert play_game(GAME, {}, [sharp, RANDOM], deal=1, game_number=0).nodes[0] > 100
    with pytest.raises(AssertionError, match="nobody shows it"):
        sharp.bot(GAME).choose(GAME.start(2).view(0), [0], stream(1), 1.0)


def test_who_sees_everything_thinks_in_the_world_that_is():
    """As a master it guesses nothing: every world that it thinks in is the one it was shown."""
    state, luck = GAME.start(4), stream(2)
    while state.asked() == CHANCE:
        state.apply(state.random_action(luck))
    bot = entrant("clairvoyant-master:20n").bot(GAME)
    assert isinstance(bot, MasterBot)
    assert isinstance(bot, Seer)
    bot.state = state
    worlds = bot.worlds(state.view(int(state.asked())), luck)
    shown = [state.view(seat) for seat in range(4)]
    assert all([worlds.next(luck).view(seat) for seat in range(4)] == shown for _ in range(3))


def test_turned_seatings_put_everybody_once_on_every_seat():
    for deal in range(8):
        found = turned_seatings("abcd", deal)
        assert [sorted(seat) for seat in zip(*found, strict=True)] == [list("abcd")] * 4


def test_who_sits_beside_whom_changes_from_deal_to_deal():
    orders = {tuple(sorted(turned_seatings("abcd", deal))) for deal in range(6)}
    assert len(orders) == 6


def test_twins_are_not_seated_twice_in_the_same_way():
    assert turned_seatings("aaaa", 3) == [tuple("aaaa")]


def test_nobody_plays_a_block_of_another_edition():
    """Else a machine with another version would spoil the results of all."""
    asked = msgspec.structs.replace(block(GAME, {}, 1, [("random", "random")]), edition=99)
    with pytest.raises(OtherEdition, match="99"):
        play_block(asked)


def test_the_games_of_a_block_share_their_deal():
    """Random bots with the same luck on the same deal play the same game."""
    games = [play_game(GAME, {}, [RANDOM] * 3, deal=5, game_number=0) for _ in range(2)]
    other = play_game(GAME, {}, [RANDOM] * 3, deal=6, game_number=0)
    assert games[0].scores == games[1].scores
    assert games[0].scores != other.scores


def test_every_win_is_given_away_once():
    seatings = all_seatings(["greedy:untimed", "random", "random"])
    for result in play_block(block(GAME, {}, 2, seatings)):
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


def test_progress_is_told_game_by_game():
    told: list[tuple[int, int]] = []
    play(Contest("machu_picchu", (GREEDY, RANDOM), 3), progress=lambda *now: told.append(now))
    assert told == [(2, 6), (4, 6), (6, 6)]
