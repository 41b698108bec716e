"""Play random games with real seeds and write them down, for `tests/records`.

    python -m tools.make_records machu_picchu tests/records/machu_picchu

A record once committed is never written anew: it must replay for ever (see docs/record-format.md).
"""

import hashlib
import itertools
import sys
from functools import partial
from pathlib import Path

import tampu
from tampu.core.commitment import commitment_to
from tampu.core.contract import State
from tampu.core.luck import Stream
from tampu.core.play import Match, play_out
from tampu.core.record import Header, write_record


def at_random(luck: Stream, state: State, _: int) -> int:
    """Any legal action."""
    return int(state.random_action(luck))


def main(key: str, folder: Path) -> None:
    """Two games for every number of seats and every choice of options."""
    game = tampu.game(key)
    offered = [option for option in game.options if option.offered]
    choices = [[(option.key, value) for value in option.values] for option in offered]
    for seats, options, copy in itertools.product(
        game.seats, itertools.product(*choices), range(2)
    ):
        name = "-".join([str(seats), *(value for _, value in options), str(copy + 1)])
        path = folder / f"{name}.txt"
        if path.exists():
            continue
        seed = hashlib.sha256(f"{key} {name}".encode()).hexdigest()
        luck = Stream(int(seed[:16], 16))
        chosen = game.with_defaults(dict(options))
        match = Match(game, Header(key, game.edition, seats, chosen, commitment_to(seed)))
        play_out(match, seed, [partial(at_random, luck)] * seats)
        path.write_text(write_record(match.record.finished(seed, match.state.scores)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
