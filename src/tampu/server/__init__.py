"""Tables on the network: guests, seats, live play, records, and the page in the browser."""
