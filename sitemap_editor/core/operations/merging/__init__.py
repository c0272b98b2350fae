"""Merging: rows of many files into one, each with the bytes it had."""
