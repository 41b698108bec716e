"""How long people take to answer, so that the house takes as long for those who have no choice.

Where nobody may learn whether somebody has a choice (CF-634, CK-728), the time until the answer
must not tell it either: the house waits for as long as people waited at the same kind of question.
What that cannot hide: somebody known to be always quicker, or slower, than the others.
"""

import math
import secrets
from collections import defaultdict, deque
from random import SystemRandom

ENOUGH = 30
"""So many answers of people must be known before their pauses are drawn from."""
REMEMBERED = 300
SPREAD = 0.7
"""Before that, pauses are log-normal with this spread around the median that is set: most are a
few seconds long, and none is the longest possible."""
BLUR = 0.15
"""No pause is drawn twice to the millisecond."""
LONGEST = 600.0
"""Seconds after which somebody was away rather than thinking."""

Kind = tuple[str, str]
"""A game and a kind of question."""


class Pace:
    """The pauses of people, newest last, for each kind of question."""

    def __init__(self, median: float) -> None:
        self._median = median
        self._known: defaultdict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._luck = SystemRandom()

    def heard(self, game: str, kind: str, seconds: float) -> None:
        """Somebody who had a choice took so long."""
        if 0 < seconds < LONGEST:
            self._known[game, kind].append(seconds)

    def pause(self, game: str, kind: str) -> float:
        """How long the house waits this time."""
        known = self._known.get((game, kind), ())
        if len(known) < ENOUGH:
            return self._median * math.exp(self._luck.gauss(0, SPREAD))
        return secrets.choice(list(known)) * math.exp(self._luck.gauss(0, BLUR))
