"""What every game shares: the contract, luck, records, play and the laws. Knows no game."""
