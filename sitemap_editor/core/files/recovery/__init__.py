"""Edits that were not saved yet, kept on disk for the start after a crash."""
