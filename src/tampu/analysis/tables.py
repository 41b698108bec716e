"""The tables of a report: a column for each seat."""

from collections.abc import Iterable

from tampu.analysis.account import STAGES
from tampu.analysis.estimate import Estimate
from tampu.analysis.figures import known
from tampu.analysis.ledger import Entry, entries
from tampu.analysis.marks import MARKS
from tampu.analysis.markup import Html, element, joined
from tampu.analysis.seats import seat_mark
from tampu.analysis.telling import Telling


def table(telling: Telling, corner: str, rows: Iterable[Html], class_: str) -> Html:
    """The seats in the head; `corner`: what stands before them."""
    seats = range(telling.study.seats)
    heads = [element("th", seat_mark(seat), scope="col") for seat in seats]
    head = element("tr", element("th", telling.words(corner), scope="col"), *heads)
    body = element("tbody", *rows)
    return element("table", element("thead", head), body, class_=f"num {class_}")


def row(name: str, cells: Iterable[str], **attributes: str) -> Html:
    told = [element("td", cell) for cell in cells]
    return element("tr", element("th", name, scope="row"), *told, **attributes)


def chances_table(telling: Telling) -> Html:
    """What the graph shows."""
    rows = [
        row(str(moment.lines), map(telling.figures.share, moment.chances))
        for moment in telling.study.moments
    ]
    return table(telling, "analysis-after-move", rows, "chances")


def ledger_table(telling: Telling) -> Html:
    """Luck and skill: every column adds up to its last row."""
    words, figures, study = telling.words, telling.figures, telling.study
    columns = [entries(account) for account in study.accounts]
    rows = [
        row(words(f"analysis-part-{parts[0].part}"), [entry(telling, each) for each in parts])
        for parts in zip(*columns, strict=True)
    ]
    name = words("analysis-result" if telling.match.over else "analysis-result-open")
    results = [figures.share(known(chance)) for chance in study.moments[-1].chances]
    return table(telling, "analysis-player", [*rows, row(name, results, class_="sum")], "ledger")


def entry(telling: Telling, entry: Entry) -> Html:
    """The mean, its interval below it, and whether it can be told from nothing."""
    figures, start = telling.figures, entry.part == "start"
    mean = figures.share(known(entry.shown)) if start else figures.change(known(entry.shown))
    doubt = "" if start else figures.doubt(entry.exact)
    return stacked(mean, figures.share_margin(entry.exact), doubt)


def stacked(first: str, *below: str) -> Html:
    """A figure, and what is told of it in small type."""
    return joined(first, *(element("small", each) for each in below if each))


def play_table(telling: Telling) -> Html:
    """Place, score, and how much was lost."""
    words, study = telling.words, telling.study
    summaries, seats = telling.summaries, range(study.seats)
    scores = [telling.figures.whole(score) for score in telling.match.state.scores]
    rows = [row(words("analysis-score"), scores)]
    if telling.match.over:
        places = telling.places()
        rows.insert(0, row(words("analysis-place"), [str(places[seat]) for seat in seats]))
    rows.append(row(words("analysis-decisions"), [str(each.decisions) for each in summaries]))
    for mark in reversed(MARKS):
        name = words(f"analysis-marks-{mark}")
        rows.append(row(name, [str(each.marks[mark]) for each in summaries]))
    return table(telling, "analysis-player", [*rows, *lost_rows(telling)], "play")


def lost_rows(telling: Telling) -> list[Html]:
    """What an average decision lost, and in which part of the game points were lost."""
    words, summaries = telling.words, telling.summaries
    chances = [lost_chance(telling, each.mean_loss) for each in summaries]
    points = [lost_points(telling, each.mean_points_lost) for each in summaries]
    stages = [
        row(
            words(f"analysis-lost-{stage}"),
            [lost_points(telling, each.lost_by_stage[number]) for each in summaries],
        )
        for number, stage in enumerate(STAGES)
    ]
    return [
        row(words("analysis-lost-chance"), chances),
        row(words("analysis-lost-points"), points),
        *stages,
    ]


def lost_chance(telling: Telling, lost: Estimate) -> Html:
    figures = telling.figures
    return stacked(
        figures.share(known(lost), 1), figures.share_margin(lost, 1), figures.doubt(lost)
    )


def lost_points(telling: Telling, lost: Estimate) -> Html:
    figures = telling.figures
    return stacked(figures.points_alone(lost), figures.points_margin(lost), figures.doubt(lost))
