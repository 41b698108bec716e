"""What is counted while the server runs: cheap enough to be counted always, told by `metrics`."""

from bisect import bisect_left
from collections import Counter


class Spread:
    """How long something took: how often within which bound, and the sum."""

    BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

    def __init__(self) -> None:
        self.within = [0] * (len(self.BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.within[bisect_left(self.BOUNDS, seconds)] += 1
        self.sum += seconds

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus wants them: each with all that is below."""
        sums, total = [], 0
        for bound, number in zip((*map(str, self.BOUNDS), "+Inf"), self.within, strict=True):
            total += number
            sums.append((bound, float(total)))
        return sums


actions = Spread()
"""From the frame with an answer to its acknowledgement: judged, and on disk."""
thinking = Spread()
"""From asking a bot to its answer, the wait for a free worker included."""
commits = Spread()
"""Transactions; several writes may share one."""
failed_commits: Counter[str] = Counter()
"""By kind: conflict, full, read-only, …"""
refused: Counter[tuple[str, str]] = Counter()
"""By way (request, frame) and code."""
reported: Counter[str] = Counter()
"""Lines of chat that were reported, by game."""
analyses: Counter[str] = Counter()
"""Each time that work on one ended, by how: done, stopped, failed, waiting (to go on later)."""
