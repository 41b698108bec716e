"""The referee: says whether what a guest wants may be, and changes nothing."""

from tampu.core.play import Step
from tampu.server.dealing import game_seed
from tampu.server.history import History
from tampu.server.inquiry import answered, read, refusing
from tampu.server.problems import Trouble
from tampu.server.store.store import Head
from tampu.server.wire import Inquiry, Reply


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

    def open(self) -> None:
        """Whoever runs the server can close a table."""
        if self._history.closed:
            raise Trouble("table-closed")

    def going(self) -> None:
        """And the people at it can let the game rest."""
        self.open()
        if self._history.paused:
            raise Trouble("paused")
        if self._history.abandoned:
            raise Trouble("over")

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
        action = read(self._history.match.game, text)
        with refusing():
            return self._history.drafted(game_seed(self._head, self._history), seat, action)

    def written(self, text: str) -> str:
        """An action as the journal has it."""
        game = self._history.match.game
        return game.write(read(game, text))

    def answered(self, guest: str | None, asked: Inquiry) -> Reply:
        """What somebody wants to know about an own seat."""
        self.own_seat(guest, asked.seat)
        self.begun()
        return answered(self._history.match, asked)
