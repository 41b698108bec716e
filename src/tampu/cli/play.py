"""`tampu play`: a game in the terminal against bots."""

import argparse
import hashlib
import secrets
from pathlib import Path

from tampu.cli.choices import bot_levels, judge_start, seat_count
from tampu.cli.parser import Commands, add_game, add_table, seconds
from tampu.cli.sitting import Sitting
from tampu.cli.terminal import FINE, Complaint, Terminal
from tampu.cli.voice import Voice
from tampu.cli.words import Words
from tampu.core.commitment import commitment_to
from tampu.core.play import Match
from tampu.core.record import SEATS, Header
from tampu.games import game


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("play", perform)
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument("--seat", default="A", metavar="LETTER", help=words("play-seat"))
    parser.add_argument("--name", metavar="NAME", help=words("play-name"))
    parser.add_argument("--bots", default="seasoned", metavar="LEVELS", help=words("play-bots"))
    parser.add_argument(
        "--think", type=seconds(words), default=0.5, metavar="SECONDS", help=words("arg-think")
    )
    parser.add_argument("--seed", metavar="TEXT", help=words("play-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=words("play-save"))


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    words, chosen = terminal.words, game(asked.game)
    seats = seat_count(chosen, asked.seats)
    options = judge_start(chosen, seats, asked.option, terminal)
    seat = own_seat(asked.seat, seats, words)
    levels = list(bot_levels(asked.bots, seats - 1, chosen.key, words))
    levels.insert(seat, "")
    secret = secret_seed(asked.seed)
    header = Header(chosen.key, chosen.edition, seats, options, commitment_to(secret))
    names = player_names(seat, asked.name, levels, words)
    sitting = Sitting(
        match=Match(chosen, header),
        secret=secret,
        seat=seat,
        levels=levels,
        think=asked.think,
        save=asked.save,
        voice=Voice(terminal.lang, chosen, names),
        terminal=terminal,
    )
    sitting.run()
    return FINE


def own_seat(letter: str, seats: int, words: Words) -> int:
    if len(letter) != 1 or letter.upper() not in SEATS[:seats]:
        raise Complaint(words("play-no-seat", letter=letter, last=SEATS[seats - 1]))
    return SEATS.index(letter.upper())


def secret_seed(text: str | None) -> str:
    """The seed of every shuffle: drawn, or made from what was asked for."""
    if text is None:
        return secrets.token_hex(32)
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def player_names(seat: int, name: str | None, levels: list[str], words: Words) -> list[str]:
    """The person's name, and for each bot its seat and level."""
    names = [words("play-bot-name", seat=SEATS[n], level=level) for n, level in enumerate(levels)]
    names[seat] = " ".join((name or "").split())[:24] or words("play-guest")
    return names
