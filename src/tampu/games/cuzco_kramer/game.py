"""Cuzco (Kiesling & Kramer) as one object: wiring only."""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from tampu.core.game import Game, Option
from tampu.games.cuzco_kramer import notation
from tampu.games.cuzco_kramer.actions import ACTION_COUNT
from tampu.games.cuzco_kramer.drawing import draw
from tampu.games.cuzco_kramer.picture import View
from tampu.games.cuzco_kramer.rules.setup import refuse_seats
from tampu.games.cuzco_kramer.scenes import Table
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.games.cuzco_kramer.view import imagine

SWITCH = ("off", "on")


def _start(seats: int, options: Mapping[str, str], first_edition: bool = False) -> Cuzco:
    """CK-951 to CK-953: the options are set before the set-up."""
    return Cuzco(
        seats,
        options["strict_temple_value"] == "on",
        options["hold_is_pass"] == "on",  # noqa: S105
        options["no_second_after_tied_first"] == "on",
        first_edition,
    )


def _start_first(seats: int, options: Mapping[str, str]) -> Cuzco:
    """As the first edition did."""
    return _start(seats, options, first_edition=True)


_NEWEST = Game(
    key="cuzco_kramer",
    prefix="CK",
    edition=2,
    seats=(2, 3, 4),
    minutes=(60, 90),
    options=(
        Option("strict_temple_value", SWITCH, "CK-951"),
        Option("hold_is_pass", SWITCH, "CK-952"),
        Option("no_second_after_tied_first", SWITCH, "CK-953"),
    ),
    action_count=int(ACTION_COUNT),
    refuse_seats=refuse_seats,
    refuse_option="CK-953",
    begin=_start,
    view_type=View,
    imagine=imagine,
    write=notation.write,
    read=notation.read,
    examples=tuple(notation.EXAMPLES),
    draw=draw,
    endings=("CK-901", "CK-909"),
    scene=Table,
    turn=lambda state: int(cast(Cuzco, state).active),
)
FIRST = replace(_NEWEST, edition=1, begin=_start_first)
"""CK-415: it did not bound the free moves of a turn."""
GAME = replace(_NEWEST, earlier=(FIRST,))
