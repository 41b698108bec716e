"""What chance is to do in a scene: the cards that will come, top first."""

from dataclasses import dataclass, field

from tampu.core.scenes import SceneError
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.position import ASK_FIRST_PLAYER, ASK_PAIR, ASK_SKY
from tampu.games.machu_picchu.state import MachuPicchu


@dataclass
class Coming:
    """Stacked outcomes. Where a stack is empty, the lowest outcome comes."""

    lot: list[int] = field(default_factory=list)
    pairs: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    skies: list[int] = field(default_factory=list)

    def next(self, state: MachuPicchu) -> int:
        """The next outcome; `impossible` if it is not in the bag."""
        possible = state.actions()
        action = self._stacked(state)
        if action is None:
            return possible[0]
        refusal = state.refusal(action)
        if refusal is not None:
            raise SceneError("impossible", rule=refusal.rule)
        return action

    def _stacked(self, state: MachuPicchu) -> int | None:
        """The top of the stack that the question is about, taken away."""
        if state.asking == ASK_FIRST_PLAYER:
            return int(act.first_player(self.lot.pop(0))) if self.lot else None
        if state.asking == ASK_PAIR:
            return int(act.deal_pair(self.pairs.pop(0))) if self.pairs else None
        if state.asking == ASK_SKY:
            return int(act.turn_sky(self.skies.pop(0))) if self.skies else None
        return int(act.draw_card(self.deck.pop(0))) if self.deck else None
