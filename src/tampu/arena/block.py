"""A block of games: one deal, played in several seatings. The unit of work and of statistics."""

from collections.abc import Sequence
from itertools import permutations
from math import factorial

import msgspec

import tampu
from tampu.arena.entrant import entrant
from tampu.arena.match import Result, play_game
from tampu.core.game import Game

Seating = tuple[str, ...]
"""Who sits where: entrants as texts, seat by seat."""


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be played. Equal blocks of steady entrants are equal games, wherever they run."""

    game: str
    edition: int
    options: dict[str, str]
    """All options of the game."""
    deal: int
    seatings: tuple[Seating, ...]
    told: bool = False
    """Whether records and decisions are wanted too."""

    @property
    def key(self) -> bytes:
        """The same for blocks that are the same games."""
        return msgspec.json.encode(msgspec.structs.replace(self, told=False), order="sorted")


class OtherEdition(ValueError):
    """Somebody who plays another edition of the game was asked to play a block."""


def block(game: Game, options: dict[str, str], deal: int, seatings: Sequence[Seating]) -> Block:
    return Block(game.key, game.edition, game.with_defaults(options), deal, tuple(seatings))


def all_seatings(entrants: Sequence[str]) -> list[Seating]:
    """Every different way in which these entrants can sit."""
    return sorted(set(permutations(entrants)))


def turned_seatings(entrants: Sequence[str], deal: int) -> list[Seating]:
    """Each once on every seat. Who sits beside whom changes from deal to deal."""
    first, *others = entrants
    orders = sorted(permutations(others))
    order = (first, *orders[deal % factorial(len(others))])
    turned = (order[place:] + order[:place] for place in range(len(order)))
    return list(dict.fromkeys(turned))


def play_block(block: Block) -> list[Result]:
    """Play all games of a block, one after the other."""
    game = tampu.game(block.game)
    if game.edition != block.edition:
        raise OtherEdition(f"{game.key}: edition {game.edition} here, {block.edition} asked for")
    return [
        play_game(game, block.options, entrants, block.deal, number, block.told)
        for number, entrants in enumerate([[entrant(t) for t in s] for s in block.seatings])
    ]
