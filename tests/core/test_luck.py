"""The stream of random numbers for search and simulation."""

from collections import Counter

from tampu.core.luck import Stream


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    first = [int(Stream(seed).below(1 << 30)) for seed in range(200)]
    assert first == [int(Stream(seed).below(1 << 30)) for seed in range(200)]
    assert len(set(first)) == 200


def test_the_first_number_of_neighbouring_seeds_is_evenly_spread() -> None:
    lots = Counter(int(Stream(seed).below(4)) for seed in range(4_000))
    assert all(850 < lots[lot] < 1_150 for lot in range(4))


def test_high_bits_of_the_seed_count_too() -> None:
    assert len({int(Stream(seed << 32).below(1 << 30)) for seed in range(100)}) == 100


def test_numbers_are_evenly_spread_below_the_limit() -> None:
    luck = Stream(2)
    lots = Counter(int(luck.below(10)) for _ in range(50_000))
    assert set(lots) == set(range(10))
    assert all(4_700 < times < 5_300 for times in lots.values())
