"""`tampu scenes`: run the scenes in Markdown files and report each."""

import argparse
from collections.abc import Callable

from tampu.cli.files import read_text
from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, WRONG, Complaint, Terminal
from tampu.core.scenes import Failure, Report, Scene, run_all
from tampu.games import catalogue


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("scenes", perform)
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("scenes-files"))
    add_json(parser, words)


def notations() -> dict[str, Callable[[], Scene]]:
    """The tag of a code block, and the notation of the game it stands for."""
    return {game.prefix.lower(): game.scene for game in catalogue() if game.scene is not None}


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    told = [(name, run_all(read_text(name, terminal.words), notations())) for name in asked.files]
    for name, reports in told:
        if not reports:
            tags = ", ".join(f"```{tag}" for tag in notations())
            raise Complaint(terminal.words("scenes-none", file=name, tags=tags), WRONG)
    passed = all(report.passed for _, reports in told for report in reports)
    if asked.json:
        terminal.json(as_json(told, terminal))
    else:
        show(told, terminal)
    return FINE if passed else WRONG


def sentence(failure: Failure, terminal: Terminal) -> str:
    """What is wrong with a statement."""
    return terminal.words(f"scene-{failure.code}", **failure.facts)


def show(told: list[tuple[str, list[Report]]], terminal: Terminal) -> None:
    """One line for each scene, more for those that fail, and the sum."""
    for name, reports in told:
        for report in reports:
            show_report(name, report, terminal)
    every = [report for _, reports in told for report in reports]
    failed = sum(not report.passed for report in every)
    checks = sum(report.checks for report in every)
    style = "bold red" if failed else "bold"
    terminal.say("scenes-sum", style=style, scenes=len(every), failed=failed, checks=checks)


def show_report(name: str, report: Report, terminal: Terminal) -> None:
    mark, style = ("✓", "green") if report.passed else ("✗", "bold red")
    place = f"{name}:{report.line}"
    terminal.print(f"{mark} {report.title or place}  ({place})", style=style)
    for failure in report.failures:
        terminal.print(f"    {name}:{failure.line}: {failure.statement}")
        terminal.print(f"      {sentence(failure, terminal)}")


def as_json(told: list[tuple[str, list[Report]]], terminal: Terminal) -> dict[str, object]:
    scenes = [
        {
            "file": name,
            "line": report.line,
            "title": report.title,
            "passed": report.passed,
            "checks": report.checks,
            "failures": [
                {
                    "line": failure.line,
                    "statement": failure.statement,
                    "code": failure.code,
                    **failure.facts,
                    "sentence": sentence(failure, terminal),
                }
                for failure in report.failures
            ],
        }
        for name, reports in told
        for report in reports
    ]
    failed = sum(not scene["passed"] for scene in scenes)
    return {"passed": not failed, "scenes": len(scenes), "failed": failed, "reports": scenes}
