"""Move what the bots believe of a game towards what wins.

    python -m bench.tune inca_empire --steps 150 --workers 2
    python -m bench.tune cuzco_feld --seats 2 --steps 120 --blocks 100 --workers 2
    python -m bench.tune cuzco_feld --seats 3 4 --trial 10 --budget 400n

Nobody thinks in these games: everybody does what looks best at once, so thousands are played in
minutes. In each, one player has all weights shifted a little by chance and the others as much the
other way; over many games it shows which weights were too small and which too large. The new ones
are written to `src/tampu/bots/judgement/GAME_fitted.json`; how they fared on other deals, and how
far each was moved, to `bench/fit/GAME/tuning-SEATS.md`. The same seed gives the same weights,
whatever the number of workers. With --trial they stay only if a master wins more with them.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from rich.progress import Progress

import tampu
from bench.fit.report import verdict
from bench.fit.trial import add_trial, put_in_place
from bench.fit.weights import REPORTS
from bench.tune.ascent import Ascent, Look, climbed, looked
from bench.tune.knobs import Knob, Told, knobs_of, turned
from bench.tune.report import climb_svg, report
from tampu.arena.executor import processes
from tampu.bots.fitted import told_of
from tampu.languages.rulebook import full_title

GAMES = ("inca_empire", "cuzco_feld")
LOOKS = 5
"""So often the weights are looked at on other deals."""


def main() -> None:
    asked = arguments().parse_args()
    key, told = asked.game, told_of(asked.game)
    seats = asked.seats or list(tampu.game(key).seats)
    ascent = Ascent(knobs_of(key, told, seats), asked.steps)
    looks = climb(ascent, key, told, seats, asked)
    how = provenance(seats, asked)
    new = turned(told, ascent.knobs, list(ascent.mean)) | {"how": how_of(told, seats, how)}
    won = put_in_place(key, new, asked)
    file = REPORTS / key / f"tuning-{'-'.join(map(str, seats))}.md"
    picture = file.with_suffix(".svg")
    page = report(key, how, looks, moved(ascent), picture.name) + (verdict(won) if won else "")
    file.write_text(page, encoding="utf-8")
    picture.write_text(climb_svg(looks, full_title(key, "en")), encoding="utf-8")
    print(page)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.tune",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", nargs="+", type=int, metavar="N", help="numbers of players; all")
    parser.add_argument("--steps", type=int, default=120)
    parser.add_argument("--blocks", type=int, default=60, help="deals for each step")
    parser.add_argument("--looked-at", type=int, default=100, help="deals for each look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    add_trial(parser)
    return parser


def climb(
    ascent: Ascent, key: str, told: Told, seats: Sequence[int], asked: argparse.Namespace
) -> list[Look]:
    """All steps, and some looks on the way."""
    luck, looks = np.random.default_rng(asked.seed), list[Look]()
    with processes(asked.workers) as pool, Progress() as bar:
        task = bar.add_task("trying", total=asked.steps)
        while ascent.done < asked.steps:
            climbed(ascent, key, told, seats, asked.blocks, luck, pool)
            bar.advance(task)
            if ascent.done * LOOKS // asked.steps > len(looks) // len(seats):
                new = turned(told, ascent.knobs, list(ascent.mean))
                looks += [
                    looked(ascent.done, key, new, told, many, asked.looked_at, pool)
                    for many in seats
                ]
                bar.console.print(
                    *(
                        f"{look.seats}: {look.lead.text(1)}, wins {look.wins.text(2)}"
                        for look in looks[-len(seats) :]
                    )
                )
    return looks


def moved(ascent: Ascent) -> list[tuple[Knob, float]]:
    """How far each knob was turned, those that went farthest first."""
    turns = [(knob, float(amount)) for knob, amount in zip(ascent.knobs, ascent.mean, strict=True)]
    return sorted(turns, key=lambda turn: -abs(turn[1]))


def how_of(told: Told, seats: Sequence[int], how: str) -> str | dict[str, str]:
    """Where the weights come from, for each number of players if they differ by it."""
    before: str | dict[str, str] = told["how"]
    if isinstance(before, str) and "prospects" in told:
        return f"{how}; before: {before}"
    known: dict[str, str] = (
        before if isinstance(before, dict) else dict.fromkeys(told["weights"], before)
    )
    return known | {str(many): f"{how}; before: {known[str(many)]}" for many in seats}


def provenance(seats: Sequence[int], asked: argparse.Namespace) -> str:
    return (
        f"bench/tune: {asked.steps} steps of {asked.blocks} deals for "
        f"{', '.join(map(str, seats))} players, seed {asked.seed}"
    )


if __name__ == "__main__":
    main()
