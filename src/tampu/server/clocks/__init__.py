"""Clocks: they follow from a table's journal, and from nothing but what everybody there sees."""
