"""The rows of a document as Qt sees them."""
