"""The state of Inca Empire: a position that can be asked, judged and played (the contract)."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lowest
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
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import (
    CARDS,
    CONQUEST,
    EXTRA_ROAD,
    PASS,
    RAPID,
    WORKS,
)
from tampu.games.inca_empire.land import REGION_NAMES, REGIONS
from tampu.games.inca_empire.position import (
    ASK_CARD,
    ASK_COLOUR,
    ASK_DEAL,
    ASK_DRAW,
    ASK_KIND,
    ASK_MARKER,
    ASK_NEXT,
    ASK_PILGRIMAGE,
    ASK_QUARTER,
    ASK_RAPID,
    ASK_REPEAT,
    ASK_ROAD,
    ASK_SLOT,
    ASK_TARGET,
    ASK_TILE,
    BEFORE,
    OVER,
    Position,
)
from tampu.games.inca_empire.rules import (
    cards,
    chance,
    conquest,
    course,
    judge,
    legal,
    pilgrimages,
    recall,
    setup,
    sun,
    turns,
)
from tampu.games.inca_empire.scoring import ranking

KINDS: Final = [
    "colour",
    "marker",
    "deal",
    "tile",
    "draw",
    "invasion",
    "sun_card",
    "sun_quarter",
    "people_next",
    "road_pick",
    "dev_kind",
    "dev_target",
    "dev_repeat",
    "rapid_conquest",
    "pilgrimage_card",
    "pilgrimage_slot",
    "over",
]
"""The kinds of questions, in the order of the ASK_ numbers."""


class IncaEmpire(Position):
    """One position of Inca Empire, with the whole contract."""

    @property
    def question(self) -> Question | None:
        if self.asking == OVER:
            return None
        asked = self.asked()
        facts = self.chance_facts() if asked == CHANCE else self.player_facts()
        return Question(KINDS[self.asking], [int(asked)], facts)

    def chance_facts(self) -> Facts:
        """For whom, or where, chance decides."""
        if self.asking == ASK_COLOUR:
            return {"seat": int(setup.next_colour(self))}
        if self.asking == ASK_TILE:
            return {"seat": int(setup.next_tile(self))}
        if self.asking == ASK_DEAL:
            return {"seat": int(setup.next_hand(self))}
        if self.asking == ASK_DRAW:
            return {"seat": int(self.active)}
        if self.asking == ASK_MARKER:
            region = lowest(self.pending)
            return {"region": REGIONS[region], "where": REGION_NAMES[region]}
        return {}

    def player_facts(self) -> Facts:
        """What a question is about, as far as everybody may know."""
        workers = int(self.realms[self.active].workers)
        if self.asking == ASK_NEXT or self.asking == ASK_KIND:
            return {"workers": workers}
        if self.asking == ASK_ROAD:
            allowance = cards.allowance_of(self, self.active)
            return {"left": int(allowance - self.laid), "roads": int(allowance)}
        if self.asking == ASK_TARGET:
            return {"kind": WORKS[self.kind], "workers": workers}
        if self.asking == ASK_REPEAT:
            return {"kind": WORKS[self.kind], "left": int(self.repeats), "workers": workers}
        if self.asking == ASK_RAPID:
            return {"left": int(self.rapids), "workers": workers}
        return {"card": CARDS[self.pilgrim]} if self.asking == ASK_SLOT else {}

    @property
    def scores(self) -> list[int]:
        return [int(realm.points) for realm in self.realms]

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    # Judging

    def refusal(self, action: Action, seat: Seat = ASKED) -> Refusal | None:
        """IE-901, IE-205; then what chance, the Sun phase or the turn rules out."""
        asked = self.asked()
        if asked == NOBODY:
            return refuse("IE-901")
        verb = act.verb_of(action)
        who = asked if seat == ASKED else seat
        if who != asked:
            return judge.refuse_other(self, verb, action, who)
        if verb >= act.COLOUR and asked != CHANCE:
            return refuse("IE-205", asked=asked)
        if asked == CHANCE:
            return chance.refuse_chance(self, verb, action)
        if verb == act.NO_VERB:
            return refuse("IE-205", asked=asked)
        return judge.refuse_answer(self, verb, action)

    def actions(self, seat: Seat = ASKED) -> list[int]:
        """The legal answers; also a single one is asked for."""
        asked = self.asked()
        if asked == NOBODY or (seat != ASKED and seat != asked):
            return []
        if asked == CHANCE:
            return [action for action, _ in self.outcomes()]
        return legal.menu_of(self).listed()

    def price(self, action: Action) -> i64:
        """IE-602: the workers that a legal answer costs."""
        verb = act.verb_of(action)
        if verb == act.CONQUER:
            return conquest.cost_at(self, CONQUEST, act.object_of(verb, action))
        if verb == act.RAPID:
            return conquest.cost_at(self, RAPID, act.object_of(verb, action))
        if verb == act.ROAD or verb == act.DOUBLE or verb == act.WILD:
            if self.asking == ASK_TARGET:
                return cards.price_of(self, self.active, EXTRA_ROAD)
            return 0
        if act.CITY <= verb <= act.TERRACE:
            return cards.price_of(self, self.active, turns.kind_of_verb(verb))
        return 0

    def opens(self, action: Action) -> bool:
        """Section 3: what is done is said first, then with what; and a card before its quarter."""
        verb = act.verb_of(action)
        if verb == act.SMALL:
            return action in (act.ROADS, act.DEVELOPMENT, act.GO_ON_PILGRIMAGE)
        if verb == act.PLAN:
            return act.object_of(verb, action) != PASS
        return verb == act.CARD or verb == act.PILGRIM

    def automatic(self) -> Action:
        """Section 3: a decision with one legal option is taken by the program."""
        if self.asked() < 0:
            return NOBODY
        menu = legal.menu_of(self)
        return menu.pick(0) if menu.size() == 1 else NOBODY

    def discreet(self) -> bool:
        """Section 4: all that a choice hangs on lies open, but for the cards in a hand."""
        return self.asking == ASK_CARD

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self) if self.asked() == CHANCE else []

    # Playing

    def apply(self, action: Action, tell: Tell | None = None, seat: Seat = ASKED) -> None:
        if self.asking < ASK_CARD:
            self.fall(action, tell)
            return
        verb = act.verb_of(action)
        if verb == act.SMALL:
            self.apply_small(action, tell)
        else:
            self.apply_verb(verb, act.object_of(verb, action), tell)

    def fall(self, action: Action, tell: Tell | None) -> None:
        """Chance decides."""
        verb = act.verb_of(action)
        thing = act.object_of(verb, action)
        if self.asking == ASK_DRAW:
            sun.draw_card(self, thing, tell)
            course.card_placed(self, tell)
        elif self.asking == ASK_MARKER:
            course.turn_up(self, thing, tell)
            if not self.pending:
                if self.moment == BEFORE:
                    self.asking = ASK_DEAL
                else:
                    course.go_on(self, tell)
        elif self.asking == ASK_DEAL:
            setup.deal_card(self, thing, tell)
        elif self.asking == ASK_COLOUR:
            setup.deal_colour(self, thing, tell)
        elif self.asking == ASK_TILE:
            setup.deal_tile(self, thing, tell)
        else:
            course.show_invasion(self, thing, tell)

    def apply_small(self, action: Action, tell: Tell | None) -> None:
        """An answer that names nothing."""
        if action == act.END:
            course.end_turn(self, tell)
        elif action == act.ROADS:
            turns.begin_roads(self, tell)
        elif action == act.DEVELOPMENT:
            turns.begin_development(self, tell)
        elif action == act.GO_ON_PILGRIMAGE:
            pilgrimages.begin(self, tell)
        else:
            if action == act.STOP:
                turns.stop_roads(self, tell)
            elif action == act.DECLINE:
                turns.decline(self, self.asking == ASK_REPEAT, tell)
            else:
                pilgrimages.make(self, action, tell)
            course.go_on(self, tell)

    def apply_verb(self, verb: i64, thing: i64, tell: Tell | None) -> None:
        """An answer that names something."""
        if self.asking == ASK_CARD:
            sun.choose_card(self, thing, tell)
        elif self.asking == ASK_QUARTER:
            if not sun.place_card(self, thing, tell):
                course.card_placed(self, tell)
        elif self.asking == ASK_PILGRIMAGE:
            pilgrimages.choose(self, thing, tell)
        elif self.asking == ASK_KIND:
            turns.choose_kind(self, thing, tell)
            if thing == PASS:
                course.go_on(self, tell)
        else:
            self.apply_work(verb, thing, tell)
            course.go_on(self, tell)

    def apply_work(self, verb: i64, thing: i64, tell: Tell | None) -> None:
        """A road, a development, its repeat, or a rapid conquest."""
        if self.asking == ASK_ROAD:
            turns.lay_road(self, verb, thing, tell)
        elif self.asking == ASK_TARGET:
            turns.carry_out(self, verb, thing, tell)
        elif self.asking == ASK_REPEAT:
            turns.repeat(self, verb, thing, tell)
        else:
            turns.conquer_rapidly(self, thing, tell)

    def random_action(self, luck: Luck) -> Action:
        if self.asking >= ASK_CARD:
            return legal.any_answer(self, luck)
        return chance.any_outcome(self, luck)

    # Copying

    def copy(self) -> "IncaEmpire":
        return IncaEmpire(self.seats, self.pizarro, self.decline, self.gift, self)

    # Knowing

    def view(self, seat: int | None) -> object:
        from tampu.games.inca_empire.view import view

        return view(self, seat)

    def redeal(self, seat: Seat, luck: Luck) -> None:
        recall.deal_unseen(self, seat, luck)
