"""The panel at the right: all there is to know about the current row."""
