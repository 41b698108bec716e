"""Tampu: a digital table for four Inca board games.

>>> import tampu
>>> state = tampu.game("machu_picchu").start(seats=3)
>>> state.question.kind
'first_player'
"""

from tampu.plain import choose_sources

choose_sources()

from tampu.games import catalogue, game  # noqa: E402  (the sources must be chosen first)

__all__ = ["catalogue", "game"]
