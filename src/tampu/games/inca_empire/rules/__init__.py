"""The rules of Inca Empire, one file per chapter."""
