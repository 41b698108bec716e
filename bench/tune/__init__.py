"""Moving what the bots believe of a game towards what wins quick games."""
