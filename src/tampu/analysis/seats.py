"""The colours and symbols of the seats: red sun, yellow moon, green condor, blue serpent."""

from tampu.analysis.markup import Html, element, joined
from tampu.core.record import SEATS

DASHES = ("none", "9 4", "14 3 3 3", "2 5")
"""How a seat's line is broken."""
SYMBOLS = (
    '<circle cx="12" cy="12" r="4.6"/><path d="M12 1.8v3.4M12 18.8v3.4M1.8 12h3.4M18.8 12h3.4'
    'M4.8 4.8l2.4 2.4M16.8 16.8l2.4 2.4M4.8 19.2l2.4-2.4M16.8 7.2l2.4-2.4" stroke="currentColor"'
    ' stroke-width="2.2" stroke-linecap="round"/>',
    '<path d="M15.5 2.6a9.6 9.6 0 1 0 5.9 15.2A8.4 8.4 0 0 1 15.5 2.6z"/>',
    '<path d="M12 5.2 14 9l8.4-3.2-3 5.4 2.2.8-5 1.6-1.8 2.2 1.4 4.4L12 17.6l-4.2 2.6 1.4-4.4'
    '-1.8-2.2-5-1.6 2.2-.8-3-5.4L10 9z"/>',
    '<path d="M3 18.5h6a3 3 0 0 0 3-3v-7a3 3 0 0 1 3-3h6" fill="none" stroke="currentColor"'
    ' stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>'
    '<circle cx="20.4" cy="5.5" r="2.6"/>',
)


def symbols() -> Html:
    """All of them, to be drawn again and again."""
    drawn = (
        element("symbol", Html(shape), id=f"seat-{seat}", viewBox="0 0 24 24")
        for seat, shape in enumerate(SYMBOLS)
    )
    return element("svg", *drawn, class_="store", aria_hidden="true")


def seat_mark(seat: int) -> Html:
    """The symbol of a seat in its colour, and its letter."""
    symbol = element("svg", element("use", href=f"#seat-{seat}"), aria_hidden="true")
    return joined(element("span", symbol, class_=f"mark seat-{seat}"), element("b", SEATS[seat]))
