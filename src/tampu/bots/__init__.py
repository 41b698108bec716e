"""Computer players: they see a view, imagine what it hides, and choose."""
