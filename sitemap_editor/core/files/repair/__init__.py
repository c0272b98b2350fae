"""From bytes that are no well-formed XML to bytes that are, by edits that can be listed."""
