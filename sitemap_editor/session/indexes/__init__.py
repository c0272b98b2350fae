"""Indexes and robots.txt under review."""
