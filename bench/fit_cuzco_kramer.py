"""Fit what the bots believe about Cuzco (Kiesling & Kramer) from games they play themselves.

    python -m bench.fit_cuzco_kramer --games 60 --bot search:4000n

At the end of every turn a player has points, and things that promise more: the first place in a
city, a village that is led, Incas, cards. What each of them was worth in the end is found by least
squares over all turns: the weights that best explain what every player still gained, held near the
present ones, since things that always come together cannot be told apart by looking.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean

from rich.progress import track

import tampu
from bench.machine import ROOT
from tampu.arena.entrant import Entrant, entrant
from tampu.arena.match import stream
from tampu.bots.judgement.cuzco_kramer_former import WEIGHTS
from tampu.bots.judgement.cuzco_kramer_former import Former as Judgement
from tampu.core.contract import CHANCE, NOBODY
from tampu.games.cuzco_kramer.box import TRIPLES
from tampu.games.cuzco_kramer.state import Cuzco

OUT = ROOT / "src/tampu/bots/judgement/cuzco_kramer.json"
GAME = tampu.game("cuzco_kramer")
SHAPES = ("early", "basin_gap", "stake", "doubt")
"""Weights that do not count things: they stay as they are, but for the doubt."""
THINGS = tuple(name for name in WEIGHTS if name not in SHAPES)
HOLD = 40.0
"""How many turns' evidence the present weights are."""


@dataclass(frozen=True)
class Sight:
    """One player at the end of a turn: what he had of each thing, and what he still gained."""

    left: float
    things: list[float]
    gained: int


def play(player: Entrant, seats: int, number: int) -> list[Sight]:
    """One game of a bot against itself, seen at the end of every turn."""
    state, bot = GAME.start(seats), player.bot(GAME)
    assert isinstance(state, Cuzco)
    chance, thoughts = stream(number, seats, 21), stream(number, seats, 22)
    moments: list[Cuzco] = []
    while (asked := int(state.asked())) != NOBODY:
        before = int(state.active)
        if asked == CHANCE:
            state.apply(state.random_action(chance))
        else:
            actions = state.actions(asked)
            state.apply(bot.choose(state.view(asked), actions, thoughts, player.seconds))
        if state.active != before and not state.final:
            moments.append(state.copy())
    return [sight for moment in moments for sight in sights(moment, state)]


def sights(moment: Cuzco, end: Cuzco) -> list[Sight]:
    """What each player had, thing by thing: the worth with one weight 1 and all others 0."""
    shapes = {name: WEIGHTS[name] for name in SHAPES}
    counts = [
        Judgement(shapes | dict.fromkeys(THINGS, 0.0) | {thing: 1.0}).worths(moment, moment.seats)
        for thing in THINGS
    ]
    return [
        Sight(
            left=int(moment.triples) / TRIPLES,
            things=[found[seat] - moment.scores[seat] for found in counts],
            gained=end.scores[seat] - moment.scores[seat],
        )
        for seat in range(moment.seats)
    ]


def fitted(seen: list[Sight]) -> dict[str, float]:
    """Least squares: a turn to come is worth something too, whatever one has (the last unknown)."""
    rows = [[*sight.things, sight.left] for sight in seen]
    held = [*(WEIGHTS[thing] for thing in THINGS), 0.0]
    many = len(held)
    squares = [
        [
            sum(row[i] * row[j] for row in rows) + (HOLD if i == j < many - 1 else 0.0)
            for j in range(many)
        ]
        for i in range(many)
    ]
    goal = [
        sum(row[i] * sight.gained for row, sight in zip(rows, seen, strict=True))
        + (HOLD * held[i] if i < many - 1 else 0.0)
        for i in range(many)
    ]
    found = solved(squares, goal)
    return dict(zip([*THINGS, "turns"], found, strict=True))


def solved(squares: list[list[float]], goal: list[float]) -> list[float]:
    """The solution of symmetric positive equations, by elimination."""
    rows = [[*row, value] for row, value in zip(squares, goal, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            other[i:] = [b - factor * a for a, b in zip(row[i:], other[i:], strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        known = sum(a * x for a, x in zip(rows[i][i + 1 : -1], found[i + 1 :], strict=True))
        found[i] = (rows[i][-1] - known) / rows[i][i]
    return found


def doubt(seen: list[Sight], found: dict[str, float]) -> float:
    """The standard deviation of what was gained from what was expected, early in the game."""
    early = [sight for sight in seen if sight.left > 0.5]
    misses = [sight.gained - expected(sight, found) for sight in early]
    return sqrt(fmean([miss * miss for miss in misses]))


def expected(sight: Sight, found: dict[str, float]) -> float:
    known = sum(found[thing] * have for thing, have in zip(THINGS, sight.things, strict=True))
    return known + found["turns"] * sight.left


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the judgement of Cuzco (Kiesling & Kramer).")
    parser.add_argument("--games", type=int, default=60, help="per number of players")
    parser.add_argument("--bot", type=entrant, default=entrant("search:4000n"))
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    seen: list[Sight] = []
    with ProcessPoolExecutor() as pool:
        for seats in GAME.seats:
            games = pool.map(partial(play, asked.bot, seats), range(asked.games))
            for found in track(games, f"{seats} players", total=asked.games):
                seen += found
    weights = fitted(seen)
    fresh = WEIGHTS | {thing: round(max(0.0, weights[thing]), 3) for thing in THINGS}
    fresh["doubt"] = round(doubt(seen, weights), 1)
    how = (
        f"bench/fit_cuzco_kramer.py: {asked.games} games of {asked.bot} against itself with each "
        "of 2, 3 and 4 players"
    )
    text = json.dumps({"how": how, "weights": fresh}, indent=1)
    asked.out.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
