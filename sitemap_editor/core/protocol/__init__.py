"""What the sitemap standard says, as data and small checks."""
