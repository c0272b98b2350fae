"""What the rows of a file have in common, gathered in one pass over them."""
