"""All legal answers at once: the judge's verdicts, turned round; and one of them at random."""

from mypy_extensions import i64

from tampu.core.bits import bit, count, members, nth
from tampu.core.contract import Luck
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.agenda import (
    ASK_AMOUNT,
    ASK_BLESSING,
    ASK_BUY,
    ASK_CIRCLE,
    ASK_DIE,
    ASK_EXCHANGE,
    ASK_FEATHER,
    ASK_FEATHER_START,
    ASK_GOD_CARD,
    ASK_KEEP,
    ASK_LIFT,
    ASK_MENU,
    ASK_PALACE,
    ASK_PATH,
    ASK_PUTUTU,
    ASK_RAISE,
    ASK_RECOVER,
    ASK_RETURN,
    ASK_SECOND,
    ASK_SLIDE,
    ASK_SPACE,
    ASK_TAKE_TILE,
    ASK_TO,
    ASK_TURN,
    WINDOW_04,
    WINDOW_05,
    is_window,
)
from tampu.games.cuzco_feld.box import ABILITY_COUNT, CARD_COUNT, SPACE_COUNT, TILE_KINDS
from tampu.games.cuzco_feld.piles import copies, tiles_in
from tampu.games.cuzco_feld.position import Position, gods_present
from tampu.games.cuzco_feld.rules import (
    abilities,
    capital,
    dice,
    exchange,
    movement,
    palace,
    powers,
    spaces,
    temple,
    tiles,
)


class Menu:
    """What the seat asked may answer: small answers, payments, and up to three verbs with sets."""

    def __init__(self) -> None:
        self.small: i64 = 0
        self.pays: i64 = 0
        self.verb: i64 = act.NO_VERB
        self.things: i64 = 0
        self.second: i64 = act.NO_VERB
        self.more: i64 = 0
        self.third: i64 = act.NO_VERB
        self.most: i64 = 0

    def size(self) -> i64:
        """How many answers there are."""
        few = count(self.small) + count(self.pays) + count(self.things)
        return few + count(self.more) + count(self.most)

    def listed(self) -> list[int]:
        """All answers, ascending."""
        found = members(self.small)
        found += [int(act.action_of(act.PAY, thing)) for thing in members(self.pays)]
        found += [int(act.action_of(self.verb, thing)) for thing in members(self.things)]
        found += [int(act.action_of(self.second, thing)) for thing in members(self.more)]
        found += [int(act.action_of(self.third, thing)) for thing in members(self.most)]
        return found

    def pick(self, n: i64) -> i64:
        """The n-th answer."""
        many = count(self.small)
        if n < many:
            return nth(self.small, n)
        n -= many
        many = count(self.pays)
        if n < many:
            return act.action_of(act.PAY, nth(self.pays, n))
        n -= many
        many = count(self.things)
        if n < many:
            return act.action_of(self.verb, nth(self.things, n))
        n -= many
        many = count(self.more)
        if n < many:
            return act.action_of(self.second, nth(self.more, n))
        return act.action_of(self.third, nth(self.most, n - many))

    def only(self, verb: i64, things: i64) -> None:
        """One verb with a set of things."""
        self.verb = verb
        self.things = things


def menu_of(position: Position) -> Menu:
    """What the player asked now may answer."""
    menu = Menu()
    top = position.top()
    if top <= ASK_SPACE:
        turn_answers(position, top, menu)
    elif is_window(top):
        window_answers(position, top, menu)
    elif top <= ASK_RECOVER:
        taking_answers(position, top, menu)
    elif top <= ASK_SECOND:
        gaining_answers(position, top, menu)
    else:
        later_answers(position, top, menu)
    return menu


def turn_answers(position: Position, top: i64, menu: Menu) -> None:
    """CF-123, CF-125, CF-128, CF-205, CF-606, CF-904, CF-210: set-up, die and space."""
    mask = position.mine()
    if top == ASK_SPACE:
        menu.only(act.PLACE, spaces.spaces_open(position))
    elif top == ASK_DIE:
        menu.pays = powers.payments(position)
        menu.only(act.DIE, dice.dice_open(position) >> 1)
    elif top == ASK_LIFT:
        menu.only(act.LIFT, dice.lifts(position))
    elif top == ASK_TO:
        menu.only(act.TO, other_spaces(position))
    elif top == ASK_PUTUTU:
        menu.small = bit(act.DONE)
        menu.only(act.PUTUTU, dice.changes_open(position))
    elif top == ASK_FEATHER_START:
        menu.only(act.FEATHER, mask.slots_of(mask.start - 1))
    elif top == ASK_KEEP:
        menu.only(act.KEEP, 63)
    elif top == ASK_RETURN:
        menu.only(act.RETURN, cards_in(mask.hand))


def other_spaces(position: Position) -> i64:
    """CF-606: every space but the one the die lies on."""
    found: i64 = 0
    for space in range(SPACE_COUNT):
        if dice.refuse_to(position, space) is None:
            found |= 1 << space
    return found


def cards_in(hand: i64) -> i64:
    """The different cards of a hand, as a set."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if copies(hand, card):
            found |= 1 << card
    return found


def window_answers(position: Position, top: i64, menu: Menu) -> None:
    """CF-211, CF-634: skip, from hand, with a medallion, as far as possible."""
    if top == WINDOW_04:
        menu.small = bit(act.FINISH)
        add_helped(position, menu)
        return
    menu.pays = powers.payments(position)
    if top == WINDOW_05:
        menu.small = bit(act.END)
    elif powers.may_skip(position):
        menu.small = bit(act.SKIP)


def add_helped(position: Position, menu: Menu) -> None:
    """CF-654: the missions that power 04 can complete, and by which payment."""
    menu.second = act.HELP_HAND
    menu.more = palace.helpable(position, position.active, 0)
    menu.third = act.HELP_INTI
    menu.most = palace.helpable(position, position.active, 1)


def taking_answers(position: Position, top: i64, menu: Menu) -> None:
    """CF-3xx, CF-401, CF-602, CF-609: the step, feathers and tiles."""
    if top == ASK_PATH:
        reach = movement.targets(position, position.active, position.paths, position.strength)
        menu.only(act.GO, reach)
    elif top == ASK_TURN:
        menu.only(act.TURN, 63)
    elif top == ASK_FEATHER:
        menu.only(act.FEATHER, movement.slots_open(position))
        add_stop(position, menu)
    elif top == ASK_TAKE_TILE:
        menu.only(act.TILE, tiles.spots(position, position.kinds, position.strength))
    elif top == ASK_RAISE:
        menu.only(act.RAISE, tiles_of(position.mine().down))
        add_stop(position, menu)
    else:
        menu.only(act.RECOVER, tiles_of(position.heap))


def add_stop(position: Position, menu: Menu) -> None:
    """CF-726, CF-652: after the first one, no more need be taken."""
    if position.taken:
        menu.small = bit(act.STOP)


def tiles_of(heap: i64) -> i64:
    """The different tiles of a heap, as a set."""
    found: i64 = 0
    for tile in range(TILE_KINDS):
        if tiles_in(heap, tile):
            found |= 1 << tile
    return found


def gaining_answers(position: Position, top: i64, menu: Menu) -> None:
    """CF-41x, CF-51x, CF-53x: exchanges, god cards, circles and blessings."""
    if top == ASK_EXCHANGE:
        menu.only(act.EXCHANGE, exchange.offers(position))
        if position.exchanged:
            menu.small = bit(act.STOP)
    elif top == ASK_SLIDE:
        menu.only(act.SLIDE, raised_abilities(position))
    elif top == ASK_GOD_CARD:
        menu.only(act.GOD, gods_present(position))
        add_stop(position, menu)
    elif top == ASK_CIRCLE:
        menu.only(act.CIRCLE, temple.circles_open(position, position.active, position.strength))
    elif top == ASK_BLESSING:
        menu.pays = powers.payments(position)
        menu.only(act.BLESS, 3 if gods_present(position) else 2)
    else:
        menu.only(act.BLESS, 12)


def raised_abilities(position: Position) -> i64:
    """CF-415: the abilities of own tiles of the kind in the upper position, as a set."""
    found: i64 = 0
    for ability in range(ABILITY_COUNT):
        if position.mine().up(position.thing * ABILITY_COUNT + ability):
            found |= 1 << ability
    return found


def later_answers(position: Position, top: i64, menu: Menu) -> None:
    """CF-721, CF-726, CF-821, CF-831, CF-837: phases II and III."""
    if top == ASK_MENU:
        menu.small = bit(act.FINISH)
        menu.pays = powers.payments(position)
        menu.only(act.USE, abilities.usable(position))
    elif top == ASK_AMOUNT:
        menu.only(act.AMOUNT, (1 << position.left) - 1)
    elif top == ASK_BUY:
        menu.small = bit(act.PASS)
        menu.only(act.BUY, capital.affordable(position, position.active))
    elif top == ASK_PALACE:
        done = palace.completable(position, position.active)
        menu.only(act.COMPLETE, done)
        add_helped(position, menu)
        if done == 0:
            menu.verb = act.HELP_HAND
            menu.things = menu.more
            menu.second = act.HELP_INTI
            menu.more = menu.most
            menu.third = act.REMOVE
            menu.most = position.mine().missions
    else:
        menu.only(act.TAKE, position.palace)


def any_answer(position: Position, luck: Luck) -> i64:
    """One of the answers, each as likely as any other."""
    menu = menu_of(position)
    return menu.pick(luck.below(menu.size()))
