"""A random game counted: how many of its actions were decisions of players."""

from mypy_extensions import i64

from tampu.core.contract import ASKED, CHANCE, NOBODY, Luck, State


def walk(state: State, luck: Luck, plies: i64) -> i64:
    """Play at most `plies` random actions; how many of them were not chance's."""
    decisions: i64 = 0
    played: i64 = 0
    while played < plies:
        asked = state.asked()
        if asked == NOBODY:
            break
        if asked != CHANCE:
            decisions += 1
        state.apply(state.random_action(luck), None, ASKED)
        played += 1
    return decisions
