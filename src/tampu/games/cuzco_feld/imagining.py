"""Some full state that fits a view: what is not seen is dealt at random."""

from typing import TYPE_CHECKING, cast

from tampu.core.bits import bit, with_lane
from tampu.core.contract import Luck
from tampu.games.cuzco_feld.agenda import NAMES, UNSEEN
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    CARDS,
    COLOURS,
    GOLD_COUNT,
    GOODS,
    KINDS,
    MASKS,
    MISSIONS,
    SPACES,
    TILES,
)
from tampu.games.cuzco_feld.land import ASSEMBLIES, PLACES, land_of
from tampu.games.cuzco_feld.layout import NONE, PHASES
from tampu.games.cuzco_feld.picture import MaskSeen, Turn
from tampu.games.cuzco_feld.piles import one_tile
from tampu.games.cuzco_feld.rules.moments import windows_left
from tampu.games.cuzco_feld.rules.secrets import redeal_missions
from tampu.games.cuzco_feld.rules.setup import PAIRS
from tampu.games.cuzco_feld.secret_cards import deal_unknown, lay_known
from tampu.games.cuzco_feld.state import CuzcoFeld

if TYPE_CHECKING:
    from tampu.games.cuzco_feld.picture import View


def imagine(seen: object, luck: Luck) -> CuzcoFeld:
    """Some full state that fits the view."""
    told = cast("View", seen)
    state = CuzcoFeld(
        told.seats,
        told.pututus,
        told.modular,
        told.card14_any_village,
        told.turn_cuzco_always,
        told.powers_again,
        told.edition == 1,
    )
    state.phase = PHASES.index(told.phase)
    state.round, state.lap, state.place = told.round, told.lap, told.place
    state.active = told.active
    _imagine_boards(state, told)
    _imagine_turn(state, told.turn)
    for seat, mask in enumerate(told.masks):
        _imagine_mask(state, seat, mask)
    for number, village in enumerate(told.villages):
        for height, owner in enumerate(village.quipus):
            shift = 2 * height + 8 * (number % 6)
            if number < 6:
                state.inner |= owner << shift
            else:
                state.outer |= owner << shift
    state.read_bar()
    _imagine_missions(state, told)
    redeal_missions(state, NONE if told.seat is None else told.seat, luck)
    lay_known(state, told)
    _imagine_agenda(state, told.agenda)
    deal_unknown(state, told, luck)
    return state


def _imagine_agenda(state: CuzcoFeld, told: list[str]) -> None:
    """What is to come; moments at which a power might be used are found from what is public."""
    for entry in told[1:]:
        if entry != NAMES[UNSEEN]:
            state.ask(NAMES.index(entry))
    for window in windows_left(state, told.count(NAMES[UNSEEN])):
        state.ask(window)


def _imagine_boards(state: CuzcoFeld, told: "View") -> None:
    """Map, track, temple, displays, market and supplies: all public."""
    state.assembly = ASSEMBLIES.index(told.triangles)
    state.land = land_of(state.assembly)
    state.rotation = told.rotation
    for place, seat in enumerate(told.track):
        state.track = with_lane(state.track, place, seat)
    for step, owner in enumerate(told.temple):
        state.steps = with_lane(state.steps, step, 0 if owner is None else owner + 1)
    state.temple_inti = told.temple_inti
    state.study_row, state.farm_row = _row(told.study_row), _row(told.farm_row)
    state.deck, state.heap = _heap(told.deck), _heap(told.tile_discard)
    for kind, number in enumerate(told.goods_left):
        state.goods_left = with_lane(state.goods_left, kind, number)
    for row, goods in enumerate(told.market):
        for name in goods:
            state.add_goods(row, GOODS.index(name), 1)
    state.palace = _missions(told.palace)
    state.ones, state.twos = told.pututu_ones, told.pututu_twos
    state.turning = sum(1 << god for god in told.turning)


def _imagine_turn(state: CuzcoFeld, told: Turn) -> None:
    """How far the turn has come: public."""
    state.die, state.extra, state.blocked = told.die, told.extra, told.blocked
    state.space = NONE if told.space is None else SPACES.index(told.space)
    state.strength = told.strength
    state.used = sum(1 << CARDS.index(card) for card in told.used)
    state.paths, state.kinds = told.paths, told.kinds
    state.pips, state.exchanged = told.pips, told.exchanged
    state.left, state.taken = told.left, told.taken
    state.colour = NONE if told.colour is None else COLOURS.index(told.colour)
    state.thing = told.thing
    state.used_study = sum(1 << ABILITIES.index(ability) for ability in told.used_study)
    state.used_farm = sum(1 << ABILITIES.index(ability) for ability in told.used_farm)
    state.again = sum(1 << KINDS.index(kind) for kind in told.again)
    state.doubled = sum(1 << KINDS.index(kind) for kind in told.doubled)


def _imagine_mask(state: CuzcoFeld, seat: int, told: MaskSeen) -> None:
    """What lies before a player: all public but cards and secret missions."""
    mask = state.masks[seat]
    mask.board = -1 if told.mask is None else MASKS.index(told.mask)
    mask.token = -1 if told.token is None else told.token - 1
    mask.points, mask.knowledge = told.score, told.knowledge
    mask.food, mask.offerings, mask.inti = told.food, told.offerings, told.inti
    mask.feathers = sum(1 << slot for slot, name in enumerate(told.feathers) if name)
    mask.start = 0 if told.start is None else COLOURS.index(told.start) + 1
    mask.circles = sum(1 << (die - 1) for die in told.circles)
    mask.quipus, mask.reserve = told.quipus, told.reserve
    mask.villages = sum(1 << PLACES.index(name) for name in told.villages)
    mask.chasqui = PLACES.index(told.chasqui)
    for tile in told.tiles:
        number = TILES.index(f"{tile.kind}_{tile.ability}")
        mask.lay_tile(number)
        mask.down += one_tile(number) if tile.down else 0
    for name in told.goods:
        mask.goods += bit(8 * GOODS.index(name))
    mask.missions = _missions([each.mission for each in told.missions])
    mask.completed = _missions(told.completed)
    for number, die in enumerate(told.dice):
        spot = 0 if die.space is None else 8 * (SPACES.index(die.space) + 1)
        mask.dice = with_lane(mask.dice, number, die.value + spot)
    mask.ones, mask.twos = told.ones, told.twos


def _imagine_missions(state: CuzcoFeld, told: "View") -> None:
    """CF-122, CF-123: what was drawn and removed, by numbers; the redeal spreads it."""
    unseen = [MISSIONS.index(name) for name in told.unseen_missions]
    for seat, mask in enumerate(told.masks):
        own = state.masks[seat]
        if seat == told.seat:
            own.drawn, own.kept = _missions(told.drawn), _missions(told.kept)
            own.removed = _missions(told.removed)
            continue
        drawn, unseen = unseen[: mask.drawing], unseen[mask.drawing :]
        own.drawn = sum(1 << number for number in drawn)
        if mask.chosen:
            own.kept = sum(1 << drawn[place] for place in PAIRS[0])
        own.removed = sum(1 << number for number in unseen[: mask.removed])
        unseen = unseen[mask.removed :]
    state.stack = sum(1 << number for number in unseen)
    dealt = [each.mission for mask in told.masks for each in mask.missions]
    if told.round == 0 and len(dealt) < told.seats:
        state.grey = _missions([name for name in MISSIONS[GOLD_COUNT:] if name not in dealt])


def _row(names: list[str | None]) -> int:
    return sum((ABILITIES.index(name) + 1) << (8 * n) for n, name in enumerate(names) if name)


def _heap(names: list[str]) -> int:
    return sum(int(one_tile(TILES.index(name))) for name in names)


def _missions(names: list[str]) -> int:
    return sum(1 << MISSIONS.index(name) for name in names)
