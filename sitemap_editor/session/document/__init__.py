"""One open document: its edits, its findings, what its index lists."""
