"""Fit what the bots believe of a game from games that they play.

    python -m bench.fit cuzco_feld --bots expert:untimed --blocks 400 --workers 2
    python -m bench.fit cuzco_feld --refit                     # from the games that are kept
    python -m bench.fit inca_empire --bots master:500n --on ray://HOST:10001
    python -m bench.fit cuzco_feld --quick --blocks 1000 --generations 3 --by-seats

Every settled position of every game is looked at: what each seat had of each feature, and by how
much its lead over the others still grew. The weights that explain this best, held near the present
ones, are written to `src/tampu/bots/judgement/GAME_fitted.json`; what they explain of every fifth
deal, which was not used, to `bench/fit/GAME/report.md`. The games are kept beside it. The same
bots, blocks and deals give the same files, if no bot thinks by the clock. With --trial the new
weights stay only if a master wins more with them than with those of before. With --quick nobody
thinks: the judgement plays with itself by what looks best at once, one generation after the other
by what the one before found.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

import tampu
from bench.fit import quick
from bench.fit.games import Played, keep, kept, play, sample
from bench.fit.regression import HELD_OUT, by_seats, doubts, fitted, kept_worth
from bench.fit.report import Found, draw, quality, report, verdict
from bench.fit.sights import Sight, seen
from bench.fit.trial import add_trial, put_in_place
from bench.fit.weights import REPORTS
from tampu.bots.critic import Critic
from tampu.bots.fitted import of_seats, told_of
from tampu.bots.opinion import critic_by, critic_of
from tampu.cli.arena_setup import executor
from tampu.core.game import Game
from tampu.games import KEYS


def main() -> None:
    asked = arguments().parse_args()
    game = tampu.game(asked.game)
    seats = asked.seats or list(game.seats)
    room = REPORTS / game.key
    told, games, sights = told_of(game.key), list[Played](), list[Sight]()
    features = list(critic_of(game.key).features())
    found: dict[int, Found] = {}
    for generation in range(1 if asked.refit else asked.generations):
        critic = critic_by(game.key, told)
        new = gathered(game, critic, seats, generation, room, asked)
        sights += seen(game, critic, track(new, "looking at them"), len(games))
        games += new
        groups = by_seats(sights) if asked.by_seats else {0: sights}
        found = {
            many: found_in(group, told, features, many, asked) for many, group in groups.items()
        }
        told = renewed(told, features, found)
    how = provenance(games, seats, asked.note)
    won = put_in_place(game.key, told | {"how": how_of(told, found, how)}, asked)
    draw(room, game.key, found)
    page = report(game.key, features, told["stages"], how, found)
    if won:
        page += verdict(won)
    (room / "report.md").write_text(page, encoding="utf-8")
    print(page)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.fit",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--bots", nargs="+", default=["expert:untimed"], metavar="BOT")
    parser.add_argument("--seats", nargs="+", type=int, metavar="N", help="numbers of players; all")
    parser.add_argument("--blocks", type=int, default=200, help="deals for each of them")
    parser.add_argument("--deal", type=int, default=1_000_000, help="the first; arenas begin at 0")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", default="here", help="who plays, as in `tampu arena`")
    parser.add_argument("--by-seats", action="store_true", help="each number of players by itself")
    parser.add_argument(
        "--hold", type=float, metavar="N", help="so many positions the present weights count for"
    )
    parser.add_argument(
        "--trace",
        type=float,
        default=0.7,
        metavar="L",
        help="how far targets look ahead: 1, to the end of the game; less, temporal differences",
    )
    add_trial(parser)
    parser.add_argument("--note", default="", help="what else to say of where the weights are from")
    parser.add_argument(
        "--bends",
        nargs="+",
        type=float,
        metavar="S",
        help="the stages from which to which a change of the weights slides; by default all",
    )
    parser.add_argument(
        "--quick", action="store_true", help="the judgement plays with itself, without thinking"
    )
    parser.add_argument(
        "--stray", type=float, default=0.03, help="the part of those choices that luck makes"
    )
    parser.add_argument(
        "--generations", type=int, default=1, help="games and weights in turn, so many times"
    )
    parser.add_argument(
        "--most", type=int, metavar="N", help="games to be kept for each number of players; all"
    )
    parser.add_argument("--refit", action="store_true", help="from the games that are kept")
    return parser


def gathered(
    game: Game,
    critic: Critic,
    seats: Sequence[int],
    generation: int,
    room: Path,
    asked: argparse.Namespace,
) -> list[Played]:
    """The games of one generation: played now and kept, or those that are kept."""
    file = room / "games.parquet"
    if asked.refit:
        return [each for each in kept(file, game.key) if len(each.entrants) in seats]
    first = asked.deal + generation * asked.blocks
    deals = range(first, first + asked.blocks)
    if asked.quick:
        new = list(track(quick.play(game, critic, seats, deals, asked.stray), "playing"))
    else:
        with executor(asked.on, asked.workers) as chosen:
            games = play(game, seats, asked.bots, deals, chosen)
            new = list(track(games, "playing", total=None))
    before = kept(file, game.key) if file.exists() else []
    others = [each for each in before if len(each.entrants) not in seats]
    keep(file, [*others, *sample(new, asked.most)])
    return new


def found_in(
    sights: list[Sight],
    told: dict[str, Any],
    features: list[str],
    many: int,
    asked: argparse.Namespace,
) -> Found:
    """Fitted on four deals of five, tried on the fifth."""
    stages = told["stages"]
    present = np.array([of_seats(told["weights"], many)[name] for name in features]).ravel()
    used = [sight for sight in sights if sight.deal % HELD_OUT]
    rest = [sight for sight in sights if not sight.deal % HELD_OUT]
    weights, held = fitted(used, stages, present, asked.hold, asked.trace, asked.bends)
    doubt = doubts(used, weights, stages)
    kept = kept_worth(used, weights, doubt, stages)
    before = quality(rest, present, list(of_seats(told["doubt"], many)), stages)
    after = quality(rest, weights, doubt, stages)
    return Found(weights, doubt, kept, held, before, after, len(sights))


def renewed(told: dict[str, Any], features: list[str], found: dict[int, Found]) -> dict[str, Any]:
    """What is believed with what was found; other numbers of players keep what they had."""
    stages = len(told["stages"])

    def rows(of: Found) -> dict[str, list[float]]:
        table = of.weights.reshape(-1, stages)
        return {
            name: [round(float(weight), 4) + 0.0 for weight in row]  # never -0.0
            for name, row in zip(features, table, strict=True)
        }

    if 0 in found:
        of = found[0]
        kept = {"kept": round(of.kept, 4)} if of.kept else {}
        return told | {"weights": rows(of), "doubt": of.doubts} | kept
    weights = {} if features[0] in told["weights"] else dict(told["weights"])
    doubt, kept = by_number(told["doubt"]), by_number(told.get("kept"))
    for many, of in found.items():
        weights[str(many)], doubt[str(many)] = rows(of), of.doubts
        if of.kept:
            kept[str(many)] = round(of.kept, 4)
    return told | {"weights": weights, "doubt": doubt} | ({"kept": kept} if kept else {})


def how_of(told: dict[str, Any], found: dict[int, Found], how: str) -> str | dict[str, str]:
    """Where the weights come from, for each number of players if they were found apart."""
    if 0 in found:
        return how
    before = told["how"]
    known = before if isinstance(before, dict) else dict.fromkeys(told["weights"], before)
    return known | {str(many): how for many in found}


def by_number(told: Any) -> dict[str, Any]:
    """What was found for each number of players; nothing, if it was for all together."""
    return dict(told) if isinstance(told, dict) else {}


def provenance(games: Sequence[Played], seats: Sequence[int], note: str) -> str:
    bots = sorted({name for game in games for name in game.entrants})
    deals = sorted({game.deal for game in games})
    return (
        f"bench/fit: {len(games)} games of {', '.join(bots)} for {', '.join(map(str, seats))} "
        f"players, deals {deals[0]} to {deals[-1]}" + (f"; {note}" if note else "")
    )


if __name__ == "__main__":
    main()
