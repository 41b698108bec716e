"""The master of Cuzco (Feld): what it looks at, what that is worth, and what it does."""

import json
from importlib.resources import files
from typing import cast

import pytest

from tampu.bots.bot import make_bot
from tampu.bots.fitted import GRAIN
from tampu.bots.judgement.cuzco_feld import Judgement, former_judgement
from tampu.bots.judgement.cuzco_feld_features import TENTHS
from tampu.bots.judgement.cuzco_feld_former import Former
from tampu.bots.master_bot import MasterBot
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.luck import Stream
from tampu.games.cuzco_feld.state import CuzcoFeld
from tests.bots.test_cuzco_feld import FOR_EVER, GAME, LAST_DIE, positions, scene

CRITIC = Judgement()
FEW = 60
"""Positions, at most, for a decision of these tests."""


def signal(text: str, name: str, seat: int = 0) -> float:
    """How much of a feature a seat has in a scene."""
    return CRITIC.signals(scene(text), seat)[CRITIC.features().index(name)]


# ---- what it looks at ----


def test_every_feature_is_told_under_a_term_and_has_its_weights():
    path = files("tampu.bots.judgement") / "cuzco_feld_fitted.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    for seats in ("2", "3", "4"):
        assert list(told["weights"][seats]) == CRITIC.features()
        assert all(len(row) == len(told["stages"]) for row in told["weights"][seats].values())
        assert len(told["doubt"][seats]) == len(told["stages"])
    assert {name.partition(":")[0] for name in CRITIC.features()} <= set(CRITIC.terms())
    assert TENTHS == GRAIN


SEEN = [
    ("inti A=3", "inti:held", 3.0, "CF-871"),
    ("village O3 A", "villages:on_top", 7.0, "CF-872"),
    ("village O3 A B", "villages:on_top", 0.0, "CF-872: covered"),
    ("village O3 B A", "villages:open", 0.0, "CF-311: B cannot cover it again"),
    ("village O3 A", "villages:open", 7.0, "CF-309: B can still cover it"),
    ("priests A=6", "temple:step_6", 1.0, "CF-811"),
    ("knowledge A=4", "knowledge:points", 4.0, "CF-802"),
    ("dice A 6 6", "pips:die_6", 2.0, "CF-205"),
    ("feathers A 4 5; dice A 3", "headdress:now", 1.0, "CF-512: strong enough for this tile"),
    ("feathers A 4 5; dice A 1", "headdress:now", 0.0, "CF-512: not strong enough"),
    ("food A=5", "food:six", 2.0, "CF-824"),
    ("hand A 13; offerings A=1", "powers:13", 1.0, "CF-621"),
    ("hand A 13; offerings A=0", "powers:idle", 1.0, "CF-622"),
]


@pytest.mark.parametrize(
    ("text", "name", "much", "why"), SEEN, ids=[f"{name}: {why}" for _, name, _, why in SEEN]
)
def test_it_sees_what_lies_on_the_table(text: str, name: str, much: float, why: str):
    assert signal(f"seats A B; round 2; {text}", name) == much


def test_a_seat_is_looked_at_in_the_same_way_wherever_it_sits():
    one = signal("seats A B; round 2; priests A=6 B=5; dice B 2", "temple:step_6", 0)
    two = signal("seats A B; round 2; priests B=6 A=5; dice B 2", "temple:step_6", 1)
    assert one == two == 1.0


def test_the_parts_of_a_worth_add_up():
    for state in positions(12):
        for seat in range(len(state.scores)):
            assert sum(CRITIC.parts(state, seat)) == pytest.approx(CRITIC.worth(state, seat))


def test_worth_is_the_score_when_the_game_is_over():
    state = scene("seats A B; round 6; inti B=2; missions B 27 28 29; phase end")
    assert CRITIC.worths(state, 2) == [0.0, 4.0]
    assert not any(CRITIC.signals(state, 1))


def test_the_game_goes_from_its_first_stage_to_its_last():
    stages = [CRITIC.stage(state) for state in positions(60)]
    assert stages == sorted(stages)
    assert stages[0] == 0.0
    assert 0.8 < stages[-1] <= 1.0


def test_the_earlier_the_less_is_sure():
    early, late = scene("seats A B; round 1; dice A 2 5"), scene("seats A B; round 6; dice A 2 5")
    assert CRITIC.doubt(early) > 2.0 * CRITIC.doubt(late)


BETTER = [
    ("feathers A 4", "feathers A 4 5", "CF-513: a pair is more than a feather"),
    ("priests A=1", "priests A=6", "CF-504: who stands high is not pushed off soon"),
    ("food A=0", "food A=3", "CF-824: food buys goods"),
    ("knowledge B=1", "knowledge A=1", "CF-802, CF-803"),
    ("inti A=0", "inti A=1", "CF-871: two points at least"),
    ("village I0 A B", "village I0 B A", "CF-872: only the quipu on top counts"),
    ("dice A 2 2", "dice A 2 5", "CF-213: a high die is stronger"),
]


@pytest.mark.parametrize(("worse", "better", "why"), BETTER, ids=[why for _, _, why in BETTER])
def test_more_is_worth_more(worse: str, better: str, why: str):
    start = "seats A B; round 3"
    less, more = (CRITIC.worth(scene(f"{start}; {text}"), 0) for text in (worse, better))
    assert less < more


def test_what_harms_the_others_is_a_gain():
    """CF-872: the village is worth the same to A, but B had lain on top there."""
    apart = scene("seats A B; round 5; village O3 B; village O0 A; village I3 A")
    covered = scene("seats A B; round 5; village O3 B A; village O0 A")
    turns = CRITIC.turns
    envied = turns.gain(covered, 0) - turns.worth(covered, 0)
    assert envied > turns.gain(apart, 0) - turns.worth(apart, 0)


def test_between_two_a_point_of_the_other_counts_like_an_own_one():
    """Among more players the others only half, all together."""
    for seats, share in (("A B", 1.0), ("A B C", 0.25)):
        start = f"seats {seats}; round 6; phase end"
        poor, rich = (scene(f"{start}; points A=9 B={points}") for points in (3, 7))
        gains = [CRITIC.turns.gain(state, 0) for state in (poor, rich)]
        assert gains[0] - gains[1] == pytest.approx(4.0 * share)


# ---- what it does ----


def test_the_levels_of_earlier_days_judge_as_ever():
    assert type(former_judgement()) is Former


def test_with_the_last_die_it_activates_a_circle_tile_it_can():
    """CF-514, CF-515: 2 and 4 points; all priests stand on the temple (CF-502)."""
    state = scene(f"{LAST_DIE}; dice A 4; feathers A 4 5")
    state.apply(state.automatic())
    bot = MasterBot(GAME, 400)
    action = bot.choose(state.view(0), state.actions(), Stream(1 << 32), FOR_EVER)
    assert GAME.write(action) == "place headdress"


def test_the_choices_of_the_set_up_are_tried_out_too():
    """CF-123: six pairs of missions."""
    state, luck = GAME.start(2), Stream(3 << 32)
    while state.asked() == CHANCE or len(state.actions()) < 6:
        state.apply(state.random_action(luck), None, int(state.asked()))
    seat = int(state.asked())
    lines = CRITIC.candidates(state, seat)
    assert [line[0] for line in lines] == state.actions(seat)
    state.apply(lines[0][0], None, seat)
    CRITIC.play_on(state, luck, seat)
    assert cast(CuzcoFeld, state).round == 1


def test_where_playing_on_takes_too_long_it_does_what_looks_best_at_once():
    """As with engines that were not compiled: no position is tried out, however many there are."""
    bot, at_once = MasterBot(GAME), 0
    for number, state in enumerate(positions(12)):
        seat, actions = int(state.asked()), state.actions()
        chosen = bot.choose(state.view(seat), actions, Stream(number << 32), 0.0)
        assert bot.nodes == 0
        assert chosen in actions
        at_once += chosen == CRITIC.glimpse(state, seat)
    assert at_once > 6


def test_the_more_dice_are_left_the_longer_it_takes_to_play_on():
    """CF-202, CF-720: nothing is placed any more after phase I."""
    start = "seats A B C D; round 2"
    looks = [CRITIC.effort(scene(f"{start}; dice A {dice}")) for dice in ("2 3 4", "2", "")]
    assert looks == sorted(looks, reverse=True)
    assert looks[0] > looks[1] > looks[2] > 0


def test_a_whole_game_comes_to_its_end():
    bots = [MasterBot(GAME, FEW), make_bot("random", GAME)]
    luck, thoughts, state = Stream(4 << 32), Stream(5 << 32), GAME.start(2)
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        actions = state.actions(asked)
        choice = bots[asked].choose(state.view(asked), actions, thoughts, 0.02)
        assert choice in actions
        state.apply(choice, None, asked)
    assert state.scores[0] > state.scores[1]
