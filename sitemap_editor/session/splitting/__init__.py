"""A split under review."""
