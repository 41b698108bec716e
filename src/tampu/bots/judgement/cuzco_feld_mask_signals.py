"""What a player of Cuzco (Feld) has: the mask, its tiles and feathers, dice and cards."""

from librt.vecs import vec
from mypy_extensions import i64

from tampu.bots.judgement.cuzco_feld_features import COUNT, HEADDRESS, PIPS, POWERS, TILES
from tampu.bots.judgement.cuzco_feld_outlook import Outlook
from tampu.bots.judgement.cuzco_feld_prospects import MOST_COPIES, Prospects
from tampu.core.bits import bit, count, lane
from tampu.core.contract import Seat
from tampu.games.cuzco_feld.box import (
    ABILITY_COUNT,
    CARD_COUNT,
    CIRCLE_COUNT,
    CIRCLE_PAIRS,
    CIRCLE_POINTS,
    HEADDRESS_BONUS,
    HEADDRESS_SPACE,
    ROUNDS,
    SLIDE,
    SPACE_COUNT,
    SPACES_IN_USE,
    STUDY,
    VP_SPACE,
)
from tampu.games.cuzco_feld.mask import DICE, Mask
from tampu.games.cuzco_feld.piles import copies, tiles_in
from tampu.games.cuzco_feld.position import Position


class MaskSignals:
    """The signals of one seat, as far as they are read off its mask."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.found: vec[float] = vec[float]([0.0] * int(COUNT))

    def clear(self) -> None:
        """Nothing is seen yet."""
        found = self.found
        for number in range(COUNT):
            found[number] = 0.0

    def look_at_powers(self, mask: Mask) -> None:
        """CF-621: cards, as far as offerings pay for them."""
        found = self.found
        held: i64 = 0
        for card in range(CARD_COUNT):
            held += copies(mask.hand, card)
        if held:
            paid = min(held, mask.offerings)
            share = float(paid) / float(held)
            scale = share + (1.0 - share) * 0.4
            for card in range(CARD_COUNT):
                found[POWERS + card] = scale * float(copies(mask.hand, card))
            found[POWERS + CARD_COUNT] = float(paid)
            found[POWERS + CARD_COUNT + 2] = float(held - paid)
        if mask.offerings > held:
            found[POWERS + CARD_COUNT + 1] = float(min(mask.offerings - held, 4))

    def look_at_dice(self, position: Position, seat: Seat, mask: Mask, ahead: Outlook) -> None:
        """CF-205, CF-207: the dice that are left, and where they could go."""
        found = self.found
        if position.active == seat:
            found[PIPS] = float(position.pips)
        if ahead.unplaced == 0:
            return
        spaces = SPACES_IN_USE[position.seats]
        total: i64 = 0
        for number in range(DICE):
            die = lane(mask.dice, number)
            if die == 0 or die >= 8:
                continue
            found[PIPS + die] += 1.0
            for space in range(SPACE_COUNT):
                in_use = spaces >> space & 1 and space != VP_SPACE
                if in_use and not position.values_on(space) & (bit(die) - 1):
                    total += 1
        found[PIPS + 7] = float(total)

    def look_at_headdress(self, position: Position, mask: Mask, ahead: Outlook) -> None:
        """CF-510 to CF-515: circle tiles with both feathers, or one of them."""
        found = self.found
        found[HEADDRESS + 4] = float(count(mask.feathers))
        found[HEADDRESS + 5] = float(count(mask.circles))
        if not (ahead.dice or ahead.menus or ahead.study_open or ahead.farm_open):
            return
        on = ahead.unplaced or ahead.menus > ROUNDS - position.round
        turn = position.round if on else position.round + 1
        turn = min(max(turn, 1), ROUNDS)
        least: i64 = 7
        ready: i64 = 0
        for circle in range(CIRCLE_COUNT):
            if mask.circles >> circle & 1:
                continue
            have = count(mask.feathers & CIRCLE_PAIRS[circle])
            if have == 0:
                continue
            later = min(turn + ready // 2, ROUNDS)
            gain = float(CIRCLE_POINTS[circle] + HEADDRESS_BONUS[later - 1])
            gain *= 1.0 - 0.05 * float(circle)
            if have == 1:
                found[HEADDRESS + 3] += gain
                continue
            if least == 7:
                least = circle + 1
            found[HEADDRESS + (ready if ready < 2 else 2)] += gain
            ready += 1
        if ready and ahead.unplaced:
            on_space = position.values_on(HEADDRESS_SPACE)
            for number in range(DICE):
                die = lane(mask.dice, number)
                if least <= die < 8 and not on_space & (bit(die) - 1):
                    found[HEADDRESS + 6] = 1.0

    def look_at_tiles(self, mask: Mask, ahead: Outlook) -> None:
        """CF-721, CF-722: the best ability of each kind, tiles to slide down, and free slots."""
        found = self.found
        uses = self.prospects.uses
        for kind in range(2):
            best = 0.0
            second = 0.0
            ablest: i64 = -1
            slide = 0.0
            for ability in range(ABILITY_COUNT):
                tile = kind * ABILITY_COUNT + ability
                number = tiles_in(mask.tiles, tile)
                if number == 0:
                    continue
                found[TILES + ABILITY_COUNT + 3 + kind] += float(number)
                slide += float(SLIDE[ability] * mask.up(tile))
                use = uses[ability * MOST_COPIES + number - 1]
                if use > best:
                    second = best
                    best = use
                    ablest = ability
                elif use > second:
                    second = use
            times = float(ahead.menus)
            if ahead.study_open if kind == STUDY else ahead.farm_open:
                times += 1.0
            if ablest >= 0:
                found[TILES + ablest] += best * times
            found[TILES + ABILITY_COUNT] += second * times
            found[TILES + ABILITY_COUNT + 1 + kind] = slide * self.prospects.lift(ahead)
        free = mask.free_slots()
        found[TILES + ABILITY_COUNT + 5] = 1.0 if free else 0.0
        found[TILES + ABILITY_COUNT + 6] = float(min(free, 4))
        found[TILES + ABILITY_COUNT + 7] = float(mask.reserve)
