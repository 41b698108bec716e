"""The return game: the same people and options, begun by somebody else.

A game that draws lots for who begins has an option `begins`, set by the house and never offered:
of two players it names the other one, with more the lot decides again; the seats stay. In a game
without it the people move on by one seat, so that the next player begins. Chance is never bent:
the option stands in the record's header, and the record verifies like any other.

A game that went on from lines of another one goes on from the same lines again, with the same
options; the people move on by one seat.
"""

from msgspec.structs import replace

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.record import SEATS
from tampu.server.journal import OPEN, Sitting

BEGINS = "begins"


def beginner(match: Match) -> int:
    """The first seat that was asked, also if it never answered."""
    answered = (step.line.seat for step in match.steps if step.line.seat != CHANCE)
    return next(answered, int(match.state.asked()))


def return_options(match: Match) -> dict[str, str]:
    """The options of the return game."""
    options = dict(match.header.options)
    if can_be_told(match) and not match.header.given:
        options.pop(BEGINS, None)
        if match.header.seats == 2:
            options[BEGINS] = SEATS[1 - beginner(match)]
    return options


def can_be_told(match: Match) -> bool:
    """Whether the game has an option for who begins."""
    return BEGINS in {option.key for option in match.game.options}


def return_seats(match: Match, seats: list[Sitting]) -> list[Sitting]:
    """The same seats if who begins can be told anew; else seat B becomes seat A, and so on.

    Programs stay too, but a token is good for one table: they need new ones.
    """
    seats = [OPEN if each.kind == "human" and each.guest is None else each for each in seats]
    seats = [replace(sitting, promise=None) for sitting in seats]
    seats = [replace(each, guest=None) if each.kind == "program" else each for each in seats]
    stay = can_be_told(match) and not match.header.given
    return seats if stay else [*seats[1:], *seats[:1]]
