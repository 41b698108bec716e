"""What a scene leaves open is filled in, so that its position is one a game can come to."""

from tampu.core.bits import bit, count, lane, lanes, members, with_lane
from tampu.core.scenes import SceneError
from tampu.games.machu_picchu.box import (
    ALL_CARDS,
    FIRE_VALUES,
    HAND_SIZE,
    PRIEST_COUNT,
    ROUNDS,
    STAIR_COUNT,
    STAIRS,
    SUN_VALUES,
    TOKENS,
)
from tampu.games.machu_picchu.position import ASK_ORDER, ASK_RETURN, OVER
from tampu.games.machu_picchu.rules.placing import lay
from tampu.games.machu_picchu.scenes.coming import Coming
from tampu.games.machu_picchu.state import MachuPicchu

SUNS = len(SUN_VALUES)


def fill(state: MachuPicchu, coming: Coming, stairs: list[tuple[str, int]]) -> None:
    """Check what was said and add what was not. Does nothing to a position that is whole."""
    if state.asking == OVER:
        return
    check_round(state)
    check_squares(state)
    count_tokens(state)
    deal_pairs(state)
    named = members(state.on_stairs()) + [card for _, card in stairs] + coming.deck
    named += [card for seat in range(state.seats) for card in members(state.hand(seat))]
    if len(set(named)) < len(named):
        raise SceneError("impossible", rule="MP-112")
    use_cards(state, named)
    deal_hands(state, named)
    lay_cards(state, stairs)


def check_round(state: MachuPicchu) -> None:
    """MP-201, MP-203: the printed card is for round 1 only; earlier cards have been turned."""
    if state.round > ROUNDS[state.seats]:
        raise SceneError("impossible", rule="MP-201")
    if (state.round == 1) != (state.sky == 0):
        raise SceneError("impossible", rule="MP-203")
    state.sky_left &= ~bit(state.sky)
    others = [card for card in members(state.sky_left) if card]
    left = 8 - (int(state.round) - 1)
    for card in others[: len(others) - left]:
        state.sky_left &= ~bit(card)


def check_squares(state: MachuPicchu) -> None:
    """MP-708: one priest per square; priests are absent only while one is being put back."""
    squares = lanes(state.priests, PRIEST_COUNT)
    if state.asking != ASK_RETURN and len(set(squares)) < PRIEST_COUNT:
        raise SceneError("impossible", rule="MP-708")


def count_tokens(state: MachuPicchu) -> None:
    """MP-606, MP-702: the tokens in the depots are the first ones of their rows."""
    found = [
        token for priest in range(PRIEST_COUNT) for token in lanes(state.depot(priest), 6) if token
    ]
    suns = sorted(TOKENS[token] for token in found if token <= SUNS)
    fires = sorted((TOKENS[token] for token in found if token > SUNS), reverse=True)
    if suns != SUN_VALUES[: len(suns)]:
        raise SceneError("impossible", rule="MP-606")
    if fires != FIRE_VALUES[: len(fires)]:
        raise SceneError("impossible", rule="MP-702")
    state.suns_taken = len(suns)
    state.fires_taken = len(fires)


def deal_pairs(state: MachuPicchu) -> None:
    """MP-110: the priest cards in play, each once; the missing ones in their order."""
    in_play = state.pairs_in_play()
    held = [int(state.pair_of(seat)) for seat in range(state.seats)]
    given = [pair for pair in held if pair >= 0]
    if len(set(given)) < len(given) or not set(given) <= set(in_play):
        raise SceneError("impossible", rule="MP-110")
    spare = [pair for pair in in_play if pair not in given]
    for seat, pair in enumerate(held):
        if pair < 0:
            state.pairs = with_lane(state.pairs, seat, spare.pop(0) + 1)


def use_cards(state: MachuPicchu, named: list[int]) -> None:
    """MP-310: four cards left in every earlier round: the highest ones that are not named."""
    missing = 4 * (int(state.round) - 1) - int(count(state.used))
    free = [card for card in members(ALL_CARDS & ~state.used) if card not in named]
    if missing > len(free) or members(state.used & _set(named)):
        raise SceneError("impossible", rule="MP-310")
    for card in free[len(free) - missing :] if missing > 0 else []:
        state.used |= bit(card)


def deal_hands(state: MachuPicchu, named: list[int]) -> None:
    """MP-306: everybody holds four; the lowest cards that are not named make up for missing."""
    free = [card for card in members(ALL_CARDS & ~state.used) if card not in named]
    for seat in range(state.seats):
        size = int(state.hand_size(seat))
        if size > HAND_SIZE or HAND_SIZE - size > len(free):
            raise SceneError("impossible", rule="MP-306")
        for _ in range(HAND_SIZE - size):
            state.set_hand(seat, state.hand(seat) | bit(free.pop(0)))


def lay_cards(state: MachuPicchu, stairs: list[tuple[str, int]]) -> None:
    """MP-205, MP-407: laid in the order given, by those whose turn it was, open or hidden."""
    for name, card in stairs:
        stair = STAIRS.index(name)
        if state.placed >= STAIR_COUNT or lane(state.stairs, stair):
            raise SceneError("impossible", rule="MP-304")
        lay(state, card, stair, state.placer())
        state.placed += 1
    if stairs and state.placed == STAIR_COUNT:
        state.open = 15
        state.asking = ASK_ORDER


def _set(cards: list[int]) -> int:
    word = 0
    for card in cards:
        word |= 1 << card
    return word
