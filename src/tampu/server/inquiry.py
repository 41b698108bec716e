"""What a seat may ask of a position before it answers; nothing is played."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise, takewhile

from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.notation import NotationError
from tampu.core.offers import foreseen, planned
from tampu.core.play import IllegalAction, Match
from tampu.server.patches import patch
from tampu.server.perspective import event_told, on_offer
from tampu.server.problems import Trouble, refused
from tampu.server.wire import (
    Because,
    Foresee,
    Foreseen,
    Inquiry,
    Look,
    Offered,
    Reply,
    Suppose,
    Supposed,
    UnknownTold,
    Why,
)


def answered(match: Match, asked: Inquiry) -> Reply:
    """The answer for the seat that asks, judged from what it knows."""
    match asked:
        case Why():
            return _why(match, asked)
        case Foresee():
            return _foresee(match, asked)
        case Look():
            return _look(match, asked)
        case Suppose():
            return _suppose(match, asked)


def _why(match: Match, asked: Why) -> Because:
    """The rule that forbids an action, or None."""
    action, after = read(match.game, asked.action), _plan(match.game, asked.after)
    state = match.state
    if after:
        with refusing():
            state = planned(match.game, state.view(asked.seat), asked.seat, after, _luck())
    refusal = state.refusal(action, asked.seat)
    if refusal is None:
        return Because(id=asked.id, rule=None, facts={})
    return Because(id=asked.id, rule=refusal.rule, facts=refusal.facts)


def _foresee(match: Match, asked: Foresee) -> Foreseen:
    """What is sure to happen."""
    game, seat = match.game, asked.seat
    action, after = read(game, asked.action), _plan(game, asked.after)
    seen = match.state.view(seat)
    with refusing():
        sure = foreseen(game, seen, seat, action, _luck(), after)
    views = [seen, *takewhile(lambda view: view is not None, sure.views)]
    return Foreseen(
        id=asked.id,
        events=[event_told(event, seat) for event in sure.events],
        changes=[patch(old, new) for old, new in pairwise(views)],
    )


def _look(match: Match, asked: Look) -> Offered:
    """What is on offer."""
    after = _plan(match.game, asked.after)
    seen = match.state.view(asked.seat)
    with refusing():
        return Offered(id=asked.id, offers=on_offer(match, asked.seat, seen, after))


def _suppose(match: Match, asked: Suppose) -> Supposed:
    """What would happen if the unknown were so; only what the seat knows goes in."""
    game, seat = match.game, asked.seat
    after, seen = _plan(game, asked.after), match.state.view(seat)
    if game.unknown is None or game.suppose is None:
        return Supposed(id=asked.id, unknown=[], events=[])
    return Supposed(
        id=asked.id,
        unknown=[
            UnknownTold(what=each.what, values=[list(group) for group in each.values])
            for each in game.unknown(seen, seat, after)
        ],
        events=[
            event_told(event, seat) for event in game.suppose(seen, seat, after, asked.supposed)
        ],
    )


def _plan(game: Game, texts: list[str]) -> list[int]:
    return [read(game, text) for text in texts]


def read(game: Game, action: str) -> int:
    """An action as a browser wrote it."""
    try:
        return game.read(action)
    except NotationError as error:
        shown = action if len(action) <= 60 else action[:57] + "..."
        raise Trouble("not-an-action", action=shown, examples=error.examples) from None


@contextmanager
def refusing() -> Iterator[None]:
    """What the game's judge refuses becomes an answer to the browser."""
    try:
        yield
    except IllegalAction as error:
        raise refused(error.refusal) from None


@contextmanager
def reading() -> Iterator[None]:
    """What is no row, or no action, becomes an answer to the browser."""
    try:
        yield
    except NotationError as error:
        shown = error.text if len(error.text) <= 60 else error.text[:57] + "..."
        raise Trouble("not-an-action", action=shown, examples=error.examples) from None


def _luck() -> Stream:
    return Stream(secrets.randbits(62))
