"""A record with what was found in its game: values, words for what was lost, and better ways."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tampu.analysis.estimate import Estimate
from tampu.analysis.figures import margin_of, per_cent
from tampu.analysis.telling import Telling
from tampu.analysis.verdict import Verdict, Way
from tampu.core.line import Line
from tampu.core.notes import MOST_COMMENT, Notes, Value, Variation
from tampu.core.play import next_step
from tampu.core.record import Record


def noted(record: Record, telling: Telling) -> Record:
    """The record with the values of its positions, and what was better than what lost something.

    What is noted there already stays, but for older values.
    """
    notes = dict(record.notes)
    for moment in telling.study.moments:
        note = notes.get(moment.lines, Notes())
        notes[moment.lines] = replace(note, values=values(moment.chances))
    for line, verdict in telling.verdicts.items():
        if verdict.mark:
            notes[line] = judged(notes.get(line, Notes()), telling, verdict)
    return replace(record, notes=notes)


def values(chances: Sequence[Estimate]) -> tuple[Value, ...]:
    """Chances to win as a record has them; an interval without an end is left out."""
    return tuple(value(per_cent(chance)) for chance in chances)


def value(chance: Estimate) -> Value:
    margin = margin_of(chance, 0)
    return Value(limited(chance.mean), limited(margin) if margin < float("inf") else None)


def limited(figure: float) -> int:
    """A whole per cent: no estimate has less than none of all games, or more than all."""
    return min(max(round(figure), 0), 100)


def judged(note: Notes, telling: Telling, verdict: Verdict) -> Notes:
    """A note with the word for what was lost, and with the best other way."""
    word = telling.words(f"analysis-mark-{verdict.mark}")
    told = telling.words("analysis-note", word=word, loss=telling.loss(verdict))
    comment = "\n".join(filter(None, [note.comment, told]))
    if told in note.comment.split("\n") or len(comment) > MOST_COMMENT:
        comment = note.comment
    known = [variation.lines for variation in note.variations]
    better = [way for way in ways(telling, verdict) if way.lines not in known]
    return replace(note, comment=comment, variations=[*note.variations, *better])


def ways(telling: Telling, verdict: Verdict) -> Iterator[Variation]:
    """The best other way as a variation; none if not even its first answer can be given."""
    for way in verdict.better[:1]:
        lines = playable(telling, verdict.line, way)
        if lines:
            worth = Notes(telling.worth(way))
            yield Variation(lines, telling.words("analysis-better"), {verdict.line: worth})


def playable(telling: Telling, line: int, way: Way) -> list[Line]:
    """Its answers as far as the seat can give them one after the other.

    Chance or another seat may come between them, or something turn up that nobody foresaw.
    """
    match = telling.match
    state, seat = match.state_after(line - 1), match.steps[line - 1].line.seat
    lines: list[Line] = []
    for move in way.moves:
        action = match.game.read(move)
        if state.refusal(action, seat) is not None:
            break
        step = next_step(match.game, state, seat, action)
        lines.append(step.line)
        state = step.state
    return lines
