"""Commands on the table in front: rows, cells, filling, the clipboard."""
