"""The panel at the left: files and the index tree, kinds of problems as filters."""
