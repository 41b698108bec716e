"""Scenes of Cuzco (Feld), in a notation of its own (`cf`)."""

from tampu.games.cuzco_feld.scenes.table import Table

__all__ = ["Table"]
