"""What a seat may know (section 4 of the specification): the fields of `picture.py`, no others."""

from tampu.core.bits import lanes
from tampu.games.inca_empire.box import CARDS, MARKER_COUNT, MARKERS
from tampu.games.inca_empire.land import WILDS
from tampu.games.inca_empire.picture import (
    View,
)
from tampu.games.inca_empire.position import NONE, OVER, Position, amount, cards_as_text
from tampu.games.inca_empire.scoring import ranking
from tampu.games.inca_empire.seen import (
    moment,
    owners,
    provinces,
    regions_named,
    roads_named,
    site_points,
    sites_named,
    turn,
)
from tampu.games.inca_empire.state import KINDS
from tampu.games.inca_empire.sun_board import placings, quarters, unseen

CAUSES = ("setup", "road", "conquest")


def view(state: Position, seat: int | None) -> View:
    """Everything `seat` may know, and nothing else."""
    chose = state.chosen != NONE and seat == state.active
    return View(
        seat=seat,
        seats=int(state.seats),
        pizarro_arrival=state.pizarro,
        early_decline=state.decline,
        gift_of_the_gods=state.gift,
        step=KINDS[state.asking],
        active=int(state.active) if state.moment >= 0 else None,
        moment=moment(state),
        turn=turn(state),
        track=lanes(state.track, state.seats) if state.moment >= 0 else [],
        owners=owners(state),
        provinces=provinces(state),
        cities=sites_named(state.cities),
        garrisons=sites_named(state.garrisons),
        temples=sites_named(state.temples),
        site_points=site_points(state),
        crossed=roads_named(state.crossed, WILDS),
        quarters=quarters(state, seat),
        hand=[] if seat is None else cards_as_text(state.realms[seat].hand),
        chosen=CARDS[state.chosen] if chose else None,
        placed=int(state.place),
        draw=int(amount(state.draw)),
        discard=cards_as_text(state.discard),
        hidden_markers=dict(zip(MARKERS, lanes(state.bag, MARKER_COUNT), strict=True)),
        turning=regions_named(state.pending),
        turned_by=CAUSES[state.cause],
        piles=[cards_as_text(pile) for pile in state.piles],
        placings=placings(state),
        drawn=[] if seat is None else [cards_as_text(cards) for cards in state.realms[seat].drawn],
        unseen=unseen(state, seat),
        plain_invasions_left=int(state.plain_left),
        places=ranking(state) if state.asking == OVER else None,
    )
