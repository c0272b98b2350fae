"""The piece table of rows: buffers, spans, cells and edits."""
