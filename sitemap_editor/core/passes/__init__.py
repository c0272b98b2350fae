"""Work over all rows of a document: ranges, merges, and where they run."""
