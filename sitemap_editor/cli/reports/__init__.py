"""Commands that tell what is in files and change nothing."""
