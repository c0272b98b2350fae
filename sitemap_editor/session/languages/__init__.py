"""The languages matrix of one open document, without a window: groups, filters, plans."""
