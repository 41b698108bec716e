"""Games of Cuzco that bots have played, with festivals in them."""

from collections.abc import Callable

from tampu.core.play import Match
from tests.server.rounds import is_forced, recorded

ANSWER = "festival_answer"


def whole(seats: int, number: int = 1) -> Match:
    """A game that bots have played to its end."""
    return recorded("cuzco_kramer", f"{seats}-bots-{number}")


def is_free(match: Match) -> bool:
    """CK-721, CK-724: somebody in a festival has a choice."""
    question = match.state.question
    return question is not None and question.kind == ANSWER and not is_forced(match)


def found(seats: int, wanted: Callable[[Match], bool]) -> Match:
    """The first moment in the games of bots that is as wanted."""
    for number in (1, 2):
        match = whole(seats, number)
        for lines in range(1, len(match.steps)):
            if wanted(match.prefix(lines)):
                return match.prefix(lines)
    raise AssertionError("no such moment")
