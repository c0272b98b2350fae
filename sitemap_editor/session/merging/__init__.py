"""A merge under review."""
