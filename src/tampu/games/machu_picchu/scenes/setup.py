"""Statements that set up a position, one function per word."""

from typing import TYPE_CHECKING

from tampu.core.bits import bit, lanes, with_lane
from tampu.core.contract import Refusal
from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.core.statements import Form
from tampu.games.machu_picchu.box import PRIEST_COUNT, SKY_COUNT, TOKENS
from tampu.games.machu_picchu.position import ASK_CARD
from tampu.games.machu_picchu.scenes.words import Words
from tampu.games.machu_picchu.state import MachuPicchu

if TYPE_CHECKING:
    from tampu.games.machu_picchu.scenes.table import Table


def refuse_start(seats: int, options: dict[str, str]) -> Refusal | None:
    """MP-101, MP-901: the game's own judge of how a game may begin."""
    from tampu.games.machu_picchu.game import GAME  # the game knows its scenes, not only we it

    return GAME.refuse_start(seats, options)


def start(table: "Table", words: Words) -> str | None:
    """MP-109 to MP-113: a new game before anything is dealt."""
    refusal = refuse_start(len(words.parts), {})
    if refusal is not None:
        return refusal.rule
    if words.parts != list(SEATS[: len(words.parts)]):
        raise words.wrong()
    table.begun = MachuPicchu(len(words.parts), False, False)
    return None


def seats(table: "Table", words: Words) -> str | None:
    """Round 1, A is first player and about to choose a card; priests on their start squares."""
    refused = start(table, words)
    if refused is None:
        table.state.asking = ASK_CARD
        table.state.round = 1
    return refused


def option(table: "Table", words: Words) -> str | None:
    """MP-901 to MP-904."""
    words.only(1)
    key, _, value = words.pick(0).partition("=")
    refusal = refuse_start(int(table.state.seats), {key: value})
    if refusal is not None:
        return refusal.rule
    if key == "reverse":
        table.state.order_only = value == "order_only"
    elif key == "end":
        table.state.one_full = value == "one_full"
    else:
        table.state.begins = -1 if value == "lot" else SEATS.index(value)
    return None


def first(table: "Table", words: Words) -> None:
    """MP-109: who holds the High Priest."""
    words.only(1)
    table.state.first = words.seat(0, int(table.state.seats))


def round_(table: "Table", words: Words) -> None:
    """MP-201."""
    words.only(1)
    table.state.round = words.number(0, 1, 9)


def sky(table: "Table", words: Words) -> None:
    """MP-203: the sun/moon card of this round."""
    table.state.sky_left = bit(SKY_COUNT) - 2
    table.state.sky = words.sky()


def priest(table: "Table", words: Words) -> None:
    """MP-104: where a priest stands."""
    words.only(2)
    table.state.put(words.priest(0), words.square(1))


def depot(table: "Table", words: Words) -> None:
    """MP-607: the tokens of a priest, slot by slot; of two fives the first is taken first."""
    state, owner = table.state, words.priest(0)
    state.set_depot(owner, 0)
    taken = [token for p in range(PRIEST_COUNT) for token in lanes(state.depot(p), 6)]
    for place, value in enumerate(words.slots(1)):
        free = [n for n, v in enumerate(TOKENS) if n and v == value and n not in taken]
        if not free:
            raise SceneError("impossible", rule="MP-106")
        taken.append(free[0])
        state.set_depot(owner, with_lane(state.depot(owner), place, free[0]))


def stairs(table: "Table", words: Words) -> None:
    """MP-305: cards on stairs, in the order in which they were laid; four of them are open."""
    table.stairs = words.on_stairs()


def hand(table: "Table", words: Words) -> None:
    """MP-112: the cards of a player; what is missing to four is filled in."""
    owner = words.seat(0, int(table.state.seats))
    cards = words.cards(1)
    if len(set(cards)) < len(cards):
        raise SceneError("impossible", rule="MP-112")
    table.state.set_hand(owner, sum(1 << card for card in cards))


def pairs(table: "Table", words: Words) -> None:
    """MP-111: who holds which priest card."""
    if not words.parts:
        raise words.wrong()
    for part in words.parts:
        who, _, pair = part.partition("=")
        owner = Words(who, words.form).seat(0, int(table.state.seats))
        table.state.pairs = with_lane(table.state.pairs, owner, words.pair(pair) + 1)


def lot(table: "Table", words: Words) -> None:
    """MP-109: on whom the lot will fall."""
    words.only(1)
    table.coming.lot = [words.seat(0, int(table.state.seats))]


def deal(table: "Table", words: Words) -> None:
    """MP-113: the priest cards that will be dealt, top first."""
    table.coming.pairs = [words.pair(part) for part in words.parts]


def deck(table: "Table", words: Words) -> None:
    """MP-113: the direction cards that will be drawn, top first."""
    table.coming.deck = words.cards(0)


def turns(table: "Table", words: Words) -> None:
    """MP-203: the next sun/moon card; several items are turned one after the other."""
    card = words.sky()
    if not card:
        raise words.wrong()
    table.coming.skies.append(card)


def play(table: "Table", words: Words) -> None:
    """Everybody gives the first answer there is, until a round begins or to the end."""
    if words.parts == ["end"]:
        table.play_on(99)
        return
    if len(words.parts) != 2 or words.parts[0] != "round":
        raise words.wrong()
    table.play_on(words.number(1, 2, 9))


STATEMENTS = {
    "seats": Form("seats A B C", seats),
    "start": Form("start A B C", start),
    "option": Form("option reverse=order_only", option),
    "first": Form("first B", first),
    "round": Form("round 5", round_),
    "sky": Form("sky moon all_hidden", sky),
    "priest": Form("priest 1 A1", priest),
    "depot": Form("depot 2 1 2 -3 3 (4+5)", depot),
    "stairs": Form("stairs N10 S40 E30 W20", stairs),
    "hand": Form("hand A 12 25 31 50", hand),
    "pairs": Form("pairs A=1-2 B=2-4", pairs),
    "lot": Form("lot B", lot),
    "deal": Form("deal 1-2 2-4 3-4 1-3", deal),
    "deck": Form("deck 8 9 20..30", deck),
    "turns": Form("turns moon all_open / sun all_open", turns),
    "play": Form("play round 3", play),
}
