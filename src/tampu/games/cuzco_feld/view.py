"""What a seat may know (the table of knowledge): every field listed, nothing else leaves.

`imagining.py` goes the other way: some full state that fits a view.
"""

import msgspec

from tampu.core.bits import lane, lanes, members
from tampu.games.cuzco_feld.agenda import ASK_DIE, ASK_PUTUTU, ASK_SPACE, NAMES
from tampu.games.cuzco_feld.box import ABILITIES, CARDS, GOODS, MISSIONS, ROUNDS
from tampu.games.cuzco_feld.imagining import imagine as imagine
from tampu.games.cuzco_feld.land import ASSEMBLIES, PATH_KINDS, PLACES, branches_at
from tampu.games.cuzco_feld.layout import NONE, PHASES
from tampu.games.cuzco_feld.piles import amount, cards_named, tiles_named
from tampu.games.cuzco_feld.position import Position, goods_in
from tampu.games.cuzco_feld.scoring import ranking
from tampu.games.cuzco_feld.seen import (
    God,
    Offer,
    Road,
    Space,
    Turn,
    Village,
    agenda,
    circles,
    gods,
    offers,
    spaces,
    turn,
    villages,
)
from tampu.games.cuzco_feld.seen_mask import MaskSeen, mask_seen
from tampu.games.cuzco_feld.start_cards import gods_named


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `seat` None is an onlooker."""

    seat: int | None
    seats: int
    pututus: bool
    modular: bool
    card14_any_village: bool
    turn_cuzco_always: bool
    powers_again: bool
    edition: int
    step: str
    agenda: list[str]
    phase: str
    round: int
    lap: int
    place: int
    active: int
    order: list[int]
    triangles: list[str]
    rotation: int
    villages: list[Village]
    roads: list[Road]
    spaces: list[Space]
    offers: list[Offer]
    circle_points: list[int]
    turn: Turn
    track: list[int]
    temple: list[int | None]
    temple_inti: int
    masks: list[MaskSeen]
    gods: list[God]
    turning: list[int]
    pool: int
    givers: list[int]
    laid_off: list[str]
    study_row: list[str | None]
    farm_row: list[str | None]
    deck: list[str]
    tile_discard: list[str]
    goods_left: list[int]
    market: list[list[str]]
    palace: list[str]
    missions_left: int
    unseen_missions: list[str]
    pututu_ones: int
    pututu_twos: int
    hand: list[str]
    returning: str | None
    gave: str | None
    drawn: list[str]
    kept: list[str]
    removed: list[str]
    places: list[list[int]] | None


def view(state: Position, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    everybody = range(int(state.seats))
    stack = agenda(state, seat)
    own = None if seat is None else state.masks[seat]
    deciding = seat == state.active and state.top() in (ASK_DIE, ASK_PUTUTU, ASK_SPACE)
    giving = state.returning != NONE and seat == state.active
    return View(
        seat=seat,
        seats=int(state.seats),
        pututus=state.pututus,
        modular=state.modular,
        card14_any_village=state.any_village,
        turn_cuzco_always=state.turn_always,
        powers_again=state.powers_again,
        edition=1 if state.first_edition else 2,
        step=stack[-1],
        agenda=stack,
        phase=PHASES[state.phase],
        round=int(state.round),
        lap=int(state.lap),
        place=int(state.place),
        active=int(state.active),
        order=[int(state.seat_with_token(n)) for n in everybody if state.seat_with_token(n) >= 0],
        triangles=ASSEMBLIES[state.assembly],
        rotation=int(state.rotation),
        villages=villages(state),
        roads=roads(state),
        spaces=spaces(state),
        offers=offers(state, deciding),
        circle_points=circles(state),
        turn=turn(state),
        track=lanes(state.track, state.seats),
        temple=[owner - 1 if owner else None for owner in lanes(state.steps, 6)],
        temple_inti=int(state.temple_inti),
        masks=[mask_seen(state, each, seat) for each in everybody],
        gods=gods(state),
        turning=members(state.turning),
        pool=sum(lanes(state.quota, 5)) + int(amount(state.returned)),
        givers=[each - 1 for each in lanes(state.givers, 4) if each],
        laid_off=gods_named(state.laid_off),
        study_row=_row(state.study_row),
        farm_row=_row(state.farm_row),
        deck=tiles_named(state.deck),
        tile_discard=tiles_named(state.heap),
        goods_left=lanes(state.goods_left, 6),
        market=[_market(state, row) for row in range(int(ROUNDS))],
        palace=_missions(state.palace),
        missions_left=len(members(state.stack)),
        unseen_missions=_missions(_unseen(state, seat)),
        pututu_ones=int(state.ones),
        pututu_twos=int(state.twos),
        hand=[] if own is None else cards_named(own.hand),
        returning=CARDS[state.returning] if giving else None,
        gave=CARDS[own.gave - 1] if own is not None and own.gave else None,
        drawn=[] if own is None else _missions(own.drawn),
        kept=[] if own is None else _missions(own.kept),
        removed=[] if own is None else _missions(own.removed),
        places=ranking(state) if stack[-1] == NAMES[-1] else None,
    )


def roads(state: Position) -> list[Road]:
    """CF-130, CF-105: all paths, with the Cuzco tile as it lies."""
    return [
        Road(
            road=road.name,
            ends=[PLACES[road.one], PLACES[road.two]],
            kind=PATH_KINDS[road.kind],
            number=int(road.number),
        )
        for road in [*state.land.roads, *branches_at(int(state.rotation))]
    ]


def _row(row: int) -> list[str | None]:
    return [ABILITIES[n - 1] if n else None for n in (int(lane(row, space)) for space in range(6))]


def _market(state: Position, row: int) -> list[str]:
    goods = state.market(row)
    return [name for kind, name in enumerate(GOODS) for _ in range(goods_in(goods, kind))]


def _missions(missions: int) -> list[str]:
    return [MISSIONS[number] for number in members(missions)]


def _unseen(state: Position, seat: int | None) -> int:
    """CF-123: the gold missions that this seat cannot place: the stack and others' secrets."""
    found = int(state.stack)
    for other, mask in enumerate(state.masks):
        if other != seat:
            found |= int(mask.drawn) | int(mask.removed)
    return found
