"""The rules of Cuzco (Feld), one file per chapter."""
