"""The live check: which URLs are asked for when, what a page says, and what is kept of it."""
