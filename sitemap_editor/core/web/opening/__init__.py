"""Opening from the web: what there is at an address, and keeping it on disk."""
