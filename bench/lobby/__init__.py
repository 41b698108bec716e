"""What a visit of the lobby costs, and a start of the server, however many games have ended."""
