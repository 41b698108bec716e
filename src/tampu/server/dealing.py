"""Between the last seat and the first card: who promised a share of the seed, and who showed it.

Nobody's share is taken before all promises are fixed; from then on the seats stay as they are.
Whoever is late is not waited for: `Settings.share_seconds`.
"""

from tampu.core.commitment import commitment_to
from tampu.core.play import Step, undecided
from tampu.core.shares import Share, seed_of_game
from tampu.server.history import History, written
from tampu.server.journal import Begun
from tampu.server.problems import Trouble
from tampu.server.sitters import Names, seat_name
from tampu.server.store.store import Head
from tampu.server.wire import Dealing


def game_seed(head: Head, history: History) -> str:
    """What all chance of a game that has begun comes from."""
    return seed_of_game(head.seed, history.match.header.shares)


def stage(history: History) -> Dealing | None:
    """What is waited for before the cards are dealt; None: for a player, or the game has begun.

    At a table that is closed nothing is waited for, and nothing begins.
    """
    if history.begun or history.closed or any(sitting.kind == "open" for sitting in history.seats):
        return None
    shy = set(first_seats(history)) - promises(history).keys()
    return "promises" if history.promising and shy else "shares"


def first_seats(history: History) -> list[int]:
    """One seat for each person: whoever plays several shares once."""
    guests = [each.guest if each.kind == "human" else None for each in history.seats]
    return [seat for seat, guest in enumerate(guests) if guest and guests.index(guest) == seat]


def promises(history: History) -> dict[int, str]:
    """What was promised, by the first seat of each person."""
    found: dict[int, str] = {}
    for first in first_seats(history):
        own = history.seats_of(history.seats[first].guest)
        made = [promise for seat in own if (promise := history.seats[seat].promise) is not None]
        if made:
            found[first] = made[0]
    return found


def shares(history: History) -> tuple[Share, ...]:
    """What is in the game's seed, or would be if the cards were dealt now."""
    if history.begun:
        return history.match.header.shares
    return tuple(
        Share(seat, promise, history.shown.get(seat)) for seat, promise in promises(history).items()
    )


def settled(history: History) -> bool:
    """Whether nobody need be waited for."""
    return stage(history) == "shares" and promises(history).keys() == history.shown.keys()


def silent(history: History) -> list[int]:
    """The seats of people who add nothing, where others did or could."""
    if not promises(history) and not history.asked_to_promise:
        return []
    return [seat for seat in first_seats(history) if seat not in history.shown]


def seat_of_share(history: History, guest: str, value: str) -> int | None:
    """Whose share this is; None if it is known already. Raises `Trouble` if it cannot be taken."""
    own = history.seats_of(guest)
    if any(share.value == value for share in shares(history) if share.seat in own):
        return None
    if history.begun:
        raise Trouble("share-late")
    promised = {seat: promise for seat, promise in promises(history).items() if seat in own}
    if not promised:
        raise Trouble("no-promise")
    if stage(history) != "shares":
        raise Trouble("share-early")
    [(seat, promise)] = promised.items()
    if commitment_to(value) != promise:
        raise Trouble("wrong-share")
    return seat


def drafted(head: Head, history: History, name: Names, at: float) -> tuple[Begun, list[Step]]:
    """What chance deals before the first decision is one entry, with all that it comes from.

    Where lines were given, it goes on from there; their steps come first.
    """
    given = shares(history)
    seed = seed_of_game(head.seed, given)
    opening = history.opening()
    state = opening[-1].state if opening else history.match.state
    steps = undecided(history.match.game, state, seed, len(opening))
    entry = Begun(
        at=at,
        lines=written(steps),
        shares=[(share.seat, share.promise, share.value) for share in given],
        silent=[(seat, seat_name(history.seats, seat, name) or "") for seat in silent(history)],
    )
    return entry, [*opening, *steps]
