"""What one open file needs in a Qt program, without a window."""
