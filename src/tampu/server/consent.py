"""What the people at a table agree on: one proposal at a time, and who was refused when.

It follows from the journal. Bots agree to everything; whoever is asked is a person, however many
seats they have. A proposal ends when all agreed, one refused, it was withdrawn, somebody else sits
somewhere, the game is over, or, if it was to take something back, a person played on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tampu.server.journal import (
    Abandoned,
    Change,
    Paused,
    Played,
    Proposed,
    Seated,
    Sitting,
    TakenBack,
    Voted,
    WentBack,
    Withdrawn,
)
from tampu.server.wire import Wanted


@dataclass
class Proposal:
    """What is asked for now; `number`: of its entry."""

    number: int
    asked: Proposed
    agreed: set[str] = field(default_factory=set)

    def awaited(self, seats: Sequence[Sitting]) -> list[str]:
        """Those who have not said yes yet, in the order of their seats."""
        people = [each.holder for each in seats if each.kind in ("human", "program")]
        others = [one for one in dict.fromkeys(people) if one and one != self.asked.guest]
        return [one for one in others if one not in self.agreed]


class Consent:
    """The proposal that is open, and what was turned down before."""

    def __init__(self) -> None:
        self.open: Proposal | None = None
        self.turned_down: dict[tuple[str, Wanted], float] = {}
        """When a guest was last refused this, or stopped asking."""

    @property
    def halts(self) -> bool:
        """Something may be taken back: bots wait until that is settled."""
        return self.open is not None and self.open.asked.what == "undo"

    def hear(self, version: int, entry: Change, seats: Sequence[Sitting], over: bool) -> None:
        """One more entry of the journal."""
        if isinstance(entry, Proposed):
            self.open = Proposal(version, entry)
        if self.open is None:
            return
        if isinstance(entry, Voted) and entry.yes:
            self.open.agreed.add(entry.guest)
        elif isinstance(entry, Voted | Withdrawn):
            asked = self.open.asked
            self.turned_down[asked.guest, asked.what] = entry.at
            self.open = None
        elif over or self._is_past(entry, seats):
            self.open = None

    def _is_past(self, entry: Change, seats: Sequence[Sitting]) -> bool:
        """Whether the proposal is about nothing any more."""
        if isinstance(entry, Seated | WentBack | Paused | Abandoned):
            return True
        if not self.halts:
            return False
        if isinstance(entry, Played):
            by_person = seats[entry.lines[0][0]].kind == "human"
            return by_person and entry.guest is not None
        return isinstance(entry, TakenBack)
