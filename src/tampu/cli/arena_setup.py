"""What every kind of arena has: what is played, by which bots, and who does the work."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from rich.table import Table

from tampu.arena.block import OtherEdition
from tampu.arena.cluster import NoCluster, cluster
from tampu.arena.entrant import CountsNoNodes, Entrant, NoEntrant, entrant
from tampu.arena.executor import Alone, BlockLost, Executor, Pool
from tampu.arena.ledger import Ledger, NoLedger
from tampu.arena.match import Misplay
from tampu.cli.parser import add_json, add_option, whole
from tampu.cli.terminal import WRONG, Complaint, Terminal
from tampu.cli.words import Words
from tampu.core.game import Game
from tampu.games import KEYS

HERE, OWN_CLUSTER = "here", "local-cluster"
MOST_BLOCKS = 10_000_000
MOST_WORKERS = 1024


def add_contest(parser: argparse.ArgumentParser, words: Words, blocks: int) -> None:
    """What is played, and by whom the work is done."""
    parser.add_argument(
        "--game", choices=KEYS, default=KEYS[0], metavar="GAME", help=words("arg-game")
    )
    add_option(parser, words)
    many = whole(words, 1, MOST_BLOCKS)
    told = words("arena-blocks", number=str(blocks))
    parser.add_argument("--blocks", type=many, default=blocks, metavar="N", help=told)
    deal = whole(words, 0, 2**62)
    parser.add_argument("--deal", type=deal, default=0, metavar="N", help=words("arena-deal"))
    workers = whole(words, 1, MOST_WORKERS)
    parser.add_argument(
        "--workers", type=workers, default=1, metavar="N", help=words("arena-workers")
    )
    parser.add_argument("--on", default=HERE, metavar="PLACE", help=words("arena-on"))
    add_json(parser, words)


def add_keep(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--keep", type=Path, metavar="FILE", help=words("arena-keep"))


def chosen_entrants(texts: list[str], game: Game, words: Words) -> list[Entrant]:
    """Those who are named, each able to play this game."""
    try:
        found = [entrant(text) for text in texts]
        for each in found:
            each.bot(game)
    except NoEntrant as problem:
        sentence = words("arena-no-entrant", text=problem.text, known=problem.known)
        raise Complaint(sentence) from None
    except CountsNoNodes as problem:
        raise Complaint(words("arena-no-nodes", level=problem.level)) from None
    return found


def kept(path: Path | None, words: Words) -> Ledger:
    """The results in a file."""
    try:
        return Ledger(path)
    except NoLedger as problem:
        sentence = words("arena-no-ledger", file=str(problem.path), line=str(problem.line))
        raise Complaint(sentence, WRONG) from None
    except OSError:
        raise Complaint(words("file-unreadable", file=str(path))) from None


@contextmanager
def playing(asked: argparse.Namespace, terminal: Terminal) -> Iterator[Executor]:
    """Those who do the work; what goes wrong is told in a sentence."""
    words = terminal.words
    try:
        with executor(asked.on, asked.workers) as chosen:
            yield chosen
    except NoCluster as problem:
        key = "arena-no-ray" if problem.missing else "arena-no-cluster"
        raise Complaint(words(key, place=asked.on, reason=str(problem))) from None
    except (Misplay, BlockLost, OtherEdition) as problem:
        raise Complaint(words("arena-broken", reason=str(problem)), WRONG) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        named = str(problem.filename or "")
        raise Complaint(words("file-unwritable", file=named, reason=reason)) from None


@contextmanager
def executor(place: str, workers: int) -> Iterator[Executor]:
    if place == HERE:
        yield Alone() if workers == 1 else Pool(workers)
        return
    with cluster(None if place == OWN_CLUSTER else place, workers) as chosen:
        yield chosen


def empty_table(games: int, heads: Sequence[str], words: Words) -> Table:
    """A table for so many games; numbers stand to the right."""
    title = words("arena-games-played", number=games)
    drawn = Table(
        title=title,
        caption=words("arena-per-decision"),
        box=None,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for head in heads:
        side: Literal["left", "right"] = "left" if head in ("place", "bot") else "right"
        drawn.add_column(words(f"arena-head-{head}"), justify=side, no_wrap=True)
    return drawn


def warn_of_clocks(entrants: list[Entrant], terminal: Terminal) -> None:
    """Who thinks by the clock plays other games next time."""
    timed = [str(each) for each in dict.fromkeys(entrants) if not each.steady]
    if timed:
        terminal.say("arena-timed", style="dim", who=", ".join(timed))
