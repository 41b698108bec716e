"""Given lines: how a game begins that goes on from a position of another one."""

import hashlib

import msgspec

from tampu.core.aside import Aside
from tampu.core.contract import NOBODY
from tampu.core.game import Game
from tampu.core.line import short
from tampu.core.notation import NotationError
from tampu.core.play import Match, Step, undecided
from tampu.core.shares import seed_of_game
from tampu.games import game
from tampu.server import records
from tampu.server.history import written
from tampu.server.inquiry import refusing
from tampu.server.journal import Written
from tampu.server.problems import Trouble
from tampu.server.wire import NewTable


class Given(msgspec.Struct, frozen=True):
    """The lines, and the game that they are of."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    lines: list[Written]

    @property
    def kind(self) -> Game:
        """The game, in the edition of the lines."""
        kind = game(self.game).of_edition(self.edition)
        assert kind is not None
        return kind

    def refuse_other(self, wanted: NewTable) -> None:
        """It is the same game, for as many, with the same options."""
        options = {**self.options, **wanted.options}
        same = (self.game, self.seats, self.options)
        if (wanted.game, len(wanted.seats), options) != same:
            raise Trouble("origin-differs")


def given_by(match: Match, seed: str, rows: list[str], most: int) -> Given:
    """The lines of a match, and what is played beside it from its end; `seed`: for the luck there.

    Raises `Trouble` if there are none, too many, or nothing is left to be decided.
    """
    steps = [*match.steps, *(_beside(match, seed, rows) if rows else ())]
    if not steps:
        raise Trouble("no-such-line", line=0)
    if len(steps) > most:
        raise Trouble("origin-too-long", limit=most)
    after = undecided(match.game, steps[-1].state, seed, len(steps))
    if [*steps, *after][-1].state.asked() == NOBODY:
        raise Trouble("origin-over")
    head = match.header
    options = match.game.with_defaults(head.options)
    return Given(head.game, match.game.edition, head.seats, options, written(steps))


def _beside(match: Match, seed: str, rows: list[str]) -> list[Step]:
    aside = Aside(match.game, match.header, match.state, len(match.steps), seed)
    try:
        with refusing():
            aside.follow(rows)
    except NotationError as error:
        raise Trouble("not-an-action", action=short(error.text), examples=error.examples) from None
    return aside.match.steps


def given_by_record(key: str, text: str, line: int, rows: list[str], most: int) -> Given:
    """The same for a record that was sent in. Without a seed of its own its luck beside it comes
    from its id and the line: the same each time."""
    if line > most:
        raise Trouble("origin-too-long", limit=most)
    match = records.played_to(text, line)
    return given_by(match, _seed_of(key, match, line), rows, most)


def _seed_of(key: str, match: Match, line: int) -> str:
    head = match.header
    if head.seed is not None:
        return seed_of_game(head.seed, head.shares)
    return hashlib.sha256(f"{key} {line}".encode()).hexdigest()
