"""What is on offer: the answers a seat may give, what they cost, and what is sure to come of them.

Everything here is computed in worlds imagined from the seat's own view, and told only as far as all
of them agree: so nothing can be learned that the view does not hold.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tampu.core.contract import Event, Luck, State, Tell
from tampu.core.game import Game
from tampu.core.play import judge

WORLDS = 3
"""In so many imagined worlds a thing must be so before it is called sure."""


@dataclass
class Foresight:
    """The events that are sure to come of an answer, and the seat's view after each of them."""

    events: list[Event] = field(default_factory=list)
    views: list[object] = field(default_factory=list)


@dataclass
class Offer:
    """An answer, its price, and the answers that follow if it only begins a choice."""

    action: int
    price: int
    then: list["Offer"] = field(default_factory=list)


def planned(game: Game, seen: object, seat: int, answers: Sequence[int], luck: Luck) -> State:
    """A world that fits the view, after answers that this seat plans to give one after the other.

    Raises `IllegalAction` for the first that is refused. Chance never falls in it: once chance or
    somebody else is asked, nothing more can be planned.
    """
    state = game.imagine(seen, luck)
    for action in answers:
        judge(state, action, seat)
        state.apply(action, None, seat)
    return state


def foreseen(
    game: Game, seen: object, seat: int, action: int, luck: Luck, after: Sequence[int] = ()
) -> Foresight:
    """What `seat` can be sure will happen if it does this, up to the next chance.

    `after`: answers that it plans to give before. Told until something hidden is shown. Raises
    `IllegalAction` if any of it is refused.
    """
    told: list[Tell] = []
    for _ in range(WORLDS):
        state = planned(game, seen, seat, after, luck)
        judge(state, action, seat)
        told.append(Tell(state))
        state.apply(action, told[-1], seat)
        if told[-1].moments:
            told[-1].moments[-1] = state
    return _agreed(told, seat)


def _agreed(told: list[Tell], seat: int) -> Foresight:
    """As far as all worlds tell the same and show the same."""
    sure = Foresight()
    for number, events in enumerate(zip(*(tell.events for tell in told), strict=False)):
        event = events[0]
        if any(other != event for other in events) or (sure.events and event.seals):
            break
        views = [tell.moments[number].view(seat) for tell in told]
        sure.events.append(event)
        sure.views.append(views[0] if all(view == views[0] for view in views) else None)
        if event.seals:
            break
    return sure


def offers(
    game: Game, seen: object, seat: int, luck: Luck, after: Sequence[int] = ()
) -> list[Offer]:
    """What this seat may answer, once it has given the answers planned before.

    What only begins a choice comes with the answers that go on with it.
    """
    return _offered(planned(game, seen, seat, after, luck), seat)


def _offered(state: State, seat: int) -> list[Offer]:
    return [_offer(state, seat, action) for action in state.actions(seat)]


def _offer(state: State, seat: int, action: int) -> Offer:
    offer = Offer(action, int(state.price(action)))
    if state.opens(action):
        following = state.copy()
        following.apply(action, None, seat)
        offer.then = _offered(following, seat)
    return offer
