"""What an analysis has found, as it is kept and as it is told."""

import gzip
import hashlib
from zlib import crc32

import msgspec
from msgspec.structs import replace

from tampu.analysis.account import Change, Moment
from tampu.analysis.estimate import Estimate
from tampu.analysis.study import EDITION as STUDY
from tampu.analysis.study import Study
from tampu.analysis.verdict import Deed, Verdict, Way

_SHAPES = (Study, Moment, Change, Deed, Verdict, Way, Estimate)
_FORM = crc32(" ".join(name for each in _SHAPES for name in each.__struct_fields__).encode())
EDITION = f"{STUDY}.{_FORM:08x}"
"""What was found in another edition, or with other fields, is found anew."""
SEEDS = 1 << 32
LEVEL = 6
"""How much is done to make it small."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Study).decode


def seed_of(game: str) -> int:
    """The luck that a game is studied with, by its id: nobody chooses it."""
    told = hashlib.sha256(f"tampu.analysis {game}".encode()).hexdigest()
    return int(told, 16) % SEEDS


def packed(study: Study) -> bytes:
    return gzip.compress(_encode(study), LEVEL, mtime=0)


def unpacked(body: bytes) -> Study:
    return _decode(gzip.decompress(body))


def beyond(study: Study, lines: int) -> Study:
    """What was found after so many lines; -1: all, and what the game was worth before the first."""
    return replace(
        study,
        moments=[each for each in study.moments if each.lines > lines],
        changes=[each for each in study.changes if each.end > lines],
        deeds=[each for each in study.deeds if each.line > lines],
    )


def joined(study: Study, more: Study) -> Study:
    """Both together, the one beyond the other."""
    return replace(
        more,
        moments=[*study.moments, *more.moments],
        changes=[*study.changes, *more.changes],
        deeds=[*study.deeds, *more.deeds],
    )
