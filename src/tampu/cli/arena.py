"""`tampu arena`: bots against bots, here or on many machines."""

from tampu.cli import arena_games, arena_ladder, arena_match
from tampu.cli.parser import Commands, misused


def prepare(commands: Commands) -> None:
    parser = commands.add("arena", lambda *_: misused(parser))
    title, name = commands.words("tampu-commands"), commands.words("tampu-command")
    rooms = parser.add_subparsers(title=title, metavar=name)
    for room in (arena_match, arena_ladder, arena_games):
        room.prepare(commands, rooms)
