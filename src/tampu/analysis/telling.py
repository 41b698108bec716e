"""What was found in a game, in sentences: how it turned, what was lost, what was better."""

from collections.abc import Sequence

from tampu.analysis.account import Change
from tampu.analysis.estimate import Estimate
from tampu.analysis.figures import Figures
from tampu.analysis.marks import MARKS
from tampu.analysis.study import Study
from tampu.analysis.turning import Turn
from tampu.analysis.verdict import Verdict, Way
from tampu.analysis.words import Words
from tampu.core.contract import Event
from tampu.core.play import Match, played
from tampu.core.record import SEATS
from tampu.languages.speak import Speaker

SHOWN = 3
"""Of a longer line of answers a sentence names so many."""


class Telling:
    """One study, told to a reader who may know everything."""

    def __init__(self, match: Match, study: Study, lang: str) -> None:
        self.match = match.prefix(study.lines)
        self.study = study
        self.words = Words(lang)
        self.figures = Figures(self.words)
        self.speaker = Speaker(lang, match.game.key)
        self.summaries = study.summaries
        self.turning_points = study.turning_points
        self.deeds = {deed.line: deed for deed in study.deeds}
        self.verdicts = {verdict.line: verdict for deed in study.deeds for verdict in deed.verdicts}

    def turn(self, turn: Turn) -> str:
        """A moment at which the game turned."""
        if turn.cause == "luck":
            return self._luck(turn)
        return self.lost(turn.line) if turn.cause == "loss" else self.gained(turn.line)

    def lost(self, line: int) -> str:
        """A decision that lost something."""
        verdict = self.verdicts[line]
        better = verdict.better[0].moves if verdict.better else ["none"]
        return self.words(
            "analysis-turn-loss",
            line=str(line),
            seat=self.match.steps[line - 1].line.who,
            done=verdict.done.moves[0],
            share=self.figures.gap(verdict.loss),
            better=shortened(better),
        )

    def gained(self, line: int) -> str:
        """Answers that gained something."""
        deed = self.deeds[line]
        done = [step.line.text for step in self.match.steps[line - 1 : line - 1 + deed.lines]]
        return self.words(
            "analysis-turn-deed",
            line=str(line),
            seat=SEATS[deed.seat],
            done=shortened(done),
            share=self.figures.gap(deed.gain),
        )

    def _luck(self, turn: Turn) -> str:
        change = self._change(turn)
        size = Estimate(abs(turn.change.mean), turn.change.margin)
        return self.words(
            "analysis-turn-luck",
            count=change.end - change.begin,
            first=str(change.begin + 1),
            last=str(change.end),
            seat=SEATS[turn.seat],
            share=self.figures.gap(size),
            way="less" if turn.change.mean < 0 else "more",
        )

    def dearest(self, seat: int) -> str:
        """The decision of a seat that cost most."""
        line = self.summaries[seat].dearest
        return self.words("analysis-none") if line is None else self.lost(line)

    def best(self, seat: int) -> str:
        """What a seat did best."""
        line = self.summaries[seat].best
        return self.words("analysis-none") if line is None else self.gained(line)

    def places(self) -> dict[int, int]:
        """The place of each seat, in the order of the places; those who are tied share one."""
        found: dict[int, int] = {}
        for tied in self.match.state.ranking():
            found |= dict.fromkeys(tied, len(found) + 1)
        return found

    def _change(self, turn: Turn) -> Change:
        """What luck the lines up to this one brought."""
        return next(change for change in self.study.changes if change.end == turn.line)

    def thresholds(self) -> str:
        """From what loss on there is a word."""
        least = {mark: round(100 * share) for mark, share in MARKS.items()}
        return self.words("analysis-thresholds", **least)

    def loss(self, verdict: Verdict) -> str:
        """What a decision lost, and whether that can be told from nothing."""
        if verdict.loss.mean <= 0:
            return self.words("analysis-loss-none")
        told = self.words("analysis-loss", share=self.figures.gap(verdict.loss))
        return ", ".join(filter(None, [told, self.figures.doubt(verdict.loss)]))

    def worth(self, way: Way) -> str:
        """What a way to go on is worth."""
        chance, points = self.figures.share(way.chance), self.figures.points(way.points)
        return self.words("analysis-worth", chance=chance, points=points)

    def event(self, event: Event) -> str:
        """What happened, with all that was hidden."""
        eyes = event.audience[0] if event.audience else None
        return self.speaker.event(event, eyes, SEATS)

    def happened(self, turn: Turn) -> list[str]:
        """What happened in the lines of such a moment."""
        begin, end = turn.line - 1, turn.line
        if turn.cause == "luck":
            begin = self._change(turn).begin
        elif turn.cause == "deed":
            end = begin + self.deeds[turn.line].lines
        steps = self.match.steps[begin:end]
        return [self.event(event) for step in steps for event in step.events]

    def imagined(self, line: int, way: Way) -> list[str]:
        """What would have happened in this line instead, until another one is asked."""
        state, seat = self.match.state_after(line - 1), self.match.steps[line - 1].line.seat
        told: list[str] = []
        for move in way.moves:
            action = self.match.game.read(move)
            if state.refusal(action, seat) is not None:
                break
            state, events = played(state, action, seat)
            told += [self.event(event) for event in events]
        return told

    def board(self, turn: Turn) -> str:
        """The position as the seat saw it: before it decided, or after its luck."""
        lines = turn.line if turn.cause == "luck" else turn.line - 1
        state = self.match.state_after(lines)
        return self.match.game.draw(state, turn.seat, self.speaker.say).strip("\n")


def shortened(moves: Sequence[str]) -> str:
    """The first of some answers."""
    shown = ", ".join(moves[:SHOWN])
    return f"{shown}, …" if len(moves) > SHOWN else shown
