"""Where a person sees all language versions of a file, and completes them."""
