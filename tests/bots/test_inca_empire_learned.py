"""What a master of Inca Empire has learned: features, weights, and the policy it plays on by."""

from typing import cast

import pytest

from tampu.bots.fitted import told_of
from tampu.bots.judgement.inca_empire import Judgement, former_judgement
from tampu.bots.judgement.inca_empire_former import WEIGHTS, FormerJudgement, new_sun
from tampu.bots.judgement.inca_empire_ways import Ring, safe_network
from tampu.bots.opinion import critic_of, former_critic_of
from tampu.core.contract import NOBODY
from tampu.core.luck import Stream
from tampu.games.inca_empire.land import SITES, Road
from tampu.games.inca_empire.network import exposed, survey
from tampu.games.inca_empire.position import ASK_NEXT
from tampu.games.inca_empire.realm import Realm
from tampu.games.inca_empire.rules.calendar import FULL, SUN
from tampu.games.inca_empire.sets import Roads, Sites, has_site, less_roads, list_roads
from tampu.games.inca_empire.state import IncaEmpire
from tests.bots.test_inca_empire import GAME, LAST_TURN, choices, positions, scene


def quiet_positions(count: int) -> list[IncaEmpire]:
    """Positions such as thoughts end in."""
    critic = Judgement()
    found = [cast(IncaEmpire, state) for state in positions(200) if critic.settled(state)]
    return found[:: max(1, len(found) // count)]


# ---- the former judgement stays ----


def test_search_and_greedy_judge_as_they_did():
    assert type(former_critic_of(GAME.key)) is FormerJudgement
    assert type(former_judgement()) is not type(critic_of(GAME.key))


def test_a_searching_bot_still_chooses_the_same():
    """Noted before there was anything learned."""
    assert choices(24) == CHOICES


# ---- features ----


def test_parts_add_up_to_the_worth_and_signals_have_names():
    critic = Judgement()
    for state in quiet_positions(8):
        for seat in range(4):
            assert len(critic.signals(state, seat)) == len(critic.features())
            assert sum(critic.parts(state, seat)) == pytest.approx(critic.worth(state, seat))
            assert len(critic.parts(state, seat)) == len(critic.terms())


def test_with_all_factors_one_a_position_is_worth_its_points_and_prospects():
    """What was learned is a factor for each prospect."""
    plain, twice = told_of(GAME.key), told_of(GAME.key)
    for many in ("3", "4"):
        for name, weights in plain["weights"][many].items():
            plain["weights"][many][name] = [0.0 if ":" in name else 1.0] * len(weights)
        twice["weights"][many] = plain["weights"][many] | {"harvest": [2.0] * 6}
    former = FormerJudgement(WEIGHTS | plain["prospects"], plain["cards"])
    as_ever, doubled = Judgement(plain), Judgement(twice)
    for state in quiet_positions(8):
        for seat in range(4):
            worth = former.worth(state, seat)
            harvest = former.parts(state, seat)[1]
            assert as_ever.worth(state, seat) == pytest.approx(worth)
            assert doubled.worth(state, seat) == pytest.approx(worth + harvest)


def test_every_feature_is_counted_under_a_term():
    critic = Judgement()
    assert {name.partition(":")[0] for name in critic.features()} <= set(critic.terms())


def test_after_the_end_nothing_is_promised():
    state, critic = scene(f"{LAST_TURN}; points B=20 C=30 D=10; workers A=3"), Judgement()
    critic.finish(state, 0)
    assert state.asked() == NOBODY
    assert not any(critic.signals(state, 0))
    assert critic.worth(state, 2) == state.scores[2]


def test_the_stage_rises_from_the_beginning_to_the_end():
    critic, stages = Judgement(), [Judgement().stage(state) for state in quiet_positions(20)]
    assert stages == sorted(stages)
    assert stages[0] < 0.1
    assert stages[-1] > 0.7
    assert critic.stage(scene(LAST_TURN)) < 1.0


def sites_of(sites: Sites) -> set[int]:
    return {site for site in range(len(SITES)) if has_site(sites, site)}


def roads_of(roads: Roads, of: list[Road]) -> list[Road]:
    return [of[number] for number in list_roads(roads)]


def test_a_ring_is_one_free_open_road_further():
    """IE-509, IE-511: road by road, as one would with a finger."""
    for state in quiet_positions(12):
        free = roads_of(less_roads(state.open_slots, state.occupied), state.land.slots)
        for realm in state.realms:
            ring, seen = Ring(state, realm), sites_of(realm.network)
            for _ in range(4):
                ring.widen()
                ends = [{road.one, road.two} for road in free]
                further = set().union(*(end for end in ends if end & seen)) - seen
                assert sites_of(ring.sites) == further
                seen |= further


def test_unrest_leaves_what_hangs_on_safe_roads():
    """IE-704: all exposed roads are gone."""
    for state in quiet_positions(12):
        land = state.land
        for realm in state.realms:
            left = Realm()
            left.slots = less_roads(realm.slots, exposed(state, land.slots, realm.slots))
            left.doubles = less_roads(realm.doubles, exposed(state, land.slots, realm.doubles))
            left.wilds = less_roads(realm.wilds, exposed(state, land.wilds, realm.wilds))
            survey(land, left)
            assert safe_network(state, realm) == left.network


# ---- playing on ----


def test_what_is_tried_out_is_played_on_to_the_second_sun_phase_from_there():
    critic = Judgement()
    state = next(s for s in quiet_positions(30) if s.asking == ASK_NEXT and s.moment < 8)
    after = state.copy()
    assert critic.play_on(after, Stream(1 << 32), 0) > 6
    assert new_sun(after)
    gone = FULL[state.moment + 1 : after.moment + 1]
    assert [phase.kind for phase in gone].count(SUN) == 2


def test_others_lay_what_harms_beside_their_rivals():
    """IE-411: el Niño for two others, more workforce for oneself."""
    phase = "seats A B C D; phase middle_empire 1 sun; tiles A B C D; hand A"
    critic = Judgement()
    for hand, own in (
        ("el_nino el_nino resistance", False),
        ("wild_road wild_road wild_road", True),
    ):
        state = cast(IncaEmpire, scene(f"{phase} {hand}"))
        at_once = state.copy()
        critic.lay(state, Stream(3 << 32))
        for _ in range(2):
            at_once.apply(critic.glimpse(at_once, 0))
        for laid in (state, at_once):
            beside = [q for q in range(6) if laid.down >> (8 * q) & 255]
            assert (beside[0] in (0, 3)) == own


CHOICES = [
    "roads",
    "development",
    "card resistance",
    "choose conquest",
    "wild w082",
    "card resistance",
    "wild w132",
    "road r149",
    "card el_nino",
    "road r090",
    "conquer huanuco",
    "card reserve_rations",
    "road r090",
    "development",
    "roads",
    "roads",
    "road r161",
    "choose extra_road",
    "card popular_support",
    "rapid paucartambo",
    "choose extra_road",
    "quarter brown_green",
    "roads",
    "end",
]
