"""The source of a document: the whole file as text, and the colours of markup."""
