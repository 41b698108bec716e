"""Every field of a position is copied, compared and pickled, in every game."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import tampu
from tampu.core.contract import State
from tampu.core.fields import Fielded, names_of
from tampu.core.game import Game
from tampu.core.luck import Stream


def other(value: object) -> object:
    """A value of the same type that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, tuple)
    return (other(value[0]), *value[1:]) if value else (1,)


def every_field_counts(thing: Any, copied: Callable[[Any], Any]) -> None:
    """Changed in a copy, a field makes a difference there, stays, and does nothing here."""
    before = thing.fields()
    for name, value in thing.own().items():
        if isinstance(value, list):
            continue
        twin = copied(thing)
        setattr(twin, name, other(value))
        assert thing.fields() == before, f"{name} is shared"
        assert twin != thing, f"{name} is not compared"
        assert copied(twin) == twin, f"{name} is not copied"
        assert pickle.loads(pickle.dumps(twin)) == twin, f"{name} is not pickled"


@pytest.fixture(params=tampu.catalogue(), ids=lambda game: game.key)
def state(request: pytest.FixtureRequest) -> State:
    """A position of each game with the fewest players: a field `seats` can be one more."""
    game: Game = request.param
    begun = game.start(game.seats[0])
    begun.playout(Stream(7), 60)
    return begun


def parts_of(state: State) -> list[Fielded]:
    """The players' sides of the table, where a game has objects for them."""
    lists = [value for value in state.own().values() if isinstance(value, list)]
    return [part for parts in lists for part in parts]


def test_every_field_of_a_position_counts(state: State) -> None:
    every_field_counts(state, lambda each: each.copy())


def test_every_field_of_a_players_side_counts(state: State) -> None:
    for part in parts_of(state):
        every_field_counts(part, lambda each: type(each)(each))


def test_a_copy_shares_no_players_side(state: State) -> None:
    before, twin = state.fields(), state.copy()
    for part in parts_of(twin):
        setattr(part, name := names_of(part)[0], other(getattr(part, name)))
        assert twin != state
    assert state.fields() == before


def test_what_follows_from_the_fields_is_there_again_after_pickling(state: State) -> None:
    twin: State = pickle.loads(pickle.dumps(state))
    for name, value in state.derived().items():
        assert getattr(twin, name) == value
    assert twin.playout(Stream(9), 500) == state.playout(Stream(9), 500)
    assert twin == state


class Forgetful(Fielded):
    """Its `__init__` forgets a field."""

    def __init__(self, of: "Forgetful | None" = None) -> None:
        self.kept: int = of.kept if of else 0
        self.lost = 0


def test_a_forgotten_field_is_found() -> None:
    with pytest.raises(AssertionError, match="lost is not copied"):
        every_field_counts(Forgetful(), Forgetful)


def test_a_position_is_printed_by_its_fields(state: State) -> None:
    told = repr(state)
    assert told.startswith(f"{type(state).__name__}(")
    for name, value in state.own().items():
        assert f"{name}={value}" in told


def test_things_of_two_kinds_are_never_equal() -> None:
    games = [game.start(game.seats[0]) for game in tampu.catalogue()]
    assert len(set(games)) == len(games)
    assert games[0] != games[1]
