"""Merging on screen: the command and its dialog."""
