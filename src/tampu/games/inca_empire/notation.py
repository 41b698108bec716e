"""Actions as text that can be read aloud."""

from tampu.core.notation import NotationError
from tampu.games.inca_empire import actions as act
from tampu.games.inca_empire.box import (
    CARDS,
    COLOURS,
    INVASION_MARKERS,
    MARKERS,
    QUARTERS,
    quarter_named,
)
from tampu.games.inca_empire.land import REGIONS, SITES, SLOTS, WILDS

NONE = "?"
"""Stands for a card, quarter, road, site or region that this game does not have."""
SMALL = {
    "end": int(act.END),
    "roads": int(act.ROADS),
    "development": int(act.DEVELOPMENT),
    "pilgrimage": int(act.GO_ON_PILGRIMAGE),
    "stop": int(act.STOP),
    "decline": int(act.DECLINE),
    "give roads": int(act.GIVE_UP_ROADS),
    "give development": int(act.GIVE_UP_DEVELOPMENT),
}
KINDS = [
    "city",
    "garrison",
    "conquest",
    "temple",
    "terrace",
    "extra_road",
    "conversion",
    "pass",
]
"""The kinds of development, in the order of their numbers."""
TILES = ["1", "2", "3", "4"]
NOUNS: dict[str, tuple[int, list[str], bool]] = {
    "choose": (int(act.PLAN), KINDS, False),
    "card": (int(act.CARD), CARDS, True),
    "quarter": (int(act.QUARTER), QUARTERS, True),
    "pilgrim": (int(act.PILGRIM), CARDS, True),
    "road": (int(act.ROAD), SLOTS, True),
    "double": (int(act.DOUBLE), SLOTS, True),
    "wild": (int(act.WILD), WILDS, True),
    "city": (int(act.CITY), SITES, True),
    "garrison": (int(act.GARRISON), SITES, True),
    "temple": (int(act.TEMPLE), SITES, True),
    "convert": (int(act.CONVERT), SITES, True),
    "conquer": (int(act.CONQUER), REGIONS, True),
    "rapid": (int(act.RAPID), REGIONS, True),
    "terrace": (int(act.TERRACE), REGIONS, True),
    "colour": (int(act.COLOUR), COLOURS, False),
    "tile": (int(act.TILE), TILES, False),
    "deal": (int(act.DEAL), CARDS, False),
    "marker": (int(act.MARKER), MARKERS, False),
    "invasion": (int(act.INVASION), INVASION_MARKERS, False),
}
"""Word -> its verb, the names of what it can name, and whether it can name nothing."""
EXAMPLES = [
    "card wild_road",
    "quarter orange_blue",
    "roads",
    "road r093",
    "wild w103",
    "double r104",
    "stop",
    "development",
    "choose city",
    "city machu_picchu",
    "garrison ollantaytambo",
    "temple pachacamac",
    "convert calca",
    "conquer vilcabamba",
    "terrace vilcabamba",
    "rapid lare",
    "decline",
    "pilgrimage",
    "pilgrim local_pilgrimage",
    "give roads",
    "end",
    "colour orange",
    "tile 1",
    "deal el_nino",
    "marker D",
    "invasion plain",
]
_SMALL_TEXT = {number: text for text, number in SMALL.items()}
_WORDS = {verb: (word, names) for word, (verb, names, _) in NOUNS.items()}


def write(action: int) -> str:
    """An action as text, such as `road r093`, `city machu_picchu`, `quarter orange_blue`."""
    if action in _SMALL_TEXT:
        return _SMALL_TEXT[action]
    verb = int(act.verb_of(action))
    if verb not in _WORDS:
        raise ValueError(f"{action} is not an action of Inca Empire")
    word, names = _WORDS[verb]
    number = int(act.object_of(verb, action))
    return f"{word} {names[number] if number < len(names) else NONE}"


def read(text: str) -> int:
    """The action that this text stands for. What names no piece of the game reads as `?`."""
    words = text.split()
    plain = " ".join(words)
    if plain in SMALL:
        return SMALL[plain]
    if len(words) != 2 or words[0] not in NOUNS:
        raise NotationError(text, EXAMPLES)
    verb, names, open_ended = NOUNS[words[0]]
    if verb == act.QUARTER:
        number = quarter_named(words[1])
    else:
        number = names.index(words[1]) if words[1] in names else -1
    if number < 0 and not open_ended:
        raise NotationError(text, EXAMPLES)
    return int(act.action_of(verb, number if number >= 0 else len(names)))
