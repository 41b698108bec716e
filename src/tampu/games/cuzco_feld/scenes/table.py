"""One scene of Cuzco (Feld) at work: statements, commands, chance, and what came of it."""

from collections.abc import Callable

from tampu.core.contract import CHANCE, NOBODY, Event, Question, State, Tell
from tampu.core.notation import SEATS, NotationError
from tampu.core.scenes import Outcome, SceneError
from tampu.games.cuzco_feld import notation
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.course import proceed
from tampu.games.cuzco_feld.scenes import boards, facts, setup
from tampu.games.cuzco_feld.scenes.words import Words
from tampu.games.cuzco_feld.state import CuzcoFeld

COMMAND = "A: die 4 exchange then exchange vp"
STATEMENTS = {**setup.STATEMENTS, **boards.STATEMENTS}
PLAIN = ("start", "coming", "play", "option")
"""Statements after which nothing is filled in."""


class Table:
    """One game's notation at work on one scene."""

    exact = True

    def __init__(self) -> None:
        self.begun: CuzcoFeld | None = None
        self.options: list[str] = []
        self.coming: list[str] = []
        self.piles: dict[int, list[int]] = {}
        self.driver: Callable[[Position, Tell | None], None] | None = None
        """What begins the phase that was named."""
        self.fresh = True
        """Whether the position is still being set up."""
        self.heard: list[Event] = []

    @property
    def state(self) -> CuzcoFeld:
        if self.begun is None:
            raise SceneError("early")
        return self.begun

    def set_up(self, verb: str, items: list[str]) -> str | None:
        """One position statement; several items are as many statements."""
        if verb == "coming":
            self.coming += items[0].split() if items else []
            return None
        if verb == "play":
            self.settle()
            self.play_on(items[0] if items else "over")
            return None
        statement = STATEMENTS.get(verb)
        if statement is None:
            raise SceneError("unknown", known=", ".join([*STATEMENTS, "coming", "play"]))
        for item in items or [""]:
            refused = statement.act(self, Words(item, statement.form))
            if refused:
                return refused
        self.fresh = self.fresh or verb not in PLAIN
        return None

    def command(self, who: str, text: str) -> Outcome:
        """Judge and play one command, of several steps perhaps; then chance and the program."""
        self.settle()
        seat = Words(who, COMMAND).seat(0, int(self.state.seats))
        before, self.heard = (self.state.copy(), list(self.coming)), []
        for place, action in enumerate(self.steps(text)):
            if place:
                self.answer_the_rest()
            refusal = self.state.refusal(action, seat)
            if refusal is not None:
                self.begun, self.coming = before
                return Outcome(refused=refusal.rule, said=refusal)
            self.play(action, seat)
        self.answer_the_rest()
        return Outcome(events=tuple(self.scored()), said=self.heard)

    def steps(self, text: str) -> list[int]:
        """The actions of a command; a die and its space may be said in one breath."""
        found = []
        for part in text.split(" then "):
            words = part.split()
            if len(words) == 3 and words[0] == "die":
                found += [f"die {words[1]}", f"place {words[2]}"]
            else:
                found.append(part)
        try:
            return [notation.read(step) for step in found]
        except NotationError:
            raise SceneError("malformed", form=COMMAND) from None

    def fact(self, name: str) -> str:
        self.settle()
        return facts.answer(self, name)

    def settle(self) -> None:
        """Fill in what the scene leaves open, and let chance deal what is due."""
        if self.fresh:
            boards.fill_in(self)
            if self.driver is not None:
                self.driver(self.state, None)
                self.driver = None
            proceed(self.state, None)
            self.fresh = False
        if self.state.asked() == CHANCE:
            self.heard = []
            self.answer_the_rest()

    def answer_the_rest(self) -> None:
        """Chance gives what is to come; CF-217: the program gives answers that are forced."""
        while True:
            if self.state.asked() == CHANCE:
                self.play(self.drawn())
            elif self.state.automatic() != NOBODY:
                self.play(int(self.state.automatic()))
            else:
                return

    def play_on(self, until: str) -> None:
        """Everybody gives the last answer there is, until this question or the end."""
        while self.state.asked() != NOBODY:
            question = self.state.question
            if question is not None and f"{question.kind}" == until:
                return
            chance = self.state.asked() == CHANCE
            self.play(self.drawn() if chance else self.state.actions()[-1])

    def drawn(self) -> int:
        """The next thing to come (`07`, `card:07`) that fits the question, or the first outcome."""
        texts = {notation.write(action): action for action in self.state.actions()}
        possible = {text.partition(" ")[2]: action for text, action in texts.items()}
        possible |= {text.replace(" ", ":"): action for text, action in texts.items()}
        for place, name in enumerate(self.coming):
            if name in possible:
                del self.coming[place]
                return possible[name]
        return self.state.actions()[0]

    def go_on_from(self, state: State) -> None:
        assert isinstance(state, CuzcoFeld)
        self.begun, self.fresh = state, False

    def play(self, action: int, seat: int | None = None) -> None:
        tell = Tell()
        if seat is None:
            self.state.apply(action, tell)
        else:
            self.state.apply(action, tell, seat)
        self.heard += tell.events

    def scored(self) -> list[str]:
        """The points of the last command."""
        paid = [event for event in self.heard if event.points]
        return [f"{SEATS[event.seat]}+{event.points} {event.rule}" for event in paid]

    @property
    def question(self) -> Question | None:
        return self.state.question

    def snapshot(self) -> object:
        self.settle()
        return (self.state.fields(), list(self.coming))
