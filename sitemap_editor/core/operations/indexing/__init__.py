"""Making an index, and keeping it true to its files."""
