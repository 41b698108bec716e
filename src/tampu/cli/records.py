"""Records from files: read, replayed, and every fault told in one sentence."""

from collections.abc import Callable

from tampu.cli.files import read_text
from tampu.cli.terminal import WRONG, Complaint, Terminal
from tampu.core.game import Game
from tampu.core.play import Match
from tampu.core.record import SEATS, Record, RecordError, read_record
from tampu.games import KEYS, game
from tampu.languages.speak import Speaker


class Fault(Complaint):
    """What is wrong with a record: a sentence for people, a code and a line for machines."""

    def __init__(self, sentence: str, error: RecordError) -> None:
        super().__init__(sentence, WRONG)
        self.error = error

    def as_json(self) -> dict[str, object]:
        refusal = self.error.refusal
        return {
            "problem": self.error.problem,
            "line": self.error.line,
            "rule": None if refusal is None else refusal.rule,
            "facts": dict(self.error.facts),
            "sentence": self.sentence,
        }


def open_record(
    name: str, play: Callable[[Game, Record], Match], terminal: Terminal
) -> tuple[Record, Match]:
    """The record in a file and its match, played by `play`: `replay` or `verify`."""
    text = read_text(name, terminal.words)
    spoken: str | None = None
    try:
        record = read_record(text)
        key = record.header.game
        if key not in KEYS:
            raise RecordError("no-such-game", game=key[:40], known=list(KEYS))
        spoken = key
        return record, play(game(key), record)
    except RecordError as error:
        told = Speaker(terminal.lang, spoken).record_error(error, SEATS)
        sentence = terminal.words("record-fault", file=name, fault=told)
        raise Fault(sentence, error) from None
