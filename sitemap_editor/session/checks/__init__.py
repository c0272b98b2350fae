"""Findings as lists, and fixes under review."""
