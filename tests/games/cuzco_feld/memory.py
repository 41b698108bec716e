"""Somebody who counts cards: what follows from all that one seat of Cuzco was told.

Nothing here is taken from the engine's own book-keeping: only events, and what is printed.
"""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

from tampu.core.contract import Event, State
from tampu.core.play import Step
from tampu.games.cuzco_feld.state import CuzcoFeld
from tests.games.cuzco_feld.deals import Hands, Past

GODS = ["illapa", "mama_quilla", "viracocha", "pachamama", "mama_sara"]
CARDS = [f"{number:02}" for number in range(1, 16)]
_printed: Any = json.loads((files("tampu.games.cuzco_feld") / "data/missions.json").read_text())
NEEDS: dict[str, dict[str, Any]] = {
    each["id"]: each["requires"][0]
    for each in _printed["missions"]
    if each["requires"][0]["count"] in ("god_cards", "distinct_gods", "same_god")
}
"""CF-839: what the missions of cards require."""


def god(card: str) -> int:
    """CF-620: three numbers to a god."""
    return (int(card) - 1) // 3


def cards_in(pile: int) -> Counter[str]:
    """The cards of a pile of the engine: three bits to a number."""
    return Counter({card: int(pile) >> (3 * n) & 7 for n, card in enumerate(CARDS)})


def most(need: dict[str, Any], held: Counter[int]) -> int:
    """How far a hand, told by gods, meets a mission of cards."""
    if need["count"] == "god_cards":
        return held[GODS.index(need["god"])]
    if need["count"] == "distinct_gods":
        return sum(number > 0 for number in held.values())
    return max(held.values(), default=0)


def shown(need: dict[str, Any], held: Counter[int]) -> Counter[int]:
    """CF-839: the proof: as few cards as do, of the first gods in the order of CF-620."""
    enough = min(most(need, held), need["min"])
    if need["count"] == "god_cards":
        return Counter({GODS.index(need["god"]): enough})
    if need["count"] == "distinct_gods":
        return Counter(sorted(each for each in held if held[each])[:enough])
    first = min((each for each in range(5) if held[each] >= enough), default=0)
    return Counter({first: enough})


class CardCounter:
    """The memory of one seat, or of an onlooker (None)."""

    def __init__(self, seats: int, seat: int | None) -> None:
        self.seat = seat
        self.past = Past(seats, seat)
        self.tokens: dict[int, int] = {}
        self.worlds: set[Hands] | None = None
        self.own: Counter[str] = Counter()
        self.gave: str | None = None
        self.faces: dict[int, str] = {}
        self.discard: Counter[str] = Counter()
        self.taken: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        """The gods of start cards that were played."""
        self.missions: list[set[str]] = [set() for _ in range(seats)]
        self.piles: dict[int, Counter[str]] = {}
        """Piles whose cards everybody knows."""
        self.proof: Counter[int] = Counter()

    def follow(self, step: Step) -> None:
        """Take in one line."""
        for event in step.events:
            facts: dict[str, Any] = dict(event.seen_by(self.seat))
            self.hear_setup(event, facts)
            self.hear_cards(event, facts)
            self.hear_missions(event, facts)

    # ---- the set-up ----

    def hear_setup(self, event: Event, facts: dict[str, Any]) -> None:
        """Tokens, the own cards, who exchanges, and what is left of the pool."""
        if event.rule == "CF-117":
            self.tokens[event.seat] = facts["token"]
        elif event.rule == "CF-124" and "cards" in facts and event.seat == self.seat:
            self.own = Counter(facts["cards"])
            self.past.last = tuple(sorted(god(card) for card in facts["cards"]))
            self.past.first = self.past.first or self.past.last
        elif event.rule == "CF-125" and event.seals:
            self.past.givers.append(event.seat)
        elif event.rule == "CF-125" and event.seat == self.seat:
            self.gave = facts["number"]
        elif event.rule == "CF-127":
            self.past.laid_off.append(god(facts["number"]))
            self.discard[facts["number"]] += 1
        elif event.rule == "CF-201" and self.worlds is None:
            self.past.order = sorted(self.tokens, key=lambda seat: self.tokens[seat])
            self.worlds = set(self.past.worlds())

    # ---- cards ----

    def hear_cards(self, event: Event, facts: dict[str, Any]) -> None:
        """Cards turned up, taken, played and shuffled."""
        if event.rule == "CF-109":
            self.faces[god(facts["number"])] = facts["number"]
            if (pile := self.piles.get(god(facts["number"]))) is not None:
                pile[facts["number"]] -= 1
        elif event.rule == "CF-635":
            self.taken[event.seat][self.faces.pop(god(facts["number"]))] += 1
        elif event.rule == "CF-624":
            self.discard[self.faces.pop(god(facts["number"]))] += 1
        elif event.rule == "CF-621":
            self.hear_played(event.seat, facts["number"])
        elif event.rule == "CF-631":
            which = GODS.index(facts["god"])
            old = Counter({card: n for card, n in self.discard.items() if god(card) == which})
            self.discard -= old
            self.piles[which] = old

    def hear_played(self, seat: int, card: str) -> None:
        """CF-621: of equal cards one that was taken openly leaves the hand first."""
        self.discard[card] += 1
        if self.taken[seat][card]:
            self.taken[seat][card] -= 1
            return
        self.played[seat].append(god(card))
        if seat == self.seat:
            self.own[card] -= 1
        self.keep(lambda hands: not Counter(self.played[seat]) - Counter(hands[seat]))

    # ---- missions ----

    def hear_missions(self, event: Event, facts: dict[str, Any]) -> None:
        """CF-839, CF-833, CF-862: what a mission of cards tells, done or not done."""
        seat = event.seat
        if event.rule in ("CF-122", "CF-837"):
            self.missions[seat].add(facts["mission"])
        elif event.rule == "CF-123" and event.seals:
            self.missions[seat] |= set(facts["missions"])
        elif event.rule == "CF-839":
            self.proof[GODS.index(facts["god"])] += facts["cards"]
        elif event.rule == "CF-835":
            self.hear_lack(seat)
            self.missions[seat].discard(facts["mission"])
        elif event.rule == "CF-863":
            self.hear_lack(seat)
        elif event.points and "mission" in facts:
            if facts["mission"] in NEEDS:
                need, proof = NEEDS[facts["mission"]], self.proof
                self.keep(lambda hands: shown(need, self.held(seat, hands)) == proof)
            self.missions[seat].discard(facts["mission"])
            self.proof = Counter()

    def hear_lack(self, seat: int) -> None:
        """None of the missions of cards is complete."""
        for name in self.missions[seat] & NEEDS.keys():
            need = NEEDS[name]
            self.keep(lambda hands, need=need: most(need, self.held(seat, hands)) < need["min"])

    def held(self, seat: int, hands: Hands) -> Counter[int]:
        """The gods of a hand in one of the worlds."""
        found = Counter(hands[seat]) - Counter(self.played[seat])
        for card, number in self.taken[seat].items():
            found[god(card)] += number
        return found

    def keep(self, fits: Any) -> None:
        """Only these worlds are left."""
        assert self.worlds is not None
        self.worlds = {hands for hands in self.worlds if fits(hands)}

    # ---- judging ----

    def allows(self, state: State) -> bool:
        """Whether the hidden cards could lie as they do in this state."""
        assert isinstance(state, CuzcoFeld)
        if self.worlds is None:
            return all(self.allows_in_setup(state, seat) for seat in range(int(state.seats)))
        hidden = [cards_in(int(mask.hand)) for mask in state.masks]
        for seat, taken in enumerate(self.taken):
            if taken - hidden[seat]:
                return False
            hidden[seat] -= taken
        return (
            (self.seat is None or +hidden[self.seat] == +self.own)
            and self.fits_gods(hidden)
            and self.fits_numbers(hidden, cards_in(int(state.pile)))
        )

    def allows_in_setup(self, state: CuzcoFeld, seat: int) -> bool:
        """While cards are dealt: two of one god only for who may still have to exchange them."""
        held = [card for card, number in cards_in(int(state.masks[seat].hand)).items() if number]
        both = len(held) == 2 and god(held[0]) == god(held[1])
        before = seat in self.past.givers[:-1]
        return not (both and before)

    def fits_gods(self, hidden: list[Counter[str]]) -> bool:
        """Whether some deal leads to these gods in the hands."""
        assert self.worlds is not None
        told = [
            [god(card) for card in cards.elements()] + self.played[seat]
            for seat, cards in enumerate(hidden)
        ]
        return tuple(tuple(sorted(gods)) for gods in told) in self.worlds

    def fits_numbers(self, hidden: list[Counter[str]], pile: Counter[str]) -> bool:
        """Whether every card is somewhere, known piles are what they are, and so is a card given
        back: the only other card of its god that was dealt."""
        everywhere = self.discard + pile + Counter(self.faces.values())
        for seat, cards in enumerate(hidden):
            everywhere = everywhere + cards + self.taken[seat]
            back = [card for card in cards if self.gave and god(card) == god(self.gave)]
            if seat != self.seat and any(card != self.gave and cards[card] for card in back):
                return False
        return everywhere == Counter(dict.fromkeys(CARDS, 4)) and all(
            +Counter({card: n for card, n in pile.items() if god(card) == which}) == +known
            for which, known in self.piles.items()
        )
