"""Changes of many rows while a person decides about them."""
