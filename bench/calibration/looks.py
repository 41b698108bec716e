"""What was told in the middle of a game, and how the game ended."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bench.calibration.games import played, worked
from tampu.analysis.depth import DepthName, depth_of
from tampu.analysis.outlook import Tries
from tampu.analysis.stretches import stretches
from tampu.analysis.study import EDITION, SEEDS
from tampu.analysis.trust import trust_of
from tampu.arena.block import Block
from tampu.bots.opinion import critic_of
from tampu.core.play import Match


class Task(msgspec.Struct, frozen=True):
    """A game to be played and looked at. Equal tasks find the same, wherever they are done."""

    block: Block
    depth: DepthName
    positions: int
    seed: int
    edition: int = EDITION

    @property
    def key(self) -> bytes:
        return msgspec.json.encode(self, order="sorted")


class Look(msgspec.Struct, frozen=True):
    """What was told of one position, seat by seat."""

    gone: float
    """How much of the game had been played: from 0 to 1."""
    chances: list[float]
    points: list[float]


class Looked(msgspec.Struct, frozen=True):
    """A game, what was told on the way, and how it ended."""

    task: Task
    looks: list[Look]
    scores: list[int]
    wins: list[float]


def looked(task: Task) -> Looked:
    """Play the game, then say of some positions what they are worth, as a study of it would."""
    match, result = played(task.block)
    game, seats = task.block.game, len(result.scores)
    tries = Tries(critic_of(game), seats, trust_of(game, seats))
    times = depth_of(game, task.depth).tries
    looks = []
    for line in spread(beginnings(match), task.positions):
        told = tries.outlook(match.state_after(line), times, seed_of(task, line))
        looks.append(
            Look(
                line / len(match.steps),
                [chance.mean for chance in told.chances],
                [points.mean for points in told.points],
            )
        )
    return Looked(task, looks, list(result.scores), list(result.wins))


def seed_of(task: Task, line: int) -> int:
    """Each line of each game has luck of its own."""
    return ((task.seed + task.block.deal) * 1_000_003 + line) * SEEDS


def beginnings(match: Match) -> list[int]:
    """After how many lines each stretch begins in which something was chosen."""
    return [stretch.begin for stretch in stretches(match) if stretch.is_choice]


def spread(lines: Sequence[int], many: int) -> list[int]:
    """So many of them, evenly; all, if there are no more."""
    many = min(many, len(lines))
    return [lines[len(lines) * (2 * number + 1) // (2 * many)] for number in range(many)]


class Album:
    """The games that were looked at: in a file, a line of JSON for each, or in memory only."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.known: dict[bytes, Looked] = {}
        if file is not None and file.exists():
            whole, end, _ = file.read_bytes().rpartition(b"\n")
            file.write_bytes(whole + end)  # a last line without its end was cut by a crash
            for line in whole.splitlines():
                found = msgspec.json.decode(line, type=Looked)
                self.known[found.task.key] = found

    def fill(self, tasks: Sequence[Task], workers: int, done: Callable[[], None]) -> None:
        """Play what is not here yet."""
        for task in tasks:
            if task.key in self.known:
                done()
        missing = [task for task in tasks if task.key not in self.known]
        for found in worked(looked, missing, workers):
            self.known[found.task.key] = found
            if self.file is not None:
                with self.file.open("ab") as file:
                    file.write(msgspec.json.encode(found) + b"\n")
            done()

    def games(self, tasks: Sequence[Task]) -> list[Looked]:
        """These, in their order."""
        return [self.known[task.key] for task in tasks]
