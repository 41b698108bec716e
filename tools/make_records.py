"""Play random games with real seeds and write them down, for `tests/records`.

    python -m tools.make_records machu_picchu tests/records/machu_picchu
    python -m tools.make_records cuzco_kramer tests/records/cuzco_kramer --bots --after 3

A record once committed is never written anew: it must replay for ever (see docs/record-format.md).
Those of a new edition are numbered on, after so many of the earlier one.
"""

import argparse
import hashlib
import itertools
from functools import partial
from pathlib import Path

import tampu
from tampu.bots.bot import Bot
from tampu.bots.random_bot import RandomBot
from tampu.bots.search_bot import SearchBot
from tampu.core.commitment import commitment_to
from tampu.core.contract import State
from tampu.core.game import Game
from tampu.core.luck import Stream
from tampu.core.play import Match, play_out
from tampu.core.record import Header, write_record


def at_random(luck: Stream, state: State, _: int) -> int:
    """Any legal action."""
    return int(state.random_action(luck))


def of_a_bot(bot: Bot, luck: Stream, state: State, seat: int) -> int:
    """What a bot chooses in a blink."""
    return bot.choose(state.view(seat), state.actions(seat), luck, 0.05)


def main_of_bots(key: str, folder: Path, after: int) -> None:
    """Two games of bots for every number of seats."""
    game = tampu.game(key)
    for seats, copy in itertools.product(game.seats, range(2)):
        write(folder / f"{seats}-bots-{after + copy + 1}.txt", game, seats, {}, "bots")


def main(key: str, folder: Path, after: int) -> None:
    """Three games for every number of seats and every choice of options."""
    game = tampu.game(key)
    offered = [option for option in game.options if option.offered]
    choices = [[(option.key, value) for value in option.values] for option in offered]
    for seats, options, copy in itertools.product(
        game.seats, itertools.product(*choices), range(3)
    ):
        name = "-".join([str(seats), *(value for _, value in options), str(after + copy + 1)])
        manner = "kinds" if copy else "random"
        if game.refuse_start(seats, dict(options)) is not None:
            continue
        write(folder / f"{name}.txt", game, seats, dict(options), manner)


def write(path: Path, game: Game, seats: int, options: dict[str, str], manner: str) -> None:
    """Play one game and write it down, unless it is there."""
    if path.exists():
        return
    seed = hashlib.sha256(f"{game.key} {path.stem}".encode()).hexdigest()
    luck = Stream(int(seed[:16], 16))
    chosen = game.with_defaults(options)
    match = Match(game, Header(game.key, game.edition, seats, chosen, commitment_to(seed)))
    players = {
        "random": partial(at_random, luck),
        "kinds": partial(of_a_bot, RandomBot(game), luck),
        "bots": partial(of_a_bot, SearchBot(game), luck),
    }
    play_out(match, seed, [players[manner]] * seats)
    path.write_text(write_record(match.record.finished(seed, match.state.scores)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.make_records")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--after", type=int, default=0, metavar="COPIES")
    asked = parser.parse_args()
    act = main_of_bots if asked.bots else main
    act(asked.game, asked.folder, asked.after)
