"""Whole sites: passes over every file of an index, a folder or a pattern, a worker a file."""
