"""A scene at work: the state, the cards that are to come, commands and what was scored."""

from tampu.core.contract import CHANCE, NOBODY, Event, Question, Refusal, State, Tell
from tampu.core.notation import SEATS, NotationError
from tampu.core.scenes import Outcome, SceneError
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer import notation
from tampu.games.cuzco_kramer.box import ACTION_POINTS
from tampu.games.cuzco_kramer.position import ASK_ACTION
from tampu.games.cuzco_kramer.rules.festivals import refuse_cards
from tampu.games.cuzco_kramer.rules.turns import owes_tile
from tampu.games.cuzco_kramer.scenes import facts, setup
from tampu.games.cuzco_kramer.scenes.words import Words
from tampu.games.cuzco_kramer.state import Cuzco
from tampu.games.cuzco_kramer.trail import begin_trail

COMMAND = "A: place 3 G5v G6 H5"


class Table:
    """The notation `ck`. Chance and forced answers (CK-728) come by themselves."""

    exact = True

    def __init__(self) -> None:
        self.begun: Cuzco | None = None
        self.coming: list[int] = []
        """The card types that will come off the deck, top first."""
        self.fresh = True
        """Whether the first turn is still about to begin: then CK-206 is judged by what is set."""
        self.heard: list[Event] = []

    @property
    def state(self) -> Cuzco:
        if self.begun is None:
            raise SceneError("early")
        return self.begun

    def set_up(self, verb: str, items: list[str]) -> str | None:
        """One position statement; several items are as many statements."""
        statement = setup.STATEMENTS.get(verb)
        if statement is None:
            raise SceneError("unknown", known=", ".join(setup.STATEMENTS))
        for item in items or [""]:
            refused = statement.act(self, Words(item, statement.form))
            if refused:
                return refused
        begin_trail(self.state)
        return None

    def command(self, who: str, text: str) -> Outcome:
        """Judge and play one command; then chance and the program answer."""
        self.settle()
        seat = Words(who, COMMAND).seat(0, int(self.state.seats))
        steps = self.steps(text)
        trial, before = self.state.copy(), int(self.state.ap)
        self.heard = []
        for action in steps:
            refusal = self.judged(trial, action, seat, steps)
            if refusal is not None:
                return Outcome(refused=refusal.rule, said=refusal)
            self.play(trial, action)
        price = max(0, before - int(trial.ap)) if act.END not in steps else 0
        self.begun, self.fresh = trial, False
        self.answer_the_rest()
        return Outcome(price=str(price), events=tuple(self.scored()), said=self.heard)

    def steps(self, text: str) -> list[int]:
        """The actions of a command: a festival is named and opened with cards in one breath."""
        verb, _, rest = text.partition(" ")
        cell, _, cards = rest.partition(" ")
        texts = [f"festival {cell}", f"play {cards}"] if verb == "festival" else [text]
        try:
            return [notation.read(step) for step in texts]
        except NotationError:
            raise SceneError("malformed", form=COMMAND) from None

    def judged(self, state: Cuzco, action: int, seat: int, steps: list[int]) -> Refusal | None:
        """CK-217: the refusal of the whole command; wrong cards come before none to play."""
        refusal = state.refusal(action, seat)
        if refusal is not None and refusal.rule == "CK-719" and action != steps[-1]:
            return refuse_cards(state, seat, act.cards_of(steps[-1])) or refusal
        return refusal

    def fact(self, name: str) -> str:
        self.settle()
        return facts.answer(self, name)

    def settle(self) -> None:
        """CK-206: before the first command, whether the opening tile is owed. That was decided when
        the turn began, with all its AP."""
        state = self.state
        if self.fresh and state.asking == ASK_ACTION:
            dawn = state.copy()
            dawn.ap = ACTION_POINTS
            state.owed = not state.laid and owes_tile(dawn)

    def answer_the_rest(self) -> None:
        """Chance draws what is to come; the program gives answers that are forced (CK-728)."""
        while True:
            if self.state.asked() == CHANCE:
                self.play(self.state, self.drawn())
            elif self.state.automatic() != NOBODY:
                self.play(self.state, int(self.state.automatic()))
            else:
                return

    def drawn(self) -> int:
        """The next card to come, or the first possible one."""
        possible = self.state.actions()
        if not self.coming:
            return possible[0]
        kind = self.coming.pop(0)
        action = next((a for a in possible if act.type_of(a) == kind), None)
        if action is None:
            raise SceneError("impossible", rule="CK-112")
        return action

    def go_on_from(self, state: State) -> None:
        assert isinstance(state, Cuzco)
        self.begun, self.fresh = state, False

    def play(self, state: Cuzco, action: int) -> None:
        tell = Tell()
        state.apply(action, tell)
        self.heard += tell.events

    def scored(self) -> list[str]:
        """The points of the last command; a shared festival may pay nothing, and still counts."""
        paid = [event for event in self.heard if event.points or event.rule == "CK-805"]
        return [f"{SEATS[event.seat]}+{event.points} {event.rule}" for event in paid]

    @property
    def question(self) -> Question | None:
        return self.state.question

    def snapshot(self) -> object:
        self.settle()
        return (self.state.fields(), list(self.coming))
