"""Three versions of a sitemap that a person merges."""
