"""Imagined worlds: all that fit come, each as often as it should, and no others."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from tampu.core import laws
from tampu.core.luck import Stream
from tampu.core.play import Match
from tampu.games.cuzco_feld.state import CuzcoFeld
from tests.games.cuzco_feld.deals import Hands
from tests.games.cuzco_feld.games import ALL_ON, GAME, PLAIN, keen_match
from tests.games.cuzco_feld.memory import CARDS, CardCounter, cards_in, god

DRAWS = 400 if PLAIN else 1_000
Eyes = int | None

GAMES = [(2, 0), (3, 7), (3, 11), (4, 9)] if PLAIN else [(2 + n % 3, n) for n in range(6, 12)]
"""Seats and seeds; in these all happens: piles made anew, exchanges, proofs, missions removed."""
SCENES: list[tuple[int, int, Eyes]] = [(2, 6, 0), (3, 11, 0), (3, 11, 2), (4, 9, 3), (4, 1, None)]
"""Seats, seed and eyes; in 3, 11 two players exchanged cards, in 4, 9 three."""


@cache
def match_of(seats: int, seed: int) -> Match:
    return keen_match(seats, ALL_ON if seed % 2 else {}, seed)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_no_world_is_imagined_that_the_game_rules_out(seats: int, seed: int) -> None:
    """CF-125, CF-127, CF-631, CF-833, CF-839: for a seat and for an onlooker."""
    match = match_of(seats, seed)
    for seat in (None, seed % seats):
        memory = CardCounter(seats, seat)
        laws.imagination_fits_history(GAME, match, seat, memory, Stream(seed))


def test_the_games_show_what_there_is_to_remember() -> None:
    rules: Counter[str] = Counter()
    for seats, seed in GAMES:
        steps = match_of(seats, seed).steps
        rules.update(event.rule for step in steps for event in step.events)
    assert all(rules[rule] > 2 for rule in ("CF-125", "CF-631", "CF-835", "CF-839"))


# ---- evenly ----


def remembered(seats: int, seed: int, seat: Eyes, lines: int) -> tuple[CuzcoFeld, CardCounter]:
    """A position so many lines after the set-up, and what the seat remembers by then."""
    memory = CardCounter(seats, seat)
    for step in match_of(seats, seed).steps:
        memory.follow(step)
        lines -= memory.worlds is not None
        if lines == 0:
            break
    assert isinstance(step.state, CuzcoFeld)
    return step.state, memory


def imagined(state: CuzcoFeld, seat: Eyes, luck: Stream) -> CuzcoFeld:
    world = GAME.imagine(state.view(seat), luck)
    assert isinstance(world, CuzcoFeld)
    return world


def redealt(state: CuzcoFeld, seat: Eyes, luck: Stream) -> CuzcoFeld:
    """From the truth itself: it may come no oftener than it would anyway."""
    world = state.copy()
    world.redeal(-1 if seat is None else seat, luck)
    return world


Way = Callable[[CuzcoFeld, Eyes, Stream], CuzcoFeld]
WAYS = pytest.mark.parametrize("way", [imagined, redealt])


def gods_dealt(state: CuzcoFeld, memory: CardCounter) -> Hands:
    """The gods of all start cards in a world, those played included."""
    found = []
    for seat, mask in enumerate(state.masks):
        hidden = cards_in(int(mask.hand - mask.known))
        found.append(tuple(sorted([*map(god, hidden.elements()), *memory.played[seat]])))
    return tuple(found)


def assert_even(drawn: Counter[Hands], expected: Counter[Hands]) -> None:
    """Chi squared: everything that can come does, as often as it counts, and nothing else."""
    assert drawn.keys() <= expected.keys()
    total, draws = expected.total(), drawn.total()
    wanted = {hands: draws * many / total for hands, many in expected.items()}
    oddity = sum((drawn[hands] - many) ** 2 / many for hands, many in wanted.items())
    freedom = len(expected) - 1
    assert oddity <= freedom + 5 * (2 * freedom) ** 0.5, (oddity, freedom)


@WAYS
@pytest.mark.parametrize("lines", [1, 200])
@pytest.mark.parametrize(("seats", "seed", "seat"), SCENES)
def test_every_deal_of_gods_comes_as_often_as_it_counts(
    seats: int, seed: int, seat: Eyes, lines: int, way: Way
) -> None:
    """CF-124, CF-125: against all deals and exchanges, counted one by one."""
    state, memory = remembered(seats, seed, seat, lines)
    assert memory.worlds is not None
    weights, luck = memory.past.worlds(), Stream(seed + 17)
    fitting = Counter({hands: weights[hands] for hands in memory.worlds})
    drawn = Counter(gods_dealt(way(state, seat, luck), memory) for _ in range(DRAWS))
    assert_even(drawn, fitting)


@WAYS
@pytest.mark.parametrize("lines", [1, 320])
def test_every_hand_of_numbers_comes_as_often_as_it_counts(lines: int, way: Way) -> None:
    """CF-126, CF-631: two players, so that no two hidden cards are of one god."""
    state, memory = remembered(2, 0, 0, lines)
    seen = memory.discard + memory.own + memory.taken[0] + memory.taken[1]
    seen += Counter(memory.faces.values())
    for pile in memory.piles.values():
        seen += pile
    unseen = Counter(dict.fromkeys(CARDS, 4)) - seen
    assert memory.worlds is not None
    expected: Counter[Hands] = Counter()
    for hands in memory.worlds:
        left = sorted((Counter(hands[1]) - Counter(memory.played[1])).elements())
        slots = [[n for n, card in enumerate(CARDS) if god(card) == each] for each in left]
        sizes = [sum(unseen[CARDS[n]] for n in slot) for slot in slots]
        for numbers in product(*slots):
            ways = 27_720  # every number of cards of a god divides it
            for number, size in zip(numbers, sizes, strict=True):
                ways = ways * unseen[CARDS[number]] * 27_720 // size
            if ways:
                expected[numbers,] += ways
    luck, drawn = Stream(99), Counter[Hands]()
    for _ in range(4 * DRAWS):
        world = way(state, 0, luck)
        hidden = cards_in(int(world.masks[1].hand - world.masks[1].known))
        drawn[tuple(sorted(CARDS.index(card) for card in hidden.elements())),] += 1
    assert_even(drawn, expected)


@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (4, 9), (4, 3)])
def test_whoever_is_asked_to_give_back_a_card_imagines_all_deals(seats: int, seed: int) -> None:
    """CF-125: while cards are exchanged, too: who comes later may have two cards of one god."""
    match = match_of(seats, seed)
    before = next(n for n, step in enumerate(match.steps) if step.line.text.startswith("return"))
    state = match.state_after(before)
    assert isinstance(state, CuzcoFeld)
    seat, luck = int(state.asked()), Stream(seed)
    met: Counter[bool] = Counter()
    for _ in range(DRAWS):
        world = imagined(state, seat, luck)
        assert world.view(seat) == state.view(seat)
        later = [mask for mask in world.masks if mask.token > world.masks[seat].token]
        hands = [[god(card) for card in cards_in(int(mask.hand)).elements()] for mask in later]
        met[any(len(set(hand)) == 1 for hand in hands)] += 1
        sooner = [mask for mask in world.masks if mask.token < world.masks[seat].token]
        hands = [[god(card) for card in cards_in(int(mask.hand)).elements()] for mask in sooner]
        assert all(len(set(hand)) == 2 for hand in hands)
    assert met[False] > met[True] > 0 or not later
