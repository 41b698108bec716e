"""A scene at work: the state, the cards that are to come, commands and what was heard."""

from tampu.core.contract import CHANCE, Event, Question, State, Tell
from tampu.core.notation import SEATS, NotationError
from tampu.core.scenes import Outcome, SceneError
from tampu.games.machu_picchu import notation
from tampu.games.machu_picchu.position import ASK_CARD
from tampu.games.machu_picchu.scenes import facts, setup
from tampu.games.machu_picchu.scenes.coming import Coming
from tampu.games.machu_picchu.scenes.filling import fill
from tampu.games.machu_picchu.scenes.tale import EVERYTHING, told
from tampu.games.machu_picchu.scenes.words import Words
from tampu.games.machu_picchu.state import MachuPicchu

COMMAND = "A: card 12"


class Table:
    """The notation `mp`. Chance answers by itself, from what the scene says is to come."""

    exact = False

    def __init__(self) -> None:
        self.begun: MachuPicchu | None = None
        self.coming = Coming()
        self.stairs: list[tuple[str, int]] = []
        """Cards that are to lie on the stairs, in the order in which they were laid."""
        self.heard: list[Event] = []
        """The events of the last command, or of the deal."""
        self.decisions: int = 0

    @property
    def state(self) -> MachuPicchu:
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
        return None

    def command(self, who: str, text: str) -> Outcome:
        """Judge and play one answer; then chance answers until a player is asked."""
        self.settle()
        seat = self.seat(who)
        try:
            action = notation.read(text)
        except NotationError:
            raise SceneError("malformed", form=COMMAND) from None
        refusal = self.state.refusal(action, seat)
        if refusal is not None:
            return Outcome(refused=refusal.rule, said=refusal)
        tell = Tell()
        self.state.apply(action, tell, seat)
        self.heard = tell.events
        self.decisions += 1
        self.answer_chance()
        events = tuple(told(event, EVERYTHING) for event in self.heard)
        return Outcome(events=events, said=self.heard)

    def seat(self, who: str) -> int:
        if who == "chance":
            return CHANCE
        return Words(who, COMMAND).seat(0, int(self.state.seats))

    def play_on(self, until_round: int) -> None:
        """Everybody gives the first answer there is, until this round begins or all is over."""
        self.settle()
        while self.state.asked() >= 0 and self.state.round < until_round:
            tell = Tell()
            self.state.apply(self.state.actions()[0], tell)
            self.heard = tell.events
            self.decisions += 1
            self.answer_chance()

    def fact(self, name: str) -> str:
        self.settle()
        return facts.answer(self, name)

    def settle(self) -> None:
        """Before anything is asked: what the scene left open is filled in, chance has answered."""
        if self.state.asking >= ASK_CARD:
            fill(self.state, self.coming, self.stairs)
            self.stairs = []
        self.answer_chance()

    def answer_chance(self) -> None:
        """Chance does what is to come; its events belong to the command before."""
        while self.state.asked() == CHANCE:
            tell = Tell()
            self.state.apply(self.drawn(), tell)
            self.heard += tell.events

    def drawn(self) -> int:
        """What is to come, else the lowest outcome."""
        return self.coming.next(self.state)

    def go_on_from(self, state: State) -> None:
        assert isinstance(state, MachuPicchu)
        self.begun = state

    @property
    def question(self) -> Question | None:
        return self.state.question

    def snapshot(self) -> object:
        self.settle()
        return (self.state.fields(), self.decisions)

    def told_to(self, reader: str) -> list[str]:
        """What was heard last, as a seat, an `onlooker` or `all` knowing eyes know it."""
        known = {"onlooker": None, "all": EVERYTHING}
        seat = known[reader] if reader in known else SEATS.index(reader)
        return [told(event, seat) for event in self.heard]
