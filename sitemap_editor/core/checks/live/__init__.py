"""Rules about what the pages of a sitemap answered when they were asked."""
