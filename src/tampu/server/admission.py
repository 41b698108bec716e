"""Who may come to a table: who knows its password, and where only players may, who plays."""

from collections.abc import Callable

from tampu.server.history import History
from tampu.server.problems import Trouble
from tampu.server.programs import is_program
from tampu.server.sitters import Names
from tampu.server.store.store import Head
from tampu.server.wire import LockedTable


class Admission:
    """Judges for one table. Whoever is not admitted learns nothing that `locked` does not tell."""

    def __init__(
        self, head: Head, history: History, name: Names, welcome: Callable[[str], bool]
    ) -> None:
        self._head = head
        self._history = history
        self._name = name
        self._welcome = welcome

    def refuse(self, guest: str | None) -> None:
        """Nothing of the table is for somebody who is not admitted."""
        if is_program(guest) and not self._plays(guest):
            raise Trouble("bad-token")
        if not self.knows(guest):
            raise Trouble("locked", game=self._head.game, host=self._name(self._head.host))
        if not self._may_look(guest):
            raise Trouble("players-only")

    def admits(self, guest: str | None) -> bool:
        return self.knows(guest) and self._may_look(guest)

    def knows(self, guest: str | None) -> bool:
        """Whether the password need not be asked."""
        if is_program(guest):
            return self._plays(guest)
        if self._head.password is None:
            return True
        return self._belongs(guest) or guest in self._history.admitted

    def locked(self) -> LockedTable:
        """All that anybody may know."""
        head = self._head
        return LockedTable(id=head.id, game=head.game, host=self._name(head.host))

    def inherited(self) -> list[str]:
        """Whom the return game need not ask."""
        history = self._history
        sitting = {guest for each in history.seats for guest in (each.holder, each.kept_for)}
        known = {self._head.host, *sitting}.union(history.admitted, *history.sat)
        return sorted(guest for guest in known if guest)

    def _plays(self, program: str | None) -> bool:
        """A program has its seat and nothing else, and is as welcome as whoever brought it."""
        owners = [each.owner for each in self._history.seats if each.guest == program]
        return any(owner is not None and self._welcome(owner) for owner in owners)

    def _may_look(self, guest: str | None) -> bool:
        """Others than the players come only to take a seat that is free."""
        if self._head.onlookers or self._belongs(guest):
            return True
        free = any(sitting.kind == "open" for sitting in self._history.seats)
        return free and not self._history.over

    def _belongs(self, guest: str | None) -> bool:
        """The host, and whoever has a seat, or had one in this game, or has one kept."""
        if guest is None:
            return False
        seats = self._history.seats
        now = any(guest in (each.guest, each.owner, each.kept_for) for each in seats)
        return now or guest == self._head.host or any(guest in sat for sat in self._history.sat)
