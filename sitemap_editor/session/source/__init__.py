"""The source of a document as a program looks at it: its lines, and what is found in them."""
