"""`tampu lessons`: list the lessons, and check that each can be taken."""

import argparse

from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, WRONG, Terminal
from tampu.core.game import Game
from tampu.core.lessons import Lesson, faults
from tampu.games import KEYS, game, lessons
from tampu.languages.lessons import lesson_words
from tampu.languages.rulebook import full_title


def prepare(commands: Commands) -> None:
    words = commands.words
    parser = commands.add("lessons", perform)
    parser.add_argument("--game", choices=KEYS, metavar="GAME", help=words("lessons-game"))
    parser.add_argument("--check", action="store_true", help=words("lessons-check"))
    add_json(parser, words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    chosen = [game(key) for key in ([asked.game] if asked.game else KEYS) if lessons(key)]
    every = [(each, lesson) for each in chosen for lesson in lessons(each.key)]
    wrong = {
        (each.key, lesson.key): faults(each, lesson) if asked.check else []
        for each, lesson in every
    }
    if asked.json:
        terminal.json([as_json(each, lesson, wrong, terminal) for each, lesson in every])
    else:
        show(chosen, wrong, asked.check, terminal)
    return WRONG if any(wrong.values()) else FINE


Wrong = dict[tuple[str, str], list[str]]
"""For a game and a lesson: what is wrong with it."""


def as_json(game: Game, lesson: Lesson, wrong: Wrong, terminal: Terminal) -> dict[str, object]:
    words = lesson_words(game, lesson, terminal.lang)
    return {
        "game": game.key,
        "key": lesson.key,
        "title": words.title,
        "task": words.task,
        "rules": list(lesson.rules),
        "solution": list(lesson.solution),
        "faults": wrong[game.key, lesson.key],
    }


def show(games: list[Game], wrong: Wrong, checked: bool, terminal: Terminal) -> None:
    """A line for each lesson; with its faults, if it was looked for them."""
    for each in games:
        terminal.print(full_title(each.key, terminal.lang), style="bold")
        for lesson in lessons(each.key):
            words, found = lesson_words(each, lesson, terminal.lang), wrong[each.key, lesson.key]
            mark = "✗" if found else "✓" if checked else " "
            terminal.print(f"{mark} {words.title}", style="bold red" if found else "green")
            terminal.print(f"    {words.task}")
            for fault in found:
                terminal.print(f"    {fault}")
    failed = sum(map(bool, wrong.values()))
    terminal.say("lessons-sum", lessons=len(wrong), failed=failed)
