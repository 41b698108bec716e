"""`tampu sim`: play many games without people and add them up."""

import argparse
import secrets
from pathlib import Path

from rich.table import Table

from tampu.cli.choices import bot_levels, judge_start, seat_count
from tampu.cli.files import write_text
from tampu.cli.parser import Commands, add_game, add_json, add_table, seconds, whole
from tampu.cli.progress import progress
from tampu.cli.simulation import Keep, Plan, Tally, simulate
from tampu.cli.terminal import FINE, Terminal
from tampu.core.record import SEATS, Record, write_record
from tampu.games import game

MOST_GAMES = 100_000_000


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("sim", perform)
    add_game(parser, words)
    add_table(parser, words)
    parser.add_argument(
        "--games",
        type=whole(words, 1, MOST_GAMES),
        default=1000,
        metavar="N",
        help=words("sim-games"),
    )
    parser.add_argument("--seed", type=whole(words, 0, 2**63), metavar="N", help=words("sim-seed"))
    parser.add_argument("--bots", default="random", metavar="LEVELS", help=words("sim-bots"))
    parser.add_argument(
        "--think", type=seconds(words), default=0.05, metavar="SECONDS", help=words("arg-think")
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help=words("sim-records"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    words = terminal.words
    chosen = game(asked.game)
    seats = seat_count(chosen, asked.seats)
    options = judge_start(chosen, seats, asked.option, terminal)
    plan = Plan(
        game=chosen,
        seats=seats,
        options=options,
        bots=bot_levels(asked.bots, seats, chosen.key, words),
        seed=secrets.randbelow(2**32) if asked.seed is None else asked.seed,
        seconds=asked.think,
    )
    tally = run(plan, asked.games, keeper(plan, asked.records, terminal), terminal)
    if asked.json:
        terminal.json(as_json(plan, tally))
    else:
        show(plan, tally, terminal)
    return FINE


def keeper(plan: Plan, folder: Path | None, terminal: Terminal) -> Keep | None:
    """What writes every record into a folder."""
    if folder is None:
        return None

    def keep(number: int, record: Record) -> None:
        path = folder / f"{plan.game.key}-{number:05}.txt"
        write_text(path, write_record(record), terminal.words)

    return keep


def run(plan: Plan, games: int, keep: Keep | None, terminal: Terminal) -> Tally:
    """Play, with a bar on stderr if somebody looks at it."""
    with progress(terminal, terminal.words("sim-playing"), games) as update:
        every = 1 if keep is not None or not plan.random else 100

        def watch(tally: Tally) -> None:
            if tally.games % every == 0:
                update(tally.games, None)

        return simulate(plan, games, watch, keep)


def as_json(plan: Plan, tally: Tally) -> dict[str, object]:
    return {
        "game": plan.game.key,
        "edition": plan.game.edition,
        "seats": plan.seats,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "decisions_per_game": round(tally.decisions / tally.games, 3),
        "score_mean": round(tally.score_mean, 3),
        "score_sd": round(tally.score_sd, 3),
        "wins_by_seat": [round(wins, 3) for wins in tally.wins],
        "shared_wins": tally.shared,
        "endings": dict(sorted(tally.endings.items())),
    }


def show(plan: Plan, tally: Tally, terminal: Terminal) -> None:
    """The same for people."""
    words = terminal.words
    terminal.say("sim-done", style="bold", games=tally.games, seats=plan.seats, seed=str(plan.seed))
    mean, speed = tally.decisions / tally.games, round(tally.decisions / tally.seconds)
    terminal.say("sim-decisions", number=tally.decisions, mean=mean, speed=speed)
    terminal.say("sim-scores", mean=tally.score_mean, sd=tally.score_sd)
    heads = [words(key) for key in ("sim-seat", "sim-bot", "sim-wins", "sim-share")]
    table = Table(*heads, box=None)
    for seat, wins in enumerate(tally.wins):
        share = words("sim-percent", number=100 * wins / tally.games)
        table.add_row(SEATS[seat], plan.bots[seat], words("sim-number", number=wins), share)
    terminal.out.print(table)
    for rule, number in sorted(tally.endings.items()):
        terminal.say("sim-ending", rule=rule, number=number)
