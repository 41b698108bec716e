"""The rules of Cuzco, one file per chapter."""
