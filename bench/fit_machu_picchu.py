"""Fit what the bots believe about Machu Picchu from games they play against themselves.

    python -m bench.fit_machu_picchu --games 400 --bot search:300n

At the start of every round each priest stands on some square with some rounds to come. The mean of
what it gained until the end of the game, by kind of square and rounds to come, is its prospect;
the standard deviation of what the prospects of a player's two priests missed is the doubt.
"""

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean

from rich.progress import track

import tampu
from bench.machine import ROOT
from tampu.arena.entrant import Entrant, entrant
from tampu.arena.match import stream
from tampu.core.bits import lane
from tampu.core.contract import CHANCE, NOBODY
from tampu.games.machu_picchu.box import PAIRS, ROUNDS, SLOTS, SQUARES
from tampu.games.machu_picchu.position import ASK_SKY
from tampu.games.machu_picchu.state import MachuPicchu

WEIGHTS = ROOT / "src/tampu/bots/judgement/machu_picchu.json"
GAME = tampu.game("machu_picchu")
LONGEST = max(ROUNDS)
KINDS = ("corner", "edge", "edge_sun", "start", "inner_sun", "centre")


def kind_of(square: str) -> str:
    """The six kinds of squares that symmetry leaves."""
    sideways, down = abs("ABCDE".index(square[0]) - 2), abs(int(square[1]) - 3)
    far, near = max(sideways, down), min(sideways, down)
    if near == 0:
        return ("centre", "inner_sun", "edge_sun")[far]
    return ("start", "edge")[far - 1] if near == 1 else "corner"


@dataclass(frozen=True)
class Sight:
    """One moment of one game: what the priests had, and what they had at the end."""

    to_come: int
    kinds: list[str]
    full: list[bool]
    values: list[int]
    final: list[int]
    pairs: list[list[int]]

    def gain(self, priest: int) -> int:
        return self.final[priest] - self.values[priest]


def play(seats: int, number: int, player: Entrant) -> list[Sight]:
    """One game of a bot against itself, seen at the start of each round but the first."""
    state, bot = GAME.start(seats), player.bot(GAME)
    assert isinstance(state, MachuPicchu)
    chance, thoughts = stream(number, seats, 11), stream(number, seats, 12)
    moments: list[MachuPicchu] = []
    while (asked := int(state.asked())) != NOBODY:
        if state.asking == ASK_SKY:
            moments.append(state.copy())
        if asked == CHANCE:
            state.apply(state.random_action(chance))
        else:
            actions = state.actions(asked)
            state.apply(bot.choose(state.view(asked), actions, thoughts, player.seconds))
    return [sight(moment, state) for moment in moments]


def sight(moment: MachuPicchu, end: MachuPicchu) -> Sight:
    return Sight(
        to_come=ROUNDS[moment.seats] - int(moment.round) + 1,
        kinds=[kind_of(SQUARES[lane(moment.priests, priest)]) for priest in range(4)],
        full=[moment.used_slots(priest) == SLOTS for priest in range(4)],
        values=[int(moment.value(priest)) for priest in range(4)],
        final=[int(end.value(priest)) for priest in range(4)],
        pairs=[PAIRS[moment.pair_of(seat)] for seat in range(moment.seats)],
    )


def prospects(sights: list[Sight]) -> list[dict[str, float]]:
    """Mean gains by rounds to come (0 first) and kind, each smoothed with its neighbours."""
    rows = [dict.fromkeys(KINDS, 0.0)]
    for to_come in range(1, LONGEST):
        near = range(max(1, to_come - 1), to_come + 2)
        rows.append({kind: round(smoothed(sights, kind, to_come, near), 2) for kind in KINDS})
    return [*rows, rows[-1]]


def smoothed(sights: list[Sight], kind: str, to_come: int, near: range) -> float:
    """The mean of the gains, those of the neighbouring rounds counting half."""
    total = weight = 0.0
    for seen in sights:
        if seen.to_come in near:
            share = 1.0 if seen.to_come == to_come else 0.5
            for priest in range(4):
                if seen.kinds[priest] == kind and not seen.full[priest]:
                    total += share * seen.gain(priest)
                    weight += share
    return total / weight if weight else 0.0


def doubt(sights: list[Sight], rows: list[dict[str, float]]) -> list[float]:
    """The standard deviation of a player's final score from what was expected."""
    found = [0.0]
    for to_come in range(1, LONGEST + 1):
        misses = [
            sum(seen.gain(priest) - believed(seen, priest, rows) for priest in pair)
            for seen in sights
            if seen.to_come == to_come
            for pair in seen.pairs
        ]
        found.append(
            round(sqrt(fmean([miss * miss for miss in misses])), 2) if misses else found[-1]
        )
    return found


def believed(seen: Sight, priest: int, rows: list[dict[str, float]]) -> float:
    return 0.0 if seen.full[priest] else rows[seen.to_come][seen.kinds[priest]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the judgement of Machu Picchu.")
    parser.add_argument("--games", type=int, default=400, help="per number of players")
    parser.add_argument("--bot", type=entrant, default=entrant("search:300n"))
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    sights: list[Sight] = []
    for seats in GAME.seats:
        for number in track(range(asked.games), f"{seats} players"):
            sights += play(seats, number, asked.bot)
    rows = prospects(sights)
    weights = {
        "how": f"bench/fit_machu_picchu.py: {asked.games} games of {asked.bot} against itself with "
        "each of 2, 3 and 4 players",
        "kinds": {square: kind_of(square) for square in SQUARES},
        "prospects": rows,
        "doubt": doubt(sights, rows),
    }
    asked.out.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
