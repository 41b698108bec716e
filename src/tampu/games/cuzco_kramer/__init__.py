"""Cuzco (Michael Kiesling and Wolfgang Kramer)."""
