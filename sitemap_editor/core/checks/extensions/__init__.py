"""Rules about images, videos, news, hreflang and other extensions."""
