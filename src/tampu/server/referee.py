"""The referee: says whether what a guest wants may be, and changes nothing."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise, takewhile

from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.notation import NotationError
from tampu.core.offers import foreseen, planned
from tampu.core.play import IllegalAction, Step
from tampu.server.history import History
from tampu.server.patches import patch
from tampu.server.perspective import event_told, on_offer
from tampu.server.problems import Trouble, refused
from tampu.server.store.store import Head
from tampu.server.wire import (
    Because,
    Foresee,
    Foreseen,
    Look,
    Offered,
    Suppose,
    Supposed,
    UnknownTold,
    Why,
)


class Referee:
    """Judges for one table. What a game's rules forbid, only the game's own judge decides."""

    def __init__(self, head: Head, history: History) -> None:
        self._head = head
        self._history = history

    def own_seat(self, guest: str | None, seat: int) -> None:
        """Nobody acts for another's seat."""
        if not 0 <= seat < self._head.seats:
            raise Trouble("no-such-seat", number=seat)
        if guest is None or self._history.seats[seat].guest != guest:
            raise Trouble("not-your-seat", seat=seat)

    def begun(self) -> None:
        if not self._history.begun:
            raise Trouble("not-begun")

    def up_to_date(self, line: int) -> None:
        """Whoever answers must have seen every line."""
        self.begun()
        if line != self._history.lines:
            raise Trouble("stale", line=self._history.lines)

    def judged(self, seat: int, text: str) -> list[Step]:
        """The steps that a legal action leads to; they are not played yet."""
        with _refusing():
            return self._history.drafted(self._head.seed, seat, self._read(text))

    def why(self, guest: str | None, message: Why) -> Because:
        """The rule that forbids an action, or None."""
        self._asks(guest, message.seat)
        action, after = self._read(message.action), self._plan(message.after)
        state = self._history.match.state
        if after:
            with _refusing():
                state = planned(*self._seen(message.seat), after, _luck())
        refusal = state.refusal(action, message.seat)
        if refusal is None:
            return Because(id=message.id, rule=None, facts={})
        return Because(id=message.id, rule=refusal.rule, facts=refusal.facts)

    def foresee(self, guest: str | None, message: Foresee) -> Foreseen:
        """What is sure to happen, judged from what this seat knows."""
        self._asks(guest, message.seat)
        action, after = self._read(message.action), self._plan(message.after)
        game, seen, seat = self._seen(message.seat)
        with _refusing():
            sure = foreseen(game, seen, seat, action, _luck(), after)
        views = [seen, *takewhile(lambda view: view is not None, sure.views)]
        return Foreseen(
            id=message.id,
            events=[event_told(event, seat) for event in sure.events],
            changes=[patch(old, new) for old, new in pairwise(views)],
        )

    def look(self, guest: str | None, message: Look) -> Offered:
        """What is on offer for a seat, judged from what it knows."""
        self._asks(guest, message.seat)
        after = self._plan(message.after)
        with _refusing():
            found = on_offer(self._history.match, message.seat, after)
        return Offered(id=message.id, offers=found)

    def suppose(self, guest: str | None, message: Suppose) -> Supposed:
        """What would happen if the unknown were so; only what the seat knows goes in."""
        self._asks(guest, message.seat)
        after = self._plan(message.after)
        game, seen, seat = self._seen(message.seat)
        if game.unknown is None or game.suppose is None:
            return Supposed(id=message.id, unknown=[], events=[])
        return Supposed(
            id=message.id,
            unknown=[
                UnknownTold(what=each.what, values=[list(group) for group in each.values])
                for each in game.unknown(seen, seat, after)
            ],
            events=[
                event_told(event, seat)
                for event in game.suppose(seen, seat, after, message.supposed)
            ],
        )

    def _asks(self, guest: str | None, seat: int) -> None:
        self.own_seat(guest, seat)
        self.begun()

    def _seen(self, seat: int) -> tuple[Game, object, int]:
        """The game, and what this seat knows of it."""
        match = self._history.match
        return match.game, match.state.view(seat), seat

    def _plan(self, texts: list[str]) -> list[int]:
        return [self._read(text) for text in texts]

    def _read(self, action: str) -> int:
        try:
            return self._history.match.game.read(action)
        except NotationError as error:
            shown = action if len(action) <= 60 else action[:57] + "..."
            raise Trouble("not-an-action", action=shown, examples=error.examples) from None


@contextmanager
def _refusing() -> Iterator[None]:
    """What the game's judge refuses becomes an answer to the browser."""
    try:
        yield
    except IllegalAction as error:
        raise refused(error.refusal) from None


def _luck() -> Stream:
    return Stream(secrets.randbits(62))
