"""Sitemap indexes in the window: their tree, opening what they list, dialogs."""
