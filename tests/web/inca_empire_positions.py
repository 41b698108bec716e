"""Positions of Inca Empire that tests want on a table, out of games played for the records."""

from tampu.core.contract import NOBODY
from tampu.core.play import Match, played
from tampu.games.inca_empire.picture import Owner, View
from tests.web.planting import among_bots

in_a_game = among_bots("inca_empire", "builders")


def view(match: Match) -> View:
    """The table as whoever is asked sees it."""
    seen = match.state.view(max(0, match.state.asked()))
    assert isinstance(seen, View)
    return seen


def asked_owner(match: Match) -> Owner:
    """What belongs to whoever is asked."""
    return view(match).owners[int(match.state.asked())]


def texts(match: Match) -> list[str]:
    """The legal answers."""
    return [match.game.write(action) for action in match.state.actions()]


def asks(match: Match, kind: str) -> bool:
    return match.state.question is not None and match.state.question.kind == kind


def is_fresh(match: Match) -> bool:
    """A turn in which nothing was done yet."""
    return asks(match, "people_next") and {"roads", "development"} <= {*texts(match)}


def acts_on(match: Match, card: str) -> bool:
    return any(acting.card == card for acting in asked_owner(match).acting)


def places(match: Match, *answers: str) -> list[str]:
    """What can be answered after these answers."""
    state = match.state
    for answer in answers:
        state = played(state, match.game.read(answer))[0]
    return [match.game.write(action) for action in state.actions()]


@in_a_game
def at_the_opening(match: Match) -> bool:
    """The first turn of all."""
    return is_fresh(match)


@in_a_game
def in_the_middle(match: Match) -> bool:
    """A rich player's turn in the Middle Empire: something to conquer, and cards that act."""
    if not is_fresh(match) or view(match).moment is None or asked_owner(match).workers < 6:
        return False
    moment = view(match).moment
    acting = asked_owner(match).acting
    if moment is None or moment.era < 3 or len(acting) < 2:
        return False
    kinds = places(match, "development")
    if not {"choose city", "choose conquest"} <= {*kinds}:
        return False
    return len(places(match, "development", "choose conquest")) > 1


@in_a_game
def with_a_dearer_garrison(match: Match) -> bool:
    """A turn under a card that makes garrisons dearer, with workers for one."""
    if not is_fresh(match) or not acts_on(match, "bad_weather"):
        return False
    return "choose garrison" in places(match, "development")


@in_a_game
def before_a_wild_road(match: Match) -> bool:
    """A wild road can be built, and ordinary ones too."""
    if not is_fresh(match) or not acts_on(match, "wild_road"):
        return False
    verbs = {text.split()[0] for text in places(match, "roads")}
    return {"road", "wild"} <= verbs


@in_a_game
def before_a_pilgrimage(match: Match) -> bool:
    """A pilgrimage can be made in the place of either action."""
    if not is_fresh(match) or "pilgrimage" not in texts(match):
        return False
    cards = places(match, "pilgrimage")
    return len(places(match, "pilgrimage", cards[0])) > 1


@in_a_game
def before_a_sun_phase(match: Match) -> bool:
    """Nobody has placed a card in this phase, which is not the first of its column; nobody holds
    a card that lies open or was discarded, or one like another's.
    """
    if not asks(match, "sun_card") or any(quarter.down for quarter in view(match).quarters):
        return False
    laid = [card for quarter in view(match).quarters for card in quarter.cards]
    hands = [card for seat in range(view(match).seats) for card in {*hand(match, seat)}]
    known = {*laid, *view(match).discard}
    return bool(laid) and len(hands) == len({*hands}) and not {*hands} & known


def hand(match: Match, seat: int) -> list[str]:
    seen = match.state.view(seat)
    assert isinstance(seen, View)
    return seen.hand


@in_a_game
def in_a_sun_phase(match: Match) -> bool:
    """Two cards lie face down, others open, and one more is to be placed."""
    quarters = view(match).quarters
    down = sum(quarter.down is not None for quarter in quarters)
    return asks(match, "sun_card") and down == 2 and any(quarter.cards for quarter in quarters)


@in_a_game
def before_the_last_placing(match: Match) -> bool:
    """One quarter is left for the last placer."""
    free = [quarter for quarter in view(match).quarters if quarter.down is None]
    return asks(match, "sun_card") and len(free) == 1


@in_a_game
def in_the_last_sun_phase(match: Match) -> bool:
    """Three cards lie open in every quarter, and one more is to be placed in each."""
    quarters = view(match).quarters
    return asks(match, "sun_card") and all(len(quarter.cards) == 3 for quarter in quarters)


@in_a_game
def with_discards(match: Match) -> bool:
    """After a shuffle, cards were discarded again and others lie open."""
    seen = view(match)
    laid = any(quarter.laid for quarter in seen.quarters)
    return is_fresh(match) and len(seen.piles) > 1 and bool(seen.discard) and laid


@in_a_game
def before_the_end(match: Match) -> bool:
    """The last turn of all: whoever ends it ends the game."""
    moment = view(match).moment
    if moment is None or moment.era < 4 or not asks(match, "people_next"):
        return False
    if "end" not in texts(match):
        return False
    after = played(match.state, match.game.read("end"))[0]
    return after.asked() == NOBODY
