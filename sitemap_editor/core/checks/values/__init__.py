"""Rules about single values, and their fixes."""
