"""Events of Machu Picchu as short text: what happened, then the rule that made it happen."""

from collections.abc import Callable

from tampu.core.contract import Event, Facts
from tampu.core.notation import SEATS

EVERYTHING = -1
"""The reader who knows all secrets."""
_UNKNOWN: Facts = {"card": "?", "pair": "?", "cards": ["?"] * 4}


def told(event: Event, reader: int | None) -> str:
    """The event as this reader (a seat, None for an onlooker, EVERYTHING) knows it."""
    facts: Facts = {**event.facts, **event.secret}
    if reader != EVERYTHING:
        facts = {**{key: _UNKNOWN[key] for key in event.secret}, **event.seen_by(reader)}
    who = SEATS[event.seat] if event.seat >= 0 else ""
    return f"{_FORMS[event.rule](facts, who, event.points)} {event.rule}"


def _arrival(facts: Facts, _who: str, _points: int) -> str:
    return f"P{facts['priest']} {_card(facts)} {facts['at']}>{facts['to']}{_tokens(facts)}"


def _leaving(facts: Facts, _who: str, _points: int) -> str:
    return f"P{facts['priest']} {_card(facts)} {facts['at']}>out{_tokens(facts)}"


def _card(facts: Facts) -> str:
    return f"{facts['stair']}{facts['card']}"


def _tokens(facts: Facts) -> str:
    tokens = facts["tokens"]
    assert isinstance(tokens, list)
    return " " + "".join(f"{token:+}" for token in tokens) if tokens else ""


def _hand(facts: Facts, who: str, _points: int) -> str:
    cards = facts["cards"]
    assert isinstance(cards, list)
    return f"{who} hand {' '.join(str(card) for card in cards)}"


def _form(template: str) -> Callable[[Facts, str, int], str]:
    """A form that only names facts; {who} is the seat's letter, {points} its points."""
    return lambda facts, who, points: template.format(**facts, who=who, points=f"{points:+}")


_ARRIVALS = ("MP-602", "MP-603", "MP-604", "MP-605", "MP-608", "MP-609", "MP-610", "MP-611")
_FORMS: dict[str, Callable[[Facts, str, int], str]] = {
    "MP-109": _form("first {who}"),
    "MP-111": _form("{who} pair {pair}"),
    "MP-112": _hand,
    "MP-203": _form("round {round} {sky} {instruction}"),
    "MP-211": _form("first {who}"),
    "MP-301": _form("{who} chooses {card}"),
    "MP-305": _form("{who} lays {card} {stair} {face}"),
    "MP-306": _form("{who} draws {card}"),
    "MP-307": _form("pile lays {card} {stair} open"),
    "MP-310": _form("cards leave"),
    "MP-410": _form("reveal N{north} S{south} E{east} W{west}"),
    "MP-503": _form("{who} {order}"),
    "MP-504": _form("{who} {order}"),
    "MP-902": _form("{who} {order}"),
    **dict.fromkeys(_ARRIVALS, _arrival),
    "MP-508": _form("P{priest} {stair}{card} {at}|{to}"),
    "MP-702": _leaving,
    "MP-703": _leaving,
    "MP-704": _leaving,
    "MP-705": _form("P{priest} back {to}"),
    "MP-706": _form("{who} puts P{priest} {to}"),
    "MP-802": _form("end {round}"),
    "MP-803": _form("end {round}"),
    "MP-903": _form("end {round}"),
    "MP-805": _form("{who} shows {pair}"),
    "MP-806": _form("P{priest} worth {value}"),
    "MP-807": _form("{who}{points} P{priest}"),
    "MP-808": _form("{who} place {place} with {score}"),
    "MP-809": _form("{who} place {place} with {score}"),
    "MP-810": _form("{who} place {place} with {score}"),
    "MP-811": _form("{who} place {place} with {score}"),
}
