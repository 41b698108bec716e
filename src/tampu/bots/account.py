"""What came of an answer, so that reasons can be given for it."""

from mypy_extensions import i64

from tampu.bots.critic import Critic
from tampu.bots.utility import chances
from tampu.core.contract import Seat, State


class Account:
    """The positions that an answer led to, all together: worths term by term, chances to win."""

    def __init__(self, seats: i64, terms: i64) -> None:
        self.seats = seats
        self.terms = terms
        self.times: i64 = 0
        self.parts: list[float] = [0.0] * int(seats * terms)
        """For each seat all its terms."""
        self.wins = 0.0
        """Of the seat that thinks."""

    def add(self, critic: Critic, state: State, seat: Seat) -> None:
        """One more position that it led to."""
        place: i64 = 0
        for each in range(self.seats):
            for part in critic.parts(state, each):
                self.parts[place] += part
                place += 1
        self.wins += chances(critic, state, self.seats)[seat]
        self.times += 1

    def merge(self, other: "Account") -> None:
        """As one answer of several: each of them counts the same."""
        for place in range(len(self.parts)):
            self.parts[place] += other.parts[place] / float(other.times)
        self.wins += other.wins / float(other.times)
        self.times += 1

    def part(self, seat: Seat, term: i64) -> float:
        """What this term was worth on average."""
        return self.parts[seat * self.terms + term] / float(self.times)

    def worth(self, seat: Seat) -> float:
        """What the seat was worth on average."""
        found = 0.0
        for term in range(self.terms):
            found += self.part(seat, term)
        return found

    def chance(self) -> float:
        """How likely the seat that thinks wins."""
        return self.wins / float(self.times)
