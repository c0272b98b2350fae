"""Joining: the rows of many files as one table; each file keeps its own bytes."""
