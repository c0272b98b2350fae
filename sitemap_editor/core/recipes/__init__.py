"""Recipes: steps that change many rows, written down to be repeated on other files."""
