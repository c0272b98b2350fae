"""The command palette: whatever the program can do or go to, found by a few letters."""
