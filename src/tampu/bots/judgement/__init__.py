"""What a game adds to the bots: its judgement of a position, one module per game."""
