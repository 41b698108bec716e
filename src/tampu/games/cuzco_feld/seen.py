"""The parts of a view: what everybody, or one seat, sees of the boards and the turn."""

from tampu.core.bits import lane, lowest, members
from tampu.games.cuzco_feld.agenda import NAMES, UNSEEN, is_window
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    CARDS,
    CIRCLE_COUNT,
    COLOURS,
    GODS,
    HEADDRESS_SPACE,
    KINDS,
    ROW,
    SPACE_PATHS,
    SPACE_TILES,
    SPACES,
    SPACES_IN_USE,
    VP_SPACE,
    VP_SPACE_POINTS,
)
from tampu.games.cuzco_feld.land import PLACES
from tampu.games.cuzco_feld.layout import NONE
from tampu.games.cuzco_feld.picture import God, Offer, Space, Turn, Village
from tampu.games.cuzco_feld.piles import ALL_CARDS, amount_of, cards_named, cards_of, one_card
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.dice import dice_open
from tampu.games.cuzco_feld.rules.moments import moments_open
from tampu.games.cuzco_feld.rules.movement import STRONGEST, targets
from tampu.games.cuzco_feld.rules.spaces import (
    IMPOSSIBLE,
    NEEDS_07,
    NEEDS_13,
    NEEDS_14,
    is_blocked,
    refuse_action,
    repairs,
)
from tampu.games.cuzco_feld.rules.temple import circle_points, circles_open
from tampu.games.cuzco_feld.rules.tiles import spots
from tampu.games.cuzco_feld.seen_mask import dice_of


def agenda(state: Position, seat: int | None) -> list[str]:
    """The questions and steps from the bottom to the top; which window only for its decider."""
    entries = [int(state.entry(place)) for place in range(int(state.depth))]
    if seat != state.active and is_window(entries[0]):
        moments = [int(UNSEEN)] * int(moments_open(state))
        while is_window(entries[0]):
            del entries[0]
        entries = moments + entries
    return [NAMES[entry] for entry in reversed(entries)]


def spaces(state: Position) -> list[Space]:
    """CF-106, CF-212: the bar in use."""
    dice = [die for seat in range(int(state.seats)) for die in dice_of(state, seat)]
    return [
        Space(
            space=SPACES[space],
            dice=[die for die in dice if die.space == SPACES[space]],
        )
        for space in members(SPACES_IN_USE[state.seats])
    ]


def offers(state: Position, choosing: bool) -> list[Offer]:
    """CF-205 to CF-210: for whoever chooses a die or a space, every die on every space."""
    if not choosing:
        return []
    dice = [int(state.die)] if state.die else members(dice_open(state))
    return [
        offer(state, die, space) for die in dice for space in members(SPACES_IN_USE[state.seats])
    ]


def offer(state: Position, die: int, space: int) -> Offer:
    """CF-207, CF-209, CF-210: one die on one space."""
    name = SPACES[space]
    found = int(repairs(state, state.active, space, die))
    if found != IMPOSSIBLE:
        strength = STRONGEST if found & NEEDS_13 else die
        points = points_there(state, strength, space)
        after = leads(state, strength, space)
        return Offer(die, name, needs(found), strength=strength, leads=after, points=points)
    if is_blocked(state, space, die):
        return Offer(die, name, refused="CF-207", below=lowest(state.values_on(space)) + 1)
    refusal = refuse_action(state, state.active, space, die)
    return Offer(die, name, refused=None if refusal is None else refusal.rule)


def leads(state: Position, strength: int, space: int) -> list[str]:
    """CF-302, CF-303, CF-403, CF-512: the steps, tiles or circle tiles within this strength."""
    if paths := SPACE_PATHS[space]:
        reached = targets(state, state.active, paths, strength)
        return [f"go {PLACES[place]}" for place in members(reached)]
    if space == HEADDRESS_SPACE:
        return [f"circle {circle + 1}" for circle in members(_circles(state, strength))]
    found = members(spots(state, SPACE_TILES[space], strength))
    return [f"tile {KINDS[spot // ROW]}{spot % ROW + 1}" for spot in found]


def points_there(state: Position, strength: int, space: int) -> int:
    """CF-514, CF-515, CF-520: what the action pays by itself, at best."""
    if space == VP_SPACE:
        return int(VP_SPACE_POINTS)
    if space != HEADDRESS_SPACE:
        return 0
    circles = members(_circles(state, strength))
    return max((int(circle_points(state, circle)) for circle in circles), default=0)


def circles(state: Position) -> list[int]:
    """CF-514, CF-515: what each circle tile pays in this round; before the first, nothing."""
    if not state.round:
        return []
    return [int(circle_points(state, circle)) for circle in range(int(CIRCLE_COUNT))]


def _circles(state: Position, strength: int) -> int:
    return int(circles_open(state, state.active, strength))


def needs(found: int) -> list[str]:
    """CF-210: the powers that a space needs."""
    named = ["07"] if found & NEEDS_07 else []
    both = NEEDS_14 | NEEDS_13
    if found & both:
        named.append("14 or 13" if found & both == both else "14" if found & NEEDS_14 else "13")
    return named


def villages(state: Position) -> list[Village]:
    """CF-103, CF-309: the twelve villages."""
    return [
        Village(
            place=PLACES[place],
            feather=COLOURS[state.land.feather[place]],
            points=state.land.points[place],
            quipus=[int(state.owner_at(place, n)) for n in range(int(state.quipus_at(place)))],
        )
        for place in range(1, 13)
    ]


def gods(state: Position) -> list[God]:
    """CF-109, CF-635: piles, face-up cards and discards."""
    return [
        God(
            god=name,
            face=None if state.face(god) == NONE else CARDS[state.face(god)],
            pile=int(amount_of(state.pile, god) - lane(state.quota, god)),
            discard=cards_named(cards_of(state.discard, god)),
            anew=bool(state.anew >> god & 1),
            unseen=cards_named(unseen(state, god)),
        )
        for god, name in enumerate(GODS)
    ]


def unseen(state: Position, god: int) -> int:
    """CF-631: the cards of a god that everybody knows to be face down, or hidden in hands."""
    if state.anew >> god & 1:
        return int(cards_of(state.pile, god))
    seen = int(state.discard) + sum(int(mask.known) for mask in state.masks)
    if state.face(god) != NONE:
        seen += int(one_card(state.face(god)))
    return int(cards_of(ALL_CARDS[0] - seen, god))


def turn(state: Position) -> Turn:
    """The turn, public in all its parts."""
    return Turn(
        die=int(state.die),
        extra=state.extra,
        space=None if state.space == NONE else SPACES[state.space],
        blocked=state.blocked,
        strength=int(state.strength),
        used=[CARDS[card] for card in members(state.used)],
        paths=int(state.paths),
        kinds=int(state.kinds),
        pips=int(state.pips),
        exchanged=state.exchanged,
        left=int(state.left),
        taken=int(state.taken),
        colour=None if state.colour == NONE else COLOURS[state.colour],
        thing=int(state.thing),
        used_study=[ABILITIES[ability] for ability in members(state.used_study)],
        used_farm=[ABILITIES[ability] for ability in members(state.used_farm)],
        again=[KINDS[kind] for kind in members(state.again)],
        doubled=[KINDS[kind] for kind in members(state.doubled)],
    )
