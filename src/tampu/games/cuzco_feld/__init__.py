"""Cuzco (Stefan Feld): messengers of the Inca state, three dice a round."""
