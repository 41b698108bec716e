"""The referee: says whether what a guest wants may be, and changes nothing."""

import secrets

from tampu.core.contract import Event, State
from tampu.core.luck import Stream
from tampu.core.notation import NotationError
from tampu.core.play import Step, foreseen
from tampu.server.history import History
from tampu.server.problems import Trouble, refused
from tampu.server.store.store import Head
from tampu.server.wire import Because, Foresee, Why


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
        return self._history.drafted(self._head.seed, seat, self._legal(seat, text))

    def why(self, guest: str | None, message: Why) -> Because:
        """The rule that forbids an action, or None."""
        self.own_seat(guest, message.seat)
        self.begun()
        state = self._planned(message.seat, message.after)
        refusal = state.refusal(self._read(message.action), message.seat)
        if refusal is None:
            return Because(id=message.id, rule=None, facts={})
        return Because(id=message.id, rule=refusal.rule, facts=refusal.facts)

    def foresee(self, guest: str | None, message: Foresee, seed: int) -> list[Event]:
        """What is sure to happen, judged from what this seat knows."""
        self.own_seat(guest, message.seat)
        self.begun()
        action = self._legal(message.seat, message.action)
        match = self._history.match
        view = match.state.view(message.seat)
        return foreseen(match.game, view, message.seat, action, Stream(seed))

    def _planned(self, seat: int, answers: list[str]) -> State:
        """The position after the seat's planned answers; each must be its own, and legal.

        Played in a world imagined from the seat's view, so that nothing hidden can show. Chance
        never falls in it: once chance is asked, nothing more can be planned.
        """
        match = self._history.match
        if not answers:
            return match.state
        state = match.game.imagine(match.state.view(seat), Stream(secrets.randbits(62)))
        for text in answers:
            action = self._read(text)
            refusal = state.refusal(action, seat)
            if refusal is not None:
                raise refused(refusal)
            state.apply(action, None, seat)
        return state

    def _legal(self, seat: int, text: str) -> int:
        action = self._read(text)
        refusal = self._history.match.refusal(seat, action)
        if refusal is not None:
            raise refused(refusal)
        return action

    def _read(self, action: str) -> int:
        try:
            return self._history.match.game.read(action)
        except NotationError as error:
            shown = action if len(action) <= 60 else action[:57] + "..."
            raise Trouble("not-an-action", action=shown, examples=error.examples) from None
