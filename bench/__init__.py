"""Measurements: how fast the engines and the table are, beside their peers."""
