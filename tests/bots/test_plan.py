"""Planning a turn: finds what takes several steps, keeps to its time, knows only the view."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import cast

import pytest
from mypy_extensions import i64

import tampu
from tampu.bots.critic import Critic
from tampu.bots.opinion import critic_of
from tampu.bots.plan import DEPTH, WIDTH, Plan
from tampu.bots.search_bot import SearchBot
from tampu.core.contract import ASKED, CHANCE, NOBODY, Luck, State, Tell
from tampu.core.luck import Stream
from tampu.core.play import replay
from tampu.core.record import read_record
from tampu.games.cuzco_kramer.state import Cuzco
from tests.bots.toys import Toy

ROOT = Path(__file__).resolve().parents[2]
GAME = tampu.game("cuzco_kramer")
FOR_EVER = 1e12
AT_ONCE = 0.0
END, COIN, DIG, BUILD, SELL = range(5)


class Quarry(Toy):
    """Seat 0 has some actions: a coin each, or ten coins for digging, building and selling."""

    def __init__(self, left: int = 3, stage: int = 0, points: int = 0) -> None:
        self.left, self.stage = left, stage
        self.points = [points, 2]

    def asked(self) -> i64:
        return 0 if self.left else NOBODY

    def actions(self, seat: i64 = ASKED) -> list[int]:
        return [END, COIN, *([DIG, BUILD, SELL][self.stage : self.stage + 1])]

    def apply(self, action: i64, tell: Tell | None = None, seat: i64 = ASKED) -> None:
        self.left = 0 if action == END else self.left - 1
        self.points[0] += {COIN: 1, SELL: 10}.get(int(action), 0)
        self.stage += action >= DIG

    def copy(self) -> "Quarry":
        return Quarry(self.left, self.stage, self.points[0])


class Appraiser(Critic):
    """Values by the points of now, and counts how often it is asked for options, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.asked_at: list[float] = []
        self.slow_from = 10**9
        """From the so-many-th time on it is slow."""

    def quieten(self, state: State, luck: Luck) -> None:
        return None

    def options(self, state: State, seat: i64) -> list[int]:
        self.asked_at.append(monotonic())
        if len(self.asked_at) > self.slow_from:
            sleep(0.3)
        return state.actions(seat)


def planned(
    state: State, deadline: float, critic: Critic | None = None, seed: int = 1, most: int = 10**9
) -> Plan:
    plan = Plan(critic or Appraiser(), state, 0, Stream(seed << 32))
    plan.think(deadline, most)
    return plan


def first_action(plan: Plan) -> int:
    assert plan.best is not None
    return plan.best.line()[0]


def hope(plan: Plan) -> float:
    """What the plan promises."""
    assert plan.best is not None
    return plan.best.worth


# ---- what takes several steps ----


def test_it_digs_and_builds_for_nothing_to_sell_in_the_end():
    state, done = Quarry(), []
    assert first_action(planned(state, AT_ONCE)) == COIN
    while state.asked() == 0:
        done.append(first_action(planned(state, FOR_EVER)))
        state.apply(done[-1])
    assert done == [DIG, BUILD, SELL]


def test_of_equal_plans_it_takes_the_shortest():
    """With one action left, digging leads nowhere; nor does it with none to follow."""
    assert first_action(planned(Quarry(left=1), FOR_EVER)) == COIN
    assert first_action(planned(Quarry(left=2, stage=3), FOR_EVER)) == COIN


def test_the_best_plans_are_remembered_best_first_and_none_twice():
    """A coin before or after digging is the same."""
    plan = planned(Quarry(), FOR_EVER)
    worths = [branch.worth for branch in plan.finalists]
    assert worths == sorted(set(worths), reverse=True)
    assert hope(plan) == worths[0]
    assert [branch.state.scores[0] for branch in plan.finalists[:3]] == [10, 3, 2]


def scene(text: str) -> State:
    """A position in the notation of the game's scenes."""
    assert GAME.scene is not None
    table = GAME.scene()
    for statement in text.replace("\n", ";").split(";"):
        verb, _, rest = statement.strip().partition(" ")
        if verb:
            assert table.set_up(verb, rest.split(" / ") if rest else []) is None
    state: State = table.state
    return state


def last_turn(drawn: int = 2) -> State:
    """CK-806, CK-903: A's last turn. Two steps, each worth nothing, lead above B into the city."""
    state = scene("""
        seats A B; last; laid; ap 2; stock A.doubles=0 A.villages=0 A.crops=0 A.tokens=0
        col M9 1c / L9 2v / K9 1v / K8 1v; temple K9 4; inca B K8
    """)
    cast(Cuzco, state).drawn = drawn
    return state


@pytest.mark.parametrize("drawn", [2, 0])
def test_it_enters_far_away_to_walk_into_the_city_in_the_last_turn(drawn: int):
    """Also if there is another first step that is worth as little: to draw a card."""
    state, critic = last_turn(drawn), critic_of(GAME.key)
    done: list[str] = []
    assert hope(planned(state, AT_ONCE, critic)) < hope(planned(state, FOR_EVER, critic)) - 0.01
    while state.asked() == 0 and len(done) < 3:
        action = first_action(planned(state, FOR_EVER, critic))
        assert state.refusal(action) is None
        state.apply(action)
        done.append(GAME.write(action))
    assert done == ["enter M9", "move M9 L9", "end"]
    assert state.scores == [4, 0]


# ---- time ----


def test_with_no_time_it_tries_each_action_once_and_no_further():
    critic = Appraiser()
    plan = planned(Quarry(), AT_ONCE, critic)
    assert len(critic.asked_at) == 1
    assert plan.tried == len(Quarry().actions())


def test_with_all_the_time_it_ends_when_nothing_new_is_found():
    critic = Appraiser()
    plan = planned(Quarry(left=2), FOR_EVER, critic)
    assert plan.beam == []
    assert plan.tried == 3 + 2 * 3


def test_a_long_turn_is_planned_no_wider_and_no_deeper_than_the_beam():
    critic = Appraiser()
    planned(Quarry(left=40), FOR_EVER, critic)
    assert len(critic.asked_at) <= 1 + (DEPTH - 1) * WIDTH


@pytest.mark.parametrize("most", [0, 1, 10, 50])
def test_told_how_many_actions_to_try_it_stops_with_the_position_that_reaches_them(most: int):
    each = len(Quarry().actions())
    plan = planned(Quarry(left=40), FOR_EVER, most=most)
    assert plan.tried < max(most, 1) + each
    assert plan.tried >= min(most, each)


@pytest.mark.parametrize("slow_from", [1, 2, 3, 4])
def test_once_its_time_is_over_it_looks_at_nothing_more(slow_from: int):
    critic = Appraiser()
    critic.slow_from = slow_from
    deadline = monotonic() + 0.25
    plan = planned(Quarry(left=9), deadline, critic)
    assert not [moment for moment in critic.asked_at[1:] if moment >= deadline]
    assert len(critic.asked_at) <= slow_from + 1
    assert first_action(plan) in Quarry().actions()


# ---- the same, legal, and from the view alone ----


def test_the_same_luck_gives_the_same_plan():
    for state in positions(3):
        seat, found = int(state.asked()), set()
        for _ in range(2):
            bot = SearchBot(GAME, most=1500)
            action = bot.choose(state.view(seat), state.actions(), Stream(1 << 32), FOR_EVER)
            found.add((action, bot.nodes))
        assert len(found) == 1
        assert bot.nodes > 1000


def positions(count: int) -> list[State]:
    """Decisions of a whole game, spread evenly over it."""
    text = (ROOT / "tests/records/cuzco_kramer/3-bots-1.txt").read_text(encoding="utf-8")
    match = replay(GAME, read_record(text))
    states = [match.state_after(line) for line in range(len(match.steps))]
    critic = critic_of(GAME.key)
    turns = [state for state in states if state.asked() != CHANCE and critic.plans(state)]
    return turns[:: max(1, len(turns) // count)][:count]


def choices(count: int) -> list[str]:
    """What the bot does there without time to think: one look at every action."""
    bot, found = SearchBot(GAME), []
    for number, state in enumerate(positions(count)):
        seat = int(state.asked())
        action = bot.choose(state.view(seat), state.actions(), Stream(number), AT_ONCE)
        found.append(GAME.write(action))
    return found


def test_it_names_legal_actions_only():
    for state, text in zip(positions(12), choices(12), strict=True):
        assert state.refusal(GAME.read(text)) is None


def test_it_decides_by_the_view_whatever_the_others_hold():
    """Their hands and the deck are dealt anew: the view stays, and so does the choice."""
    bot, differ = SearchBot(GAME), 0
    for number, state in enumerate(positions(40)[:8]):
        seat, twin = int(state.asked()), state.copy()
        twin.redeal(seat, Stream((number + 1) << 32))
        differ += twin != state
        assert twin.view(seat) == state.view(seat)
        found = {
            bot.choose(world.view(seat), world.actions(), Stream(luck << 32), AT_ONCE)
            for luck, world in enumerate([state, twin], 1)
        }
        assert len(found) == 1
    assert differ > 3


def test_compiled_and_plain_plans_are_the_same():
    code = "from tests.bots.test_plan import choices; print(*choices(4), sep='|')"
    room = os.environ | {"TAMPU_PLAIN": "1"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=room, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip().split("|") == choices(4)
