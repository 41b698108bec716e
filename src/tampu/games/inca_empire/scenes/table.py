"""A scene at work: the state, what is to come, commands and what was scored."""

from tampu.core.contract import CHANCE, NOBODY, Event, Question, Refusal, State, Tell
from tampu.core.notation import SEATS, NotationError
from tampu.core.scenes import Outcome, SceneError
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire import notation
from tampu.games.inca_empire.box import EXTRA_ROAD
from tampu.games.inca_empire.position import (
    ASK_KIND,
    ASK_NEXT,
    ASK_TARGET,
    OPEN,
)
from tampu.games.inca_empire.rules.pilgrimages import refuse_whole
from tampu.games.inca_empire.rules.turns import kind_of_verb
from tampu.games.inca_empire.scenes import facts, setup
from tampu.games.inca_empire.scenes.words import Words
from tampu.games.inca_empire.state import IncaEmpire

COMMAND = "A: city machu_picchu"
WORKS = (act.CITY, act.GARRISON, act.TEMPLE, act.CONVERT, act.CONQUER, act.TERRACE)
ROADS = (act.ROAD, act.DOUBLE, act.WILD)
BEFORE_THE_TARGET = ("IE-502", "IE-503", "IE-504", "IE-601")
"""Refusals of a kind of development that stand, whatever its target."""
BEFORE_THE_CARD = ("IE-781", "IE-782")
"""Refusals of a pilgrimage that come after that of the action it would replace."""


class Table:
    """The notation `ie`. Chance and forced answers come by themselves."""

    exact = True

    def __init__(self) -> None:
        self.begun: IncaEmpire | None = None
        self.options: list[str] = []
        self.coming: list[str] = []
        """What chance will give, first things first."""
        self.fresh = True
        """Whether what the scene leaves open is still to be filled in."""
        self.empty_draw = False
        self.heard: list[Event] = []
        self.phases: list[str] = []
        """The phases that began in this scene."""

    @property
    def state(self) -> IncaEmpire:
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
        self.fresh = self.fresh or verb not in ("start", "coming", "play", "option")
        return None

    def command(self, who: str, text: str) -> Outcome:
        """Judge and play one command; then chance and the program answer."""
        self.settle()
        seat = Words(who, COMMAND).seat(0, int(self.state.seats))
        trial, price = self.state.copy(), 0
        self.heard = []
        steps = self.steps(text)
        for place, action in enumerate(steps):
            refusal = judged(trial, action, seat, steps[place + 1 :])
            if refusal is not None:
                return Outcome(refused=refusal.rule, said=refusal)
            price += int(trial.price(action))
            self.play(trial, action)
        self.begun = trial
        self.answer_the_rest()
        return Outcome(price=str(price), events=tuple(self.scored()), said=self.heard)

    def steps(self, text: str) -> list[int]:
        """The actions of a command: an action is begun and a kind is chosen in the same breath."""
        words = text.split()
        if words[0] == "pilgrimage" and len(words) == 3:
            texts = ["pilgrimage", f"pilgrim {words[1]}", f"give {words[2]}"]
        elif words[0] == "place" and len(words) == 3:
            texts = [f"card {words[1]}", f"quarter {words[2]}"]
        elif words[0] == "extra" and len(words) == 3:
            texts = ["development", "choose extra_road", f"{words[1]} {words[2]}"]
        elif text == "pass":
            texts = ["development", "choose pass"]
        else:
            texts = [text]
        try:
            return self.begun_first([notation.read(step) for step in texts])
        except NotationError:
            raise SceneError("malformed", form=COMMAND) from None

    def begun_first(self, steps: list[int]) -> list[int]:
        """What has to be said before a road or a development, if it was not said yet."""
        verb, state = act.verb_of(steps[0]), self.state
        if verb in ROADS and state.asking == ASK_NEXT and state.road_action == 0:
            return [int(act.ROADS), *steps]
        if verb in WORKS and state.asking in (ASK_NEXT, ASK_KIND):
            before = [int(act.plan(kind_of_verb(verb)))]
            if state.asking == ASK_NEXT and state.development == 0:
                before.insert(0, int(act.DEVELOPMENT))
            return [*before, *steps]
        if steps[0] == act.DEVELOPMENT and state.asking == ASK_KIND:
            return steps[1:] or steps
        return steps

    def fact(self, name: str) -> str:
        self.settle()
        return facts.answer(self, name)

    def settle(self) -> None:
        """Fill in what the scene leaves open, and let chance deal what is due."""
        changed = self.fresh or self.empty_draw
        if self.fresh:
            setup.fill_in(self.state)
            setup.fill_hands(self.state)
            self.fresh = False
        if self.empty_draw:
            self.state.discard, self.state.draw = self.state.discard + self.state.draw, 0
            self.empty_draw = False
        if changed:
            setup.begin_piles(self.state)
        if self.state.asked() == CHANCE:
            self.heard = []
            self.answer_the_rest()

    def answer_the_rest(self) -> None:
        """Chance gives what is to come; the program gives answers that are forced."""
        while True:
            if self.state.asked() == CHANCE:
                self.play(self.state, self.drawn())
            elif self.state.automatic() != NOBODY:
                self.play(self.state, int(self.state.automatic()))
            else:
                return

    def play_on(self, until: str) -> None:
        """Everybody gives the first answer there is."""
        before = len(self.phases)
        while self.state.asked() != NOBODY and until not in self.phases[before:]:
            chance = self.state.asked() == CHANCE
            self.play(self.state, self.drawn() if chance else self.state.actions()[0])

    def drawn(self) -> int:
        """The next thing to come if it fits the question, or the first possible outcome."""
        possible = {notation.write(a).split()[1]: a for a in self.state.actions()}
        for place, name in enumerate(self.coming):
            if name in possible:
                del self.coming[place]
                return possible[name]
        return self.state.actions()[0]

    def go_on_from(self, state: State) -> None:
        assert isinstance(state, IncaEmpire)
        self.begun, self.fresh = state, False

    def play(self, state: IncaEmpire, action: int) -> None:
        tell = Tell()
        state.apply(action, tell)
        self.heard += tell.events
        begun = [event.facts["phase"] for event in tell.events if event.rule == "IE-202"]
        self.phases += [str(phase) for phase in begun]

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


def judged(state: IncaEmpire, action: int, seat: int, later: list[int]) -> Refusal | None:
    """The refusal of a step; if the command names what follows, that of the whole attempt."""
    refusal = state.refusal(action, seat)
    if refusal is None or not later:
        return refusal
    if action == act.GO_ON_PILGRIMAGE and refusal.rule in BEFORE_THE_CARD:
        card = act.object_of(act.PILGRIM, later[0])
        return refuse_whole(state, card, later[1]) or refusal
    if act.verb_of(action) != act.PLAN:
        return refusal
    kind = int(act.object_of(act.PLAN, action))
    if refusal.rule in BEFORE_THE_TARGET or state.development != OPEN or kind == EXTRA_ROAD:
        return refusal
    trial = state.copy()
    trial.kind, trial.asking = kind, ASK_TARGET
    return trial.refusal(later[0], seat) or refusal
