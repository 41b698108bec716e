"""What a seat may know (the specification's section 4): the fields of `picture.py`, and no others.

`imagine` goes the other way: some full state that fits a view.
"""

from typing import cast

from tampu.core.bits import bit, lane, lanes, members, with_lane
from tampu.core.contract import Luck
from tampu.core.hexes import Cells, no_cells, only, places, union
from tampu.games.cuzco_kramer.box import (
    CARD_TYPES,
    CARD_VALUE,
    CELL_AT,
    CELLS,
    FESTIVAL_ALONE,
    FESTIVAL_SHARED,
    FLOOR_COUNT,
    PLACE_NAMED,
    SHAPE_COUNT,
    cells_named,
    reach_of,
)
from tampu.games.cuzco_kramer.ground import floors_at, height, set_floors, tiled
from tampu.games.cuzco_kramer.notation import cards_named
from tampu.games.cuzco_kramer.picture import Festival, Supply, View
from tampu.games.cuzco_kramer.position import (
    NO_CARD,
    NO_PLACE,
    NO_SEAT,
    OVER,
    Position,
    amount,
    cards_as_text,
    counts,
)
from tampu.games.cuzco_kramer.ranks import basins, entries, groups
from tampu.games.cuzco_kramer.rules.action_points import given_up
from tampu.games.cuzco_kramer.rules.festivals import lay_out, played
from tampu.games.cuzco_kramer.rules.laying import put_on_top, uncovered
from tampu.games.cuzco_kramer.rules.legal import only_end
from tampu.games.cuzco_kramer.scoring import ranking
from tampu.games.cuzco_kramer.state import STEPS, Cuzco
from tampu.games.cuzco_kramer.unseen import imagine_trail, unseen


def view(state: Position, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    everybody = range(int(state.seats))
    return View(
        seat=seat,
        seats=int(state.seats),
        edition=1 if state.first_edition else 2,
        strict_temple_value=state.strict_value,
        hold_is_pass=state.hold_is_pass,
        no_second_after_tied_first=state.no_second,
        step=STEPS[state.asking],
        active=int(state.active) if state.asking else None,
        ap=int(state.ap),
        owed=state.owed,
        only_end=only_end(state),
        given_up=int(given_up(state)),
        token_spent=state.token_spent,
        drawn=int(state.drawn),
        strolls=int(state.strolls),
        laid=state.laid,
        idle=int(state.idle),
        final=state.final,
        counted=members(state.counted),
        scores=[int(state.points_of(owner)) for owner in everybody],
        triples=int(state.triples),
        basins_left=int(state.basin_stock),
        discs_left=int(state.discs_left),
        floors_left=lanes(state.floors, FLOOR_COUNT + 1)[1:],
        supplies=[_supply(state, owner) for owner in everybody],
        deck=int(amount(state.deck)),
        discard=counts(state.discard),
        open=None if state.open == NO_CARD else CARD_TYPES[state.open],
        card_values=_card_values(state),
        hand=[] if seat is None else cards_as_text(state.hand(seat)),
        hand_sizes=[int(amount(state.hand(owner))) for owner in everybody],
        known=[cards_as_text(state.known(owner)) for owner in everybody],
        unseen=unseen(state, seat),
        festival=_festival(state),
        levels={_name(place): int(height(state, place)) for place in places(tiled(state))},
        villages=cells_named(state.villages),
        basins=basins(state),
        temples={
            _name(place): 2 * int(floors_at(state, place)) for place in places(state.temples())
        },
        discs=cells_named(state.discs),
        changed=cells_named(state.changed),
        incas=[cells_named(state.incas_of(owner)) for owner in everybody],
        uncovered=_uncovered(state),
        entries=entries(state),
        groups=groups(state),
        places=ranking(state) if state.asking == OVER else None,
    )


def _name(place: int) -> str:
    return CELLS[CELL_AT[place]]


def _place(name: str) -> int:
    return PLACE_NAMED[name]


def _supply(state: Position, owner: int) -> Supply:
    return Supply(
        doubles=int(lane(state.doubles, owner)),
        village_singles=int(lane(state.villages_left, owner)),
        crops_singles=int(lane(state.crops_left, owner)),
        incas=int(lane(state.incas_left, owner)),
        tokens=int(lane(state.tokens, owner)),
    )


def _card_values(state: Position) -> dict[str, int]:
    """CK-716: what each card is worth under the open one."""
    if state.open == NO_CARD:
        return {}
    return dict(zip(CARD_TYPES, CARD_VALUE[state.open], strict=True))


def _festival(state: Position) -> Festival | None:
    if state.venue == NO_PLACE:
        return None
    return Festival(
        cell=_name(int(state.venue)),
        value=2 * int(floors_at(state, state.venue)),
        circle=members(state.circle),
        held=members(state.held),
        totals=lanes(state.totals, state.seats),
        played=[cards_as_text(played(state, seat)) for seat in range(int(state.seats))],
        due=None if state.due == NO_SEAT else int(state.due),
        alone=FESTIVAL_ALONE[floors_at(state, state.venue)],
        shared=FESTIVAL_SHARED[floors_at(state, state.venue)],
    )


def _uncovered(state: Position) -> list[list[str]]:
    """CK-310: the tiles on which nothing lies, by the cells they cover."""
    return [
        [_name(place) for place in reach_of(shape, first)]
        for shape in range(SHAPE_COUNT)
        for first in places(uncovered(state, shape))
    ]


def imagine(seen: object, luck: Luck) -> Cuzco:
    """Some full state that fits the view: unseen cards are dealt at random."""
    seen = cast(View, seen)
    state = Cuzco(
        seen.seats,
        seen.strict_temple_value,
        seen.hold_is_pass,
        seen.no_second_after_tied_first,
        seen.edition == 1,
    )
    state.asking = STEPS.index(seen.step)
    state.active = seen.active or 0
    state.ap = seen.ap
    state.owed = seen.owed
    state.token_spent = seen.token_spent
    state.drawn = seen.drawn
    state.strolls = seen.strolls
    state.laid = seen.laid
    state.idle = seen.idle
    state.final = seen.final
    for seat in seen.counted:
        state.counted |= bit(seat)
    for seat, points in enumerate(seen.scores):
        state.gain(seat, points)
    _imagine_supplies(state, seen)
    _imagine_board(state, seen)
    _imagine_cards(state, seen)
    _imagine_festival(state, seen)
    state.redeal(-1 if seen.seat is None else seen.seat, luck)
    return state


def _imagine_supplies(state: Cuzco, seen: View) -> None:
    """Stocks and supplies: all public."""
    state.triples = seen.triples
    state.basin_stock = seen.basins_left
    state.discs_left = seen.discs_left
    for floor, left in enumerate(seen.floors_left, 1):
        state.floors = with_lane(state.floors, floor, left)
    for seat, supply in enumerate(seen.supplies):
        state.doubles = with_lane(state.doubles, seat, supply.doubles)
        state.villages_left = with_lane(state.villages_left, seat, supply.village_singles)
        state.crops_left = with_lane(state.crops_left, seat, supply.crops_singles)
        state.incas_left = with_lane(state.incas_left, seat, supply.incas)
        state.tokens = with_lane(state.tokens, seat, supply.tokens)


def _imagine_board(state: Cuzco, seen: View) -> None:
    """Tiles, basins, temples and Incas: all public."""
    for digit in range(6):
        high = [name for name, level in seen.levels.items() if level >> digit & 1]
        setattr(state, f"height_{digit}", _cells(high))
    state.villages = _cells(seen.villages)
    state.basins = _cells([name for basin in seen.basins for name in basin.cells])
    for name, value in seen.temples.items():
        set_floors(state, _place(name), value // 2)
    state.discs = _cells(seen.discs)
    state.changed = _cells(seen.changed)
    for seat, names in enumerate(seen.incas):
        state.set_incas(seat, _cells(names))
    for names in seen.uncovered:
        tile = [_place(name) for name in names]
        shape = next(s for s in range(SHAPE_COUNT) if reach_of(s, tile[0]) == tile)
        put_on_top(state, no_cells(), shape, tile[0])


def _cells(names: list[str]) -> Cells:
    found = no_cells()
    for name in names:
        found = union(found, only(_place(name)))
    return found


def _imagine_cards(state: Cuzco, seen: View) -> None:
    """What the seat sees is where it is; all other cards are dealt by the redeal."""
    state.open = NO_CARD if seen.open is None else CARD_TYPES.index(seen.open)
    for kind, number in enumerate(seen.discard):
        state.discard = with_lane(state.discard, kind, number)
    for seat in range(seen.seats):
        state.set_known(seat, cards_named(seen.known[seat]))
    if seen.seat is not None:
        state.set_hand(seen.seat, cards_named(seen.hand))
    imagine_trail(state, seen.unseen)


def _imagine_festival(state: Cuzco, seen: View) -> None:
    """CK-720 to CK-727: the festival is public but for the hands."""
    if seen.festival is None:
        return
    state.venue = _place(seen.festival.cell)
    state.due = NO_SEAT if seen.festival.due is None else seen.festival.due
    for seat in seen.festival.circle:
        state.circle |= bit(seat)
    for seat in seen.festival.held:
        state.held |= bit(seat)
    for seat, total in enumerate(seen.festival.totals):
        state.totals = with_lane(state.totals, seat, total)
    for seat, cards in enumerate(seen.festival.played):
        lay_out(state, seat, cards_named(cards))
