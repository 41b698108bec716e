"""Bots against bots: how strong they are, and how sure we can be of it."""
