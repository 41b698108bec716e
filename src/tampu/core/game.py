"""A game as one plain object: what it is called, how it starts, how it is written and imagined."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tampu.core.contract import Event, Luck, Refusal, State, refuse
from tampu.core.scenes import LiveScene


@dataclass(frozen=True)
class Option:
    """A switch of a game: its key, its values (the first is the default) and the rule for it.

    One that is not `offered` is set by the house itself, such as who begins a return game.
    """

    key: str
    values: tuple[str, ...]
    rule: str
    offered: bool = True

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Unknown:
    """Something that a seat cannot know but may suppose: what, and how it may be.

    The values come in groups; those of one group do the same beside all that the seat knows.
    """

    what: str
    values: tuple[tuple[str, ...], ...]


class Refused(ValueError):
    """A game cannot start like this; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.facts}")
        self.refusal = refusal


@dataclass(frozen=True)
class Game:
    """Everything the house needs to know about a game."""

    key: str
    prefix: str
    edition: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    action_count: int
    refuse_seats: Callable[[int], Refusal | None]
    refuse_option: str
    begin: Callable[[int, Mapping[str, str]], State]
    view_type: type
    imagine: Callable[[object, Luck], State]
    write: Callable[[int], str]
    read: Callable[[str], int]
    examples: tuple[str, ...]
    draw: Callable[..., str]
    endings: tuple[str, ...] = ()
    """The rules by which a game can end."""
    scene: Callable[[], LiveScene] | None = None
    """The notation in which scenes of this game are written."""
    turn: Callable[[State], int | None] = lambda _: None
    """Whose turn it is, in a game where others answer in it too; None: the game does not say."""
    refuse_options: Callable[[int, Mapping[str, str]], Refusal | None] | None = None
    """Why known options do not go with so many seats, if a game has such options."""
    unknown: Callable[[object, int, Sequence[int]], list[Unknown]] | None = None
    """What a seat, given its view and the answers it plans, may suppose; None: nothing here."""
    suppose: Callable[[object, int, Sequence[int], Mapping[str, str]], list[Event]] | None = None
    """What would happen up to the next chance, if all that is `unknown` were as it supposes."""
    earlier: "tuple[Game, ...]" = ()
    """The same game as its earlier editions played it: old records stay true."""

    def of_edition(self, edition: int) -> "Game | None":
        """This game in that edition; None if there is no such edition."""
        same = (each for each in (self, *self.earlier) if each.edition == edition)
        return next(same, None)

    def refuse_start(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Why a game with so many seats and these options cannot start; None if it can."""
        refusal = self.refuse_seats(seats)
        if refusal is not None:
            return refusal
        known = {option.key: option.values for option in self.options}
        for key, value in options.items():
            if value not in known.get(key, ()):
                return refuse(self.refuse_option, option=key, value=value)
        return None if self.refuse_options is None else self.refuse_options(seats, options)

    def with_defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options given, and the default of every other one."""
        return {option.key: options.get(option.key, option.default) for option in self.options}

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """A new game, before anything is dealt; raises `Refused` if it cannot be."""
        refusal = self.refuse_start(seats, options or {})
        if refusal is not None:
            raise Refused(refusal)
        return self.begin(seats, self.with_defaults(options or {}))
