"""Commands that hold versions of a sitemap against each other."""
