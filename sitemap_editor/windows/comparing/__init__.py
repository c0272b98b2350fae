"""Two sitemaps or sites beside each other, and what can be taken over."""
