"""Work over many rows at once."""
