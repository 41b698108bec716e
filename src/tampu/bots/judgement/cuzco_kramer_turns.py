"""Planning a turn of Cuzco (Kiesling & Kramer): what costs the same is compared.

Beam search by action points: of all positions with so many AP left the best are kept, so that a
dear tile is not measured with a free walk. It begins narrow and is done again wider while there is
time. A token is spent when the points run out, and cards are drawn last: nothing else depends on
them. What was in no good plan of the first look is left out of the wider ones.
"""

from typing import Final, cast

from mypy_extensions import i64

from tampu.bots.judgement.cuzco_kramer_options import options
from tampu.bots.judgement.cuzco_kramer_outlook import Outlook
from tampu.bots.plan import GAIN, Branch, Plan
from tampu.core.contract import Luck, Seat, State
from tampu.core.hexes import Cells
from tampu.core.luck import Stream
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.position import ASK_ACTION, OVER
from tampu.games.cuzco_kramer.rules import festivals
from tampu.games.cuzco_kramer.state import Cuzco

WIDTHS: Final[list[int]] = [3, 16, 64, 256]
"""How many positions of each layer are kept: first few, then more."""
LAYERS: Final[i64] = 12
STROLLS: Final[i64] = 2
"""So often the best of a layer are looked for again: free moves lead from one to another."""
FINALISTS: Final[i64] = 12
"""So many of the best plans are remembered, to be tried out."""
FAMOUS: Final[i64] = 40
"""So many actions are tried in a position, once it is known in which plans they were."""
WORD: Final[i64] = 0x3FFFFFFF


class Turns(Plan):
    """The thoughts of one seat about its turn."""

    def __init__(self, critic: Outlook, world: State, seat: Seat, luck: Luck) -> None:
        super().__init__(critic, world, seat, luck)
        self.remembered = FINALISTS
        self.judge: Outlook = critic
        self.root: Cuzco = cast(Cuzco, world)
        self.layers: list[dict[float, list[Step]]] = []
        self.festive: bool = festivals.playable(self.root, seat) != 0
        """Whether a festival can be opened without a lucky draw."""
        self.fame: dict[int, float] = {}
        """What the best plan was worth that an action was in."""
        self.knows = False
        self.famous: i64 = FAMOUS
        self.unknown = 1.0
        """What is thought of an action that nobody tried."""

    def think(self, deadline: float, most: i64) -> list[int]:
        for width in WIDTHS:
            self.go(width, deadline, most)
            if self.enough(deadline, most):
                break
        best = self.best
        assert best is not None
        return best.line()

    def know(self, fame: dict[int, float], unknown: float, famous: i64) -> None:
        """Somebody thought about this turn before."""
        self.fame = fame
        self.unknown = unknown
        self.famous = famous
        self.knows = True

    def go(self, width: i64, deadline: float, most: i64) -> None:
        """One pass through all layers with so many positions kept in each."""
        self.layers = [{} for _ in range(LAYERS)]
        root = Step(self.root, None, -1, -1.0, 0)
        self.layers[self.layer_of(self.root)][-1.0] = [root]
        for layer in self.layers:
            for _ in range(1 + STROLLS):
                if not self.widen(layer, width, deadline, most):
                    break
            layer.clear()
            if self.best is not None and self.enough(deadline, most):
                break
        self.knows = True

    def widen(
        self, layer: "dict[float, list[Step]]", width: i64, deadline: float, most: i64
    ) -> bool:
        """Go on from the best of a layer; whether there was any that nobody had gone on from."""
        if not layer:
            return False
        steps = [step for alike in layer.values() for step in alike]
        steps.sort(key=worth_of, reverse=True)
        found = False
        for step in steps[:width]:
            if not step.done:
                found = True
                self.follow(step)
                if self.best is not None and self.enough(deadline, most):
                    return False
        return found

    def follow(self, step: "Step") -> None:
        """One more action for a kept position; only now is it worth to be set up."""
        if step.before is not None:
            step.state = self.after(cast(Cuzco, step.state), step.action)
        step.done = True
        state = cast(Cuzco, step.state)
        for action in self.promising(state):
            if self.is_timely(step, state, action):
                self.extend_step(step, state, action)

    def promising(self, state: Cuzco) -> list[int]:
        """All options, or those that were in the best plans; what is new may be good."""
        found = options(state)
        if not self.knows or len(found) <= self.famous:
            return found
        ranked = [(self.fame.get(action, self.unknown), action) for action in found]
        ranked.sort(reverse=True)
        return [action for _, action in ranked[: self.famous]]

    def spread_fame(self, step: "Step", worth: float) -> None:
        """All actions of this plan were in one worth so much."""
        branch: Branch = step
        while branch.before is not None:
            if self.fame.get(branch.action, -1.0) < worth:
                self.fame[branch.action] = worth
            branch = branch.before

    def is_timely(self, step: "Step", state: Cuzco, action: i64) -> bool:
        """To end is what every position is valued by; a token can wait, and so can all cards."""
        if action == act.END:
            return step.before is None
        if action == act.TOKEN:
            return state.ap <= 1
        if state.drawn > self.root.drawn:
            if state.opens(action):
                return self.festive and state.open == self.root.open
            return action == act.DRAW_DECK or action == act.DRAW_OPEN
        return True

    def after(self, state: Cuzco, action: i64) -> Cuzco:
        """The position that an action leads to, in the luck of this plan."""
        found = state.copy()
        found.apply(action)
        if found.asking != ASK_ACTION and found.asking != OVER:
            self.judge.quieten(found, Stream(int(self.draw)))
        return found

    def extend_step(self, step: "Step", state: Cuzco, action: i64) -> None:
        """Try one action: a position where the seat goes on is kept, any may be the best."""
        after = self.after(state, action)
        self.tried += 1
        worth = self.value(after)
        goes_on = after.asking == ASK_ACTION and after.active == self.seat
        if goes_on or self.is_notable(worth):
            fresh = Step(state, step, action, worth, key_of(after, self.seat))
            self.spread_fame(fresh, worth)
            self.note(fresh)
            if goes_on:
                keep(fresh, self.layers[self.layer_of(after)].setdefault(worth, []))

    def is_notable(self, worth: float) -> bool:
        """Whether it could be among the best."""
        return len(self.finalists) < self.remembered or worth > self.finalists[-1].worth

    def note(self, branch: Branch) -> None:
        """The best so far, and among the best, if it is."""
        best = self.best
        if best is None or branch.worth > best.worth + GAIN:
            self.best = branch
        self.remember(branch)

    def value(self, state: Cuzco) -> float:
        """The utility for the seat if its turn ended here."""
        if state.final and state.asking == ASK_ACTION and state.active == self.seat:
            ended = state.copy()
            ended.apply(act.END)
            return self.judge.wish(ended, self.seat)
        return self.judge.wish(state, self.seat)

    def layer_of(self, state: Cuzco) -> i64:
        """By the AP left; a token spent on the way opens a second row of layers."""
        if state.token_spent and not self.root.token_spent:
            return 8 + max(0, 2 - state.ap)
        return 7 - state.ap


class Step(Branch):
    """A step of a plan, and whether somebody went on from it: until then `state` is the one that
    it leads away from."""

    def __init__(
        self, state: State, before: Branch | None, action: i64, worth: float, key: i64
    ) -> None:
        super().__init__(state, before, action, worth)
        self.key = key
        self.done = False


def keep(step: Step, alike: list[Step]) -> None:
    """Once, whichever order led there."""
    for other in alike:
        if other.key == step.key:
            return
    alike.append(step)


def worth_of(step: Step) -> float:
    return step.worth


def folded(mixed: i64, cells: Cells) -> i64:
    """A number for what was met so far and these cells."""
    mixed = mixed_with(mixed_with(mixed, cells[0]), cells[1])
    return mixed_with(mixed_with(mixed_with(mixed, cells[2]), cells[3]), cells[4])


def mixed_with(mixed: i64, word: i64) -> i64:
    """In so few bits that compiled and plain numbers come out the same."""
    mixed = ((mixed ^ word ^ (word >> 29)) & WORD) * 1_274_126_177
    return (mixed ^ (mixed >> 17)) & WORD


def key_of(state: Cuzco, seat: Seat) -> i64:
    """Positions of one turn with the same key are taken to be the same."""
    mixed = folded(state.ap * 8 + state.drawn, state.incas_of(seat))
    mixed = folded(folded(mixed, state.height_0), state.height_1)
    mixed = folded(folded(mixed, state.villages), state.basins)
    mixed = folded(folded(mixed, state.floors_0), state.floors_1)
    mixed = mixed_with(mixed, state.doubles ^ (state.villages_left << 3) ^ (state.crops_left << 5))
    return mixed_with(mixed, state.triples * 64 + state.strolls)
