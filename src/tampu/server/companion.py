"""A companion: the process in which bots think that somebody asks for, beside games or for a hint.

Somebody waits for it, but at tables more do: it is more patient than their bots.
"""

import os
from contextlib import suppress
from typing import BinaryIO

from tampu.bots import worker

LATER = 5
"""By so much companions are more patient than the bots at tables."""


def work(jobs: BinaryIO, reports: BinaryIO) -> None:
    """As bots at tables do."""
    with suppress(OSError, AttributeError):
        os.nice(LATER)
    worker.work(jobs, reports)


if __name__ == "__main__":
    worker.run(work)
