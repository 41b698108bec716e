"""What a player with a perfect memory could conclude about cards: kept from the events alone.

The memory notes what each draw pile was made of, when each player placed and drew, and what was
shown. A world is possible if every card can be traced back: each placed card to a card that its
placer had drawn before, each card of a hand to a pile it was drawn from, and no pile giving more
than it was made of. The search for such a trace tries every pile for every card.
"""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import tampu
from tampu.core.contract import Facts, State
from tampu.core.play import Step
from tampu.games.inca_empire.box import CARDS, QUARTERS
from tampu.games.inca_empire.state import IncaEmpire

DATA = Path(tampu.__file__).parent / "games" / "inca_empire" / "data" / "sun_deck.json"
Taken = tuple[tuple[int, str], ...]


def whole_deck(seats: int) -> Counter[str]:
    """IE-110, IE-111: the printed cards."""
    cards = json.loads(DATA.read_text(encoding="utf-8"))["cards"]
    return Counter({card["id"]: card["count"][str(seats)] for card in cards})


class CardMemory:
    """One seat's memory of the Sun cards of a game without variants."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seats, self.seat = seats, seat
        self.piles = [whole_deck(seats)]
        self.course: list[list[str]] = [[] for _ in range(seats)]
        """Of each seat: `pile 0` for a draw, the name or the quarter of a card for a placing."""
        self.own: list[Counter[str]] = [Counter()]
        self.board: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.lying: dict[str, int] = {}

    def follow(self, step: Step) -> None:
        for event in step.events:
            self.hear(event.rule, int(event.seat), event.seen_by(self.seat))

    def hear(self, rule: str, seat: int, facts: Facts) -> None:
        """Take in one event; facts that are secret to this seat are not among them."""
        if rule == "IE-110":
            self.draw(seat, facts.get("cards", []), 3)
        elif rule == "IE-406":
            self.course[seat].append(str(facts["quarter"]))
            self.lying[str(facts["quarter"])] = seat
        elif rule == "IE-407":
            self.draw(seat, [facts["card"]] if "card" in facts else [], 1)
        elif rule == "IE-408":
            self.piles.append(self.discard)
            self.own.append(Counter())
            self.discard = Counter()
        elif rule == "IE-410":
            quarter, card = str(facts["quarter"]), str(facts["card"])
            course = self.course[self.lying.pop(quarter)]
            course[course.index(quarter)] = card
            self.board[card] += 1
        elif rule == "IE-802":
            self.discard += self.board
            self.board = Counter()

    def draw(self, seat: int, cards: object, number: int) -> None:
        """So many cards from the pile of now, known by name if they are the own."""
        assert isinstance(cards, list)
        self.course[seat] += [f"pile {len(self.piles) - 1}"] * number
        self.own[-1] += Counter(cards)

    # Judging a world

    def allows(self, state: State) -> bool:
        assert isinstance(state, IncaEmpire)
        if any(not entry for entry in self.course):
            return True  # nobody knows anything before all hands are dealt
        down = {
            name: CARDS[(int(state.down) >> 8 * number & 255) - 1]
            for number, name in enumerate(QUARTERS)
            if int(state.down) >> 8 * number & 255
        }
        hands = [cards_in(int(realm.hand)) for realm in state.realms]
        pile = cards_in(int(state.draw))
        return self.traceable(down, hands, pile)

    def traceable(
        self, down: dict[str, str], hands: list[Counter[str]], pile: Counter[str]
    ) -> bool:
        """Whether all cards can have come from their piles."""
        rest = [made.copy() for made in self.piles]
        rest[-1].subtract(pile)
        for number, own in enumerate(self.own):
            rest[number].subtract(own)
        if any(left < 0 for made in rest for left in made.values()):
            return False
        others = [seat for seat in range(self.seats) if seat != self.seat]
        courses = [
            tuple(down.get(entry, entry) for entry in self.course[seat])
            + tuple(hands[seat].elements())
            for seat in others
        ]
        start = tuple(tuple(sorted((+made).items())) for made in rest)
        return search(tuple(courses), start)


def cards_in(pile: int) -> Counter[str]:
    """The cards of a packed pile."""
    return Counter({name: pile >> 3 * kind & 7 for kind, name in enumerate(CARDS)})


def search(
    courses: tuple[tuple[str, ...], ...], piles: tuple[tuple[tuple[str, int], ...], ...]
) -> bool:
    """Whether the courses, one after the other, can use up the piles exactly."""

    @cache
    def goes_on(number: int, place: int, drawn: tuple[int, ...], taken: Taken) -> bool:
        if number == len(courses):
            return sum(many for pile in piles for _, many in pile) == len(taken)
        if place == len(courses[number]):
            return goes_on(number + 1, 0, (0,) * len(piles), taken)
        entry = courses[number][place]
        if entry.startswith("pile "):
            pile = int(entry.removeprefix("pile "))
            more = (*drawn[:pile], drawn[pile] + 1, *drawn[pile + 1 :])
            return goes_on(number, place + 1, more, taken)
        for pile, made in enumerate(piles):
            used = taken.count((pile, entry))
            if drawn[pile] and dict(made).get(entry, 0) > used:
                less = (*drawn[:pile], drawn[pile] - 1, *drawn[pile + 1 :])
                if goes_on(number, place + 1, less, tuple(sorted((*taken, (pile, entry))))):
                    return True
        return False

    return goes_on(0, 0, (0,) * len(piles), ())
