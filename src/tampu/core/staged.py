"""A match that begins from a position in the notation of scenes: for lessons and figures."""

from collections.abc import Iterable

from tampu.core.contract import CHANCE
from tampu.core.game import Game
from tampu.core.notation import SEATS, NotationError
from tampu.core.play import Match, Step, answers_itself
from tampu.core.record import Header
from tampu.core.scenes import LiveScene, begin


class Staged:
    """The match, and the scene's words for what is true in it.

    Chance gives what the position says is to come, else its first outcome, so that the same answers
    always lead to the same end.
    """

    def __init__(self, game: Game, position: str) -> None:
        assert game.scene is not None
        self._scene: LiveScene = game.scene()
        begin(self._scene, position)
        start = self._scene.state.copy()
        header = Header(game.key, game.edition, len(start.scores))
        self.match = Match(game, header, start)
        self.go_on()
        self.match = Match(game, header, self.match.state)

    @property
    def asked(self) -> int:
        """The seat that must decide now, or nobody."""
        return int(self.match.state.asked())

    def fact(self, name: str) -> str:
        """What is true now, as scenes say it."""
        return self._scene.fact(name)

    def play(self, seat: int, action: int) -> None:
        """A decision, and all that follows by itself; `IllegalAction` if the judge refuses."""
        self._add(self.match.play(seat, action))
        self.go_on()

    def perform(self, lines: Iterable[str]) -> None:
        """Decisions as they are written: `A: place 3 G11v H10 H11`."""
        for line in lines:
            who, _, text = line.partition(": ")
            if len(who) != 1 or who not in SEATS:
                raise NotationError(line, ["A: ..."])
            self.play(SEATS.index(who), self.match.game.read(text))

    def go_on(self) -> None:
        """What needs no decision happens."""
        while (asked := self.asked) == CHANCE or answers_itself(self.match.state):
            state = self.match.state
            action = self._scene.drawn() if asked == CHANCE else state.automatic()
            self._add(self.match.play(asked, int(action)))

    def _add(self, step: Step) -> None:
        self._scene.go_on_from(step.state)
