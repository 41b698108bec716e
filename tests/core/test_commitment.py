"""Fair chance: commitment, reveal, and outcomes that depend on seed and line alone."""

import hashlib
from collections import Counter

import tampu
from tampu.core.commitment import commitment_to, is_seed, number_below, outcome

SEED = "5e" * 32


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment_to(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_a_seed_is_64_small_hexadecimal_digits() -> None:
    assert is_seed(SEED)
    assert not any(is_seed(text) for text in ("", SEED[1:], SEED.upper(), SEED + "0", "g" * 64))


def test_the_outcome_depends_on_seed_and_line_alone() -> None:
    state = tampu.game("machu_picchu").start(4)
    assert outcome(SEED, 1, state) == outcome(SEED, 1, state.copy())
    assert len({outcome(SEED, line, state) for line in range(40)}) == 4
    assert len({outcome(f"{line:064x}", 1, state) for line in range(40)}) == 4


def test_numbers_are_evenly_spread() -> None:
    lots = Counter(number_below(SEED, line, 7) for line in range(14_000))
    assert set(lots) == set(range(7))
    assert all(1_800 < times < 2_200 for times in lots.values())


def test_a_published_outcome_never_changes() -> None:
    """Old games must verify for ever: these numbers are frozen."""
    assert [number_below(SEED, line, 50) for line in range(1, 9)] == FROZEN


FROZEN = [34, 2, 21, 16, 35, 33, 7, 12]
