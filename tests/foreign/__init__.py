"""Suites that other projects wrote; left out where they do not lie beside the checkout."""
