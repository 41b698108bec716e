"""Inca Empire as one object: wiring only."""

from collections.abc import Mapping

from tampu.core.game import Game, Option
from tampu.games.inca_empire import notation
from tampu.games.inca_empire.actions import ACTION_COUNT
from tampu.games.inca_empire.drawing import draw
from tampu.games.inca_empire.imagining import imagine
from tampu.games.inca_empire.picture import View
from tampu.games.inca_empire.rules.setup import lay_out, refuse_options, refuse_seats
from tampu.games.inca_empire.scenes import Table
from tampu.games.inca_empire.state import IncaEmpire

SWITCH = ("off", "on")


def _start(seats: int, options: Mapping[str, str]) -> IncaEmpire:
    """IE-910, IE-920, IE-930, IE-940: the variants are chosen before the set-up."""
    state = IncaEmpire(
        seats,
        options["pizarro_arrival"] == "on",
        options["early_decline"] == "on",
        options["gift_of_the_gods"] == "on",
    )
    lay_out(state)
    return state


GAME = Game(
    key="inca_empire",
    prefix="IE",
    edition=1,
    seats=(3, 4),
    minutes=(90, 150),
    options=(
        Option("pizarro_arrival", SWITCH, "IE-910"),
        Option("early_decline", SWITCH, "IE-920"),
        Option("gift_of_the_gods", SWITCH, "IE-930"),
    ),
    action_count=int(ACTION_COUNT),
    refuse_seats=refuse_seats,
    refuse_option="IE-940",
    refuse_options=refuse_options,
    begin=_start,
    view_type=View,
    imagine=imagine,
    write=notation.write,
    read=notation.read,
    examples=tuple(notation.EXAMPLES),
    draw=draw,
    endings=("IE-901", "IE-912"),
    scene=Table,
)
