"""Find out how far the bots' judgement may be trusted to tell what a position is worth.

    python -m bench.calibration.trust cuzco_kramer --games 100
    python -m bench.calibration.trust inca_empire --seats 3 --games 200 --workers 2

Bots play games; positions of each are played on from as an analysis does. How firm the chances may
be at which stage is what makes those who won likeliest; what is still to come is by how much the
points fell short (`tampu.analysis.trust`). What was found goes to `src/tampu/analysis/trust.json`;
whether chances are true then is checked on other games (`python -m bench.calibration`). The same
deals and seed give the same figures, whatever the number of workers.
"""

import argparse
import json
from collections.abc import Sequence

import msgspec
import numpy as np
from rich.progress import track

import tampu
from bench.calibration.games import alone, played, steady, worked
from bench.calibration.looks import Task, beginnings, seed_of, spread
from bench.fit.sights import Numbers
from bench.machine import ROOT
from tampu.analysis.depth import DEPTHS, depth_of
from tampu.analysis.outlook import Tries
from tampu.analysis.trust import Trust
from tampu.bots.opinion import critic_of
from tampu.core.contract import NOBODY
from tampu.games import KEYS

FILE = ROOT / "src/tampu/analysis/trust.json"
FIRST_DEAL = 720_000
"""Behind those that chances are checked on."""
KNOTS = 4
FIRMNESS = np.geomspace(0.05, 2.0, 75)
ROUNDS = 12
SMOOTH = 3.0
"""The cost, in logarithms of likelihood, of a firmness that changes threefold between two knots."""
LEAST = 1e-4


class Tried(msgspec.Struct, frozen=True):
    """A position, how tries from it were judged, and how the game ended."""

    stages: list[float]
    """Of each try's last position; -1: it was the end."""
    chances: list[list[float]]
    points: list[list[float]]
    wins: list[float]
    scores: list[int]


def main() -> None:
    asked = arguments().parse_args()
    game = tampu.game(asked.game)
    found = {}
    for many in asked.seats or game.seats:
        deals = range(asked.deal, asked.deal + asked.games)
        blocks = alone(game, many, asked.bots, deals)
        tasks = [Task(block, asked.depth, asked.positions, asked.seed) for block in blocks]
        work = track(worked(tried, tasks, asked.workers), f"{many} players", total=len(tasks))
        found[many] = trust([each for group in work for each in group])
        print(many, found[many])
    put(game.key, how_of(asked), found)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.calibration.trust",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--seats", nargs="+", type=int, metavar="N", help="numbers of players; all")
    parser.add_argument("--games", type=int, default=100, help="for each of them")
    parser.add_argument(
        "--bots",
        nargs="+",
        type=steady,
        default=["greedy:untimed", "seasoned:untimed", "search:100n"],
        metavar="BOT",
    )
    parser.add_argument("--depth", choices=DEPTHS, default="quick", help="how often is tried")
    parser.add_argument("--positions", type=int, default=12, help="looked at in each game")
    parser.add_argument("--seed", type=int, default=1, help="of the tries")
    parser.add_argument("--deal", type=int, default=FIRST_DEAL, help="the first")
    parser.add_argument("--workers", type=int, default=1)
    return parser


def tried(task: Task) -> list[Tried]:
    """Play the game, then try out some of its positions."""
    match, result = played(task.block)
    key, seats = task.block.game, len(result.scores)
    tries, times = Tries(critic_of(key), seats), depth_of(key, task.depth).tries
    found = []
    for line in spread(beginnings(match), task.positions):
        stages, ends = [], []
        for last in tries.lasts(match.state_after(line), times, seed_of(task, line)):
            over = last.asked() == NOBODY
            stages.append(-1.0 if over else float(tries.critic.stage(last)))
            ends.append(tries.judged(last))
        chances, points = [end.chances for end in ends], [end.points for end in ends]
        found.append(Tried(stages, chances, points, list(result.wins), list(result.scores)))
    return found


def trust(positions: Sequence[Tried]) -> Trust:
    """What these games show."""
    judged = Judged(positions)
    firmness = [round(float(each), 3) for each in np.exp(judged.firmest())]
    return Trust(firmness, [round(float(each), 1) for each in judged.missing()])


class Judged:
    """The tries of many positions as arrays: position, try, seat."""

    def __init__(self, positions: Sequence[Tried]) -> None:
        self.stages = np.array([each.stages for each in positions])
        self.open = self.stages >= 0
        chances = np.array([each.chances for each in positions])
        self.logs = np.log(chances.clip(min=LEAST**2))
        self.points = np.array([each.points for each in positions])
        self.won = np.array([each.wins for each in positions])
        self.final = np.array([each.scores for each in positions], float)
        place = self.stages.clip(0, 1)[..., None] * (KNOTS - 1)
        self.hats = (1 - np.abs(place - np.arange(KNOTS))).clip(min=0)
        """How much each knot counts for each try."""

    def firmest(self) -> Numbers:
        """The logarithms of the powers that make those who won likeliest, knot by knot."""
        best = np.zeros(KNOTS)
        for _ in range(ROUNDS):
            for knot in range(KNOTS):
                costs = []
                for power in np.log(FIRMNESS):
                    best[knot] = power
                    costs.append(self.cost(best))
                best[knot] = np.log(FIRMNESS[int(np.argmin(costs))])
        return best

    def cost(self, logs: Numbers) -> float:
        """How unlikely those who won are, and how uneven the powers."""
        power = np.where(self.open, self.hats @ np.exp(logs), 1.0)
        raised = np.exp(self.logs * power[..., None])
        told = (raised / raised.sum(axis=-1, keepdims=True)).mean(axis=1).clip(min=LEAST)
        uneven = SMOOTH * ((np.diff(logs) / np.log(3)) ** 2).sum()
        return float(-(self.won * np.log(told)).sum() + uneven)

    def missing(self) -> Numbers:
        """The points that are still to come, by least squares."""
        weights = (self.hats * self.open[..., None]).mean(axis=1)
        short = (self.final - self.points.mean(axis=1)).mean(axis=1)
        found, *_ = np.linalg.lstsq(weights, short, rcond=None)
        return np.asarray(found)


def how_of(asked: argparse.Namespace) -> str:
    return (
        f"{asked.games} games of {', '.join(asked.bots)}; deals from {asked.deal}; "
        f"{asked.positions} positions of each; depth {asked.depth}; seed {asked.seed}"
    )


def put(key: str, how: str, found: dict[int, Trust]) -> None:
    """Into its place, beside what is there of other games and numbers of players."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    told["games"].setdefault(key, {})
    told["games"][key] |= {str(many): msgspec.to_builtins(each) for many, each in found.items()}
    told["provenance"][key] = how
    FILE.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
