"""Commands that ask the web."""
