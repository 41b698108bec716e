"""What looks best at once to a player of Cuzco (Feld): step after step, whole turns, rounds."""

from mypy_extensions import i64

from tampu.bots.judgement.cuzco_feld_prospects import TERMS, Prospects
from tampu.core.contract import CHANCE, Action, Luck, Seat
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import (
    ASK_BUY,
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_GOD,
    ASK_MENU,
    ASK_PALACE,
    ASK_PUTUTU,
    ASK_SPACE,
    OVER,
    WINDOW_03,
    WINDOW_04,
    WINDOW_10,
    is_window,
)
from tampu.games.cuzco_feld.state import CuzcoFeld


class Turns:
    """Plays on for a seat by its prospects."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects

    def worth(self, position: CuzcoFeld, seat: Seat) -> float:
        """Points so far and those to be expected."""
        points = float(position.masks[seat].points)
        if position.top() == OVER:
            return points
        return points + self.prospects.of(position, seat)

    def parts(self, position: CuzcoFeld, seat: Seat) -> list[float]:
        """The same term by term."""
        points = float(position.masks[seat].points)
        if position.top() == OVER:
            return [points] + [0.0] * len(TERMS)
        self.prospects.sort(position, seat)
        return [points] + [self.prospects.parts[term] for term in range(len(TERMS))]

    # One step

    def step(self, position: CuzcoFeld, seat: Seat, quick: bool) -> i64:
        """The answer that is best at once, what it leads to within the turn included.

        A quick look leaves powers aside unless they score points or must be used.
        """
        top = position.top()
        if top == ASK_PUTUTU:
            return act.action_of(act.SMALL, act.DONE)
        found = position.actions()
        if len(found) == 1 or (quick and is_window(top) and not pays_at_once(top)):
            return found[0]
        whole = top == ASK_DIE or top == ASK_SPACE or is_window(top)
        best: i64 = found[0]
        hope = -1e9
        for action in found:
            if top == ASK_DIE and act.verb_of(action) != act.DIE:
                continue
            worth = self.worth_after(position, action, seat, whole)
            if worth > hope:
                best, hope = action, worth
        return best

    def worth_after(self, position: CuzcoFeld, action: Action, seat: Seat, whole: bool) -> float:
        """What the position is worth after this answer and what belongs to it."""
        after = position.copy()
        after.apply(action, None, seat)
        self.complete(after, seat, moment(position), whole)
        return self.gain(after, seat)

    def gain(self, position: CuzcoFeld, seat: Seat) -> float:
        """What a player looks at."""
        return self.worth(position, seat)

    def complete(self, position: CuzcoFeld, seat: Seat, now: i64, whole: bool) -> None:
        """Play the turn, in place, to its end, or only to where it can be valued."""
        while goes_on(position, seat, now) and (whole or not is_crossroads(position.top())):
            position.apply(self.step(position, seat, True))

    # For everybody

    def play_on(self, position: CuzcoFeld, luck: Luck, rounds: i64) -> i64:
        """Everybody does what looks best at once until so many rounds are over; the steps."""
        steps: i64 = 0
        last = position.round + rounds
        while position.round < last and position.top() != OVER:
            asked = position.asked()
            if asked == CHANCE:
                position.apply(position.random_action(luck))
            else:
                position.apply(self.step(position, asked, False), None, asked)
                steps += 1
        return steps


def pays_at_once(top: i64) -> bool:
    """CF-603, CF-604, CF-610: powers that score points."""
    return top == WINDOW_03 or top == WINDOW_04 or top == WINDOW_10


def is_crossroads(top: i64) -> bool:
    """Questions that can be valued as they stand."""
    if top == ASK_EXCHANGE or top == ASK_MENU or top == ASK_DIE:
        return True
    return top == ASK_BUY or top == ASK_PALACE


def moment(position: CuzcoFeld) -> i64:
    """Whose turn of which phase it is."""
    turn = (position.round * 8 + position.phase) * 4 + position.lap
    return turn * 8 + position.place


def goes_on(position: CuzcoFeld, seat: Seat, now: i64) -> bool:
    """Whether the seat is asked in the same turn; a god card is turned up on the way."""
    while position.top() == ASK_GOD:
        turn_up(position)
    return position.asked() == seat and moment(position) == now


def turn_up(position: CuzcoFeld) -> None:
    """CF-635: the commonest card left comes up: nobody plans on luck."""
    best: i64 = -1
    most: i64 = -1
    for outcome, weight in position.outcomes():
        if weight > most:
            best, most = outcome, weight
    position.apply(best)
