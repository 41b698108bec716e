"""The scene notation of Machu Picchu (tag `mp`): positions, commands, facts. See docs/scenes.md."""

from tampu.games.machu_picchu.scenes.table import Table

__all__ = ["Table"]
