"""What outlives a crash, and what other programs do to open files."""
