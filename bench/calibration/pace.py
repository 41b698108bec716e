"""Measure how long the analysis of a whole game takes: seconds of one core.

    python -m bench.calibration.pace
    python -m bench.calibration.pace --games machu_picchu --depths quick

A recorded game of bots of each game and number of players is analysed, at each depth. What was
found goes to `bench/calibration/pace.json`, beside what was found of other games and depths, and to
`docs/analysis.md`. Seconds are those of the processor, so that other work on the machine counts
less.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import process_time

from rich.progress import track

import tampu
from bench.calibration.chapters import write_chapters
from bench.calibration.kept import Pace, keep_paces
from bench.machine import ROOT, processor
from tampu.analysis.depth import DEPTHS, DepthName, depth_of
from tampu.analysis.study import EDITION, studying
from tampu.core.play import Match, replay
from tampu.core.record import read_record
from tampu.games import KEYS

RECORDS = ROOT / "tests/records"
OF_BOTS = {
    "machu_picchu": "all_depots_full",
    "cuzco_kramer": "bots-1",
    "cuzco_feld": "on-canonical-on-on-1",
    "inca_empire": "builders-1",
}
"""Whole games: there is one for each number of players."""


def main() -> None:
    asked = arguments().parse_args()
    tasks = list(product(whole_games(asked.games), asked.depths))
    found = [paced(played(file), depth) for file, depth in track(tasks, "analysing")]
    keep_paces(found)
    write_chapters()
    for each in found:
        print(each)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.calibration.pace",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", nargs="+", choices=KEYS, default=KEYS, metavar="GAME")
    depths: list[DepthName] = ["quick", "standard"]
    parser.add_argument("--depths", nargs="+", choices=DEPTHS, default=depths, metavar="DEPTH")
    return parser


def whole_games(keys: list[str]) -> Iterator[Path]:
    """One for each game and number of players."""
    for key in keys:
        for seats in tampu.game(key).seats:
            yield RECORDS / key / f"{seats}-{OF_BOTS[key]}.txt"


def played(file: Path) -> Match:
    record = read_record(file.read_text(encoding="utf-8"))
    return replay(tampu.game(record.header.game), record)


def paced(match: Match, depth: DepthName) -> Pace:
    """How long until the first figures, and until the last."""
    began = process_time()
    study = studying(match, depth_of(match.game.key, depth))
    next(study)
    first = process_time() - began
    for _ in study:
        pass
    return Pace(
        game=match.game.key,
        seats=match.header.seats,
        depth=depth,
        edition=EDITION,
        lines=len(match.steps),
        first=round(first, 3),
        seconds=round(process_time() - began, 2),
        processor=processor(),
    )


if __name__ == "__main__":
    main()
