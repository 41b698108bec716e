"""A turn of Inca Empire at a quick look: so everybody plays on when something is tried out."""

from typing import cast

import pytest

from tampu.arena.entrant import FOR_EVER
from tampu.bots.judgement.inca_empire import Judgement
from tampu.bots.judgement.inca_empire_former import FormerJudgement
from tampu.bots.judgement.inca_empire_options import in_turn, turn_up_markers
from tampu.bots.judgement.inca_empire_turns import Turns
from tampu.bots.master_bot import MasterBot
from tampu.bots.plan import Plan
from tampu.bots.utility import utilities
from tampu.core.contract import CHANCE
from tampu.core.luck import Stream
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.land import CUZCO, SITES
from tampu.games.inca_empire.position import ASK_NEXT, FRESH
from tampu.games.inca_empire.sets import has_site
from tampu.games.inca_empire.state import IncaEmpire
from tests.bots.test_inca_empire import GAME, LAST_TURN, positions, scene


def quick_line(text: str) -> list[str]:
    state = cast(IncaEmpire, scene(text))
    return [GAME.write(action) for action in Turns(FormerJudgement()).best_line(state)]


def turns_to_come(count: int) -> list[IncaEmpire]:
    """Positions of a recorded game in which a turn begins."""
    found = [cast(IncaEmpire, state) for state in positions(400)]
    fresh = [s for s in found if s.asking == ASK_NEXT and s.road_action == s.development == FRESH]
    return fresh[:: max(1, len(fresh) // count)][:count]


def test_a_road_leads_to_the_city():
    """IE-616, IE-806: as a plan has it, in the last turn of the game."""
    line = quick_line(f"{LAST_TURN}; conquered vilcabamba=C; workers A=6")
    assert line[:2] == ["roads", "road r087"]
    assert line[-1] == "city machu_picchu"


def test_in_an_eclipse_the_temple_comes_first():
    """IE-771, IE-772."""
    line = quick_line(
        f"{LAST_TURN}; conquered vilcabamba=C; road A r087; city machu_picchu; workers A=5; "
        "sun orange_blue solar_eclipse"
    )
    assert line[0] == "development"
    assert line[-1] != "end"


def test_a_development_at_hand_does_not_hide_the_road_to_a_better_one():
    """IE-502: a turn at a quick look is worth about as much as the plan of the whole turn."""
    critic, looked = FormerJudgement(), Turns(FormerJudgement())
    lost = []
    for state in turns_to_come(20):
        seat = int(state.asked())
        plan = Plan(critic, state, seat, Stream(1))
        plan.think(FOR_EVER, 10**6)
        assert plan.best is not None
        best = wish_after(critic, state, plan.best.line())
        lost.append(best - wish_after(critic, state, looked.best_line(state)))
    assert sum(lost) / len(lost) < 0.02, "a plan of the turn is better by more than it was"


def wish_after(critic: FormerJudgement, state: IncaEmpire, line: list[int]) -> float:
    """What the turn is worth to who takes it, once it is over."""
    seat, after = int(state.asked()), state.copy()
    for action in line:
        after.apply(action)
        turn_up_markers(after)
    critic.finish(after, seat)
    critic.quieten(after, Stream(1))
    return utilities(critic, after, after.seats)[seat]


def test_a_turn_is_taken_to_its_end_whatever_is_turned_up():
    turns, ended = Turns(FormerJudgement()), 0
    for number, state in enumerate(turns_to_come(20)):
        seat, before = int(state.asked()), (state.moment, state.place)
        turns.take(state, Stream(number << 32))
        assert not in_turn(state, seat) or (state.moment, state.place) != before
        ended += state.asked() != CHANCE
    assert ended
    assert turns.looked > 200


def test_a_building_that_others_reach_is_worth_less():
    """IE-805 to IE-807: what it pays the one rival of three who reaches it, at every scoring."""
    state = cast(IncaEmpire, scene("seats A B C D; road A r093; road B r093; workers A=9"))
    critic = FormerJudgement()
    network = state.realms[1].network
    site = next(s for s in range(len(SITES)) if has_site(network, s) and s != CUZCO)
    sapas, turns = critic.futures.at(state).sapas, Turns(critic)
    for verb, pay in ((act.CITY, 3), (act.GARRISON, 2), (act.TEMPLE, 1), (act.CONVERT, 1)):
        building = act.action_of(verb, site)
        assert turns.shared(state, building, 0) == pytest.approx(pay * sapas / 3)
    assert turns.shared(state, GAME.read("road r087"), 0) == 0.0


def test_a_master_goes_on_with_what_it_tried_out_until_a_marker_is_turned_up():
    """IE-513: the second answer needs no new plan, unless something has come to light."""
    bot, went_on = MasterBot(GAME, 1500), 0
    for state in turns_to_come(4):
        seat = int(state.asked())
        planned = answer(bot, state, seat)
        while state.asked() == seat and len(state.actions(seat)) == 1:
            state.apply(state.actions(seat)[0])
        if state.asked() == seat and in_turn(state, seat):
            again, anew = state.copy(), state.copy()
            went_on += answer(bot, again, seat) < answer(MasterBot(GAME, 1500), anew, seat)
            assert planned >= 1500
    assert went_on


def answer(bot: MasterBot, state: IncaEmpire, seat: int) -> int:
    """What it looked at for its answer, which is given."""
    action = bot.choose(state.view(seat), state.actions(seat), Stream(3 << 32), FOR_EVER)
    state.apply(action)
    return bot.nodes


def test_sun_cards_are_worth_more_the_longer_they_lie():
    """IE-414: in the first turns of a column."""
    critic = Judgement()
    early, late = (
        cast(IncaEmpire, scene(f"seats A B C D; phase middle_empire 1 {row}; tiles A B C D"))
        for row in ("sun", "people 2")
    )
    kind = 4  # extra workforce
    assert critic.card_worth(early, 0, kind) > critic.card_worth(late, 0, kind) >= 0.0
