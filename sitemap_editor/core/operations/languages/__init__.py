"""Language versions of pages: which rows link to which, what is missing, and completing it."""
