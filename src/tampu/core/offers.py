"""What is on offer: the answers a seat may give, what they cost, and what is sure to come of them.

Everything here is computed in worlds imagined from the seat's own view, and told only as far as all
of them agree: so nothing can be learned that the view does not hold.
"""

from collections.abc import Iterable, Iterator, Sequence
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
    """An answer, its price, and the points that it is sure to bring this seat at once.

    `then`: the answers that follow, if it only begins a choice.
    """

    action: int
    price: int
    points: int
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

    `after`: answers that it plans to give before. Told until something is shown that was hidden
    from it. Raises `IllegalAction` if any of it is refused.
    """
    worlds = [planned(game, seen, seat, after, luck) for _ in range(WORLDS)]
    for world in worlds:
        judge(world, action, seat)
    return _agreed([_watched(world, seat, action) for world in worlds], seat)


def _watched(state: State, seat: int, action: int) -> Tell:
    """Play it, and tell each event with the position after it."""
    tell = Tell(state)
    state.apply(action, tell, seat)
    if tell.moments:
        tell.moments[-1] = state
    return tell


def _agreed(told: list[Tell], seat: int) -> Foresight:
    """As far as all worlds tell the same and show the same."""
    sure = Foresight()
    for number, event in enumerate(_sure([tell.events for tell in told], seat)):
        views = [tell.moments[number].view(seat) for tell in told]
        sure.events.append(event)
        sure.views.append(views[0] if all(view == views[0] for view in views) else None)
    return sure


def _sure(told: list[list[Event]], seat: int) -> Iterator[Event]:
    """The events that happen in every world, until something is shown that this seat cannot know.

    What an own deed shows to the others, such as a card of the hand, is no news to its seat.
    """
    for number, (event, *others) in enumerate(zip(*told, strict=False)):
        shows = event.seals and event.seat != seat
        if any(other != event for other in others) or (number and shows):
            return
        yield event
        if shows:
            return


def prices(state: State, actions: list[int]) -> list[int]:
    """What each of these answers costs."""
    return [int(state.price(action)) for action in actions]


def offers(
    game: Game, seen: object, seat: int, luck: Luck, after: Sequence[int] = ()
) -> list[Offer]:
    """What this seat may answer, once it has given the answers planned before.

    What only begins a choice comes with the answers that go on with it.
    """
    return _offered([planned(game, seen, seat, after, luck) for _ in range(WORLDS)], seat)


def _offered(worlds: list[State], seat: int) -> list[Offer]:
    return [_offer(worlds, seat, action) for action in worlds[0].actions(seat)]


def _offer(worlds: list[State], seat: int, action: int) -> Offer:
    """Where one world pays nothing, nothing is sure: the others need not be tried for that."""
    opens = worlds[0].opens(action)
    following: list[State] = []
    told: list[list[Event]] = []
    for world in worlds:
        after, tell = world.copy(), Tell()
        after.apply(action, tell, seat)
        following.append(after)
        told.append(tell.events)
        if not opens and not any(_paid(tell.events, seat)):
            break
    then = _offered(following, seat) if opens else []
    points = sum(_paid(_sure(told, seat), seat))
    return Offer(action, int(worlds[0].price(action)), points, then)


def _paid(events: Iterable[Event], seat: int) -> list[int]:
    """What each of these events pays a seat."""
    return [event.points for event in events if event.seat == seat]
