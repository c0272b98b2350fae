"""The XML schema, a layer of its own."""
