"""Columns of what a row holds beyond its own values: of extensions and of other namespaces."""
