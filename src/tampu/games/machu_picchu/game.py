"""Machu Picchu as one object: wiring only."""

from collections.abc import Mapping
from dataclasses import replace

from tampu.core.game import Game, Option
from tampu.games.machu_picchu import notation
from tampu.games.machu_picchu.actions import ACTION_COUNT
from tampu.games.machu_picchu.box import EDITION
from tampu.games.machu_picchu.drawing import draw
from tampu.games.machu_picchu.picture import View
from tampu.games.machu_picchu.rules.setup import refuse_options, refuse_seats
from tampu.games.machu_picchu.scenes import Table
from tampu.games.machu_picchu.state import MachuPicchu
from tampu.games.machu_picchu.suppose import suppose, unknown
from tampu.games.machu_picchu.view import imagine

BEGINS = ("lot", "A", "B")
"""MP-904: a return game of two players is begun by the other one, not by lot."""


def _start(seats: int, options: Mapping[str, str], edition: int = int(EDITION)) -> MachuPicchu:
    """MP-901: the options are set before the set-up."""
    return MachuPicchu(
        seats,
        options["reverse"] == "order_only",
        options["end"] == "one_full",
        BEGINS.index(options["begins"]) - 1,
        edition,
    )


def _start_as_in_edition_1(seats: int, options: Mapping[str, str]) -> MachuPicchu:
    """MP-110: with three players the priest cards were 1-2, 1-3 and 1-4."""
    return _start(seats, options, 1)


_NOW = Game(
    key="machu_picchu",
    prefix="MP",
    edition=int(EDITION),
    seats=(2, 3, 4),
    minutes=(30, 45),
    options=(
        Option("reverse", ("pairing", "order_only"), "MP-902"),
        Option("end", ("all_full", "one_full"), "MP-903"),
        Option("begins", BEGINS, "MP-904", offered=False),
    ),
    action_count=int(ACTION_COUNT),
    refuse_seats=refuse_seats,
    refuse_option="MP-901",
    begin=_start,
    view_type=View,
    imagine=imagine,
    write=notation.write,
    read=notation.read,
    examples=tuple(notation.EXAMPLES),
    draw=draw,
    endings=("MP-802", "MP-803", "MP-903"),
    scene=Table,
    refuse_options=refuse_options,
    unknown=unknown,
    suppose=suppose,
)
GAME = replace(_NOW, earlier=(replace(_NOW, edition=1, begin=_start_as_in_edition_1),))
