"""Rules about a row as a whole."""
