"""Scenes of Inca Empire, in a notation of its own (`ie`)."""

from tampu.games.inca_empire.scenes.table import Table

__all__ = ["Table"]
