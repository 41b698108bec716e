"""Positions of Machu Picchu that tests want on a table."""

from tampu.core.contract import NOBODY
from tampu.core.play import Match, played
from tampu.games.machu_picchu.picture import View
from tests.web.planting import at_random


def view(match: Match) -> View:
    """The table as an onlooker sees it."""
    seen = match.state.view(None)
    assert isinstance(seen, View)
    return seen


def asks(match: Match, kind: str) -> bool:
    return _kind(match.state.question) == kind


def _kind(question: object) -> str | None:
    return getattr(question, "kind", None)


@at_random
def beside_an_occupied_stair(match: Match) -> bool:
    """Somebody is asked for a card while another card lies there already."""
    return asks(match, "choose_card") and any(view(match).stairs.values())


@at_random
def under_the_moon(match: Match) -> bool:
    """The middle of a game, by night, with two cards on the stairs."""
    seen = view(match)
    laid = [card for card in seen.stairs.values() if card]
    night = seen.sky.sky == "moon" and seen.round >= 4
    return night and len(laid) == 2 and asks(match, "choose_card")


@at_random
def before_an_order(match: Match) -> bool:
    """All four cards are known, in the middle of a game."""
    return asks(match, "choose_order") and view(match).round >= 4


@at_random
def before_a_displacing_order(match: Match) -> bool:
    """Each order leads at once to a priest without a square."""
    if not asks(match, "choose_order"):
        return False
    after = (played(match.state, action)[0] for action in match.state.actions())
    return all(_kind(state.question) == "choose_return_square" for state in after)


@at_random
def behind_a_priest(match: Match) -> bool:
    """A priest is to be put back, and somebody stands before one of the squares offered."""
    if not asks(match, "choose_return_square"):
        return False
    offered = [match.game.write(action).split()[1] for action in match.state.actions()]
    return any(f"{square[0]}{int(square[1]) + 1}" in view(match).priests for square in offered)


@at_random
def before_the_last_rounds(match: Match) -> bool:
    """A late round begins: nobody has laid a card in it."""
    seen = view(match)
    return asks(match, "choose_card") and seen.round >= 6 and not any(seen.stairs.values())


def last_order(match: Match) -> bool:
    """Each order ends the game."""
    if not asks(match, "choose_order"):
        return False
    return all(played(match.state, a)[0].asked() == NOBODY for a in match.state.actions())


before_the_last_order = at_random(last_order)
