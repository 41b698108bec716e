"""Bots against bots.

    python -m tampu.arena search:50ms random --blocks 100
    python -m tampu.arena search:50ms random random random --blocks 50 --json
    python -m tampu.arena search:400n greedy --option reverse=order_only

A block is one deal, played once for every way in which the bots can sit.
"""

import argparse
import sys

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import tampu
from tampu.arena.contest import Contest, Standing, play
from tampu.arena.entrant import entrant
from tampu.core.game import Refused


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tampu.arena",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("entrants", nargs="+", help="one per seat: LEVEL, LEVEL:50ms, LEVEL:400n")
    parser.add_argument("--game", default="machu_picchu")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--blocks", type=int, default=50, help="how many deals")
    parser.add_argument("--deal", type=int, default=0, help="number of the first deal")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    return parser.parse_args()


def contest_of(asked: argparse.Namespace) -> Contest:
    """The contest asked for; raises with a clear sentence if there is no such."""
    game = tampu.game(asked.game)
    options = dict(option(text) for text in asked.option)
    entrants = tuple(entrant(text) for text in asked.entrants)
    refusal = game.refuse_start(len(entrants), options)
    if refusal is not None:
        raise Refused(refusal)
    for one in entrants:
        one.bot(game)
    return Contest(asked.game, entrants, asked.blocks, options, asked.deal)


def option(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise ValueError(f"{text!r} is no option; write KEY=VALUE")
    return key, value


def main() -> int:
    asked = arguments()
    try:
        contest = contest_of(asked)
    except (ValueError, KeyError) as problem:
        print(problem.args[0], file=sys.stderr)
        return 2
    try:
        standings = play_with_bar(contest, asked.workers)
    except KeyboardInterrupt:
        return 130
    if asked.json:
        print(msgspec.json.encode({"contest": contest, "standings": standings}).decode())
    else:
        Console().print(table(standings))
    return 0


def play_with_bar(contest: Contest, workers: int) -> list[Standing]:
    columns = (*Progress.get_default_columns()[:1], BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        games = bar.add_task("games", total=None)
        return play(contest, workers, lambda n, total: bar.update(games, completed=n, total=total))


def table(standings: list[Standing]) -> Table:
    """The standings for people."""
    drawn = Table(title=f"{standings[0].games} games, 95 % intervals")
    heads = ("bot", "fair", "wins", "lead", "score", "ms/decision", "nodes/decision")
    for head in heads:
        drawn.add_column(head, justify="left" if head == "bot" else "right")
    for s in standings:
        drawn.add_row(
            s.entrant,
            f"{s.fair_share:.2f}",
            s.win_share.text(),
            s.lead.text(1),
            f"{s.score_mean:.1f}",
            f"{s.ms_per_decision:.1f}",
            f"{s.nodes_per_decision:.0f}",
        )
    return drawn


if __name__ == "__main__":
    sys.exit(main())
