"""MP-801 to MP-805: when the game ends."""

from tampu.core.contract import Tell
from tampu.games.machu_picchu.box import PRIEST_COUNT, ROUNDS, SLOTS
from tampu.games.machu_picchu.position import OVER, Position
from tampu.games.machu_picchu.scoring import tell_scores


def ended(position: Position) -> str | None:
    """MP-801 to MP-804, MP-903: the rule that ends the game after this round, if one does."""
    if position.round == ROUNDS[position.seats]:
        return "MP-802"
    full = 0
    for priest in range(PRIEST_COUNT):
        if position.used_slots(priest) == SLOTS:
            full += 1
    if position.one_full:
        return "MP-903" if full else None
    return "MP-803" if full == PRIEST_COUNT else None


def finish(position: Position, rule: str, tell: Tell | None) -> None:
    """MP-805: the priest cards are shown and the scores counted."""
    position.asking = OVER
    if tell is not None:
        tell.that(rule, -1, round=position.round)
        tell_scores(position, tell)
