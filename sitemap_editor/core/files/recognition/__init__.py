"""What a file is, told from its bytes and its name."""
