"""Calls: whoever is waited for, and does not look, is told so."""
