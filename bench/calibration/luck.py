"""Check whether skill is told from luck: whole games of a strong bot against one that is not.

    python -m bench.calibration.luck machu_picchu --bots master:1000n random --games 20
    python -m bench.calibration.luck cuzco_kramer --bots search:400n random --depth quick

Every game is studied whole (`tampu.analysis`). Over many games nobody should have had luck, and who
plays badly should have lost much more in each decision. What was found goes to
`bench/calibration/luck-GAME.md`, beside what was found of other numbers of players, and a summary
of all games to `docs/analysis.md`. The same deals and seed give the same figures, whatever the
number of workers.
"""

import argparse
from collections.abc import Callable, Sequence

import msgspec
from rich.progress import track

import tampu
from bench.calibration.chapters import write_chapters
from bench.calibration.games import alone, played, steady, worked
from bench.calibration.kept import Portion, Shared, keep, page_of
from bench.fit.report import table
from tampu.analysis.account import Summary
from tampu.analysis.depth import DEPTHS, STANDARD, DepthName
from tampu.analysis.study import EDITION, analyse
from tampu.arena.block import Block
from tampu.arena.statistics import Interval, bootstrap
from tampu.games import KEYS
from tampu.languages.rulebook import full_title

FIRST_DEAL = 710_000
"""Behind those that chances are checked on."""
HEADS = ("bot", "start", "luck", "skill", "others", "won", "lost per decision", "in points")
LAW = (
    "Start, luck, skill and what others did are together what was won. Means over games; intervals "
    "are 95 %, by bootstrap over games."
)


class Task(msgspec.Struct, frozen=True):
    """A game to be played and studied."""

    block: Block
    depth: DepthName
    seed: int


class Fate(msgspec.Struct, frozen=True):
    """What became of one seat in one game, and by what."""

    bot: str
    start: float
    luck: float
    skill: float
    others: float
    result: float
    loss: float
    """Of the chance to win, per decision."""
    points_lost: float


def main() -> None:
    asked = arguments().parse_args()
    game = tampu.game(asked.game)
    seats, deals = asked.seats or game.seats[0], range(asked.deal, asked.deal + asked.games)
    tasks = [Task(each, asked.depth, asked.seed) for each in alone(game, seats, asked.bots, deals)]
    found = list(track(worked(studied, tasks, asked.workers), "studying", total=len(tasks)))
    how = (
        f"Deals {deals[0]} to {deals[-1]}, studied whole, depth `{asked.depth}`, seed {asked.seed}."
    )
    shared = Shared(EDITION, how, asked.games, portions(found))
    page = report(game.key, keep(game.key, Shared, {seats: shared}))
    page_of(game.key, Shared).write_text(page, encoding="utf-8")
    write_chapters()
    print(page)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.calibration.luck",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--seats", type=int, metavar="N", help="players; as few as can be")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument(
        "--bots", nargs="+", type=steady, default=["search:400n", "random"], metavar="BOT"
    )
    parser.add_argument("--depth", choices=DEPTHS, default=STANDARD)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deal", type=int, default=FIRST_DEAL, help="the first")
    parser.add_argument("--workers", type=int, default=1)
    return parser


def studied(task: Task) -> list[Fate]:
    """Seat by seat."""
    match, result = played(task.block)
    study = analyse(match, task.depth, task.seed + task.block.deal)
    return [fate(bot, found) for bot, found in zip(result.entrants, study.summaries, strict=True)]


def fate(bot: str, summary: Summary) -> Fate:
    return Fate(
        bot=bot,
        start=summary.account.start.mean,
        luck=summary.account.luck.mean,
        skill=summary.account.skill.mean,
        others=summary.account.others.mean,
        result=summary.account.result,
        loss=summary.mean_loss.mean,
        points_lost=summary.mean_points_lost.mean,
    )


def portions(games: Sequence[Sequence[Fate]]) -> list[Portion]:
    """Bot by bot."""
    bots = dict.fromkeys(fate.bot for game in games for fate in game)
    return [portion(bot, games) for bot in sorted(bots)]


def portion(bot: str, games: Sequence[Sequence[Fate]]) -> Portion:
    def over(what: Callable[[Fate], float]) -> Interval:
        return over_games([[what(fate) for fate in game if fate.bot == bot] for game in games])

    return Portion(
        bot=bot,
        start=over(lambda fate: fate.start),
        luck=over(lambda fate: fate.luck),
        skill=over(lambda fate: fate.skill),
        others=over(lambda fate: fate.others),
        won=over(lambda fate: fate.result),
        loss=over(lambda fate: fate.loss),
        points_lost=over(lambda fate: fate.points_lost),
    )


def report(key: str, found: dict[int, Shared]) -> str:
    """The page of one game."""
    parts = [f"# {full_title(key, 'en')}: luck and skill", LAW]
    for seats, shared in found.items():
        rows = [row(each) for each in shared.portions]
        how = f"{shared.games} games. {shared.how}"
        parts += [f"## {seats} players", how, table(HEADS, rows)]
    return "\n\n".join(parts) + "\n"


def row(found: Portion) -> list[str]:
    return [
        f"`{found.bot}`",
        f"{found.start.mean:.3f}",
        found.luck.text(),
        found.skill.text(),
        found.others.text(),
        f"{found.won.mean:.3f}",
        found.loss.text(4),
        found.points_lost.text(2),
    ]


def over_games(values: Sequence[Sequence[float]]) -> Interval:
    """The mean over games in which a bot sat, whichever and however many its seats."""
    return bootstrap([sum(each) / len(each) for each in values if each])


if __name__ == "__main__":
    main()
