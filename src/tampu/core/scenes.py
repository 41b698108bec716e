"""Scenes: positions, commands and what must come of them, written in Markdown code blocks.

    ```mp
    seats A B C D; hand A 12 25 31 50; deck 8
    A: card 26 -> no MP-302; A: card 25 -> ok
    ? next = A choose_stair
    ```

This module finds the blocks, splits them into statements and compares; what the words mean is
the game's own notation, a `Scene`. docs/scenes.md describes both.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tampu.core.contract import Event, Question, Refusal, State

ANYTHING = "..."
"""In a list of events: any number of events, none included."""
_FENCE = re.compile(r"(?P<indent>\s*)(?P<fence>`{3,}|~{3,})\s*(?P<tag>[\w-]*)\s*")
_TITLE = re.compile(r"(?:#{1,6}\s+(?P<head>.*?)\s*#*|\s*(?:[-*]\s+)?\*\*(?P<bold>.+?)\*\*.*)")
_COMMAND = re.compile(r"(?P<who>[A-Za-z]+):\s+(?P<text>.+)")
_RULE = re.compile(r"[A-Z]{2}-\d{3,4}")


class SceneError(ValueError):
    """A statement that says nothing sound: a code, and the facts that a sentence needs.

    `unreadable` it is no statement at all; `unknown` it begins with a word the game does not
    know (`known` lists those it does); `malformed` its parts are wrong (`form` shows them right);
    `impossible` no game can come to this position, by `rule`; `early` it needs players first.
    """

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Outcome:
    """What came of a command: the rule that refused it, or its price and its events as text."""

    refused: str | None = None
    price: str | None = None
    events: tuple[str, ...] = ()
    said: Refusal | Sequence[Event] = ()
    """The refusal, or the events themselves."""


class Scene(Protocol):
    """One game's notation at work on one scene."""

    @property
    def exact(self) -> bool:
        """Whether an `ok` without events says that nothing worth listing happens."""

    def set_up(self, verb: str, items: list[str]) -> str | None:
        """Alter the position; the rule that forbids it, if one does."""

    def command(self, who: str, text: str) -> Outcome:
        """Let somebody do something."""

    def fact(self, name: str) -> str:
        """What is true now, as text."""

    @property
    def question(self) -> Question | None:
        """What is asked now."""

    def snapshot(self) -> object:
        """Everything on the table, to see that a refused command leaves no trace."""


class LiveScene(Scene, Protocol):
    """A scene that can be played on from, question by question."""

    @property
    def state(self) -> State:
        """The position now."""

    def settle(self) -> None:
        """Fill in what the position leaves open."""

    def drawn(self) -> int:
        """What chance gives now: the next of what is to come, else the first possible outcome."""

    def go_on_from(self, state: State) -> None:
        """The position is this one from now on."""


@dataclass(frozen=True)
class Statement:
    """One statement and the line of the file it begins on."""

    text: str
    line: int


@dataclass(frozen=True)
class Block:
    """One scene as it stands in a file: the tag after the fence, a title, its statements."""

    tag: str
    title: str
    line: int
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class Failure:
    """A statement that did not hold (`code` "differs"), or that makes no sense."""

    line: int
    statement: str
    code: str
    facts: Mapping[str, str]


@dataclass
class Report:
    """What running one scene showed: how many checks it made, and which failed."""

    title: str
    line: int
    checks: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


# ---- reading ----


def blocks(markdown: str) -> list[Block]:
    """Every fenced block that has a tag; its title is the heading or bold text before it."""
    found: list[Block] = []
    title, told = "", 0
    rows = deque(enumerate(markdown.splitlines(), 1))
    while rows:
        number, row = rows.popleft()
        if fence := _FENCE.fullmatch(row):
            inside = list(_inside(rows, fence["fence"]))
            told += bool(fence["tag"])
            name = title if told < 2 else f"{title} ({told})"
            if fence["tag"]:
                found.append(Block(fence["tag"], name.strip(), number, tuple(_split(inside))))
        elif head := _TITLE.fullmatch(row):
            title, told = head["head"] or head["bold"], 0
    return found


def _inside(rows: deque[tuple[int, str]], fence: str) -> Iterator[tuple[int, str]]:
    """The rows up to the closing fence, which is taken away too."""
    while rows:
        number, row = rows.popleft()
        if row.strip().startswith(fence) and not row.strip().strip(fence[0]):
            return
        yield number, row


def _split(rows: list[tuple[int, str]]) -> Iterator[Statement]:
    """Statements end at `;` and at the end of a line, unless the line ends with a comma."""
    text, begun = "", 0
    for number, row in rows:
        row = row.split("#")[0].strip()
        text, begun = (f"{text} {row}", begun) if text else (row, number)
        if text.endswith(","):
            continue
        yield from (Statement(part.strip(), begun) for part in text.split(";") if part.strip())
        text = ""
    if text:
        yield Statement(text, begun)


@dataclass(frozen=True)
class Expectation:
    """What should come of a statement: `no` with a rule, or `ok` with a price and events."""

    rule: str | None = None
    price: str | None = None
    events: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.rule:
            return f"no {self.rule}"
        return ", ".join([f"ok {self.price}" if self.price else "ok", *self.events])


def _expectation(text: str, statement: str) -> Expectation:
    """`no MP-302`, `ok`, `ok 1, A+3 CK-803`."""
    verdict, *events = (" ".join(part.split()) for part in text.split(","))
    word, _, rest = verdict.partition(" ")
    if word == "no" and _RULE.fullmatch(rest) and not events:
        return Expectation(rule=rest)
    if word == "ok" and all(events):
        return Expectation(price=rest or None, events=tuple(events))
    raise SceneError("unreadable", text=statement)


def same_events(expected: tuple[str, ...], found: tuple[str, ...]) -> bool:
    """Whether these events are those, in that order; `...` stands for any number of them."""
    places = {0}
    for item in expected:
        if item == ANYTHING:
            places = set(range(min(places, default=len(found) + 1), len(found) + 1))
        else:
            places = {n + 1 for n in places if n < len(found) and found[n] == item}
    return len(found) in places


# ---- running ----


def run(block: Block, begin: Callable[[], Scene]) -> Report:
    """Run one scene; it ends early at a statement after which the rest would mean nothing."""
    report = Report(block.title, block.line)
    scene = begin()
    for statement in block.statements:
        try:
            sound = _run(scene, statement, report)
        except SceneError as problem:
            facts = {"text": statement.text, **problem.facts}
            report.failures.append(Failure(statement.line, statement.text, problem.code, facts))
            return report
        if not sound:
            return report
    if not report.checks:
        report.failures.append(Failure(block.line, "", "unchecked", {}))
    return report


def begin(scene: LiveScene, position: str) -> None:
    """Set a scene up: statements of a position, and nothing else."""
    for statement in _split(list(enumerate(position.splitlines(), 1))):
        verb, _, rest = statement.text.partition(" ")
        if statement.text.startswith("?") or _COMMAND.fullmatch(statement.text):
            raise SceneError("unreadable", text=statement.text)
        if refused := scene.set_up(verb, _items(rest)):
            raise SceneError("impossible", rule=refused)
    scene.settle()


def _run(scene: Scene, statement: Statement, report: Report) -> bool:
    """Run one statement; false if the scene cannot go on after it."""
    if statement.text.startswith("?"):
        _check_fact(scene, statement, report)
        return True
    words, arrow, verdict = statement.text.partition("->")
    expected = _expectation(verdict, statement.text) if arrow else Expectation()
    if command := _COMMAND.fullmatch(words.strip()):
        return _check_command(scene, statement, command, expected, report)
    verb, _, rest = words.strip().partition(" ")
    refused = scene.set_up(verb, _items(rest))
    if arrow or refused:
        found = f"no {refused}" if refused else "ok"
        return _compare(report, statement, str(expected), found, refused == expected.rule)
    return True


def _items(text: str) -> list[str]:
    return [" ".join(item.split()) for item in text.split("/")] if text.strip() else []


def _check_fact(scene: Scene, statement: Statement, report: Report) -> None:
    """`? name = value`."""
    name, equals, value = statement.text[1:].partition(" = ")
    if not equals or not name.strip() or not value.strip():
        raise SceneError("unreadable", text=statement.text)
    expected, found = " ".join(value.split()), scene.fact(" ".join(name.split()))
    _compare(report, statement, expected, found, expected == found)


def _check_command(
    scene: Scene,
    statement: Statement,
    command: re.Match[str],
    expected: Expectation,
    report: Report,
) -> bool:
    """`A: card 12 -> ok, ...`; after a wrong verdict the scene ends, after wrong events not."""
    before = scene.snapshot()
    outcome = scene.command(command["who"], " ".join(command["text"].split()))
    found = Expectation(outcome.refused, outcome.price, outcome.events)
    if outcome.refused != expected.rule:
        return _compare(report, statement, str(expected), str(found), False)
    if outcome.refused:
        return _check_trace(report, statement, before == scene.snapshot())
    as_told = same_events(expected.events, outcome.events)
    heard = as_told or not (expected.events or scene.exact)
    paid = expected.price in (None, outcome.price)
    _compare(report, statement, str(expected), str(found), heard and paid)
    return True


def _check_trace(report: Report, statement: Statement, untouched: bool) -> bool:
    """A refused command must leave everything as it was."""
    report.checks += 1
    if not untouched:
        report.failures.append(Failure(statement.line, statement.text, "trace", {}))
    return untouched


def _compare(report: Report, statement: Statement, expected: str, found: str, equal: bool) -> bool:
    report.checks += 1
    if not equal:
        facts = {"expected": expected, "found": found}
        report.failures.append(Failure(statement.line, statement.text, "differs", facts))
    return equal


def run_all(markdown: str, notations: Mapping[str, Callable[[], Scene]]) -> list[Report]:
    """Every scene of a text whose tag is one of the notations, in order."""
    found = [block for block in blocks(markdown) if block.tag in notations]
    return [run(block, notations[block.tag]) for block in found]


def overheard(
    markdown: str, tag: str, begin: Callable[[], Scene]
) -> Iterator[tuple[Outcome, Question | None]]:
    """What comes of every command in the scenes of one game, and what is asked after it."""
    for block in blocks(markdown):
        scene = begin()
        for statement in block.statements if block.tag == tag else ():
            words = statement.text.partition("->")[0].strip()
            if command := _COMMAND.fullmatch(words):
                outcome = scene.command(command["who"], " ".join(command["text"].split()))
                yield outcome, scene.question
            elif not words.startswith("?"):
                verb, _, rest = words.partition(" ")
                scene.set_up(verb, _items(rest))
