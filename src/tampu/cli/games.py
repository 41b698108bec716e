"""`tampu games`: which games there are."""

import argparse

from tampu.cli.parser import Commands, add_json
from tampu.cli.terminal import FINE, Terminal
from tampu.cli.voice import Voice
from tampu.core.game import Game, Option
from tampu.games import catalogue
from tampu.languages.rulebook import full_title


def prepare(commands: Commands) -> None:
    parser = commands.add("games", perform)
    add_json(parser, commands.words)


def perform(asked: argparse.Namespace, terminal: Terminal) -> int:
    if asked.json:
        terminal.json([as_json(game, Voice(terminal.lang, game)) for game in catalogue()])
        return FINE
    for game in catalogue():
        show(game, Voice(terminal.lang, game), terminal)
    return FINE


def offered(game: Game) -> list[Option]:
    """The options a person may choose."""
    return [option for option in game.options if option.offered]


def as_json(game: Game, voice: Voice) -> dict[str, object]:
    return {
        "key": game.key,
        "title": voice.say("game-title"),
        "subtitle": voice.say("game-subtitle"),
        "tagline": voice.say("game-tagline"),
        "designer": voice.say("game-designer"),
        "rules": game.prefix,
        "edition": game.edition,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "examples": list(game.examples),
        "options": [
            {
                "key": option.key,
                "name": voice.say(f"option-{option.key}"),
                "rule": option.rule,
                "default": option.default,
                "values": {v: voice.say(f"option-{option.key}-{v}") for v in option.values},
            }
            for option in offered(game)
        ],
    }


def show(game: Game, voice: Voice, terminal: Terminal) -> None:
    """A game in a few lines."""
    terminal.print(f"{game.key}  {full_title(game.key, terminal.lang)}", style="bold")
    terminal.print(f"  {voice.say('game-tagline')}")
    terminal.print(f"  {voice.say('game-designer')}")
    terminal.say(
        "games-facts",
        least=game.seats[0],
        most=game.seats[-1],
        short=game.minutes[0],
        long=game.minutes[1],
    )
    terminal.say("games-actions", examples=", ".join(game.examples))
    for option in offered(game):
        name = voice.say(f"option-{option.key}")
        values = "|".join(option.values)
        terminal.print(f"  --option {option.key}={values}  {name} ({option.rule})")
