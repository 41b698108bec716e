"""Actions as text that can be read aloud."""

from tampu.core.notation import SEATS, NotationError
from tampu.games.cuzco_feld import actions as act
from tampu.games.cuzco_feld.box import (
    ABILITIES,
    CARDS,
    COLOURS,
    EXCHANGES,
    GODS,
    GOODS,
    KINDS,
    MASKS,
    MISSIONS,
    ROLLS,
    ROW,
    SPACES,
    TILES,
)
from tampu.games.cuzco_feld.land import ASSEMBLIES, PLACES
from tampu.games.cuzco_feld.rules.blessing import HALVES
from tampu.games.cuzco_feld.rules.setup import PAIRS

SMALL = ["skip", "stop", "done", "finish", "end", "pass"]
WAYS = ["hand", "inti"]
DICE = [f"{seat}{number}" for seat in SEATS for number in (1, 2, 3)]
"""The dice of the players, each in the order of the roll."""
TURNS = [str(steps) for steps in range(6)]
NOUNS: dict[str, tuple[int, list[str]]] = {
    "power": (int(act.PAY), [f"{card} {way}" for card in CARDS for way in WAYS]),
    "bless": (int(act.BLESS), HALVES),
    "die": (int(act.DIE), [str(value) for value in range(1, 7)]),
    "lift": (int(act.LIFT), DICE),
    "to": (int(act.TO), SPACES),
    "pututu": (int(act.PUTUTU), ["+1", "-1", "+2", "-2"]),
    "place": (int(act.PLACE), SPACES),
    "raise": (int(act.RAISE), TILES),
    "turn": (int(act.TURN), TURNS),
    "go": (int(act.GO), PLACES),
    "feather": (int(act.FEATHER), [str(slot) for slot in range(12)]),
    "tile": (int(act.TILE), [f"{kind}{space + 1}" for kind in KINDS for space in range(int(ROW))]),
    "recover": (int(act.RECOVER), TILES),
    "exchange": (int(act.EXCHANGE), EXCHANGES),
    "slide": (int(act.SLIDE), ABILITIES),
    "god": (int(act.GOD), GODS),
    "circle": (int(act.CIRCLE), [str(die) for die in range(1, 7)]),
    "use": (int(act.USE), TILES),
    "amount": (int(act.AMOUNT), ["1", "2", "3", "4"]),
    "buy": (int(act.BUY), GOODS),
    "complete": (int(act.COMPLETE), MISSIONS),
    "help": (int(act.HELP_HAND), [f"{name} {way}" for way in WAYS for name in MISSIONS]),
    "remove": (int(act.REMOVE), MISSIONS),
    "take": (int(act.TAKE), MISSIONS),
    "keep": (int(act.KEEP), [f"{one + 1} {two + 1}" for one, two in PAIRS]),
    "return": (int(act.RETURN), CARDS),
    "map": (int(act.ASSEMBLY), [" ".join(pieces) for pieces in ASSEMBLIES]),
    "rotation": (int(act.ROTATION), TURNS),
    "mask": (int(act.MASK), MASKS),
    "token": (int(act.TOKEN), ["1", "2", "3", "4"]),
    "start": (int(act.START), COLOURS),
    "goods": (int(act.GOODS), GOODS),
    "draw": (int(act.DRAW), ABILITIES),
    "mission": (int(act.MISSION), MISSIONS),
    "card": (int(act.CARD), CARDS),
    "roll": (int(act.ROLL), ROLLS),
}
"""Word -> its verb, and the names of what it can name; `help` has two verbs, one per way."""
EXAMPLES = [
    "die 4",
    "place exchange",
    "power 07 hand",
    "power 13 inti",
    "skip",
    "turn 2",
    "go I3",
    "feather 5",
    "tile farm3",
    "exchange slide_study",
    "slide offering",
    "stop",
    "god illapa",
    "circle 3",
    "bless card",
    "use study_feather",
    "amount 2",
    "finish",
    "buy soup",
    "pass",
    "complete 17",
    "help 17 hand",
    "help 17 inti",
    "remove 17",
    "take S-04",
    "keep 1 3",
    "return 03",
    "lift A2",
    "to temple",
    "pututu +1",
    "roll 245",
    "card 07",
]
_WORDS = {verb: (word, names) for word, (verb, names) in NOUNS.items()}


def write(action: int) -> str:
    """An action as text, such as `die 4`, `place exchange`, `power 07 hand`."""
    verb = int(act.verb_of(action))
    number = int(act.object_of(verb, action))
    if verb == act.SMALL:
        return SMALL[number]
    if verb == act.HELP_INTI:
        verb, number = int(act.HELP_HAND), number + len(MISSIONS)
    if verb not in _WORDS:
        raise ValueError(f"{action} is not an action of Cuzco")
    word, names = _WORDS[verb]
    return f"{word} {names[number]}"


def read(text: str) -> int:
    """The action that this text stands for."""
    words = text.split()
    if len(words) == 1 and words[0] in SMALL:
        return SMALL.index(words[0])
    if len(words) < 2 or words[0] not in NOUNS:
        raise NotationError(text, EXAMPLES)
    verb, names = NOUNS[words[0]]
    rest = " ".join(words[1:])
    if rest not in names:
        raise NotationError(text, EXAMPLES)
    return int(act.action_of(verb, names.index(rest)))
