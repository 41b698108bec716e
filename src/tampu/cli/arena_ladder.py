"""`tampu arena ladder`: a rating for every bot, from games among all of them."""

import argparse
from pathlib import Path

import msgspec
from rich.table import Table

from tampu.arena.drawing import ladder_svg
from tampu.arena.ladder import Ladder, Rung, anchor_of, climb, kept_entrants, kept_pages, rungs
from tampu.cli.arena_setup import (
    add_contest,
    add_keep,
    chosen_entrants,
    empty_table,
    kept,
    playing,
    warn_of_clocks,
)
from tampu.cli.choices import judge_start, seat_count
from tampu.cli.files import write_text
from tampu.cli.parser import Commands, Rooms, add_seats
from tampu.cli.progress import progress
from tampu.cli.terminal import FINE, Complaint, Terminal
from tampu.cli.words import Words
from tampu.games import game
from tampu.languages.rulebook import full_title

HEADS = ("place", "bot", "rating", "interval", "games", "wins", "score", "ms", "nodes")


def prepare(commands: Commands, rooms: Rooms) -> None:
    words = commands.words
    parser = commands.add("arena-ladder", perform, rooms)
    parser.add_argument("entrants", nargs="*", metavar="BOT", help=words("arena-climbers"))
    add_seats(parser, words)
    add_contest(parser, words, blocks=100)
    add_keep(parser, words)
    parser.add_argument("--anchor", metavar="BOT", help=words("arena-anchor"))
    parser.add_argument("--svg", type=Path, metavar="FILE", help=words("arena-svg"))


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    words, chosen = terminal.words, game(asked.game)
    seats = seat_count(chosen, asked.seats)
    options = judge_start(chosen, seats, asked.option, terminal)
    entrants = chosen_entrants(asked.entrants, chosen, words)
    ledger = kept(asked.keep, words)
    names = tuple(dict.fromkeys(str(each) for each in entrants))
    ladder = Ladder(asked.game, seats, names, asked.blocks, options, asked.deal)
    if not names:
        ladder = msgspec.structs.replace(ladder, entrants=kept_entrants(ladder, ledger))
    if len(ladder.entrants) < 2:
        raise Complaint(words("arena-too-few"))
    anchor = chosen_anchor(asked.anchor, ladder, words)
    if names:
        with (
            playing(asked, terminal) as executor,
            progress(terminal, words("sim-playing")) as update,
        ):
            climb(ladder, executor, ledger, update)
    pages = kept_pages(ladder, ledger)
    found = rungs(ladder.entrants, pages, anchor)
    games = sum(len(page.results) for page in pages)
    if asked.svg is not None:
        title = words("arena-title", game=full_title(chosen.key, terminal.lang), seats=seats)
        write_text(asked.svg, ladder_svg(found, title), words)
    if asked.json:
        content = {"ladder": ladder, "anchor": anchor, "blocks": len(pages), "games": games}
        terminal.json(msgspec.to_builtins({**content, "rungs": found}))
        return FINE
    terminal.out.print(table(found, games, words))
    if anchor is None:
        terminal.say("arena-anchored-mean", style="dim")
    else:
        terminal.say("arena-anchored", style="dim", bot=anchor)
    warn_of_clocks(entrants, terminal)
    return FINE


def chosen_anchor(asked: str | None, ladder: Ladder, words: Words) -> str | None:
    """Whose rating is 1000."""
    if asked is None:
        return anchor_of(ladder.entrants)
    named = str(chosen_entrants([asked], game(ladder.game), words)[0])
    if named not in ladder.entrants:
        raise Complaint(words("arena-no-anchor", bot=named, known=", ".join(ladder.entrants)))
    return named


def table(found: list[Rung], games: int, words: Words) -> Table:
    """The ladder for people."""
    drawn = empty_table(games, HEADS, words)
    for place, rung in enumerate(found, 1):
        rating = rung.rating
        drawn.add_row(
            str(place),
            rung.entrant,
            f"{rating.mean:.0f}",
            f"[{rating.low:.0f}, {rating.high:.0f}]",
            str(rung.games),
            f"{rung.win_share:.2f}",
            f"{rung.score_mean:.1f}",
            f"{rung.ms_per_decision:.1f}",
            f"{rung.nodes_per_decision:.0f}",
        )
    return drawn
