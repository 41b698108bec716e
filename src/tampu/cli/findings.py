"""What an analysis found, in the terminal: seat by seat, then how the game turned."""

from collections.abc import Iterator

from tampu.analysis.account import STAGES
from tampu.analysis.estimate import Estimate
from tampu.analysis.figures import known, number
from tampu.analysis.ledger import entries
from tampu.analysis.marks import MARKS
from tampu.analysis.study import Study
from tampu.analysis.telling import Telling
from tampu.cli.terminal import Terminal
from tampu.core.play import Match
from tampu.core.record import SEATS
from tampu.languages.rulebook import full_title

Row = tuple[str, str]
"""What it is, and what was found."""


class Findings:
    """One analysed game for a reader who may know everything."""

    def __init__(self, match: Match, study: Study, terminal: Terminal) -> None:
        self.match = match
        self.study = study
        self.terminal = terminal
        self.telling = Telling(match, study, terminal.lang)
        self.words = self.telling.words
        self.figures = self.telling.figures

    def tell(self) -> None:
        self.head()
        for seat, place in self.telling.places().items():
            self.terminal.print()
            self.result(seat, place)
            self.table([*self.ledger(seat), *self.play(seat)])
        self.turns()

    def head(self) -> None:
        title = full_title(self.match.game.key, self.terminal.lang)
        lines = number(len(self.match.steps), 0)
        self.terminal.print(self.words("analysis-title", game=title), style="bold")
        self.terminal.print(self.words("analysis-head", seats=self.study.seats, lines=lines))
        if not self.match.over:
            self.terminal.print(self.words("analysis-open"))

    def result(self, seat: int, place: int) -> None:
        """Place and score; no place before the end."""
        who = f"{place}. {SEATS[seat]}" if self.match.over else SEATS[seat]
        score = self.match.state.scores[seat]
        told = self.words("analysis-scored", who=who, score=self.figures.whole(score))
        self.terminal.print(told, style="bold")

    def ledger(self, seat: int) -> Iterator[Row]:
        """The chance at the start, luck and skill: they add up to the result."""
        for part, shown, exact in entries(self.study.accounts[seat]):
            name = self.words(f"analysis-part-{part}")
            if part == "start":
                yield name, self.figures.share(shown)
            else:
                yield name, self.doubted(self.figures.change(shown), exact)
        key = "analysis-result" if self.match.over else "analysis-result-open"
        yield self.words(key), self.figures.share(known(self.study.moments[-1].chances[seat]))

    def doubted(self, told: str, figure: Estimate) -> str:
        """A figure, and whether it can be told from nothing."""
        return f"{told}  {self.figures.doubt(figure)}".rstrip()

    def play(self, seat: int) -> Iterator[Row]:
        """Decisions and what they lost; the dearest and the best."""
        words, summary = self.words, self.telling.summaries[seat]
        yield words("analysis-decisions"), str(summary.decisions)
        chance, points = summary.mean_loss, summary.mean_points_lost
        yield words("analysis-lost-chance"), self.doubted(self.figures.share(chance, 1), chance)
        yield words("analysis-lost-points"), self.doubted(self.figures.points(points), points)
        for stage, lost in zip(STAGES, summary.lost_by_stage, strict=True):
            yield words(f"analysis-lost-{stage}"), self.doubted(self.figures.points(lost), lost)
        for mark in reversed(MARKS):
            yield words(f"analysis-marks-{mark}"), str(summary.marks[mark])
        yield words("analysis-dearest"), self.telling.dearest(seat)
        yield words("analysis-best"), self.telling.best(seat)

    def table(self, rows: list[Row]) -> None:
        """Two columns; a line is never cut where it does not go to a screen."""
        width = max(len(name) for name, _ in rows)
        for name, told in rows:
            self.terminal.print(f"   {name:{width}}  {told}")

    def turns(self) -> None:
        """How the game turned."""
        self.terminal.print()
        self.terminal.print(self.words("analysis-turns"), style="bold")
        told = [self.telling.turn(turn) for turn in self.telling.turning_points]
        for sentence in told or [self.words("analysis-no-turns")]:
            self.terminal.print(f"   {sentence}")
        self.terminal.print()
        self.terminal.print(self.telling.thresholds())
