"""Two sitemaps or sites beside each other, without a window."""
