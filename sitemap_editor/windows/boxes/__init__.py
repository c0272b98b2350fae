"""Boxes of the platform: questions, names of files."""
