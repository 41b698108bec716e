"""Positions that are rare in play, put into a server's store as if they had been played there."""

import random
import secrets
import time
from collections.abc import Callable, Sequence

from tampu.core.play import Match
from tampu.core.record import Header
from tampu.core.shares import Share, seed_of_game
from tampu.games import game
from tampu.server.history import listing, written
from tampu.server.journal import Begun, Change, Opened, Played, Sitting
from tampu.server.names import new_code
from tampu.server.passwords import hashed
from tampu.server.store.store import Head, Store
from tampu.server.wire import Clock

GAME = game("machu_picchu")


def search(
    seats: int, wanted: Callable[[Match], bool], shares: tuple[Share, ...] = ()
) -> tuple[str, Match]:
    """The host's seed and a random match that is as wanted; always the same one."""
    for number in range(10_000):
        luck = random.Random(number)
        secret = luck.randbytes(32).hex()
        seed = seed_of_game(secret, shares)
        options = GAME.with_defaults({})
        match = Match(GAME, Header(GAME.key, GAME.edition, seats, options, shares=shares))
        match.play_on(seed)
        while not match.over:
            if wanted(match):
                return secret, match
            seat = int(match.state.asked())
            match.play(seat, luck.choice(match.state.actions(seat)))
            match.play_on(seed)
    raise AssertionError("no such position")


def ended(seats: int) -> tuple[str, Match]:
    """The host's seed and a match that is over; always the same one."""
    secret, match = search(seats, lambda _: True)
    luck, seed = random.Random(1), seed_of_game(secret, ())
    while not match.over:
        seat = int(match.state.asked())
        match.play(seat, luck.choice(match.state.actions(seat)))
        match.play_on(seed)
    return secret, match


async def plant(
    store: Store,
    seed: str,
    match: Match,
    people: Sequence[str | Sitting],
    password: str | None = None,
    onlookers: bool = True,
    clock: Clock | None = None,
) -> str:
    """The id of a table where these guests, the first one the host, and bots sit in that match."""
    seats = [one if isinstance(one, Sitting) else Sitting("human", one) for one in people]
    guests = [seat.guest for seat in seats if seat.guest is not None]
    head = Head(
        id=secrets.token_hex(8),
        code=new_code(),
        game=match.game.key,
        edition=match.game.edition,
        seats=len(seats),
        options=dict(match.header.options),
        seed=seed,
        host=guests[0],
        listed=True,
        created=time.time(),
        password=None if password is None else await hashed(password),
        onlookers=onlookers,
    )
    lines = written(match.steps)
    first = next((n for n, (seat, _) in enumerate(lines) if seat >= 0), len(lines))
    shares = [(share.seat, share.promise, share.value) for share in match.header.shares]
    begun = Begun(at=2.0, lines=lines[:first], shares=shares)
    entries: list[Change] = [Opened(at=1.0, seats=seats, clock=clock), begun]
    for line in lines[first:]:
        if line[0] >= 0:
            entries.append(Played(at=3.0, lines=[line]))
        else:
            before = entries[-1]
            assert isinstance(before, Played)
            before.lines.append(line)
    await store.add_table(head, listing("over" if match.over else "playing", seats), entries)
    return head.id
