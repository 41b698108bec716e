"""How bots play Cuzco (Kiesling & Kramer)."""

import hashlib
import math
from typing import cast

import pytest
from librt.vecs import vec

import tampu
from tampu.arena.entrant import FOR_EVER, entrant
from tampu.arena.match import stream
from tampu.bots import search
from tampu.bots.bot import make_bot
from tampu.bots.judgement.cuzco_kramer import Judgement
from tampu.bots.judgement.cuzco_kramer_options import reaching
from tampu.bots.judgement.cuzco_kramer_signals import FEATURES, MANY, Survey
from tampu.bots.judgement.cuzco_kramer_turns import Turns
from tampu.bots.plan import Plan
from tampu.bots.utility import utilities
from tampu.core.contract import CHANCE, NOBODY
from tampu.core.hexes import PLACES, any_in, both, foremost, has, meet, minus, places, spread
from tampu.core.luck import Stream
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import ONE, OUTLINE_AT
from tampu.games.cuzco_kramer.ground import best_among, present
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import ASK_ACTION
from tampu.games.cuzco_kramer.rules.laying import cover
from tampu.games.cuzco_kramer.rules.placements import Footing
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.plain import is_compiled

GAME = tampu.game("cuzco_kramer")


def played_by(text: str, seats: int, seed: int, plies: int) -> tuple[Cuzco, list[int]]:
    """A game of one bot against itself as far as some plies, and its actions."""
    state, chance, thoughts = cast(Cuzco, GAME.start(seats)), Stream(seed), Stream(seed + 1)
    bots = [entrant(text).bot(GAME) for _ in range(seats)]
    done: list[int] = []
    while (asked := int(state.asked())) != NOBODY and len(done) < plies:
        if asked == CHANCE:
            action = int(state.random_action(chance))
        else:
            legal = state.actions(asked)
            action = legal[0]
            if len(legal) > 1:
                action = int(bots[asked].choose(state.view(asked), legal, thoughts, FOR_EVER))
        done.append(action)
        state.apply(action)
    return state, done


@pytest.fixture(scope="module")
def middle() -> list[Cuzco]:
    """Beginnings of turns in the middle of games, with two to four players."""
    found = []
    for seats, plies in ((2, 90), (3, 130), (4, 160)):
        state, _ = played_by("search:20n", seats, seats, plies)
        luck = Stream(9)
        while state.asking != ASK_ACTION or state.ap < 6 or not state.owed:
            asked = int(state.asked())
            state.apply(state.random_action(luck) if asked == CHANCE else state.actions(asked)[0])
        found.append(state)
    return found


def test_a_bot_that_hardly_thinks_opens_with_points():
    """CK-801: tile, Inca, village and temple belong together; one action alone shows none of it."""
    luck, state = Stream(1), GAME.start(2)
    bots = [make_bot("greedy", GAME) for _ in range(2)]
    turns, whose = 0, None
    while True:
        seen = state.view(None)
        assert isinstance(seen, View)
        turns += seen.step == "action" and seen.active != whose
        whose = seen.active if seen.step == "action" else whose
        if turns > 4:
            break
        asked = int(state.asked())
        if asked == CHANCE:
            state.apply(state.random_action(luck))
        else:
            state.apply(bots[asked].choose(state.view(asked), state.actions(), luck, FOR_EVER))
    assert min(seen.scores) > 0
    assert len(seen.temples) > 0


@pytest.mark.parametrize(
    ("text", "seats", "told"),
    [("search:60n", 2, "a83e8d3b00410552"), ("greedy:untimed", 3, "8a7174f7b924cc90")],
)
def test_the_measure_does_not_change(text: str, seats: int, told: str):
    """By `search` and `greedy` all others are measured: the same luck, the same answers."""
    _, done = played_by(text, seats, 77, 100)
    assert hashlib.sha256(repr(done).encode()).hexdigest()[:16] == told


def test_a_worth_is_the_sum_of_its_parts_and_of_its_signals(middle: list[Cuzco]):
    judge = Judgement()
    assert judge.features() == FEATURES
    assert {name.partition(":")[0] for name in FEATURES} < set(judge.terms())
    for state in middle:
        table = judge.tables[state.seats - 2]
        row = table.row(judge.stage(state))
        for seat in range(int(state.seats)):
            worth = judge.worth(state, seat)
            assert worth == pytest.approx(sum(judge.parts(state, seat)))
            signals = judge.signals(state, seat)
            weighed = sum(signals[f] * table.weights[row + f] for f in range(int(MANY)))
            assert worth == pytest.approx(state.scores[seat] + weighed)
            assert any(signals)


def test_a_wish_is_the_utility_of_a_seat(middle: list[Cuzco]):
    judge = Judgement()
    for state in middle:
        for blur in (0.0, 0.4):
            for taste in ([], [1.0 + 0.1 * term for term in range(len(judge.terms()))]):
                judge.blur, judge.mood, judge.taste = blur, 5, vec[float](taste)
                told = utilities(judge, state, state.seats)
                wishes = [judge.wish(state, seat) for seat in range(int(state.seats))]
                assert wishes == pytest.approx(told)


def test_the_greater_key_has_the_better_rank(middle: list[Cuzco]):
    """CK-506, CK-507: as the rules find it, level by level."""
    survey, groups = Survey(), 0
    for state in middle:
        left = both(state.incas(), state.villages)
        while any_in(left):
            cells = spread(foremost(left), state.villages)
            left = minus(left, cells)
            survey.rank(state, both(cells, state.incas()))
            best = best_among(state, cells, present(state, cells))
            keys = [survey.keys[seat] for seat in range(int(state.seats))]
            assert [seat for seat, key in enumerate(keys) if key == survey.best] == [
                seat for seat in range(int(state.seats)) if best >> seat & 1
            ]
            groups += 1
    assert groups > 6


def test_tiles_that_reach_a_cell_are_those_that_cover_one(middle: list[Cuzco]):
    """CK-303: for every shape, by shifted sets and by looking at each outline."""
    for state in middle:
        footing, wanted = Footing(state), state.incas()
        for shape in range(int(ONE) + 1):
            found = reaching(shape, wanted)
            for place in places(footing.bases(shape)):
                outline = OUTLINE_AT[shape * PLACES + place]
                assert has(found, place) == meet(cover(outline), wanted)


def test_a_turn_planned_by_action_points_can_be_played_and_beats_one_by_depth(
    middle: list[Cuzco],
):
    """CK-202: with as many positions looked at."""
    judge, ahead = Judgement(), 0.0
    for state in middle:
        seat = int(state.active)
        plan = Turns(judge, state, seat, Stream(5))
        line = plan.think(math.inf, 2500)
        other = Plan(judge, state, seat, Stream(5))
        other.think(math.inf, plan.tried)
        assert plan.best is not None
        assert other.best is not None
        ahead += plan.best.worth - other.best.worth
        table = state.copy()
        for action in line:
            while table.asked() == CHANCE:
                table.apply(table.random_action(Stream(1)))
            assert table.refusal(action, seat) is None
            table.apply(action)
        worths = [branch.worth for branch in plan.finalists]
        assert worths == sorted(worths, reverse=True)
        assert len(worths) > 1
    assert ahead > 0.0


def test_others_are_studied_once_and_then_take_their_turns(middle: list[Cuzco]):
    for state in middle:
        judge, seat = Judgement(), int(state.active)
        judge.thoughts(state, seat, Stream(1))
        first = state.copy()
        first.owed = False
        second = first.copy()
        looked = judge.play_on(first, Stream(2), seat)
        again = judge.play_on(second, Stream(3), seat)
        assert first.active == seat
        assert sorted(judge.lore) == [s for s in range(int(state.seats)) if s != seat]
        assert again < looked
        judge.thoughts(state, seat, Stream(1))
        assert not judge.lore


@pytest.mark.skipif(not is_compiled(search), reason="takes minutes in plain Python")
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_even_who_errs_gives_up_no_action_points(level):
    """CK-214: a beginner goes for a plausible second-best, but does not sit on its hands."""
    game, luck = tampu.game("cuzco_kramer"), stream(5, 2, 41)
    bot, state = make_bot(level, game), game.start(2)
    assert isinstance(state, Cuzco)
    turns = 0
    while (asked := int(state.asked())) != NOBODY and not state.final:
        if asked == CHANCE:
            state.apply(state.random_action(luck))
            continue
        action = bot.choose(state.view(asked), state.actions(asked), luck, FOR_EVER)
        if action == act.END:
            turns += 1
            assert state.ap == 0
        state.apply(action)
    assert turns > 10
