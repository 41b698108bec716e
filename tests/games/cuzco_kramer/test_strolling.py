"""CK-415: free moves are bounded, nothing is lost by it, and no turn goes on for ever."""

from collections.abc import Iterable, Iterator
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.core import bits, laws
from tampu.core.contract import Luck, State
from tampu.core.hexes import only, union
from tampu.core.luck import Stream
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import CELLS, INCAS, PLACE, cells_named
from tampu.games.cuzco_kramer.game import FIRST, GAME
from tampu.games.cuzco_kramer.ground import set_floors
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import ASK_ACTION
from tampu.games.cuzco_kramer.rules.walking import may_stroll
from tampu.games.cuzco_kramer.scenes.setup import column
from tampu.games.cuzco_kramer.state import Cuzco

PLAIN = bits.__file__.endswith(".py")
PATCH = ["J6", "J7", "J8", "K6", "K8", "L6", "L7", "L8"]
"""The six cells around K7 and two more: rings, narrows and dead ends are possible."""
GROUNDS = ["village"] * 2 + ["crops", "temple", "basin", "bare", "rival"] + ["mine"] * 3
OTHERS = 8
"""CK-202, CK-210: seven AP at most and a token, so eight actions of a turn are no free moves."""
A_TURN = (OTHERS + 1) * int(INCAS) + OTHERS + 1
"""The most answers of a turn before its festival: free moves around all others, and the end."""

Stand = tuple[str, ...]


def patch(grounds: list[str], faces: list[bool], first_edition: bool) -> Cuzco:
    """A position on a few cells; A is to move without AP, so that only free moves are left."""
    state = Cuzco(2, False, False, False, first_edition)
    state.asking, state.laid = ASK_ACTION, True
    for name, ground, face in zip(PATCH, grounds, faces, strict=True):
        here = PLACE[CELLS.index(name)]
        if ground == "basin":
            state.basins = union(state.basins, only(here))
        elif ground != "bare":
            column(state, here, 1, ground in ("village", "temple") or (ground != "crops" and face))
        if ground == "temple":
            set_floors(state, here, 1)
        if ground in ("mine", "rival"):
            seat = 0 if ground == "mine" else 1
            state.set_incas(seat, union(state.incas_of(seat), only(here)))
    return state


def stand(state: Cuzco) -> Stand:
    return tuple(cells_named(state.incas_of(0)))


def strolls(state: Cuzco) -> list[int]:
    return [action for action in state.actions() if act.verb_of(action) == act.MOVE]


def arrangements(state: Cuzco) -> Iterator[set[Stand]]:
    """The arrangements that can be reached with one free move, two, …, while there are new ones."""
    known, fresh = {stand(state)}, [state]
    while fresh:
        found: dict[Stand, Cuzco] = {}
        for before in fresh:
            for action in strolls(before):
                after = before.copy()
                after.apply(action)
                found.setdefault(stand(after), after)
        fresh = [found[each] for each in found.keys() - known]
        known |= found.keys()
        yield known


def reached(state: Cuzco) -> set[Stand]:
    return max(arrangements(state), key=len)


@given(
    st.lists(st.sampled_from(GROUNDS), min_size=len(PATCH), max_size=len(PATCH)),
    st.lists(st.booleans(), min_size=len(PATCH), max_size=len(PATCH)),
)
@settings(max_examples=300 if PLAIN else 1000, deadline=None)
def test_the_bound_takes_no_arrangement_away(grounds: list[str], faces: list[bool]):
    """CK-410, CK-411, CK-415: whatever any number of free moves reaches, that many reach."""
    bound, free = patch(grounds, faces, False), patch(grounds, faces, True)
    assert reached(bound) == reached(free)


@pytest.mark.parametrize("incas", [1, 2, 3, 4])
def test_one_free_move_fewer_would_take_some_away(incas: int):
    """CK-415: Incas that all change their places need a move each."""
    grounds = ["mine"] * incas + ["village"] * incas + ["bare"] * (len(PATCH) - 2 * incas)
    state = patch(grounds, [True] * len(PATCH), True)
    everywhere = reached(state)
    sizes = [set(known) for known in arrangements(state)]
    assert [known == everywhere for known in sizes[:incas]] == [False] * (incas - 1) + [True]


def test_the_refusal_says_how_many_were_made_of_how_many():
    state = patch(["mine", "mine", "village", "village", *["bare"] * 4], [True] * 8, False)
    for move in ("move J6 J8", "move J7 K6"):
        state.apply(GAME.read(move))
    refusal = state.refusal(GAME.read("move K6 J7"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("CK-415", {"made": 2, "incas": 2})


def test_all_can_see_that_the_last_free_move_was_the_last_thing_to_do():
    """CK-214, CK-415: without AP, tokens and cards; in the first edition there was always more."""
    for first_edition in (False, True):
        state = patch(["mine", "village", *["bare"] * 6], [True] * 8, first_edition)
        state.tokens = 0
        assert not seen(state).only_end
        state.apply(GAME.read("move J6 J7"))
        assert seen(state).only_end is not first_edition
        assert seen(state).strolls == (0 if first_edition else 1)


def seen(state: Cuzco) -> View:
    found = state.view(1)
    assert isinstance(found, View)
    return found


def test_the_count_is_public_and_stays_in_an_imagined_world():
    counts = set()
    for number, (state, _) in enumerate(laws.random_states(GAME, 3, {}, 8)):
        assert isinstance(state, Cuzco)
        counts.add(int(state.strolls))
        if number % 9 == 0:
            imagined = GAME.imagine(state.view(2), Stream(number))
            assert isinstance(imagined, Cuzco)
            assert imagined.strolls == state.strolls
            assert not imagined.first_edition
    assert len(counts) > 3


def test_a_game_begun_by_the_first_edition_goes_on_without_a_bound():
    state = patch(["mine", "village", *["bare"] * 6], [True] * 8, True)
    for move in ["move J6 J7", "move J7 J6"] * 20:
        assert state.refusal(GAME.read(move)) is None
        state.apply(GAME.read(move))
    assert state == patch(["mine", "village", *["bare"] * 6], [True] * 8, True)


# Who wants a turn to last


def loitering(state: State, luck: Luck) -> int:
    """Strolls while it may, then brings an Inca in or does what costs least; ends when it must."""
    assert isinstance(state, Cuzco)
    if state.asking != ASK_ACTION:
        return int(state.random_action(luck))
    actions = state.actions()
    if may_stroll(state):
        moves = [action for action in actions if act.verb_of(action) == act.MOVE]
        first = luck.below(len(moves)) if moves else 0
        for action in moves[first:] + moves[:first]:
            if state.price(action) == 0:
                return action
    lasting = [action for action in actions if act.verb_of(action) not in LAST]
    entering = [action for action in lasting if act.verb_of(action) == act.ENTER]
    some = [each[luck.below(len(each))] for each in [entering or lasting or actions] * 20]
    return min(some, key=state.price)


LAST = (act.END_TURN, act.FESTIVAL)
"""What ends a turn."""


def turns(states: Iterable[State]) -> list[int]:
    """How many answers each turn took, without its festival; the next one is always another's."""
    acting = [state for state in states if isinstance(state, Cuzco) and state.asking == ASK_ACTION]
    return [len(list(turn)) for _, turn in groupby(acting, key=lambda state: int(state.active))]


@pytest.mark.skipif(PLAIN, reason="takes minutes in plain Python")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_turn_is_longer_than_the_bound_lets_it_be(seats: int):
    """CK-202, CK-210, CK-415: 117 answers at most, and the game ends, whoever plays for time."""
    lengths = turns(laws.course(GAME, seats, {}, loitering, Stream(seats)))
    assert 60 < max(lengths) <= A_TURN == 117
    assert laws.nobody_can_hold_up_the_game(GAME, seats, {}, loitering, Stream(seats)) > 1000


def test_without_the_bound_one_who_loiters_holds_the_game_up():
    """The law can fail: in the first edition positions came back in the same turn."""
    with pytest.raises(AssertionError, match="comes back"):
        laws.nobody_can_hold_up_the_game(FIRST, 2, {}, loitering, Stream(2))
