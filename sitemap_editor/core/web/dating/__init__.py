"""Dates that can be trusted: what a row was last changed by, and what that says."""
