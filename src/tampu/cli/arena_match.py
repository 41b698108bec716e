"""`tampu arena match`: one table of bots, many deals, and how each of them did."""

import argparse

import msgspec
from rich.table import Table

from tampu.arena.contest import Contest, Standing, play
from tampu.cli.arena_setup import (
    add_contest,
    add_keep,
    chosen_entrants,
    empty_table,
    kept,
    playing,
    warn_of_clocks,
)
from tampu.cli.choices import judge_start
from tampu.cli.parser import Commands, Rooms
from tampu.cli.progress import progress
from tampu.cli.terminal import FINE, Terminal
from tampu.cli.words import Words
from tampu.games import game

HEADS = ("bot", "fair", "wins", "lead", "score", "ms", "nodes")


def prepare(commands: Commands, rooms: Rooms) -> None:
    words = commands.words
    parser = commands.add("arena-match", perform, rooms)
    parser.add_argument("entrants", nargs="+", metavar="BOT", help=words("arena-sitters"))
    add_contest(parser, words, blocks=50)
    add_keep(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    words, chosen = terminal.words, game(asked.game)
    entrants = chosen_entrants(asked.entrants, chosen, words)
    options = judge_start(chosen, len(entrants), asked.option, terminal)
    contest = Contest(asked.game, tuple(entrants), asked.blocks, options, asked.deal)
    ledger = kept(asked.keep, words)
    with playing(asked, terminal) as executor, progress(terminal, words("sim-playing")) as update:
        standings = play(contest, executor, update, ledger)
    if asked.json:
        terminal.json(msgspec.to_builtins({"contest": contest, "standings": standings}))
    else:
        terminal.out.print(table(standings, words))
        warn_of_clocks(entrants, terminal)
    return FINE


def table(standings: list[Standing], words: Words) -> Table:
    """The standings for people."""
    drawn = empty_table(standings[0].games, HEADS, words)
    for s in standings:
        drawn.add_row(
            s.entrant,
            f"{s.fair_share:.2f}",
            s.win_share.text(2),
            s.lead.text(1),
            f"{s.score_mean:.1f}",
            f"{s.ms_per_decision:.1f}",
            f"{s.nodes_per_decision:.0f}",
        )
    return drawn
