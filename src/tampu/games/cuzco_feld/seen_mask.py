"""What everybody, or its owner alone, sees of one player's mask."""

from tampu.core.bits import lanes, members
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    ABILITY_COUNT,
    ACHIEVEMENT_POINTS,
    COLOURS,
    GOODS,
    INTI_POINTS,
    KINDS,
    MASKS,
    MISSIONS,
    SLOT_COLOUR,
    SPACES,
    TILE_SLOTS,
)
from tampu.games.cuzco_feld.land import PLACES
from tampu.games.cuzco_feld.layout import SETTING_UP
from tampu.games.cuzco_feld.mask import DICE
from tampu.games.cuzco_feld.picture import Bonus, Die, MaskSeen, Mission, Need, Tile
from tampu.games.cuzco_feld.piles import amount, cards_named, tiles_in
from tampu.games.cuzco_feld.position import Position
from tampu.games.cuzco_feld.rules.abilities import worth
from tampu.games.cuzco_feld.rules.missions import COUNTS, MISSION_LIST, counted, shortfall
from tampu.games.cuzco_feld.rules.movement import gains
from tampu.games.cuzco_feld.scoring import (
    ACHIEVEMENT_RULES,
    NEEDED,
    achievement_points,
    reached,
    tops,
    village_points,
)
from tampu.games.cuzco_feld.start_cards import gods_named, surely


def dice_of(state: Position, seat: int) -> list[Die]:
    """The three dice of a player, in the order of the roll."""
    mask = state.masks[seat]
    found = []
    for number in range(int(DICE)):
        if mask.die_value(number):
            space = int(mask.die_space(number))
            name = None if space < 0 else SPACES[space]
            found.append(Die(seat, int(mask.die_value(number)), name))
    return found


def tiles_on(state: Position, seat: int) -> list[Tile]:
    """CF-404: the tiles slot by slot; of equal tiles the first ones are shown slid down."""
    mask = state.masks[seat]
    found: list[Tile] = []
    slid: dict[int, int] = {}
    for place in range(int(mask.tile_count())):
        tile = int(mask.laid >> (5 * place)) & 31
        slid[tile] = slid.get(tile, 0) + 1
        kind, ability = divmod(tile - 1, int(ABILITY_COUNT))
        down = slid[tile] <= tiles_in(mask.down, tile - 1)
        value = int(worth(state, seat, tile - 1))
        found.append(Tile(TILE_SLOTS[place], KINDS[kind], ABILITIES[ability], bool(down), value))
    return found


def mission(state: Position, seat: int, number: int, eyes: int | None) -> Mission:
    """CF-836: how far a mission is; a mission of cards only for their owner."""
    if MISSION_LIST[number].by_cards and seat != eyes:
        return Mission(MISSIONS[number], [], None)
    rows = [
        Need(
            COUNTS[row.what],
            int(counted(state, seat, row.what, row.sort)),
            int(row.least),
        )
        for row in MISSION_LIST[number].conditions
    ]
    return Mission(MISSIONS[number], rows, int(shortfall(state, seat, number)))


BONUSES = ("feathers", "circles", "missions", "quipus", "tiles", "goods")


def bonuses(state: Position, seat: int) -> list[Bonus]:
    """CF-871 to CF-879: as the player stands now."""
    medallions, villages = int(state.masks[seat].inti), int(village_points(state, seat))
    return [
        *(achievement(state, seat, number) for number in range(len(BONUSES))),
        Bonus("CF-871", "inti", medallions, None, int(INTI_POINTS), int(INTI_POINTS) * medallions),
        Bonus("CF-872", "villages", villages, None, 1, villages),
    ]


def achievement(state: Position, seat: int, number: int) -> Bonus:
    """CF-873 to CF-879: one of them."""
    return Bonus(
        ACHIEVEMENT_RULES[number],
        BONUSES[number],
        int(reached(state, seat, number)),
        NEEDED[number],
        ACHIEVEMENT_POINTS[number],
        int(achievement_points(state, seat, number)),
    )


def mask_seen(state: Position, seat: int, eyes: int | None) -> MaskSeen:
    """One player's side of the table as `eyes` see it."""
    mask = state.masks[seat]
    dealt, begun = mask.board >= 0, state.phase != SETTING_UP
    colours = [COLOURS[SLOT_COLOUR[mask.board * 12 + slot]] for slot in range(12)] if dealt else []
    return MaskSeen(
        seat=seat,
        mask=MASKS[mask.board] if dealt else None,
        token=int(mask.token) + 1 if mask.token >= 0 else None,
        score=int(mask.points),
        knowledge=int(mask.knowledge),
        food=int(mask.food),
        offerings=int(mask.offerings),
        inti=int(mask.inti),
        feathers=[name if mask.feathers >> n & 1 else None for n, name in enumerate(colours)],
        slots=colours,
        start=COLOURS[mask.start - 1] if mask.start else None,
        circles=[circle + 1 for circle in members(mask.circles)],
        quipus=int(mask.quipus),
        reserve=int(mask.reserve),
        villages=[PLACES[place] for place in members(mask.villages)],
        gains=[PLACES[place] for place in members(gains(state, seat))],
        tops=[PLACES[place] for place in members(tops(state, seat))],
        top_points=int(village_points(state, seat)),
        chasqui=PLACES[mask.chasqui],
        priests=int(state.priests_left(seat)),
        tiles=tiles_on(state, seat),
        free_slots=int(mask.free_slots()),
        goods=[GOODS[n] for n, many in enumerate(lanes(mask.goods, 6)) for _ in range(many)],
        missions=[mission(state, seat, number, eyes) for number in members(mask.missions)],
        completed=[MISSIONS[number] for number in members(mask.completed)],
        drawing=len(members(mask.drawn)),
        chosen=mask.kept != 0,
        removed=len(members(mask.removed)),
        hand_size=int(amount(mask.hand)),
        known=cards_named(mask.known),
        shown=gods_named(surely(mask.hints, mask.spent)) if begun else [],
        hints=int(mask.hints),
        spent=gods_named(mask.spent),
        dice=dice_of(state, seat),
        ones=int(mask.ones),
        twos=int(mask.twos),
        bonuses=bonuses(state, seat),
    )
