"""The judgement of Inca Empire: whole turns, markers turned up on the way, Sun cards, the view."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

import tampu
from tampu.arena.match import stream
from tampu.bots.bot import make_bot
from tampu.bots.judgement.inca_empire import Judgement
from tampu.bots.opinion import critic_of
from tampu.bots.search_bot import SearchBot
from tampu.bots.trials import Trial, Trials
from tampu.bots.worlds import Worlds
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.luck import Stream
from tampu.core.play import replay
from tampu.core.record import read_record

ROOT = Path(__file__).resolve().parents[2]
GAME = tampu.game("inca_empire")
FOR_EVER = 1e12
AT_ONCE = 0.0
LAST_TURN = "seats A B C D; phase late_empire 1 people 4; tiles B C D A; turn A"


def scene(text: str) -> State:
    """A position in the notation of the game's scenes."""
    assert GAME.scene is not None
    table = GAME.scene()
    for statement in text.split(";"):
        verb, _, rest = statement.strip().partition(" ")
        assert table.set_up(verb, [rest] if rest else []) is None, statement
    table.settle()
    state: State = table.state
    return state


def turn_of(state: State, nodes: int = 4000) -> list[str]:
    """What the searching bot does until its turn is over; chance gives what comes first."""
    bot, seat, done = SearchBot(GAME, nodes), int(state.asked()), []
    while (asked := int(state.asked())) in (seat, CHANCE):
        if asked == CHANCE:
            state.apply(state.actions()[0])
        elif (forced := int(state.automatic())) != NOBODY:
            state.apply(forced)
        else:
            action = bot.choose(state.view(seat), state.actions(), Stream(1 << 32), FOR_EVER)
            assert state.refusal(action) is None
            state.apply(action)
            done.append(GAME.write(action))
    return done


# ---- whole turns ----


def test_it_builds_the_road_to_a_place_and_founds_the_city_there():
    """IE-616, IE-806: 4 and 3 points, in the last turn of the game."""
    state = scene(f"{LAST_TURN}; conquered vilcabamba=C; workers A=6")
    done = turn_of(state)
    assert "road r087" in done
    assert done[-1] in ("choose city", "city machu_picchu")
    assert state.scores[0] == 7


def test_it_goes_on_planning_where_a_marker_is_turned_up():
    """IE-513: the first road turns up Huaylas and pays nothing; the second reaches a city."""
    state = scene(
        f"{LAST_TURN}; conquered vilcabamba=C huanca=C; road A r087 r073; road B r072; "
        "city hatun_xauxa; workers A=0"
    )
    assert turn_of(state)[:3] == ["roads", "road r069", "road r071"]
    assert state.scores[0] == 3


def test_a_turn_is_planned_with_the_cards_that_lie():
    """IE-771: in an eclipse the temple comes before the roads, which are lost then (IE-772)."""
    state = scene(
        f"{LAST_TURN}; conquered vilcabamba=C; road A r087; city machu_picchu; workers A=5; "
        "sun orange_blue solar_eclipse"
    )
    assert turn_of(state)[0] == "development"
    assert state.scores[0] == 4 + 1 + 3 + 1


# ---- Sun cards ----


def laid(cards: str, rest: str = "") -> str:
    """Where A lays which of these cards."""
    state = scene(f"seats A B C D; phase middle_empire 1 sun; tiles A B C D; hand A {cards}{rest}")
    bot, seat = SearchBot(GAME, 1500), int(state.asked())
    assert seat == 0
    for _ in range(2):
        action = bot.choose(state.view(seat), state.actions(), Stream(7 << 32), FOR_EVER)
        state.apply(action)
    return GAME.write(action)


def test_what_harms_is_laid_between_two_others():
    assert laid("el_nino el_nino resistance") in ("quarter blue_brown", "quarter brown_green")


def test_what_helps_is_laid_beside_the_own_colour():
    where = laid("extra_workforce extra_workforce military_superiority")
    assert where in ("quarter orange_blue", "quarter green_orange")


# ---- the same, legal, in time, and from the view alone ----


def positions(count: int) -> list[State]:
    """Decisions of a whole game, spread evenly over it."""
    path = ROOT / "tests/records/inca_empire/4-builders-1.txt"
    match = replay(GAME, read_record(path.read_text(encoding="utf-8")))
    states = [match.state_after(line) for line in range(len(match.steps))]
    asked = [state for state in states if state.asked() >= 0 and len(state.actions()) > 1]
    return asked[:: max(1, len(asked) // count)][:count]


def choices(count: int, nodes: int = 60) -> list[str]:
    """What the bot does there."""
    bot, found = SearchBot(GAME, nodes), []
    for number, state in enumerate(positions(count)):
        seat = int(state.asked())
        action = bot.choose(state.view(seat), state.actions(), Stream(number), FOR_EVER)
        found.append(GAME.write(action))
    return found


def test_it_names_legal_actions_only():
    for state, text in zip(positions(24), choices(24), strict=True):
        assert state.refusal(GAME.read(text)) is None


def test_it_decides_by_the_view_whatever_the_others_hold():
    """IE-110, IE-406: hands, face-down cards and the pile are dealt anew: the choice stays."""
    bot, differ = SearchBot(GAME, 40), 0
    for number, state in enumerate(positions(16)):
        seat, twin = int(state.asked()), state.copy()
        twin.redeal(seat, Stream((number + 1) << 32))
        differ += twin != state
        assert twin.view(seat) == state.view(seat)
        found = {
            bot.choose(world.view(seat), world.actions(), Stream(5 << 32), FOR_EVER)
            for world in (state, twin)
        }
        assert len(found) == 1
    assert differ > 8


def test_compiled_and_plain_choices_are_the_same():
    code = "from tests.bots.test_inca_empire import choices; print(*choices(8), sep='|')"
    room = os.environ | {"TAMPU_PLAIN": "1"}
    plain = subprocess.run(
        [sys.executable, "-c", code], env=room, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip().split("|") == choices(8)


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_with_no_time_at_all_it_answers_with_one_look(level: str):
    """Of the four most different questions, the slowest answer takes less than a second."""
    bot = make_bot(level, GAME)
    for number, state in enumerate(positions(12)):
        seat, began = int(state.asked()), monotonic()
        bot.choose(state.view(seat), state.actions(), Stream(number), AT_ONCE)
        assert monotonic() - began < 3.0


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"early_decline": "on"})])
def test_whole_games_come_to_their_end(seats: int, options: dict[str, str]):
    """IE-502: every answer of a turn is a step forward."""
    luck, thoughts = stream(1, seats), stream(2, seats)
    bots = [make_bot("greedy", GAME) for _ in range(seats - 1)] + [SearchBot(GAME, 20)]
    state, decisions = GAME.start(seats, options), 0
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        action = bots[asked].choose(state.view(asked), state.actions(), thoughts, AT_ONCE)
        state.apply(action)
        decisions += 1
        assert decisions < 1200, state.question
    assert min(state.scores) > 30


def test_worth_is_the_score_when_the_game_is_over():
    state = scene(f"{LAST_TURN}; points B=20 C=30 D=10; workers A=0")
    critic = critic_of(GAME.key)
    critic.finish(state, 0)
    assert state.asked() == NOBODY
    assert critic.worths(state, 4) == [float(points) for points in state.scores]


def test_a_marker_of_a_plan_is_the_same_whatever_the_luck():
    """IE-635: Huanca, Huánuco and Yauyo are turned up, the commonest type left: nobody plans on
    a lucky draw, and the turn goes on."""
    state = scene("seats A B C D; marker vilcabamba=D")
    for text in ("development", "choose conquest", "conquer vilcabamba"):
        state.apply(GAME.read(text))
    assert state.asked() == CHANCE
    bag = state.view(0).hidden_markers  # type: ignore[attr-defined]
    critic_of(GAME.key).unveil(state)
    assert state.asked() == 0
    shown = {p.region: p.marker for p in state.view(0).provinces}  # type: ignore[attr-defined]
    assert {shown[region] for region in ("huanca", "huanuco", "yauyo")} <= common(bag, 3)


def common(bag: dict[str, int], drawn: int) -> set[str]:
    """The types that can be the commonest while so many markers are drawn."""
    return {kind for kind, left in bag.items() if left > max(bag.values()) - drawn}


def test_workers_that_no_turn_can_spend_are_worth_little():
    """IE-601, IE-809: two turns of a column need no thirty workers."""
    critic = Judgement()
    future = critic.futures.at(scene("seats A B C D; phase early_empire 1 sun"))  # type: ignore[arg-type]
    needed = critic.prospects.income(future, 4.0) - critic.prospects.income(future, 3.0)
    too_many = critic.prospects.income(future, 40.0) - critic.prospects.income(future, 39.0)
    assert critic.prospects.pay(future, 3.0) == pytest.approx(needed)
    assert 0.0 < too_many < needed / 3


def test_roads_on_unconquered_ground_may_be_lost():
    """IE-704, IE-705: what hangs on them is worth less, but no more after the last Sun phase."""
    critic = Judgement()
    scenes = [
        scene(f"seats A B C D; phase late_empire 1 {row}; road A r087 r084; garrison ollantaytambo")
        for row in ("sun", "people 4")
    ]
    fear, none = (
        critic.prospects.danger(state, state.realms[0], critic.futures.at(state))  # type: ignore[arg-type, attr-defined]
        for state in scenes
    )
    assert fear > 0.0
    assert none == 0.0


def at_a_sun_card() -> State:
    return next(s for s in positions(60) if s.question and s.question.kind == "sun_card")


def test_each_card_is_tried_with_each_free_quarter():
    """IE-403, IE-405: and once the card is chosen, the quarters alone."""
    state, critic = at_a_sun_card(), critic_of(GAME.key)
    seat = int(state.asked())
    pairs = critic.candidates(state, seat)
    assert {pair[0] for pair in pairs} == set(state.actions())
    state.apply(pairs[0][0])
    quarters = [pair[1] for pair in pairs if pair[0] == pairs[0][0]]
    assert critic.candidates(state, seat) == [[quarter] for quarter in quarters]


def test_lines_are_tried_out_to_the_next_scoring_and_all_with_the_same_luck():
    """IE-801: a column further everybody has scored; of candidates alike, alike comes."""
    state, critic = at_a_sun_card(), critic_of(GAME.key)
    seat = int(state.asked())
    trials = Trials(critic, Worlds(state, seat), Stream(3 << 32))
    twin = Trial(trials.left[0].answers)
    for trial in (trials.left[0], twin):
        trials.try_out(trial)
    assert twin.total == trials.left[0].total > 0
    world = state.copy()
    for action in twin.answers:
        world.apply(action)
    assert critic.play_on(world, Stream(5 << 32), 0) > 10
    assert sum(world.scores) > sum(state.scores)
    assert world.question is None or world.question.kind == "sun_card"


def test_trials_end_with_one_line_or_with_the_clock():
    state, critic = at_a_sun_card(), critic_of(GAME.key)
    seat = int(state.asked())
    patient = Trials(critic, Worlds(state, seat), Stream(3 << 32))
    assert patient.think(FOR_EVER, 10**6)[0] in state.actions()
    assert len(patient.left) == 1
    hasty = Trials(critic, Worlds(state, seat), Stream(3 << 32))
    assert hasty.think(0.0, 10**6)[0] in state.actions()
    assert len(hasty.left) > 1
    assert 0 < hasty.tried < patient.tried
