"""The bar that says which rows of a table are shown."""
