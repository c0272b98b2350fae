"""The table of a document: page, view, editors, finding."""
