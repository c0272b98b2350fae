"""Repairs as a list."""
