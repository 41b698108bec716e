"""The rules of Machu Picchu, one file per chapter of the rulebook."""
