"""What a person sees of splitting a file: the dialog, its form and table, and the offer."""
