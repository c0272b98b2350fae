"""Open files and what happens to them on disk."""
