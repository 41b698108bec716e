"""The report of a study: one page that opens without a server and tells all of it.

from tampu.analysis.report import report

Path("game.html").write_text(report(match, study, lang="fr"), encoding="utf-8")
"""

from importlib.resources import files

from tampu.analysis.curve import Curve
from tampu.analysis.depth import STANDARD, DepthName
from tampu.analysis.figures import number
from tampu.analysis.markup import Html, element
from tampu.analysis.movelist import instead, move_list
from tampu.analysis.seats import DASHES, seat_mark, symbols
from tampu.analysis.study import Study
from tampu.analysis.tables import chances_table, ledger_table, play_table
from tampu.analysis.telling import Telling
from tampu.analysis.turning import Turn
from tampu.core.play import Match
from tampu.core.record import SEATS
from tampu.languages import LOCALES
from tampu.languages.rulebook import full_title

MAKER = element("meta", name="generator", content="tampu analyse")
"""Stands near the beginning of every report, by which it is known again."""
HEAD = 400
"""Within so many bytes."""
WIDEST = 80
"""Characters of a map in text."""


def report(
    match: Match,
    study: Study,
    depth: DepthName = STANDARD,
    seed: int = 0,
    lang: str = "en",
    seconds: float | None = None,
) -> str:
    """The whole page. `depth`, `seed`, `seconds`: with what the study was made, and how fast."""
    telling = Telling(match, study, lang)
    title = telling.words("analysis-title", game=full_title(match.game.key, lang))
    style = (files("tampu.analysis") / "report.css").read_text(encoding="utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        MAKER,
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", Html(style)),
    )
    main = element(
        "main",
        opening(telling, title, made(telling, depth, seed, seconds)),
        chances(telling),
        luck_and_skill(telling),
        play(telling),
        turns(telling),
        moves(telling),
    )
    page = element("html", head, element("body", symbols(), main), lang=LOCALES[lang])
    return f"<!doctype html>\n{page}\n"


def is_report(beginning: str) -> bool:
    """Whether a page that begins like this was written here."""
    return beginning.startswith("<!doctype html>") and MAKER in beginning


def section(telling: Telling, key: str, *inside: str) -> Html:
    """A part of the page with its heading, which stands in the words under `key`."""
    return element("section", element("h2", telling.words(key)), *inside)


def scrolled(telling: Telling, key: str, table: Html) -> Html:
    """A table that may be larger than its place on the page."""
    name = telling.words(key)
    return element("div", table, class_="scroll", role="region", aria_label=name, tabindex="0")


def made(telling: Telling, depth: DepthName, seed: int, seconds: float | None) -> str:
    """How it was looked at, and how long that took."""
    told = telling.words("analysis-made", depth=depth, seed=str(seed))
    if seconds is None:
        return told
    return f"{told} {telling.words('analysis-time', seconds=number(seconds, 1))}"


def opening(telling: Telling, title: str, how: str) -> Html:
    """Which game it was, and how it was looked at."""
    words, match = telling.words, telling.match
    lines = number(len(match.steps), 0)
    parts = [
        element("h1", title),
        element("p", words("analysis-head", seats=telling.study.seats, lines=lines)),
        options(telling),
        element("p", words("analysis-about")),
        element("p", how, class_="small"),
    ]
    if not match.over:
        parts.append(element("p", element("b", words("analysis-open"))))
    return element("header", *parts)


def options(telling: Telling) -> Html:
    """What the players agreed upon."""
    words, say, chosen = telling.words, telling.speaker.say, telling.match.header.options
    told = [
        words(
            "analysis-option",
            option=say(f"option-{option.key}"),
            value=say(f"option-{option.key}-{chosen[option.key]}"),
        )
        for option in telling.match.game.options
        if option.offered and option.key in chosen
    ]
    return element("p", " · ".join(told), class_="small") if told else Html()


def chances(telling: Telling) -> Html:
    """The graph, and the same as a table."""
    words = telling.words
    keys = element("ul", *map(legend, range(telling.study.seats)), class_="keys")
    caption = element("figcaption", words("analysis-chances-about"), " ", words("analysis-signs"))
    summary = element("summary", words("analysis-as-table"))
    table = scrolled(telling, "analysis-as-table", chances_table(telling))
    return section(
        telling,
        "analysis-chances",
        element("figure", Curve(telling).drawn(), keys, caption),
        element("details", summary, table),
    )


def legend(seat: int) -> Html:
    """Which line is whose."""
    line = element(
        "line",
        x1="1",
        x2="43",
        y1="8",
        y2="8",
        class_=f"curve seat-{seat}",
        stroke_dasharray=DASHES[seat],
    )
    sample = element("svg", line, viewBox="0 0 44 16", class_="sample", aria_hidden="true")
    return element("li", sample, seat_mark(seat))


def luck_and_skill(telling: Telling) -> Html:
    """What made the result of each seat."""
    table = scrolled(telling, "analysis-luck-and-skill", ledger_table(telling))
    law = element("p", telling.words("analysis-law"))
    return section(telling, "analysis-luck-and-skill", law, table)


def play(telling: Telling) -> Html:
    """How everybody played: figures, then what was dearest and what was best."""
    table = scrolled(telling, "analysis-play", play_table(telling))
    cards = [card(telling, seat) for seat in range(telling.study.seats)]
    return section(telling, "analysis-play", table, element("div", *cards, class_="cards"))


def card(telling: Telling, seat: int) -> Html:
    """The dearest and the best of one seat."""
    words, summary = telling.words, telling.summaries[seat]
    told = [
        element("dt", words("analysis-dearest")),
        element("dd", linked(telling.dearest(seat), summary.dearest)),
        element("dt", words("analysis-best")),
        element("dd", linked(telling.best(seat), summary.best)),
    ]
    return element("article", element("h3", seat_mark(seat)), element("dl", *told))


def linked(sentence: str, line: int | None) -> str:
    """A sentence that leads to its move, if it has one."""
    return sentence if line is None else element("a", sentence, href=f"#move-{line}")


def turns(telling: Telling) -> Html:
    """The moments at which the game turned, each with its board."""
    found = [element("li", *turning(telling, turn)) for turn in telling.turning_points]
    if not found:
        none = element("p", telling.words("analysis-no-turns"))
        return section(telling, "analysis-turns", none)
    return section(telling, "analysis-turns", element("ol", *found, class_="turns"))


def turning(telling: Telling, turn: Turn) -> list[Html]:
    """What happened, what would have been better, and the board."""
    key = "analysis-board-after" if turn.cause == "luck" else "analysis-board-before"
    about = telling.words(key, seat=SEATS[turn.seat], line=str(turn.line))
    board = drawn(telling.board(turn), about)
    told = [
        element("h3", linked(telling.turn(turn), turn.line)),
        element("p", " ".join(telling.happened(turn))),
    ]
    if turn.cause == "loss" and telling.verdicts[turn.line].better:
        told.append(instead(telling, telling.verdicts[turn.line]))
    return [*told, element("details", element("summary", about), board, open="")]


def drawn(board: str, about: str) -> Html:
    """A board in text. Lines that are longer than any map are lists, and go on in the next line."""
    lists = max(map(len, board.splitlines()), default=0) > WIDEST
    kind = "lists" if lists else "map"
    return element("pre", board, class_=kind, role="region", aria_label=about, tabindex="0")


def moves(telling: Telling) -> Html:
    """The words for losses, and every move."""
    return section(
        telling,
        "analysis-moves",
        element("p", telling.words("analysis-moves-about")),
        element("p", telling.thresholds()),
        move_list(telling),
    )
