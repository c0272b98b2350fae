"""One sitemap into several, with an index of them."""
