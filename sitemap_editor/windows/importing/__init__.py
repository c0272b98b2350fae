"""Rows from elsewhere: which column is which, what comes of it, one button."""
