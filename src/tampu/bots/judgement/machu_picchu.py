"""How Machu Picchu is thought about: each card on each stair is tried, and the round played on."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement import machu_picchu_ways
from tampu.bots.judgement.machu_picchu_guess import Guess
from tampu.bots.judgement.machu_picchu_hand import command
from tampu.bots.judgement.machu_picchu_laying import LOOKS, Laying, seen_by
from tampu.bots.judgement.machu_picchu_signals import (
    MANY,
    TOLD,
    features,
    signals,
    weighed,
    weights,
)
from tampu.bots.judgement.machu_picchu_values import PAIR_COUNT, Values, rounds_to_come
from tampu.bots.judgement.machu_picchu_ways import Ways, hopes_before, known_holders, way_of
from tampu.core.bits import members
from tampu.core.contract import Luck, Seat, State
from tampu.games.machu_picchu import actions as act
from tampu.games.machu_picchu.box import PAIRS, PRIEST_COUNT, ROUNDS
from tampu.games.machu_picchu.position import ASK_CARD, ASK_ORDER, ASK_SKY, ASK_STAIR, OVER
from tampu.games.machu_picchu.state import MachuPicchu
from tampu.plain import is_compiled

FORESEES: Final = is_compiled(machu_picchu_ways)
"""Without a compiler it would take too long."""


class Judgement(Values):
    """Tries out; everybody goes on with what looks good by what it sees itself."""

    def __init__(self, told: dict[str, Any] = TOLD) -> None:
        super().__init__()
        self.fitted = weights(told)
        self.lead_shares = vec[float]([fitted.lead for fitted in self.fitted])
        self.laying = Laying()
        self.guesses = Guess(self.laying)
        self.foresees = FORESEES
        self.ways: Ways | None = None
        """Of the round that is thought about."""
        self.theirs: Ways | None = None
        """The same as others are taken to see it: as the levels of earlier days judge."""
        self.hopes: dict[tuple[int, tuple[int, int, int, int], int, int, int], list[float]] = {}
        """What may be hoped for before the round after this one."""
        self.looking = False
        """Whether that is being found out: then positions are worth what they look like."""

    # What a position is worth

    def features(self) -> list[str]:
        return features()

    def signals(self, state: State, seat: Seat) -> list[float]:
        """Those of the own two priests; of the others there is nothing."""
        position = cast(MachuPicchu, state)
        found = [0.0] * int(PRIEST_COUNT * MANY)
        for priest in PAIRS[position.pair_of(seat)]:
            own = signals(position, priest)
            for number in range(MANY):
                found[priest * MANY + number] = own[number]
        return found

    def forget(self) -> None:
        self.guesses.forget()

    def stage(self, state: State) -> float:
        """MP-201: the share of the rounds that are over."""
        position = cast(MachuPicchu, state)
        return 1.0 - float(rounds_to_come(position)) / float(ROUNDS[position.seats])

    def settled(self, state: State) -> bool:
        """Between two rounds."""
        return cast(MachuPicchu, state).asking == ASK_SKY

    def kept(self, state: State, seat: Seat) -> float:
        """Cards that will command."""
        return command(cast(MachuPicchu, state), seat)

    def priest_worth(self, position: MachuPicchu, priest: i64) -> float:
        """Its value, and while there are rounds to come what learning made of the rest."""
        if position.asking == OVER:
            return float(position.value(priest))
        value, promised = self.weighed(position, priest)
        return value + promised

    def weighed(self, position: MachuPicchu, priest: i64) -> tuple[float, float]:
        """What its value is worth by now, and what else it promises."""
        return weighed(position, priest, self.stage(position), self.fitted[position.seats])

    def parts(self, state: State, seat: Seat) -> list[float]:
        position = cast(MachuPicchu, state)
        found = [0.0] * (2 * int(PRIEST_COUNT))
        for priest in PAIRS[position.pair_of(seat)]:
            if position.asking == OVER:
                found[priest] = float(position.value(priest))
            else:
                value, promised = self.weighed(position, priest)
                found[priest] = value
                found[PRIEST_COUNT + priest] = promised
        return found

    def doubt(self, state: State) -> float:
        position = cast(MachuPicchu, state)
        return self.fitted[position.seats].doubt(self.stage(position))

    # What is tried out

    def candidates(self, state: State, seat: Seat) -> list[list[int]]:
        """MP-301: a card with its stair; every other answer by itself."""
        if cast(MachuPicchu, state).asking != ASK_CARD:
            return [[action] for action in state.actions(seat)]
        found: list[list[int]] = []
        for card in state.actions(seat):
            after = state.copy()
            after.apply(card)
            found += [[card, stair] for stair in after.actions(seat)]
        return found

    def tries(self) -> i64:
        """Chance decides much of a round."""
        return 32

    def play_on(self, state: State, luck: Luck, seat: Seat) -> i64:
        """To the end of the round."""
        position = cast(MachuPicchu, state)
        while position.asking != ASK_SKY and position.asking != OVER:
            if position.asking == ASK_CARD or position.asking == ASK_STAIR:
                self.lay(position, luck, seat)
            elif position.asking == ASK_ORDER:
                ways = self.ways_for(position, position.first, seat)
                order = ways.order(position.pair_of(position.first), way_of(position))
                position.apply(act.choose_order(order))
            else:
                position.apply(position.random_action(luck))
        return 1

    def lay(self, position: MachuPicchu, luck: Luck, thinker: Seat) -> None:
        """MP-301: who places lays what looks best to it."""
        laying, seat = self.laying, position.placer()
        ways = self.ways_for(position, seat, thinker)
        hand = position.hand(seat)
        laying.hand = [int(position.chosen)] if position.asking == ASK_STAIR else members(hand)
        laying.stairs = members(position.empty_stairs())
        hopes = ways.hopes(position, seat, position.pair_of(seat))
        seen = seen_by(position, seat, position.course, position.placed)
        laying.look(ways, hopes, position.used | hand, seen, luck, LOOKS)
        choice = laying.best()
        if position.asking == ASK_CARD:
            position.apply(act.choose_card(laying.hand[choice // 4]))
        position.apply(act.choose_stair(choice % 4))

    def guess(self, state: State, seat: Seat, luck: Luck) -> None:
        """MP-114, MP-408: whose priests others back, and what they hide, shows in what they lay."""
        position = cast(MachuPicchu, state)
        if position.asking == ASK_CARD or position.asking == ASK_STAIR:
            self.guesses.deal(position, self.theirs_of(position), seat, luck)

    def ways_for(self, position: MachuPicchu, seat: Seat, thinker: Seat) -> Ways:
        """All that this round may bring, as a seat sees it when another one thinks of it."""
        return self.ways_of(position) if seat == thinker else self.theirs_of(position)

    def ways_of(self, position: MachuPicchu) -> Ways:
        """As who thinks sees it."""
        ways = self.ways
        if ways is None or not ways.fits(position):
            self.hopes.clear()
            ways = Ways(self, position)
            self.ways = ways
        return ways

    def theirs_of(self, position: MachuPicchu) -> Ways:
        """As others see it: they look no further than to its end."""
        ways = self.theirs
        if ways is None or not ways.fits(position):
            ways = Ways(self.guesses.critic, position)
            self.theirs = ways
        return ways

    # What comes after the round

    def looks_further(self, position: MachuPicchu) -> bool:
        """After the round that is thought about one more is looked at, and not a third."""
        return self.foresees and position.asking == ASK_SKY and not self.looking

    def foreseen(self, state: State) -> list[float]:
        """Before a round: the mean of all that it may bring, whichever card lies where, and what
        the cards in hand add to it."""
        position = cast(MachuPicchu, state)
        if not self.looks_further(position):
            return []
        table = self.outlook(position)
        row = position.pair_of(position.first) * PAIR_COUNT
        worth = self.fitted[position.seats].kept
        return [
            table[row + position.pair_of(seat)] + worth * self.kept(position, seat)
            for seat in range(position.seats)
        ]

    def outlook(self, position: MachuPicchu) -> list[float]:
        if not self.looks_further(position):
            return super().outlook(position)
        depots = (position.depot_0, position.depot_1, position.depot_2, position.depot_3)
        holders = known_holders(position)
        key = (position.priests, depots, position.sky_left, position.first, holders)
        hopes = self.hopes.get(key)
        if hopes is None:
            self.looking = True
            hopes = hopes_before(self, position)
            self.looking = False
            self.hopes[key] = hopes
        return hopes


def former_judgement() -> Values:
    """As `search` and `greedy` judge."""
    return Values()
