"""What somebody with a perfect memory knows of a game of Machu Picchu (`laws.Memory`).

Built from the lines and what was told, with plain sets: nothing of it is read off a state or view.
"""

from collections import Counter
from itertools import permutations

from tampu.core.bits import lane
from tampu.core.contract import State
from tampu.core.play import Step
from tampu.games.machu_picchu.box import INSTRUCTION, PAIRS, SKY, STAIRS
from tampu.games.machu_picchu.state import MachuPicchu

ALL = set(range(1, 51))


class Recollection:
    """All that one seat was told, and whether a state agrees with it."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.hand: set[int] = set()
        self.out: set[int] = set()
        """Cards that left the game, or lie where this seat knows them."""
        self.stairs: dict[str, int | None] = {}
        """The cards on the stairs; None: somebody else's, hidden."""
        self.pairs: dict[int, str] = {}
        self.skies: set[str] = set()
        self.first = 0
        self.drawn = 0
        """How many cards came off the draw pile."""
        self.sizes: Counter[int] = Counter()
        """How many cards each seat holds."""

    def follow(self, step: Step) -> None:
        verb, _, what = step.line.text.partition(" ")
        if verb == "draw" and not self.skies:
            self._deal(int(what))
        for event in step.events:
            self._hear(event.rule, event.seat, dict(event.seen_by(self.seat)))

    def _deal(self, card: int) -> None:
        """MP-113: four cards to one seat after the other; all see to whom, one sees which."""
        seat = (self.first + self.drawn // 4) % self.seats
        self.drawn += 1
        self.sizes[seat] += 1
        self.hand |= {card} if seat == self.seat else set()

    def _hear(self, rule: str, seat: int, facts: dict[str, object]) -> None:
        mine, card, stair = seat == self.seat, facts.get("card"), str(facts.get("stair"))
        if rule == "MP-109":
            self.first = seat
        elif rule == "MP-111" and "pair" in facts:
            self.pairs[seat] = str(facts["pair"])
        elif rule == "MP-203":
            self.skies.add(f"{facts['sky']} {facts['instruction']}")
        elif rule in ("MP-305", "MP-307"):
            self.stairs[stair] = card if isinstance(card, int) else None
            self.sizes[seat] -= rule == "MP-305"
            self.hand -= {int(str(card))} if mine else set()
        elif rule == "MP-306":
            self.sizes[seat] += 1
            self.hand |= {int(str(card))} if mine else set()
        elif rule == "MP-410":
            names = {"N": "north", "S": "south", "E": "east", "W": "west"}
            self.stairs = {name: int(str(facts[word])) for name, word in names.items()}
        elif rule == "MP-310":
            self.out |= {card for card in self.stairs.values() if card is not None}
            self.stairs = {}

    def allows(self, state: State) -> bool:
        assert isinstance(state, MachuPicchu)
        return (
            self._cards_agree(state)
            and self._pairs_agree(state)
            and self._skies_agree(state)
            and set(state.hand_list(self.seat)) == self.hand
        )

    def _cards_agree(self, state: MachuPicchu) -> bool:
        """Every card is in one place: used, on a stair, in a hand or in the pile."""
        laid = {name: int(lane(state.stairs, n)) for n, name in enumerate(STAIRS)}
        laid = {name: card for name, card in laid.items() if card}
        seen = {name: card for name, card in self.stairs.items() if card is not None}
        hands = [set(state.hand_list(seat)) for seat in range(state.seats)]
        places = [self.out, set(laid.values()), *hands]
        together = set().union(*places)
        return (
            laid.keys() == self.stairs.keys()
            and seen.items() <= laid.items()
            and len(together) == sum(map(len, places))
            and all(len(hands[seat]) == self.sizes[seat] for seat in range(state.seats))
            and {card for card in ALL if state.pile() >> card & 1} == ALL - together
        )

    def _skies_agree(self, state: MachuPicchu) -> bool:
        """MP-203: what was turned is gone from the pile, all else is still there."""
        names = {f"{SKY[card]} {INSTRUCTION[card]}": card for card in range(1, 9)}
        left = {name for name, card in names.items() if state.sky_left >> card & 1}
        return left == names.keys() - self.skies

    def _pairs_agree(self, state: MachuPicchu) -> bool:
        """MP-110, MP-111: a dealing of the cards in play in which all that was shown is true."""
        held = {s: int(state.pair_of(s)) for s in range(state.seats) if state.pair_of(s) >= 0}
        names = {s: "-".join(str(p + 1) for p in PAIRS[pair]) for s, pair in held.items()}
        in_play = {2: "1-3 2-4", 3: "1-2 2-4 1-4", 4: "1-2 2-4 3-4 1-3"}[int(state.seats)].split()
        return self.pairs.items() <= names.items() and any(
            list(names.values()) == list(dealing) for dealing in permutations(in_play, len(names))
        )
