"""Facts: what can be asked of a position. Public facts are read off an onlooker's view."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tampu.core.notation import SEATS
from tampu.core.scenes import SceneError
from tampu.games.machu_picchu import notation
from tampu.games.machu_picchu.box import STAIRS
from tampu.games.machu_picchu.picture import StairCard, View
from tampu.games.machu_picchu.scenes.words import Words
from tampu.games.machu_picchu.view import view

if TYPE_CHECKING:
    from tampu.games.machu_picchu.scenes.table import Table

NONE = "none"


@dataclass(frozen=True)
class Form:
    """A fact: how it is asked, and how it is found."""

    form: str
    find: "Callable[[Table, Words], str]"


def answer(table: "Table", name: str) -> str:
    """The fact with this name, with what it is about."""
    word, _, about = name.partition(" ")
    fact = FACTS.get(word)
    if fact is None:
        raise SceneError("unknown", known=", ".join(FACTS))
    return fact.find(table, Words(about, fact.form))


def _open(table: "Table") -> View:
    """What everybody sees."""
    return view(table.state, None)


def _seen(table: "Table", words: Words) -> View:
    """What a seat or an onlooker sees."""
    words.only(1)
    if words.parts == ["onlooker"]:
        return _open(table)
    return view(table.state, words.seat(0, int(table.state.seats)))


def _row(values: "list[int] | list[str]") -> str:
    return " ".join(str(value) for value in values) or NONE


def _pair(pair: list[int] | None) -> str:
    return "?" if pair is None else f"{pair[0]}-{pair[1]}"


def next_(table: "Table", words: Words) -> str:
    """Who is asked what."""
    words.only(0)
    question = table.state.question
    return "over" if question is None else f"{SEATS[question.seats[0]]} {question.kind}"


def options(table: "Table", words: Words) -> str:
    """The answers there are, in their order, without the verb."""
    words.only(0)
    texts = [notation.write(action) for action in table.state.actions()]
    return _row([text.partition(" ")[2] for text in texts])


def priest(table: "Table", words: Words) -> str:
    words.only(1)
    return _open(table).priests[words.priest(0)] or "out"


def depot(table: "Table", words: Words) -> str:
    words.only(1)
    slots = _open(table).depots[words.priest(0)]
    return _row([str(s[0]) if len(s) == 1 else f"({s[0]}+{s[1]})" for s in slots])


def value(table: "Table", words: Words) -> str:
    words.only(1)
    return str(_open(table).values[words.priest(0)])


def sees(table: "Table", words: Words) -> str:
    """The cards on the stairs as this seat sees them; `?` is the back of a card."""
    laid = _seen(table, words).stairs
    return _row([f"{name}{_number(card)}" for name, card in laid.items() if card is not None])


def _number(card: StairCard) -> str:
    return "?" if card.card is None else str(card.card)


def laid(table: "Table", words: Words) -> str:
    """Who laid the card on a stair."""
    words.only(1)
    if words.pick(0) not in STAIRS:
        raise words.wrong()
    card = _open(table).stairs[words.pick(0)]
    if card is None:
        return NONE
    return "pile" if card.by is None else SEATS[card.by]


def hand(table: "Table", words: Words) -> str:
    words.only(1)
    owner = words.seat(0, int(table.state.seats))
    return _row(view(table.state, owner).hand)


def pairs(table: "Table", words: Words) -> str:
    """The priest cards that this seat sees."""
    found = _seen(table, words).pairs
    return _row([f"{SEATS[seat]}={_pair(pair)}" for seat, pair in enumerate(found)])


def in_play(table: "Table", words: Words) -> str:
    words.only(0)
    return _row(sorted(_pair(pair) for pair in _open(table).pairs_in_play))


def score(table: "Table", words: Words) -> str:
    """What this seat scores, once the game is over."""
    words.only(1)
    if table.state.question is not None:
        return NONE
    return str(table.state.scores[words.seat(0, int(table.state.seats))])


def ranking(table: "Table", words: Words) -> str:
    """Best first, once the game is over; those who share a place are joined by `+`."""
    words.only(0)
    places = _open(table).places or []
    return _row(["+".join(SEATS[seat] for seat in place) for place in places])


def winner(table: "Table", words: Words) -> str:
    return ranking(table, words).split(" ")[0]


def heard(table: "Table", words: Words) -> str:
    """The events of the last command, as a seat or an onlooker is told them."""
    words.only(1)
    if words.parts != ["onlooker"]:
        words.seat(0, int(table.state.seats))
    return ", ".join(table.told_to(words.pick(0))) or NONE


def sky(table: "Table", words: Words) -> str:
    words.only(0)
    card = _open(table).sky
    return f"{card.sky} {card.instruction}"


def top(table: "Table", words: Words) -> str:
    """The card that comes off the draw pile next, if the scene has stacked it."""
    words.only(0)
    return str(table.coming.deck[0]) if table.coming.deck else NONE


def _plain(find: "Callable[[Table], object]") -> "Callable[[Table, Words], str]":
    """A fact about nothing in particular."""

    def found(table: "Table", words: Words) -> str:
        words.only(0)
        return str(find(table))

    return found


FACTS = {
    "next": Form("next", next_),
    "options": Form("options", options),
    "priest": Form("priest 4", priest),
    "depot": Form("depot 3", depot),
    "value": Form("value 2", value),
    "suns": Form("suns", _plain(lambda table: _row(_open(table).sun_row))),
    "fires": Form("fires", _plain(lambda table: _row(_open(table).fire_row))),
    "sees": Form("sees D", sees),
    "laid": Form("laid N", laid),
    "hand": Form("hand A", hand),
    "pile": Form("pile", _plain(lambda table: _open(table).pile)),
    "top": Form("top", top),
    "used": Form("used", _plain(lambda table: _row(_open(table).used))),
    "pairs": Form("pairs B", pairs),
    "in_play": Form("in_play", in_play),
    "round": Form("round", _plain(lambda table: _open(table).round)),
    "first": Form("first", _plain(lambda table: SEATS[_open(table).first or 0])),
    "sky": Form("sky", sky),
    "skies": Form("skies", _plain(lambda table: len(_open(table).sky_left))),
    "score": Form("score A", score),
    "ranking": Form("ranking", ranking),
    "winner": Form("winner", winner),
    "heard": Form("heard D", heard),
    "decisions": Form("decisions", _plain(lambda table: table.decisions)),
}
