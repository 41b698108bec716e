"""The state of Cuzco (Feld): a position that can be asked, judged and played (the contract)."""

from mypy_extensions import i64

from tampu.core.contract import (
    ASKED,
    CHANCE,
    NOBODY,
    Action,
    Facts,
    Luck,
    Question,
    Refusal,
    Seat,
    Tell,
    refuse,
)
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import (
    ASK_AMOUNT,
    ASK_BLESSING,
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_FEATHER,
    ASK_FEATHER_START,
    ASK_GOD_CARD,
    ASK_KEEP,
    ASK_MENU,
    ASK_PALACE,
    ASK_PATH,
    ASK_PUTUTU,
    ASK_RETURN,
    ASK_SLIDE,
    ASK_SPACE,
    ASK_TAKE_TILE,
    NAMES,
    OVER,
    UNSEEN,
    WINDOW_04,
    is_chance,
    is_window,
)
from tampu.games.cuzco_feld.box import COLOURS, KINDS
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules import (
    answers,
    chance,
    course,
    falls,
    judge,
    legal,
    secrets,
    setup,
)
from tampu.games.cuzco_feld.rules.exchange import SLIDE_FARM
from tampu.games.cuzco_feld.scoring import ranking


class CuzcoFeld(Position):
    """One position of Cuzco (Feld), with the whole contract."""

    @property
    def question(self) -> Question | None:
        """What is asked, as everybody may see it: all windows of powers look alike."""
        top = self.top()
        if top == OVER:
            return None
        kind = NAMES[UNSEEN] if is_window(top) else NAMES[top]
        return Question(kind, self.deciders(), self.question_facts(top))

    def deciders(self) -> list[int]:
        """CF-123: all who have not chosen their missions; else whoever is asked."""
        if self.top() == ASK_KEEP:
            return [seat for seat in range(int(self.seats)) if not self.masks[seat].kept]
        return [int(self.asked())]

    def question_facts(self, top: i64) -> Facts:
        """What a question is about, as far as everybody may know."""
        if top == ASK_DIE:
            return {"lap": int(self.lap) + 1}
        if top == ASK_SPACE or top == ASK_PUTUTU:
            return {"die": int(self.die)}
        if top == ASK_PATH or top == ASK_TAKE_TILE:
            return {"strength": int(self.strength)}
        if top == ASK_EXCHANGE:
            return {"pips": int(self.pips)}
        if top == ASK_SLIDE:
            return {"kind": KINDS[self.thing]}
        if top == ASK_FEATHER:
            return {"colour": None if self.colour < 0 else COLOURS[self.colour]}
        if top == ASK_FEATHER_START:
            return {"colour": COLOURS[self.mine().start - 1]}
        if top == ASK_AMOUNT or top == ASK_GOD_CARD:
            return {"left": int(self.left)}
        return {}

    @property
    def scores(self) -> list[int]:
        return [int(mask.points) for mask in self.masks]

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    # Judging

    def refusal(self, action: Action, seat: Seat = ASKED) -> Refusal | None:
        """CF-861; then whose turn it is, and what chance or the rules rule out."""
        asked = self.asked()
        if asked == NOBODY:
            return refuse("CF-861")
        verb = act.verb_of(action)
        who = asked if seat == ASKED else seat
        if who != asked and not self.may_keep(who):
            return judge.refuse_order(self)
        if asked == CHANCE:
            return self.refuse_chance(verb, action)
        if verb == act.NO_VERB or verb >= act.ASSEMBLY:
            return judge.refuse_order(self)
        return judge.refuse_answer(self, verb, action)

    def may_keep(self, seat: Seat) -> bool:
        """CF-123: whether this seat has still to choose its missions."""
        if self.top() != ASK_KEEP or seat < 0 or seat >= self.seats:
            return False
        return self.masks[seat].kept == 0

    def refuse_chance(self, verb: i64, action: Action) -> Refusal | None:
        """The table of chance: only what can come."""
        top = self.top()
        if verb != chance.VERBS[top]:
            return refuse(chance.RULES[top])
        possible = chance.weight(self, top, act.object_of(verb, action)) > 0
        return None if possible else refuse(chance.RULES[top])

    def actions(self, seat: Seat = ASKED) -> list[int]:
        """The legal answers; also a single one is asked for."""
        asked = self.asked()
        if asked == NOBODY:
            return []
        if seat != ASKED and seat != asked and not self.may_keep(seat):
            return []
        if asked == CHANCE:
            return [action for action, _ in self.outcomes()]
        return legal.menu_of(self).listed()

    def opens(self, action: Action) -> bool:
        """CF-204, CF-307, CF-413: a die before its space, the tile's turn before the step."""
        verb = act.verb_of(action)
        if verb == act.EXCHANGE:
            return act.object_of(verb, action) <= SLIDE_FARM
        if verb == act.DIE or verb == act.TURN:
            return True
        return action == act.DONE and self.top() == ASK_PUTUTU

    def automatic(self) -> Action:
        """CF-217: a decision with one option is taken by the engine."""
        if self.asked() < 0:
            return NOBODY
        menu = legal.menu_of(self)
        return menu.pick(0) if menu.size() == 1 else NOBODY

    def discreet(self) -> bool:
        """Who knows what: an answer may hang on cards of the hand that others have not seen."""
        top, mask = self.top(), self.mine()
        if top == ASK_RETURN or (self.first_edition and is_window(top)):
            return True
        if mask.is_open():
            return False
        if top == ASK_PALACE or top == WINDOW_04:
            return True
        by_power = top == ASK_DIE or top == ASK_SPACE or top == ASK_BLESSING or top == ASK_MENU
        return (by_power or is_window(top)) and mask.offerings > 0

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self) if self.asked() == CHANCE else []

    # Playing

    def apply(self, action: Action, tell: Tell | None = None, seat: Seat = ASKED) -> None:
        verb = act.verb_of(action)
        thing = act.object_of(verb, action)
        top = self.top()
        if is_chance(top):
            falls.fall(self, thing, tell)
        elif top == ASK_KEEP:
            setup.keep(self, self.next_keeper() if seat == ASKED else seat, thing, tell)
        else:
            answers.give(self, verb, thing, tell)
        course.proceed(self, tell)

    def random_action(self, luck: Luck) -> Action:
        if is_chance(self.top()):
            return chance.any_outcome(self, luck)
        return legal.any_answer(self, luck)

    # Copying

    def copy(self) -> "CuzcoFeld":
        return CuzcoFeld(
            self.seats,
            self.pututus,
            self.modular,
            self.any_village,
            self.turn_always,
            self.powers_again,
            self.first_edition,
            self,
        )

    # Knowing

    def view(self, seat: int | None) -> object:
        from tampu.games.cuzco_feld.view import view

        return view(self, seat)

    def redeal(self, seat: Seat, luck: Luck) -> None:
        secrets.redeal(self, seat, luck)
