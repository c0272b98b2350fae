"""Turns the core's marked sentences into the person's language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import Argument, Remark, SitemapError
from sitemap_editor.core.readable import one_line


def sentence(said: Finding | SitemapError | Remark) -> str:
    """Return what a finding, an error or a plan says, translated and filled in."""
    return filled(said.text, said.arguments)


def filled(text: str, arguments: Mapping[str, Argument]) -> str:
    """Return a marked sentence of the core, translated and filled in."""
    translated = QCoreApplication.translate("core", text)
    return translated.format(**{name: _shown(name, each) for name, each in arguments.items()})


def _shown(name: str, value: Argument) -> Argument:
    """Return a number as people write it, and a value of a file on one line."""
    if isinstance(value, str):
        return one_line(value)
    return QLocale().toString(value) if name in _QUANTITIES and isinstance(value, int) else value


_QUANTITIES = {"bytes", "count", "limit", "megabytes", "parts", "row", "size"}


def readable_size(size_bytes: int) -> str:
    """Return a size as people read it, 1 MB being 1,048,576 bytes as for the limit."""
    return QLocale().formattedDataSize(
        size_bytes, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat
    )
