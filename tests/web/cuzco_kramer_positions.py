"""Positions of Cuzco that tests want on a table, out of games that bots played."""

from collections.abc import Iterator

from tampu.core.contract import NOBODY, State
from tampu.core.play import Match, played
from tampu.games.cuzco_kramer.picture import View
from tests.web.planting import among_bots

in_a_game = among_bots("cuzco_kramer")


def view(match: Match) -> View:
    """The table as whoever is asked sees it."""
    seen = match.state.view(max(0, match.state.asked()))
    assert isinstance(seen, View)
    return seen


def hand(state: State, seat: int) -> list[str]:
    """The cards that this seat holds."""
    seen = state.view(seat)
    assert isinstance(seen, View)
    return seen.hand


def asks(state: State, kind: str) -> bool:
    return state.question is not None and state.question.kind == kind


def ways(match: Match, verb: str) -> Iterator[tuple[int, str]]:
    """The answers that begin so, and their texts."""
    for action in match.state.actions():
        if (text := match.game.write(action)).startswith(verb):
            yield action, text


@in_a_game
def at_the_opening(match: Match) -> bool:
    """The first tile is owed, and nothing lies on the board."""
    return asks(match.state, "action") and not view(match).levels


@in_a_game
def in_mid_turn(match: Match) -> bool:
    """The opening tile lies, there are points left, and an Inca can go somewhere else."""
    if not asks(match.state, "action") or view(match).ap < 4 or view(match).owed:
        return False
    return bool(view(match).temples) and any(ways(match, "move"))


@in_a_game
def before_a_temple(match: Match) -> bool:
    """A temple of value 4 or more can be built."""
    if not asks(match.state, "action") or all(len(group.cells) < 4 for group in view(match).groups):
        return False
    return any(int(text.split()[2]) >= 4 for _, text in ways(match, "build"))


@in_a_game
def before_a_festival(match: Match) -> bool:
    """A festival can be proposed, and would give up action points."""
    return asks(match.state, "action") and view(match).given_up > 1 and any(ways(match, "festival"))


@in_a_game
def with_nothing_left(match: Match) -> bool:
    """All can see that only the end of the turn is left; the game goes on after it."""
    return asks(match.state, "action") and view(match).only_end and not view(match).final


@in_a_game
def half_way(match: Match) -> bool:
    """A turn begins, with half of the triples laid."""
    return asks(match.state, "action") and view(match).owed and view(match).triples <= 16


@in_a_game
def on_a_crowded_board(match: Match) -> bool:
    """Late in the game: few triples left, many temples."""
    seen = view(match)
    ready = asks(match.state, "action") and not seen.owed and seen.ap >= 3
    return ready and seen.triples <= 8 and len(seen.temples) >= 4


@in_a_game
def before_a_contest(match: Match) -> bool:
    """A festival can be proposed with one card, matched with one, and raised by both; the players
    have no card in common.
    """
    if not asks(match.state, "action") or len(match.state.scores) != 2:
        return False
    hands = [{*hand(match.state, seat)} for seat in (0, 1)]
    if hands[0] & hands[1] or len(hand(match.state, 0)) != len(hand(match.state, 1)):
        return False
    proposals = (played(match.state, action)[0] for action, _ in ways(match, "festival"))
    return any(_is_matched(match, proposed) for proposed in proposals)


def _is_matched(match: Match, proposed: State) -> bool:
    """One card each, and then the proposer may hold or raise."""
    for _ in range(2):
        one = next(a for a in proposed.actions() if match.game.write(a).count(" ") == 1)
        proposed = played(proposed, one)[0]
        if not asks(proposed, "festival_answer"):
            return False
    return len(proposed.actions()) > 1


@in_a_game
def at_an_answer(match: Match) -> bool:
    """Somebody is to answer in a festival, has a choice, and others lie on the table."""
    return asks(match.state, "festival_answer") and len(match.state.actions()) > 1


@in_a_game
def before_the_end(match: Match) -> bool:
    """The last turn of all: whoever ends it ends the game."""
    if not asks(match.state, "action") or not view(match).final:
        return False
    ends = [played(match.state, action)[0] for action, _ in ways(match, "end")]
    return any(state.asked() == NOBODY for state in ends)
