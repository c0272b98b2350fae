"""From disk and back."""
