"""Merges two versions of a sitemap that were both made from a third, their base."""
