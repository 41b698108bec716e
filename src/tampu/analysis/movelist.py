"""Every move of a game in words, with what it was worth and what was better."""

from tampu.analysis.markup import Html, element, joined
from tampu.analysis.seats import seat_mark
from tampu.analysis.telling import Telling
from tampu.analysis.verdict import Verdict, Way
from tampu.core.contract import CHANCE


def move_list(telling: Telling) -> Html:
    """The moves, each with its number as a place to go to."""
    lines = range(1, telling.study.lines + 1)
    return element("ol", *(move(telling, line) for line in lines), class_="moves")


def move(telling: Telling, line: int) -> Html:
    """One move; a decision can be opened."""
    verdict = telling.verdicts.get(line)
    head = joined(element("span", f"{line}.", class_="number"), *who_and_what(telling, line))
    if verdict is None:
        return element("li", element("div", head, class_="row"), id=f"move-{line}")
    head = joined(head, judged(telling, verdict))
    shown = element("div", head, class_="row")
    if verdict.better:
        summary = element("summary", head, class_="row")
        shown = element("details", summary, instead(telling, verdict))
    return element("li", shown, id=f"move-{line}", class_=verdict.mark or "unmarked")


def who_and_what(telling: Telling, line: int) -> tuple[Html, Html]:
    step = telling.match.steps[line - 1]
    chance = step.line.seat == CHANCE
    name = telling.words("analysis-chance") if chance else seat_mark(step.line.seat)
    events = [
        joined(" ", telling.event(event), " ", element("small", event.rule, class_="rule"))
        for event in step.events
    ]
    told = element("span", element("code", step.line.text), *events, class_="what")
    return element("span", name, class_="who"), told


def judged(telling: Telling, verdict: Verdict) -> Html:
    """What it was worth, what it lost, and the word for that."""
    mark = verdict.mark
    word = element("b", telling.words(f"analysis-mark-{mark}"), class_="word") if mark else Html()
    worth = element("span", telling.worth(verdict.done), class_="worth")
    lost = element("span", word, " " if mark else "", telling.loss(verdict), class_="lost")
    return element("span", worth, lost, class_="judged num")


def instead(telling: Telling, verdict: Verdict) -> Html:
    """The other answers that were looked at."""
    ways = [other(telling, verdict.line, way) for way in verdict.better]
    head = element("p", telling.words("analysis-instead"), class_="head")
    return element("div", head, element("ol", *ways), class_="instead")


def other(telling: Telling, line: int, way: Way) -> Html:
    moves = element("code", ", ".join(way.moves))
    worth = element("span", telling.worth(way), class_="worth num")
    told = element("p", " ".join(telling.imagined(line, way)))
    return element("li", moves, " ", worth, told)
