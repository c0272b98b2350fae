"""What the command line returns to the shell."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
ERRORS: Final = 1
"""Errors were found."""
UNUSABLE: Final = 2
"""A file could not be read or written, or the command was used badly."""
