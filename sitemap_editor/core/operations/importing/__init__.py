"""Rows from elsewhere: tables, lists, pages, logs, other sitemaps; what becomes of them here."""
