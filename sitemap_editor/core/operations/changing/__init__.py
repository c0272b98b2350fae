"""Tools that change the values of many rows at once."""
