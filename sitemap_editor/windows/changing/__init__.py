"""Where a person changes many rows at once: the tools, what they would do, and recipes."""
