"""Who a browser is, without an account: its pass, other devices, and the ways back to a guest."""
