"""Machu Picchu, by Günter Burkhardt: four priests, four stairs, two secret favourites each."""
