"""Unsaved edits on their way to the journal."""
