"""Games that are over, put into a server's store as if they had been played there."""

import random
import secrets

from tampu.core.play import Match
from tampu.core.record import Header
from tampu.games import game
from tampu.server.history import listing, written
from tampu.server.journal import Begun, Change, Opened, Played, Sitting
from tampu.server.names import new_code
from tampu.server.store.store import Head, Store
from tests.server.running import Site

GAME = game("machu_picchu")


def at_random(seats: int, number: int) -> tuple[str, Match]:
    """A seed, and a game by it to its end; always the same one."""
    luck = random.Random(number)
    seed = luck.randbytes(32).hex()
    options = GAME.with_defaults({})
    match = Match(GAME, Header(GAME.key, GAME.edition, seats, options))
    match.play_on(seed)
    while not match.over:
        seat = int(match.state.asked())
        match.play(seat, luck.choice(match.state.actions(seat)))
        match.play_on(seed)
    return seed, match


async def game_of(site: Site, *people: str, number: int = 1, rated: bool = False) -> str:
    """The id of a table at which these guests have played; game 2 ended after game 1."""
    return await put(site.house.store, *people, number=number, rated=rated)


async def put(store: Store, *people: str, number: int = 1, rated: bool = False) -> str:
    """The same, in the store itself."""
    seed, match = at_random(len(people), number)
    seats = [Sitting("human", guest) for guest in people]
    made = 1000.0 * number
    head = Head(
        id=secrets.token_hex(16),
        code=new_code(),
        game=GAME.key,
        edition=GAME.edition,
        seats=len(seats),
        options=dict(match.header.options),
        seed=seed,
        host=people[0],
        listed=True,
        created=made,
    )
    lines = written(match.steps)
    first = next(line for line, (seat, _) in enumerate(lines) if seat >= 0)
    begun = Begun(at=made + 1, lines=lines[:first])
    entries: list[Change] = [Opened(at=made, seats=seats, rated=rated), begun]
    for at, (seat, text) in enumerate(lines[first:], 2):
        if seat >= 0:
            guest = people[seat]
            entry = Played(at=made + at, lines=[(seat, text)], guest=guest, id=f"m{at}")
            entries.append(entry)
        else:
            before = entries[-1]
            assert isinstance(before, Played)
            before.lines.append((seat, text))
    await store.add_table(head, listing("over", seats), entries)
    return head.id
