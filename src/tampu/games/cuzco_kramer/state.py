"""The state of Cuzco (Kiesling & Kramer): a position that can be asked, judged and played."""

from typing import Final

from mypy_extensions import i64

from tampu.core.bits import lane
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
from tampu.core.fields import ZERO
from tampu.games.cuzco_kramer import actions as act
from tampu.games.cuzco_kramer.box import CARD_TYPES, CELL_AT, CELLS, PLACE, TYPE_COUNT
from tampu.games.cuzco_kramer.imagining import any_card, deal_anew
from tampu.games.cuzco_kramer.position import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_CARDS,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST_OPEN,
    ASK_FIRST_PLAYER,
    ASK_OPEN,
    OVER,
    Position,
)
from tampu.games.cuzco_kramer.rules import (
    action_points,
    basins,
    cards,
    chance,
    festivals,
    laying,
    legal,
    setup,
    temples,
    turns,
    walking,
)
from tampu.games.cuzco_kramer.scoring import ranking

KINDS: Final = [
    "first_player",
    "open_card",
    "deal_card",
    "action",
    "deal_card",
    "open_card",
    "festival_cards",
    "festival_answer",
    "open_card",
]
"""The kinds of questions, in the order of the ASK_ numbers."""
STEPS: Final = [
    "first_player",
    "first_open_card",
    "deal",
    "action",
    "draw",
    "open_card",
    "festival_cards",
    "festival_answer",
    "festival_open_card",
    "over",
]
"""The steps of the game, in the same order."""


class Cuzco(Position):
    """One position of Cuzco (Kiesling & Kramer), with the whole contract."""

    @property
    def question(self) -> Question | None:
        if self.asking == OVER:
            return None
        facts: Facts = {}
        if self.asking == ASK_DEAL:
            facts["seat"] = int(setup.taker(self))
        elif self.asking == ASK_DRAW:
            facts["seat"] = int(self.active)
        elif self.asking == ASK_ACTION:
            facts["ap"] = int(self.ap)
            facts["owed"] = int(self.owed)
        elif self.asking == ASK_CARDS or self.asking == ASK_ANSWER:
            facts["cell"] = CELLS[CELL_AT[self.venue]]
            facts["open"] = CARD_TYPES[self.open]
            facts["total"] = int(lane(self.totals, self.due))
            facts["top"] = int(festivals.top(self))
        return Question(KINDS[self.asking], [int(self.asked())], facts)

    @property
    def scores(self) -> list[int]:
        return [int(self.points_of(seat)) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return ranking(self)

    # Judging (CK-217)

    def refusal(self, action: Action, seat: Seat = ASKED) -> Refusal | None:
        """CK-217: CK-908, then CK-723 for answers, and CK-216, CK-215, CK-205 for all else."""
        asked = self.asked()
        if asked == NOBODY:
            return refuse("CK-908")
        verb = act.verb_of(action)
        who = asked if seat == ASKED else seat
        if verb == act.PLAY or verb == act.HOLD_LEVEL or verb == act.DROP_OUT:
            return self.refuse_answer(verb, action, who)
        if asked == CHANCE and who == CHANCE:
            return self.refuse_chance(verb, action)
        if asked == CHANCE or who != self.active or verb >= act.FIRST_PLAYER:
            return refuse("CK-216", asked=asked)
        if self.asking != ASK_ACTION:
            return refuse("CK-215")
        if verb == act.NO_VERB:
            return refuse("CK-201")
        if self.owed and verb != act.LAY and verb != act.SPEND_TOKEN:
            return refuse("CK-205")
        return self.refuse_action(verb, action)

    def refuse_answer(self, verb: i64, action: Action, who: i64) -> Refusal | None:
        """CK-723, then the checks of a festival answer."""
        if (self.asking != ASK_CARDS and self.asking != ASK_ANSWER) or who != self.due:
            festive = self.asking == ASK_CARDS or self.asking == ASK_ANSWER
            return refuse("CK-723", due_seat=self.due if festive else None)
        if verb == act.PLAY:
            return festivals.refuse_play(self, act.cards_of(action))
        return (
            festivals.refuse_hold(self) if verb == act.HOLD_LEVEL else festivals.refuse_drop(self)
        )

    def refuse_action(self, verb: i64, action: Action) -> Refusal | None:
        """The checks of the action's own chapter, in rising number."""
        if verb == act.LAY:
            outline, village = act.outline_of(action), act.village_of(action)
            return laying.refuse_lay(self, act.kind_of(action), outline, village)
        if verb == act.MOVE:
            return walking.refuse_move(self, act.cell_of(action), act.target_of(action))
        if verb == act.ENTER:
            return walking.refuse_enter(self, act.cell_of(action))
        if verb == act.LEAVE:
            return walking.refuse_leave(self, act.cell_of(action))
        if verb == act.BUILD:
            return temples.refuse_build(self, act.cell_of(action), act.floors_of(action))
        if verb == act.ENLARGE:
            return temples.refuse_enlarge(self, act.cell_of(action), act.value_of(action))
        if verb == act.BASIN:
            return basins.refuse_basin(self, act.cell_of(action))
        if verb == act.DRAW:
            return cards.refuse_draw(self, action)
        if verb == act.FESTIVAL:
            return festivals.refuse_festival(self, act.cell_of(action))
        return action_points.refuse_token(self) if verb == act.SPEND_TOKEN else None

    def refuse_chance(self, verb: i64, action: Action) -> Refusal | None:
        """CK-112, CK-113: lots fall on players, cards come off the deck."""
        if self.asking == ASK_FIRST_PLAYER:
            if verb != act.FIRST_PLAYER:
                return refuse("CK-113", who=None)
            return setup.refuse_first_player(self, act.seat_of(action))
        wanted = act.DEAL if self.asking == ASK_DEAL or self.asking == ASK_DRAW else act.TURN_OPEN
        if verb != wanted:
            return refuse("CK-112", card=None)
        return setup.refuse_card(self, act.type_of(action))

    def actions(self, seat: Seat = ASKED) -> list[int]:
        """The legal answers; also a single one is asked for."""
        asked = self.asked()
        if asked == NOBODY or (seat != ASKED and seat != asked):
            return []
        if self.asking == ASK_ACTION:
            return legal.actions(self)
        if self.asking == ASK_CARDS or self.asking == ASK_ANSWER:
            return legal.answers(self)
        return [action for action, _ in self.outcomes()]

    def price(self, action: Action) -> i64:
        """CK-2xx: the AP that an action costs."""
        verb = act.verb_of(action)
        if verb == act.LAY:
            return laying.price(self, laying.cover(act.outline_of(action)))
        if verb == act.MOVE:
            origin, target = PLACE[act.cell_of(action)], PLACE[act.target_of(action)]
            return walking.move_price(self, origin, target)
        if verb == act.ENTER or verb == act.LEAVE:
            return walking.entry_price(self, PLACE[act.cell_of(action)])
        if verb == act.BUILD or verb == act.ENLARGE:
            return temples.TEMPLE_PRICE
        if verb == act.BASIN:
            return basins.BASIN_PRICE
        return cards.CARD_PRICE if verb == act.DRAW else 0

    def opens(self, action: Action) -> bool:
        """CK-710: a festival is proposed, then opened with cards."""
        return act.verb_of(action) == act.FESTIVAL

    def automatic(self) -> Action:
        """CK-728: the answer that the program gives for a player who has no other."""
        if self.asking == ASK_ANSWER and festivals.forced(self):
            return legal.answers(self)[0]
        return NOBODY

    def discreet(self) -> bool:
        """CK-728: only an answer in a festival may have been given by the program."""
        return self.asking == ASK_ANSWER

    def outcomes(self) -> list[tuple[int, int]]:
        """Every seat, every card of the deck is as likely as any other."""
        if self.asked() != CHANCE:
            return []
        if self.asking == ASK_FIRST_PLAYER:
            return [(int(act.first_player(seat)), 1) for seat in range(self.seats)]
        dealt = self.asking == ASK_DEAL or self.asking == ASK_DRAW
        return [
            (int(act.deal(kind) if dealt else act.turn_open(kind)), int(lane(self.deck, kind)))
            for kind in range(TYPE_COUNT)
            if lane(self.deck, kind)
        ]

    # Playing

    def apply(self, action: Action, tell: Tell | None = None, seat: Seat = ASKED) -> None:
        if self.asking == ASK_ACTION:
            self.act(act.verb_of(action), action, tell)
        elif self.asking == ASK_CARDS or self.asking == ASK_ANSWER:
            self.answer(act.verb_of(action), action, tell)
        elif self.asking == ASK_FIRST_PLAYER:
            setup.draw_first_player(self, act.seat_of(action), tell)
        elif self.asking == ASK_FIRST_OPEN:
            setup.turn_first_open(self, act.type_of(action), tell)
        elif self.asking == ASK_DEAL:
            setup.deal(self, act.type_of(action), tell)
        elif self.asking == ASK_DRAW:
            cards.draw_from_deck(self, act.type_of(action), tell)
        elif self.asking == ASK_OPEN:
            cards.turn_open(self, act.type_of(action), tell)
            self.asking = ASK_ACTION
        else:
            cards.turn_open(self, act.type_of(action), tell)
            turns.end_turn(self, tell)

    def act(self, verb: i64, action: Action, tell: Tell | None) -> None:
        """The active player does something. CK-415: what is no move lets free moves begin anew."""
        self.strolls = self.strolls if verb == act.MOVE else ZERO
        if verb == act.LAY:
            outline, village = act.outline_of(action), act.village_of(action)
            laying.lay(self, act.kind_of(action), outline, village, tell)
            turns.note_last_triple(self, tell)
        elif verb == act.MOVE:
            walking.move(self, act.cell_of(action), act.target_of(action), tell)
        elif verb == act.ENTER:
            walking.enter(self, act.cell_of(action), tell)
        elif verb == act.LEAVE:
            walking.leave(self, act.cell_of(action), tell)
        elif verb == act.BUILD or verb == act.ENLARGE:
            temples.raise_temple(self, act.cell_of(action), act.floors_of(action), tell)
        elif verb == act.BASIN:
            basins.put_basin(self, act.cell_of(action), tell)
        elif verb == act.DRAW:
            cards.draw(self, action, tell)
        elif verb == act.SPEND_TOKEN:
            action_points.spend_token(self, tell)
        elif verb == act.FESTIVAL:
            festivals.propose(self, act.cell_of(action), tell)
        else:
            turns.end_turn(self, tell)

    def answer(self, verb: i64, action: Action, tell: Tell | None) -> None:
        """Somebody plays cards, holds or drops out."""
        if verb == act.PLAY:
            festivals.play(self, act.cards_of(action), tell)
        elif verb == act.HOLD_LEVEL:
            festivals.hold(self, tell)
        else:
            festivals.drop(self, tell)

    def random_action(self, luck: Luck) -> Action:
        if self.asking == ASK_ACTION:
            return chance.any_action(self, luck)
        if self.asking == ASK_CARDS or self.asking == ASK_ANSWER:
            answers = legal.answers(self)
            return answers[luck.below(len(answers))]
        if self.asking == ASK_FIRST_PLAYER:
            return act.first_player(luck.below(self.seats))
        kind = any_card(self.deck, luck)
        dealt = self.asking == ASK_DEAL or self.asking == ASK_DRAW
        return act.deal(kind) if dealt else act.turn_open(kind)

    # Copying

    def copy(self) -> "Cuzco":
        return Cuzco(
            self.seats,
            self.strict_value,
            self.hold_is_pass,
            self.no_second,
            self.first_edition,
            self,
        )

    # Knowing

    def view(self, seat: int | None) -> object:
        from tampu.games.cuzco_kramer.view import view

        return view(self, seat)

    def redeal(self, seat: Seat, luck: Luck) -> None:
        """Deal anew the cards that `seat` cannot know: the others' hands, and so the deck."""
        deal_anew(self, seat, luck)
