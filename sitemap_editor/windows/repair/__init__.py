"""Pages for files that are not well-formed: repairs, and plain text."""
