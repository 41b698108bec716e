"""What several commands let one choose: seats, options, bots."""

from tampu.cli.terminal import Complaint, Terminal
from tampu.cli.voice import Voice
from tampu.cli.words import Words
from tampu.core.game import Game


def seat_count(game: Game, asked: int | None) -> int:
    """The number of seats; the smallest table if nothing is said."""
    return game.seats[0] if asked is None else asked


def judge_start(
    game: Game, seats: int, given: list[tuple[str, str]], terminal: Terminal
) -> dict[str, str]:
    """All options with their values; a `Complaint` cites the rule if no game can start so."""
    refusal = game.refuse_start(seats, dict(given))
    if refusal is not None:
        raise Complaint(Voice(terminal.lang, game).refusal(refusal))
    return game.with_defaults(dict(given))


def bot_levels(text: str, number: int, game_key: str, words: Words) -> tuple[str, ...]:
    """One level for every bot, or one level for all: `master`, `casual,master,beginner`."""
    from tampu.bots.bot import levels  # bots are heavy, and most commands need none

    known = levels(game_key)
    chosen = tuple(part.strip() for part in text.split(","))
    for level in chosen:
        if level not in known:
            raise Complaint(words("bots-unknown", level=level, known=", ".join(known)))
    if len(chosen) == 1:
        return chosen * number
    if len(chosen) != number:
        raise Complaint(words("bots-number", given=len(chosen), wanted=number))
    return chosen
