"""Cuzco (Feld) as one object: wiring only."""

from collections.abc import Mapping
from dataclasses import replace

from tampu.core.game import Game, Option
from tampu.games.cuzco_feld import citations as citations
from tampu.games.cuzco_feld import notation
from tampu.games.cuzco_feld.actions import ACTION_COUNT
from tampu.games.cuzco_feld.drawing import draw
from tampu.games.cuzco_feld.picture import View
from tampu.games.cuzco_feld.rules.course import proceed
from tampu.games.cuzco_feld.rules.setup import lay_out, refuse_seats
from tampu.games.cuzco_feld.scenes import Table
from tampu.games.cuzco_feld.state import CuzcoFeld
from tampu.games.cuzco_feld.view import imagine

SWITCH = ("off", "on")


def _start(seats: int, options: Mapping[str, str], first_edition: bool = False) -> CuzcoFeld:
    """CF-901, CF-921, CF-931 to CF-933: the options are chosen before the set-up."""
    state = CuzcoFeld(
        seats,
        options["pututus"] == "on",
        options["map"] == "modular",
        options["card14_any_village"] == "on",
        options["turn_cuzco_always"] == "on",
        options.get("powers_again") == "on",
        first_edition,
    )
    lay_out(state)
    proceed(state, None)
    return state


def _start_first(seats: int, options: Mapping[str, str]) -> CuzcoFeld:
    """As the first edition did."""
    return _start(seats, options, first_edition=True)


OPTIONS = (
    Option("pututus", SWITCH, "CF-901"),
    Option("map", ("canonical", "modular"), "CF-921"),
    Option("card14_any_village", SWITCH, "CF-931"),
    Option("turn_cuzco_always", SWITCH, "CF-932"),
    Option("powers_again", SWITCH, "CF-933"),
)
_NEWEST = Game(
    key="cuzco_feld",
    prefix="CF",
    edition=2,
    seats=(2, 3, 4),
    minutes=(75, 120),
    options=OPTIONS,
    action_count=int(ACTION_COUNT),
    refuse_seats=refuse_seats,
    refuse_option="CF-102",
    begin=_start,
    view_type=View,
    imagine=imagine,
    write=notation.write,
    read=notation.read,
    examples=tuple(notation.EXAMPLES),
    draw=draw,
    endings=("CF-861",),
    scene=Table,
)
FIRST = replace(_NEWEST, edition=1, options=OPTIONS[:4], begin=_start_first)
"""CF-634: it asked for a power only where one could be used, and told that none was."""
GAME = replace(_NEWEST, earlier=(FIRST,))
