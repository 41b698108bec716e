"""IE-204, IE-502, IE-604: what comes next: in a turn, in a phase, in the game."""

from mypy_extensions import i64

from tampu.core.bits import bit, lowest
from tampu.core.contract import Tell
from tampu.games.inca_empire.box import INVASION_MARKERS, MARKERS
from tampu.games.inca_empire.land import REGION_NAMES, REGIONS
from tampu.games.inca_empire.position import (
    ASK_INVASION,
    ASK_MARKER,
    ASK_NEXT,
    ASK_RAPID,
    ASK_REPEAT,
    ASK_ROAD,
    BY_ROAD,
    CLOSED,
    FRESH,
    OPEN,
    Position,
)
from tampu.games.inca_empire.rules.calendar import (
    INCA,
    LAST_ERA,
    PEOPLE,
    SUN,
    next_phase,
    phase_of,
    skip_to_the_last,
)
from tampu.games.inca_empire.rules.cards import allowance_of
from tampu.games.inca_empire.rules.inca import hold_inca_phase
from tampu.games.inca_empire.rules.sapa_inca import end_game, hold_sapa_inca_phase
from tampu.games.inca_empire.rules.sun import (
    begin_sun_phase,
    let_cards_recur,
    next_placer,
    reveal,
)
from tampu.games.inca_empire.rules.turns import begin_turn, clear_turn

# Phases


def advance(position: Position, tell: Tell | None) -> None:
    """IE-204, IE-901: on to the next phase with a choice in it, or to the end."""
    while next_phase(position, tell):
        kind = phase_of(position).kind
        if kind == SUN:
            begin_sun_phase(position, tell)
            return
        if kind == PEOPLE:
            position.place = 0
            begin_turn(position, tell)
            return
        if kind == INCA:
            hold_inca_phase(position, tell)
        else:
            hold_sapa_inca_phase(position, tell)
    end_game(position, tell)


def card_placed(position: Position, tell: Tell | None) -> None:
    """IE-401, IE-410: the next placer; after the last one the cards are shown and some recur."""
    if not next_placer(position):
        reveal(position, tell)
        let_cards_recur(position, tell)
        advance(position, tell)


# Turns


def go_on(position: Position, tell: Tell | None) -> None:
    """IE-513, IE-604, IE-635: markers are turned up first; then the open action goes on."""
    if position.pending:
        position.asking = ASK_MARKER
    elif position.road_action == OPEN:
        if position.laid < allowance_of(position, position.active):
            position.asking = ASK_ROAD
        else:
            position.road_action = CLOSED
            after_action(position, tell)
    elif position.repeats:
        position.asking = ASK_REPEAT
    elif position.rapids:
        position.asking = ASK_RAPID
    else:
        if position.development == OPEN:
            position.development = CLOSED
        after_action(position, tell)


def after_action(position: Position, tell: Tell | None) -> None:
    """IE-502: the other action, or the end of the turn."""
    if position.road_action == FRESH or position.development == FRESH:
        position.asking = ASK_NEXT
    else:
        end_turn(position, tell)


def end_turn(position: Position, tell: Tell | None) -> None:
    """IE-501, IE-502: the next player in turn order; after the last one the phase is over."""
    if tell is not None:
        tell.that("IE-502", position.active)
    position.place += 1
    if position.place < position.seats:
        begin_turn(position, tell)
        return
    clear_turn(position)
    if position.pizarro and phase_of(position).era == LAST_ERA:
        position.asking = ASK_INVASION
    else:
        advance(position, tell)


# Chance


def turn_up(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-109, IE-513, IE-635: the next marker, in the order of the regions, shows its face."""
    region = lowest(position.pending)
    show_marker(position, region, kind)
    position.pending &= position.pending - 1
    if tell is None:
        return
    rule = "IE-109"
    if position.moment >= 0:
        rule = "IE-513" if position.cause == BY_ROAD else "IE-635"
    tell.that(rule, -1, region=REGIONS[region], where=REGION_NAMES[region], marker=MARKERS[kind])
    tell.seal()


def show_marker(position: Position, region: i64, kind: i64) -> None:
    """IE-107: a marker leaves the bag of those that nobody has seen."""
    position.bag -= bit(kind * 8)
    position.hidden &= ~bit(region)
    position.note_type(region, kind)


def show_invasion(position: Position, kind: i64, tell: Tell | None) -> None:
    """IE-910 to IE-912: plain changes nothing; Pizarro cancels what was still to come."""
    if tell is not None:
        tell.that("IE-911", -1, marker=INVASION_MARKERS[kind])
        tell.seal()
    if kind == 0:
        position.plain_left -= 1
    elif skip_to_the_last(position) and tell is not None:
        tell.that("IE-912", -1)
    advance(position, tell)
