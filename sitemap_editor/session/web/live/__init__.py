"""The live check of a document: what is decided, what is under way, what is kept of it."""
