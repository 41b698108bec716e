"""A load for a server of one's own on this machine: tables, watchers, clients that mean harm."""
