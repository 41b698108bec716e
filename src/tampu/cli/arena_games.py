"""`tampu arena games`: many whole games as Parquet, for those who train."""

import argparse
from pathlib import Path

from tampu.arena.selfplay import fill, planned
from tampu.arena.shelf import NoParquet, Shelf, Unreadable
from tampu.cli.arena_setup import add_contest, chosen_entrants, playing, warn_of_clocks
from tampu.cli.choices import judge_start, seat_count
from tampu.cli.parser import Commands, Rooms, add_seats
from tampu.cli.progress import progress
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.cli.words import Words
from tampu.games import game


def prepare(commands: Commands, rooms: Rooms) -> None:
    words = commands.words
    parser = commands.add("arena-games", perform, rooms)
    parser.add_argument("entrants", nargs="+", metavar="BOT", help=words("arena-players"))
    add_seats(parser, words)
    add_contest(parser, words, blocks=100)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=words("arena-out"))


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    words, chosen = terminal.words, game(asked.game)
    seats = seat_count(chosen, asked.seats)
    options = judge_start(chosen, seats, asked.option, terminal)
    entrants = chosen_entrants(asked.entrants, chosen, words)
    names = [str(each) for each in entrants]
    deals = range(asked.deal, asked.deal + asked.blocks)
    blocks = list(planned(chosen, options, seats, names, deals))
    shelf = opened(asked.out, words)
    with playing(asked, terminal) as executor, progress(terminal, words("sim-playing")) as update:
        played = fill(shelf, blocks, executor, update)
    games = sum(len(block.seatings) for block in blocks)
    if asked.json:
        files = [file.name for file in shelf.files()]
        found = {"folder": str(asked.out), "games": games, "played": played, "files": files}
        terminal.json({**found, "blocks": len(blocks)})
    else:
        there = str(asked.out)
        terminal.say("arena-written", style="green", games=games, played=played, folder=there)
        warn_of_clocks(entrants, terminal)
    return FINE


def opened(folder: Path, words: Words) -> Shelf:
    """The folder with games, new or to be added to."""
    try:
        return Shelf(folder)
    except NoParquet:
        raise Complaint(words("arena-no-parquet")) from None
    except Unreadable as problem:
        raise Complaint(words("arena-no-games", file=str(problem)), WRONG) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint(words("file-unwritable", file=str(folder), reason=reason)) from None
