"""One game between bots, and how it went."""

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

import msgspec

from tampu.arena.clairvoyant import Seer
from tampu.arena.entrant import Entrant
from tampu.bots.bot import Bot
from tampu.core.contract import CHANCE, NOBODY, State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.record import Header, Line, Record, write_record

_SPREAD = 0x9E3779B97F4A7C15


def stream(*numbers: int) -> Stream:
    """A stream of its own for every combination of numbers."""
    seed = 0
    for number in numbers:
        seed = (seed ^ (number + 1)) * _SPREAD & 0xFFFFFFFFFFFFFFFF
        seed ^= seed >> 29
    return Stream(seed)


class Misplay(ValueError):
    """A bot answered something illegal: that ends the arena."""


class Decision(msgspec.Struct, frozen=True):
    """A choice that a bot had: between more than one legal action."""

    line: int
    """The line of the record, from 1."""
    seat: int
    actions: list[int]
    """The legal ones, ascending."""
    action: int
    """The one chosen."""
    nodes: int
    seconds: float


class Telling(msgspec.Struct, frozen=True):
    """A whole game: its record and every decision."""

    record: str
    decisions: list[Decision]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game ended, seat by seat. Entrants are written as texts."""

    entrants: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    """The seats, best first, tied ones together."""
    decisions: tuple[int, ...]
    """Decisions with more than one legal action."""
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]
    telling: Telling | None = None

    @property
    def wins(self) -> tuple[float, ...]:
        """1 for the winner; a shared first place is shared."""
        best = self.ranking[0]
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(self.scores)))

    def lead(self, seat: int) -> float:
        """How far the seat ended before the best of the others (or behind)."""
        return self.scores[seat] - max(s for n, s in enumerate(self.scores) if n != seat)


def play_game(
    game: Game,
    options: dict[str, str],
    entrants: Sequence[Entrant],
    deal: int,
    game_number: int,
    told: bool = False,
) -> Result:
    """One game to its end. Chance depends on the deal, the bots' luck on the game as well."""
    state = game.start(len(entrants), options)
    bots = [entrant.bot(game) for entrant in entrants]
    chance, thoughts = stream(deal, 0), stream(deal, 1, game_number)
    lines: list[tuple[int, int]] = []
    decisions: list[Decision] = []
    while (asked := int(state.asked())) != NOBODY:
        if asked == CHANCE:
            action = int(state.random_action(chance))
        elif len(actions := state.actions(asked)) == 1:
            action = actions[0]
        else:
            bot, entrant = bots[asked], entrants[asked]
            decision = decide(state, asked, bot, entrant, thoughts, len(lines) + 1)
            decisions.append(decision)
            action = decision.action
        state.apply(action, None, asked)
        lines.append((asked, action))
    telling = Telling(record_of(game, options, state, lines), decisions) if told else None
    return result(entrants, state, decisions, telling)


def decide(
    state: State, seat: int, bot: Bot, entrant: Entrant, luck: Stream, line: int
) -> Decision:
    """What the bot answers; one that answers something illegal ends the arena."""
    actions = state.actions(seat)
    if isinstance(bot, Seer):
        bot.state = state
    began = perf_counter()
    action = bot.choose(state.view(seat), list(actions), luck, entrant.seconds)
    seconds = perf_counter() - began
    if action not in actions:
        raise Misplay(f"{entrant} answered {action}, which is not among {actions}")
    return Decision(line, seat, list(actions), int(action), bot.nodes, seconds)


def result(
    entrants: Sequence[Entrant], state: State, decisions: list[Decision], telling: Telling | None
) -> Result:
    """The end of a game, and what its bots spent."""
    of_seat = [[d for d in decisions if d.seat == seat] for seat in range(len(entrants))]
    return Result(
        entrants=tuple(str(entrant) for entrant in entrants),
        scores=tuple(state.scores),
        ranking=tuple(tuple(place) for place in state.ranking()),
        decisions=tuple(len(own) for own in of_seat),
        seconds=tuple(sum(decision.seconds for decision in own) for own in of_seat),
        nodes=tuple(sum(decision.nodes for decision in own) for own in of_seat),
        telling=telling,
    )


def record_of(
    game: Game, options: dict[str, str], state: State, lines: list[tuple[int, int]]
) -> str:
    """The record of a finished game, without a seed: nobody had to be promised anything."""
    header = Header(game.key, game.edition, len(state.scores), game.with_defaults(options))
    record = Record(header, [Line(seat, game.write(action)) for seat, action in lines])
    ended = replace(header, scores=tuple(state.scores), checksum=record.checksum())
    return write_record(Record(ended, record.lines))
