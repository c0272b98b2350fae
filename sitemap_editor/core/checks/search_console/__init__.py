"""What Search Console says of sitemaps, and which rules cause it."""
