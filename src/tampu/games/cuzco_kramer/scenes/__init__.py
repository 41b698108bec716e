"""Scenes of Cuzco (Kiesling & Kramer), in the notation of its rules (`ck`)."""

from tampu.games.cuzco_kramer.scenes.table import Table

__all__ = ["Table"]
