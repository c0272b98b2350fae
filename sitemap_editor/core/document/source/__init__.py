"""The text that a document would be saved as, without joining it."""
