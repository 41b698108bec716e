"""Views that were drawn already: a position is looked at many times while it is news."""

from collections import deque

from tampu.core.contract import State
from tampu.core.play import Step

NEWEST = 4
"""So many views are kept for each pair of eyes."""
Eyes = int | None
"""A seat, or None for an onlooker."""


class Gallery:
    """The newest views of a table's positions, which never change once they have been played."""

    def __init__(self) -> None:
        self._views: dict[Eyes, deque[tuple[State, object]]] = {}
        self._moments: deque[tuple[Step, list[State]]] = deque(maxlen=NEWEST)

    def view(self, state: State, eyes: Eyes) -> object:
        """The view of a position through these eyes."""
        views = self._views.setdefault(eyes, deque(maxlen=NEWEST))
        for known, view in views:
            if known is state:
                return view
        view = state.view(eyes)
        views.append((state, view))
        return view

    def moments(self, step: Step, before: State) -> list[State]:
        """How the position was after each event of a step."""
        for known, moments in self._moments:
            if known is step:
                return moments
        moments = step.moments(before)
        self._moments.append((step, moments))
        return moments
