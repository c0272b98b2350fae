"""Turns the core's marked sentences into the person's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import SitemapError


def sentence(said: Finding | SitemapError) -> str:
    """Return what a finding or an error says, translated and filled in."""
    text = QCoreApplication.translate("core", said.text)
    arguments = {
        name: QLocale().toString(value) if name in _QUANTITIES and isinstance(value, int) else value
        for name, value in said.arguments.items()
    }
    return text.format(**arguments)


_QUANTITIES = {"count", "size", "megabytes"}
