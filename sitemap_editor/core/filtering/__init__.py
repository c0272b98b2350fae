"""The language that says which rows are meant, and the pass that finds them."""
