"""Three versions of a sitemap beside each other, and what is decided where they contradict."""
