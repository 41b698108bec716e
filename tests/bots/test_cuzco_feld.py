"""The judgement of Cuzco (Feld): what is tried out, what things are worth, options, the view."""

import copy
import json
import os
import subprocess
import sys
from importlib.resources import files
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Any, cast

import pytest

import tampu
from tampu.arena.match import stream
from tampu.bots.bot import make_bot
from tampu.bots.judgement.cuzco_feld import Judgement
from tampu.bots.judgement.cuzco_feld_former import TOLD, Former
from tampu.bots.opinion import critic_of
from tampu.bots.search_bot import SearchBot
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.luck import Stream
from tampu.core.play import replay
from tampu.core.record import read_record
from tampu.games.cuzco_feld.box import ABILITIES, CARDS, GOODS
from tampu.games.cuzco_feld.rules.missions import COUNTS
from tampu.games.cuzco_feld.state import CuzcoFeld

ROOT = Path(__file__).resolve().parents[2]
GAME = tampu.game("cuzco_feld")
CRITIC = Former()
FOR_EVER = 1e12
AT_ONCE = 0.0
LAST_DIE = "seats A B; round 6; turn A 3; dice B 2; priests A=6 A=5 A=4 A=3; missions A 27 28 29"


def scene(text: str) -> CuzcoFeld:
    """A position in the notation of the game's scenes."""
    assert GAME.scene is not None
    table = GAME.scene()
    for statement in text.split(";"):
        verb, _, rest = statement.strip().partition(" ")
        assert table.set_up(verb, rest.split(" / ") if rest else []) is None, statement
    table.settle()
    return cast(CuzcoFeld, table.state)


def worth(text: str, seat: int = 0) -> float:
    """What a scene is worth to a seat."""
    return CRITIC.worth(scene(text), seat)


def answers(level: str, state: State, number: int = 1, nodes: int = 2000) -> list[str]:
    """What a bot does in its next decisions; forced ones are not told."""
    bot = SearchBot(GAME, nodes) if level == "search" else make_bot(level, GAME)
    seat = int(state.asked())
    done: list[str] = []
    while len(done) < number and int(state.asked()) in (seat, CHANCE):
        if state.asked() == CHANCE:
            state.apply(state.actions()[0])
        elif (forced := int(state.automatic())) != NOBODY:
            state.apply(forced)
        else:
            action = bot.choose(state.view(seat), state.actions(), Stream(1 << 32), FOR_EVER)
            assert state.refusal(action) is None
            state.apply(action)
            done.append(GAME.write(action))
    return done


# ---- what it does ----


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_with_the_last_die_it_activates_a_circle_tile_it_can(level: str):
    """CF-514, CF-515: 2 and 4 points; all priests stand on the temple (CF-502)."""
    state = scene(f"{LAST_DIE}; dice A 4; feathers A 4 5")
    assert answers(level, state) == ["place headdress"]


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_good_is_bought_twice_over_with_the_card_that_scores_it_again(level: str):
    """CF-603, CF-825: 9 and 9 points; nothing is left to spend food and offering on."""
    state = scene(
        "seats A B; round 6; food A=6; hand A 03; offerings A=1; market jewels soup; phase market A"
    )
    assert answers(level, state, 2) == ["buy jewels", "power 03 hand"]
    assert state.scores[0] == 18


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_what_cannot_be_done_any_more_is_removed_before_what_can(level: str):
    """CF-831, CF-862: 26 asks for two vases after the last market, 38 for the last food."""
    state = scene(
        "seats A B; round 6; missions A 26 38 41; food A=5; offerings A=4; phase palace A"
    )
    assert answers(level, state)[0] != "remove 26"
    state = scene(
        "seats A B; round 5; missions A 26 01 41; feathers A orange orange; phase palace A"
    )
    state.rows_high = 0
    assert answers(level, state) == ["remove 26"]


# ---- what is tried out ----


def test_each_die_is_tried_with_each_of_its_spaces():
    state = scene("seats A B; dice A 2 5")
    lines = Former(told(candidates=99)).candidates(state, 0)
    assert {line[0] for line in lines} == set(state.actions())
    for die in state.actions():
        after = state.copy()
        after.apply(die)
        assert [line[1] for line in lines if line[0] == die] == after.actions()


def test_of_many_lines_those_that_look_best_are_tried_out():
    state = scene(f"{LAST_DIE}; dice A 4 3; feathers A 4 5")
    every, few = (Former(told(candidates=number)).candidates(state, 0) for number in (99, 4))
    assert len(few) == 4 < len(every)
    assert all(line in every for line in few)
    assert "place headdress" in [GAME.write(line[1]) for line in few]


def test_with_pututus_the_die_is_chosen_before_its_space():
    """CF-904: what lies between changes what the spaces are worth."""
    state = scene("option pututus; seats A B; dice A 2 5; ones A=1")
    assert CRITIC.candidates(state, 0) == [[action] for action in state.actions()]


def told(**weights: float) -> Any:
    """The weights of the house, some of them changed."""
    changed = copy.deepcopy(TOLD)
    changed["weights"] |= weights
    return changed


def test_lines_are_tried_out_to_the_end_of_the_round():
    state = next(s for s in positions(60) if s.question and s.question.kind == "die")
    assert isinstance(state, CuzcoFeld)
    before = state.round
    assert CRITIC.play_on(state, Stream(1 << 32), 0) > 9
    assert state.round == before + CRITIC.rounds
    assert CRITIC.worths(state, 3) != [float(points) for points in state.scores]


# ---- what things are worth ----


def test_worth_is_the_score_when_the_game_is_over():
    state = scene("seats A B; round 6; inti B=2; missions B 27 28 29; phase end")
    assert state.asked() == NOBODY
    assert CRITIC.worths(state, 2) == [float(points) for points in state.scores] == [0.0, 4.0]


BETTER = [
    ("feathers A 4", "feathers A 4 5", "CF-513: a pair is more than a feather"),
    ("feathers A 4 6", "feathers A 4 5", "CF-513: two halves are less than a pair"),
    ("priests A=1", "priests A=6", "CF-504: who stands high is not pushed off soon"),
    ("missions A 29 28 27", "missions A 29 28 05", "CF-1105: some missions are easier"),
    ("missions A 01 28 29", "missions A 01 28 29; feathers A orange", "CF-1101: a step nearer"),
    ("tiles A study_quipu", "tiles A study_victory_points", "CF-702, CF-708"),
    ("food A=0", "food A=3", "CF-824: food buys goods"),
    ("offerings A=0; hand A 03", "offerings A=1; hand A 03", "CF-622: a card needs an offering"),
    ("knowledge B=1", "knowledge A=1", "CF-802, CF-803"),
    ("inti A=0", "inti A=1", "CF-871: two points at least"),
    ("village I0 A B", "village I0 B A", "CF-872: only the quipu on top counts"),
]


@pytest.mark.parametrize(("worse", "better", "why"), BETTER, ids=[why for _, _, why in BETTER])
def test_more_is_worth_more(worse: str, better: str, why: str):
    start = "seats A B; round 2"
    assert worth(f"{start}; {worse}") < worth(f"{start}; {better}")


def test_the_same_pair_promises_less_in_later_rounds():
    """CF-515: 10, 7 and 4 points."""
    gains = [
        worth(f"seats A B; round {number}; feathers A 4 5") - worth(f"seats A B; round {number}")
        for number in (1, 3, 5)
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[2] + 1.0


def test_goods_that_no_market_will_have_are_not_hoped_for():
    """CF-853: all rows lie open from the start."""
    state = scene("seats A B; round 5; missions A 29 28 27; market jewels")
    state.add_goods(5, GOODS.index("jewels"), 1)
    before = CRITIC.turns.prospects.missions.chance(state, 0, 28, outlook(state), 1.0)
    state.rows_high = state.rows_low = 0
    assert before > 0.0
    assert CRITIC.turns.prospects.missions.chance(state, 0, 28, outlook(state), 1.0) == 0.0


def outlook(state: CuzcoFeld) -> Any:
    from tampu.bots.judgement.cuzco_feld_outlook import Outlook

    return Outlook(state, 0)


@pytest.mark.parametrize(
    ("text", "ahead"),
    [
        ("round 1", (18, 6, 6, 6)),
        ("round 6; turn A 3; dice A 4", (1, 1, 1, 1)),
        ("round 5; phase II A; tiles A study_food", (3, 1, 2, 2)),
        ("round 5; market soup; food A=9; phase market A", (3, 1, 2, 2)),
        ("round 5; phase palace A", (3, 1, 1, 2)),
        ("round 6; phase palace B", (0, 0, 0, 0)),
    ],
)
def test_it_knows_what_is_still_to_come(text: str, ahead: tuple[int, ...]):
    """CF-201: dice, later phase II turns, markets and palaces of A."""
    found = outlook(scene(f"seats A B; {text}"))
    assert (found.dice, found.menus, found.markets, found.palaces) == ahead


def test_the_weights_are_complete_and_sensible():
    path = files("tampu.bots.judgement") / "cuzco_feld.json"
    weights = json.loads(path.read_text(encoding="utf-8"))
    assert list(weights["units"]) == COUNTS
    assert all(0.0 < unit < 1.0 for unit in weights["units"].values())
    assert list(weights["uses"]) == ABILITIES
    assert all(len(uses) == 4 and uses == sorted(uses) for uses in weights["uses"].values())
    assert list(weights["cards"]) == CARDS
    assert all(weight >= 0.0 for weight in weights["weights"].values())


# ---- the same, legal, in time, and from the view alone ----


def positions(count: int) -> list[State]:
    """Decisions of a whole game, spread evenly over it."""
    path = ROOT / "tests/records/cuzco_feld/3-on-modular-on-on-1.txt"
    match = replay(GAME, read_record(path.read_text(encoding="utf-8")))
    states = [match.state_after(line) for line in range(len(match.steps))]
    asked = [state for state in states if state.asked() >= 0 and len(state.actions()) > 1]
    return asked[:: max(1, len(asked) // count)][:count]


def choices(count: int, nodes: int = 60) -> list[str]:
    """What the bot does there."""
    bot, found = SearchBot(GAME, nodes), []
    for number, state in enumerate(positions(count)):
        seat = int(state.asked())
        action = bot.choose(state.view(seat), state.actions(seat), Stream(number), FOR_EVER)
        found.append(GAME.write(action))
    return found


def test_it_names_legal_actions_only():
    for state, text in zip(positions(24), choices(24), strict=True):
        assert state.refusal(GAME.read(text)) is None


def test_it_decides_by_the_view_whatever_the_others_hold():
    """CF-123, CF-124: secret missions and cards are dealt anew: the choice stays."""
    bot, differ = SearchBot(GAME, 40), 0
    for number, state in enumerate(positions(16)):
        seat, twin = int(state.asked()), state.copy()
        twin.redeal(seat, Stream((number + 1) << 32))
        differ += twin != state
        assert twin.view(seat) == state.view(seat)
        found = {
            bot.choose(world.view(seat), world.actions(seat), Stream(5 << 32), FOR_EVER)
            for world in (state, twin)
        }
        assert len(found) == 1
    assert differ > 4


def test_compiled_and_plain_choices_are_the_same():
    code = "from tests.bots.test_cuzco_feld import choices; print(*choices(4), sep='|')"
    room = os.environ | {"TAMPU_PLAIN": "1"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=room, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip().split("|") == choices(4)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_with_no_time_at_all_it_answers_with_one_look(level: str):
    bot = make_bot(level, GAME)
    for number, state in enumerate(positions(12)):
        seat, began = int(state.asked()), monotonic()
        bot.choose(state.view(seat), state.actions(seat), Stream(number), AT_ONCE)
        assert monotonic() - began < 3.0


OPTIONS = [
    dict(zip(("pututus", "map", "card14_any_village", "turn_cuzco_always"), values, strict=True))
    for values in product(("off", "on"), ("canonical", "modular"), ("off", "on"), ("off", "on"))
]


@pytest.mark.parametrize("number", range(0, 16, 5))
def test_whole_games_with_all_options_come_to_their_end(number: int):
    """Every kind of question comes up, and is answered."""
    options, seats = OPTIONS[number], 2 + number % 3
    luck, thoughts = stream(1, number), stream(2, number)
    bots = [make_bot("random", GAME), *[make_bot("greedy", GAME) for _ in range(seats - 2)]]
    bots.append(SearchBot(GAME, 20))
    state, decisions = GAME.start(seats, options), 0
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        actions = state.actions(asked)
        choice = bots[asked].choose(state.view(asked), actions, thoughts, AT_ONCE)
        assert choice in actions
        state.apply(choice, None, asked)
        decisions += 1
        assert decisions < 1500, state.question
    assert state.scores[-1] > state.scores[0]


def test_the_house_speaks_with_this_judgement():
    assert type(critic_of(GAME.key)) is Judgement
