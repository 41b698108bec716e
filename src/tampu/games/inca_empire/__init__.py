"""Inca Empire by Alan D. Ernstein: roads, regions and the favour of the Sapa Inca."""
