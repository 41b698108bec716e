"""Whole games: the deal, conservation, bounds, and what seats may know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tampu
from tampu.core import bits, laws
from tampu.core.hexes import size
from tampu.core.luck import Stream
from tampu.core.play import replay
from tampu.core.record import read_record
from tampu.games.cuzco_kramer.ground import floors_at, height
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import amount
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.languages.speak import Speaker

RECORDS = Path(__file__).parents[2] / "records" / "cuzco_kramer"
GAME = tampu.game("cuzco_kramer")
FEW = settings(max_examples=3 if bits.__file__.endswith(".py") else 12, deadline=None)
OPTIONS = [option.key for option in GAME.options]


def states(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Cuzco]:
    """Every state of one random game."""
    for state, _ in laws.random_states(GAME, seats, options or {}, seed):
        assert isinstance(state, Cuzco)
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal(seats: int):
    """CK-108, CK-112, CK-113, CK-704: an open card, three cards each; nobody sees another's."""
    match = laws.random_match(GAME, seats, {}, seats)
    dealt = match.state_after(2 + 3 * seats)
    seen = dealt.view(None)
    assert isinstance(seen, View)
    assert seen.open is not None
    assert seen.hand_sizes == [3] * seats
    assert seen.deck == 30 - 1 - 3 * seats
    assert sum(seen.discard) == 0
    assert seen.hand == []
    hands = [event for step in match.steps for event in step.events if event.rule == "CK-108"]
    first = match.steps[0].events[0].seat
    assert [event.seat for event in hands] == [(first + n) % seats for n in range(seats)]
    for event in hands:
        assert "cards" not in event.seen_by(None)
        cards = event.seen_by(event.seat)["cards"]
        assert isinstance(cards, list)
        assert len(cards) == 3


@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**62), st.sampled_from(["off", "on"]))
@FEW
def test_nothing_is_lost_and_nothing_is_made(seats: int, seed: int, switch: str):
    """CK-107 to CK-109, CK-213, CK-301, CK-316: the sums of the sanity figures, all game long."""
    for state in states(seats, seed, dict.fromkeys(OPTIONS, switch)):
        seen = state.view(None)
        assert isinstance(seen, View)
        laid = [5 * seats - sum(own.doubles for own in seen.supplies)]
        laid += [2 * seats - sum(own.village_singles for own in seen.supplies)]
        laid += [3 * seats - sum(own.crops_singles for own in seen.supplies)]
        triples = 56 - seen.triples
        assert sum(seen.levels.values()) == 3 * triples + 2 * laid[0] + laid[1] + laid[2]
        assert size(state.basins) + seen.basins_left == 19
        assert len(seen.discs) + seen.discs_left == 15
        assert seen.deck + sum(seen.discard) + sum(seen.hand_sizes) + (seen.open is not None) == 30
        for number, count in enumerate([12, 11, 10, 8, 6], 1):
            built = sum(value >= 2 * number for value in seen.temples.values())
            assert built + seen.floors_left[number - 1] == count
        for owner, own in enumerate(seen.supplies):
            assert own.incas + len(seen.incas[owner]) == 12


@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**62))
@FEW
def test_bounds(seats: int, seed: int):
    """CK-311, CK-502, CK-503, CK-909: one temple a group, and every game ends."""
    last = None
    for state in states(seats, seed):
        seen = state.view(None)
        assert isinstance(seen, View)
        for group in seen.groups:
            temples = [cell for cell in group.cells if cell in seen.temples]
            assert temples == ([group.temple] if group.temple else [])
        assert len(seen.temples) <= 12
        last = seen
    assert last is not None
    assert last.step == "over"
    assert last.final
    assert last.counted == list(range(seats))


SOURCES = {"CK-803": 57, "CK-801": 126, "CK-802": 126}
"""At most so many points from these in a game, all players together."""


@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**62))
@FEW
def test_no_source_pays_more_than_the_box_holds(seats: int, seed: int):
    """CK-612, CK-801 to CK-807: a basin pays once; temples, festivals, cities have bounds."""
    match = laws.random_match(GAME, seats, {}, seed)
    paid = [match.points_by_rule(seat) for seat in range(seats)]
    for rule, most in SOURCES.items():
        assert sum(points.get(rule, 0) for points in paid) <= most
    assert sum(points.get("CK-803", 0) for points in paid) % 3 == 0
    for points in paid:
        assert points.get("CK-806", 0) + points.get("CK-807", 0) <= 94
    festivals = [event for step in match.steps for event in step.events if event.rule == "CK-730"]
    assert len(festivals) <= 47


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*-bots-*.txt")), ids=lambda path: path.stem)
def test_neither_do_games_of_bots(path: Path):
    """CK-612: bots close basins and build upon their banks again and again."""
    match = replay(GAME, read_record(path.read_text()))
    seats = match.header.seats
    for rule, most in SOURCES.items():
        assert sum(match.points_by_rule(seat).get(rule, 0) for seat in range(seats)) <= most


def test_the_opening_has_2339_placements():
    """CK-301, CK-303: counted on the empty board; a token may be spent before (CK-210)."""
    state = next(state for state in states(2, 1) if state.asked() >= 0)
    texts = [GAME.write(action) for action in state.actions()]
    assert sum(text.startswith("place") for text in texts) == 2339
    assert [text for text in texts if not text.startswith("place")] == ["token"]


def test_the_opening_tile_is_not_owed_in_the_last_turns():
    """CK-207, CK-904, CK-505."""
    for state in states(3, 5):
        if state.final and not state.laid and state.counted:
            assert not state.owed


def test_a_festival_is_the_last_act_of_a_turn():
    """CK-710, CK-214: after it the next player is active."""
    seen = 0
    for seed in range(40):
        match = laws.random_match(GAME, 4, {}, seed)
        for number, step in enumerate(match.steps):
            if any(event.rule == "CK-730" for event in step.events):
                seen += 1
                proposer = match.state_after(number).view(None)
                following = match.state_after(number + 2).view(None)
                assert isinstance(proposer, View)
                assert isinstance(following, View)
                assert following.step == "over" or following.active != proposer.active
    assert seen > 5


def test_levels_and_floors_are_read_back_as_they_were_made():
    """CK-313, CK-505, CK-511: heights are binary digits, far beyond what a game needs."""
    from tampu.core.hexes import only
    from tampu.games.cuzco_kramer.ground import rise, set_floors

    state = Cuzco(2, False, False, False)
    for level in range(1, 64):
        rise(state, only(130))
        assert height(state, 130) == level
        assert height(state, 131) == 0
    for floors in (1, 2, 3, 4, 5, 2):
        set_floors(state, 130, floors)
        assert floors_at(state, 130) == floors


def test_taken_openly_is_known_to_all_until_it_is_played():
    """CK-703: an imagined hand holds what was seen going into it."""
    for seed in range(30):
        for state in states(3, seed):
            for seat in range(3):
                known = state.known(seat)
                if not known:
                    continue
                imagined = GAME.imagine(state.view((seat + 1) % 3), Stream(seed))
                assert isinstance(imagined, Cuzco)
                assert imagined.known(seat) == known
                assert amount(imagined.hand(seat)) == amount(state.hand(seat))
                return
    pytest.fail("nobody took an open card")


@pytest.mark.parametrize("name", ["4-bots-1", "4-on-on-off-3"])
def test_the_cards_of_a_festival_lie_there_for_all_to_see(name: str):
    """CK-716, CK-729: per seat what was played, to everybody alike, until the festival is over."""
    laid: list[list[str]] = [[], [], [], []]
    shown = 0
    for step in replay(GAME, read_record((RECORDS / f"{name}.txt").read_text())).steps:
        for event in step.events:
            if event.rule == "CK-716":
                cards = event.seen_by(None)["cards"]
                assert isinstance(cards, list)
                laid[event.seat] = sorted([*laid[event.seat], *map(str, cards)])
            elif event.rule == "CK-730":
                laid = [[], [], [], []]
        for eyes in (None, 0, 3):
            seen = step.state.view(eyes)
            assert isinstance(seen, View)
            if seen.festival is None:
                continue
            assert [sorted(cards) for cards in seen.festival.played] == laid
            imagined = GAME.imagine(seen, Stream(1)).view(eyes)
            assert isinstance(imagined, View)
            assert imagined.festival == seen.festival
            shown += any(laid)
    assert shown > 5


def test_who_proposes_a_festival_is_imagined_with_a_card_for_it():
    """CK-719: in every world that another seat thinks possible the proposer can go on."""
    asked = 0
    for step in replay(GAME, read_record((RECORDS / "4-bots-1.txt").read_text())).steps:
        question = step.state.question
        if question is not None and question.kind == "festival_cards":
            for seat in range(4):
                for seed in range(60):
                    world = step.state.copy()
                    world.redeal(seat, Stream(seed))
                    laws.somebody_can_answer(world, 4)
                    asked += 1
    assert asked > 200


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "French"), ("fr", "français"), ("pt", "francês"), ("es", "francés")]
)
def test_the_option_says_where_it_comes_from(lang: str, text: str):
    """CK-952: a hold that binds is what the French text literally says."""
    speaker = Speaker(lang, "cuzco_kramer")
    assert text in speaker.say("option-hold_is_pass-on")
    assert text in speaker.say("option-hold_is_pass.help").replace("française", "français")


def test_all_can_see_when_only_the_end_of_a_turn_is_left():
    """CK-214: then nothing else is legal; the faces of cards are given away by nothing."""
    seen = 0
    for seed in range(3):
        for state in states(2, seed):
            view = state.view(0)
            assert isinstance(view, View)
            other = state.copy()
            other.redeal(0, Stream(seed))
            assert other.view(None) == state.view(None)
            if view.only_end:
                seen += 1
                assert [GAME.write(action) for action in state.actions()] == ["end"]
    assert seen > 5


def test_what_is_given_up_is_known_before():
    """CK-209, CK-710: the points that a festival or the end of a turn wastes are told before, and
    they are those that are left when the turn is over."""
    wasted = {"festival": 0, "end": 0}
    for path in sorted(RECORDS.glob("*-bots-*.txt")):
        match = replay(GAME, read_record(path.read_text()))
        told: int | None = None
        for number, step in enumerate(match.steps):
            verb = step.line.text.split()[0]
            if verb in wasted:
                view = match.state_after(number).view(None)
                assert isinstance(view, View)
                told = view.given_up
                wasted[verb] += told
            for event in step.events:
                if event.rule == "CK-214":
                    assert event.facts["ap"] == told
    assert all(wasted.values())


def test_places_in_a_city_follow_its_levels():
    """CK-506: list by list; equal lists share a place, and the next place follows at once."""
    shared = 0
    for path in sorted(RECORDS.glob("4-bots-*.txt")):
        match = replay(GAME, read_record(path.read_text()))
        for step in match.steps:
            for event in step.events:
                if event.rule not in ("CK-806", "CK-807", "CK-808"):
                    continue
                levels, places = event.facts["levels"], event.facts["places"]
                assert isinstance(levels, list)
                assert isinstance(places, list)
                lists = [[int(level) for level in str(text).split("-")] for text in levels]
                best = sorted({tuple(one) for one in lists}, reverse=True)
                assert places == [1 + best.index(tuple(one)) for one in lists]
                assert places == sorted(places)
                shared += len(best) < len(lists)
        seen = match.state_after(len(match.steps) - 2).view(None)
        assert isinstance(seen, View)
        for group in seen.groups:
            best = sorted({tuple(rank.levels) for rank in group.ranks}, reverse=True)
            for rank in group.ranks:
                assert rank.place == 1 + best.index(tuple(rank.levels))
            alone = [rank.seat for rank in group.ranks if rank.place == 1]
            assert group.leader == (alone[0] if len(alone) == 1 else None)
    assert shared
