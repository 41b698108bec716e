"""Somebody who remembers every card of a game of Cuzco, and reasons backwards.

Independent of the engine's own bookkeeping: from a supposed distribution of the cards the course
of the game is unwound line by line, in every way that is possible, up to the set-up.
"""

from collections import Counter
from collections.abc import Iterator

from tampu.core.contract import CHANCE, Event, State
from tampu.core.play import Step
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.position import cards_as_text
from tampu.games.cuzco_kramer.state import Cuzco

TYPES = ("T", "K", "M", "TK", "TM", "KM")
BOX = Counter(dict.fromkeys(TYPES, 5))
World = tuple[tuple[int, ...], ...]
"""How many cards of each type every hand holds, and at last the deck."""
Past = tuple[str, int | tuple[int, ...], str]
"""What happened to cards: the kind of thing, who, and the face (empty: not seen)."""


class CardMemory:
    """All that `seat` was told about cards (None: an onlooker)."""

    def __init__(self, seat: int | None, seats: int, bound: bool) -> None:
        self.seat = seat
        self.seats = seats
        self.bound = bound
        self.past: list[Past] = []
        self.taker = -1
        self.dealt = 0
        self.open = ""
        self.discards: Counter[str] = Counter()
        self.circle: set[int] = set()
        self.held: set[int] = set()
        self.totals: Counter[int] = Counter()
        self.shuffles: list[tuple[int, tuple[int, ...]]] = [(0, self.as_row(BOX))]
        self.possible: set[tuple[int, World]] = set()
        self.impossible: set[tuple[int, World]] = set()

    # What is told

    def follow(self, step: Step) -> None:
        if step.line.seat == CHANCE and step.line.text.startswith("deal "):
            self.draw(step.line.text.split()[1])
        for event in step.events:
            self.hear(event, step)
        self.look(step)

    def draw(self, face: str) -> None:
        """A card off the deck for whose turn it is to take one; only its taker sees it."""
        self.past.append(("drew", self.taker, face if self.taker == self.seat else ""))
        if self.dealt < 3 * self.seats:
            self.dealt += 1
            if self.dealt % 3 == 0:
                self.taker = (self.taker + 1) % self.seats

    def hear(self, event: Event, step: Step) -> None:
        facts = event.seen_by(self.seat)
        card = str(facts.get("card", ""))
        if event.rule in ("CK-113", "CK-202"):
            self.taker = event.seat
        elif event.rule in ("CK-112", "CK-731"):
            self.open = card
            self.past.append(("turned", -1, card))
        elif event.rule == "CK-703":
            self.open = ""
            self.past.append(("took", event.seat, card))
        elif event.rule == "CK-705":
            self.past.append(("shuffled", self.as_row(self.discards), ""))
            self.shuffles.append((len(self.past), self.as_row(self.discards)))
            self.discards.clear()
        else:
            self.hear_festival(event, step)

    def hear_festival(self, event: Event, step: Step) -> None:
        if event.rule == "CK-710":
            seen = step.state.view(None)
            assert isinstance(seen, View)
            assert seen.festival is not None
            self.circle, self.held = set(seen.festival.circle), set()
            self.totals.clear()
            self.past.append(("some", (event.seat,), self.open))
        elif event.rule == "CK-716":
            cards = event.facts["cards"]
            assert isinstance(cards, list)
            for card in map(str, cards):
                self.past.append(("played", event.seat, card))
                self.discards[card] += 1
                self.totals[event.seat] += len(set(card) & set(self.open))
            if not self.bound:
                self.held.clear()
        elif event.rule == "CK-724":
            self.held.add(event.seat)
        elif event.rule in ("CK-721", "CK-952"):
            self.circle.discard(event.seat)
            self.held.discard(event.seat)
        elif event.rule == "CK-805" and self.circle - self.held:
            self.past.append(("none", self.free(), self.open))
            self.held = set(self.circle)
        elif event.rule == "CK-730":
            self.discards[self.open] += 1
            self.open = ""
            self.circle = set()

    def look(self, step: Step) -> None:
        """CK-727: a festival among equals goes on, so somebody can play."""
        question = step.state.question
        answer = question is not None and question.kind == "festival_answer"
        if answer and len({self.totals[seat] for seat in self.circle}) == 1:
            self.past.append(("some", self.free(), self.open))

    def free(self) -> tuple[int, ...]:
        """CK-952: those who may still play cards."""
        return tuple(sorted(self.circle - self.held if self.bound else self.circle))

    def as_row(self, cards: Counter[str]) -> tuple[int, ...]:
        return tuple(cards[kind] for kind in TYPES)

    # What is possible

    def allows(self, state: State) -> bool:
        assert isinstance(state, Cuzco)
        hands = [Counter(cards_as_text(state.hand(seat))) for seat in range(self.seats)]
        piles = [*hands, Counter(cards_as_text(state.deck))]
        lying = Counter(self.discards)
        if self.open:
            lying[self.open] += 1
        return sum(piles, lying) == BOX and self.leads_back(
            len(self.past), tuple(self.as_row(pile) for pile in piles)
        )

    def leads_back(self, number: int, world: World) -> bool:
        """Whether so many happenings can have led to these hands and this deck."""
        seen: dict[tuple[int, World], tuple[int, World] | None] = {(number, world): None}
        left = [(number, world)]
        while left:
            place = left.pop()
            if place in self.possible or (place[0] == 0 and not any(map(any, place[1][:-1]))):
                self.keep(place, seen)
                return True
            if place[0] and place not in self.impossible:
                for before in self.before(place[0], place[1]):
                    earlier = (place[0] - 1, before)
                    if earlier not in seen:
                        seen[earlier] = place
                        left.append(earlier)
        self.impossible.update(seen)
        return False

    def keep(
        self,
        place: tuple[int, World] | None,
        seen: dict[tuple[int, World], tuple[int, World] | None],
    ) -> None:
        """All on the way that was found can be."""
        while place is not None:
            self.possible.add(place)
            place = seen.get(place)

    def before(self, number: int, world: World) -> Iterator[World]:
        """The worlds from which the last of so many happenings can have led here."""
        what, who, face = self.past[number - 1]
        shuffled = max((one for one in self.shuffles if one[0] <= number), default=(0, ()))[1]
        if any(more > most for more, most in zip(world[-1], shuffled, strict=True)):
            return
        if what in ("some", "none"):
            assert isinstance(who, tuple)
            if self.can_play(world, who, face) == (what == "some"):
                yield world
        elif what == "shuffled":
            if world[-1] == who:
                yield (*world[:-1], (0,) * len(TYPES))
        elif what == "turned":
            yield with_card(world, -1, TYPES.index(face), 1)
        else:
            assert isinstance(who, int)
            yield from self.before_hand(what, who, face, world)

    def before_hand(self, what: str, who: int, face: str, world: World) -> Iterator[World]:
        """A hand before it drew, took or played a card."""
        if what == "played":
            yield with_card(world, who, TYPES.index(face), 1)
            return
        for kind in [TYPES.index(face)] if face else range(len(TYPES)):
            if world[who][kind]:
                less = with_card(world, who, kind, -1)
                yield with_card(less, -1, kind, 1) if what == "drew" else less

    def can_play(self, world: World, seats: tuple[int, ...], shown: str) -> bool:
        return any(
            world[seat][number] and set(kind) & set(shown)
            for seat in seats
            for number, kind in enumerate(TYPES)
        )


def with_card(world: World, place: int, kind: int, change: int) -> World:
    """The world with one card more or less of this type in this place."""
    row = list(world[place])
    row[kind] += change
    rows = list(world)
    rows[place] = tuple(row)
    return tuple(rows)
