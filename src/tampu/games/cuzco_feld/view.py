"""What a seat may know (the table of knowledge): the fields of `picture.py`, and no others.

`imagining.py` goes the other way: some full state that fits a view.
"""

from functools import cache

from tampu.core.bits import lane, lanes, members
from tampu.games.cuzco_feld.agenda import ASK_DIE, ASK_PUTUTU, ASK_SPACE, NAMES
from tampu.games.cuzco_feld.box import ABILITIES, CARDS, GOODS, MISSIONS, ROUNDS
from tampu.games.cuzco_feld.imagining import imagine as imagine
from tampu.games.cuzco_feld.land import ASSEMBLIES, PATH_KINDS, PLACES, Land, branches_at
from tampu.games.cuzco_feld.layout import NONE, PHASES
from tampu.games.cuzco_feld.picture import Road, View
from tampu.games.cuzco_feld.piles import amount, cards_named, tiles_named
from tampu.games.cuzco_feld.position import Position, goods_in
from tampu.games.cuzco_feld.scoring import ranking
from tampu.games.cuzco_feld.seen import agenda, circles, gods, offers, spaces, turn, villages
from tampu.games.cuzco_feld.seen_mask import mask_seen
from tampu.games.cuzco_feld.start_cards import gods_named


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
    return _roads(state.land, int(state.rotation))


@cache
def _roads(land: Land, rotation: int) -> list[Road]:
    """Drawn once for each way in which the map can lie."""
    return [
        Road(
            road=road.name,
            ends=[PLACES[road.one], PLACES[road.two]],
            kind=PATH_KINDS[road.kind],
            number=int(road.number),
        )
        for road in [*land.roads, *branches_at(rotation)]
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
