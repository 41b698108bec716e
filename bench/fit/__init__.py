"""Fitting the judgement of a game from games that bots play (`python -m bench.fit --help`)."""
