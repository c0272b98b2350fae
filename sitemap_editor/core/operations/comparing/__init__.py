"""Compares sitemaps: two versions of one file row by row, whole sites by what URLs stand for."""
