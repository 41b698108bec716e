"""Check whether the chances that an analysis tells are true.

    python -m bench.calibration cuzco_kramer --seats 2 4 --games 200
    python -m bench.calibration machu_picchu --games 100 --positions 6 --keep looks.jsonl
    python -m bench.calibration --docs

Bots play games, each of a deal of its own on which nothing was fitted. Some positions of each,
spread evenly, are looked at as an analysis looks at them (`tampu.analysis`), and what was told is
compared with who won: of all positions where we said 70 %, how many were won. What was found goes
to `bench/calibration/GAME.md`, beside what was found of other numbers of players; a picture for
each goes to `docs/pictures`, and a summary of all games to `docs/analysis.md` (`--docs`: that
alone, of what is known). The same deals and seed give the same figures, whatever the number of
workers.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

import tampu
from bench.calibration.chapters import write_chapters
from bench.calibration.figures import quality
from bench.calibration.games import FIRST_DEAL, alone, steady
from bench.calibration.kept import Checked, keep, page_of
from bench.calibration.looks import Album, Task
from bench.calibration.report import draw, report
from bench.calibration.told import told_in
from tampu.analysis.depth import DEPTHS, STANDARD, depth_of
from tampu.analysis.study import EDITION
from tampu.core.game import Game
from tampu.games import KEYS


def main() -> None:
    parser = arguments()
    asked = parser.parse_args()
    if asked.game is None and not asked.docs:
        parser.error("name a game, or say --docs")
    if asked.game is not None:
        check(asked)
    write_chapters()


def check(asked: argparse.Namespace) -> None:
    """Play and look, and tell what was found."""
    game, album = tampu.game(asked.game), Album(asked.keep)
    tasks = {many: tasks_of(game, many, asked) for many in asked.seats or game.seats}
    every = [task for group in tasks.values() for task in group]
    with Progress() as bar:
        done = bar.add_task("playing and looking", total=len(every))
        album.fill(every, asked.workers, lambda: bar.advance(done))
    how = how_of(asked)
    found = {
        many: Checked(EDITION, how, quality(told_in(album.games(group))))
        for many, group in tasks.items()
    }
    draw(game.key, found)
    page = report(game.key, keep(game.key, Checked, found))
    page_of(game.key, Checked).write_text(page, encoding="utf-8")
    print(page)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.calibration",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=KEYS, nargs="?")
    parser.add_argument(
        "--docs", action="store_true", help="write docs/analysis.md, of what is known"
    )
    parser.add_argument("--seats", nargs="+", type=int, metavar="N", help="numbers of players; all")
    parser.add_argument("--games", type=int, default=100, help="for each of them")
    parser.add_argument(
        "--bots",
        nargs="+",
        type=steady,
        default=["greedy:untimed", "seasoned:untimed", "search:100n"],
        metavar="BOT",
    )
    parser.add_argument("--depth", choices=DEPTHS, default=STANDARD, help="how often is tried")
    parser.add_argument("--positions", type=int, default=12, help="looked at in each game")
    parser.add_argument("--seed", type=int, default=1, help="of the tries")
    parser.add_argument("--deal", type=int, default=FIRST_DEAL, help="the first")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games are kept and not replayed")
    return parser


def tasks_of(game: Game, seats: int, asked: argparse.Namespace) -> Sequence[Task]:
    deals = range(asked.deal, asked.deal + asked.games)
    return [
        Task(block, asked.depth, asked.positions, asked.seed)
        for block in alone(game, seats, asked.bots, deals)
    ]


def how_of(asked: argparse.Namespace) -> str:
    tries = depth_of(asked.game, asked.depth).tries
    return (
        f"Games of {', '.join(f'`{bot}`' for bot in asked.bots)}, deals {asked.deal} to "
        f"{asked.deal + asked.games - 1}; {asked.positions} positions of each game, depth "
        f"`{asked.depth}` ({tries} tries), seed {asked.seed}."
    )


if __name__ == "__main__":
    main()
