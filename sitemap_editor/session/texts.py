"""Turns the core's marked sentences into the person's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark, SitemapError, worded

_SCHEMA_FAULT: Final = QT_TRANSLATE_NOOP("rules", "Not valid by the schema (XSD)")


def sentence(said: Finding | SitemapError | Remark) -> str:
    """Return what a finding, an error or a plan says, translated and filled in."""
    return filled(said.text, said.arguments)


def filled(text: str, arguments: Mapping[str, Argument]) -> str:
    """Return a marked sentence of the core, translated and filled in."""
    translated = QCoreApplication.translate("core", text)
    shown = {
        name: QLocale().toString(value) if name in _QUANTITIES and isinstance(value, int) else value
        for name, value in arguments.items()
    }
    return worded(translated, shown)


_QUANTITIES = {
    *("added", "bytes", "changed", "count", "limit", "megabytes", "missing", "parts", "removed"),
    *("absent", "all", "row", "rows", "same", "shown", "size"),
}


def fault_title(code: str) -> str:
    """Return in a few words what is wrong where a rule is not kept, translated."""
    if code == SCHEMA_CODE:
        return QCoreApplication.translate("rules", _SCHEMA_FAULT)
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # all rules: not at start

    rule = RULES_BY_CODE.get(code)
    return QCoreApplication.translate("core", rule.fault) if rule is not None else code


def is_of_page(code: str) -> bool:
    """Tell whether a rule speaks of what a URL answered when it was asked."""
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # all rules: not at start

    rule = RULES_BY_CODE.get(code)
    return rule is not None and rule.check_page is not None


def readable_size(size_bytes: int, *, decimals: int = 1) -> str:
    """Return a size as people read it, 1 MB being 1,048,576 bytes as for the limit."""
    return QLocale().formattedDataSize(
        size_bytes, decimals, QLocale.DataSizeFormat.DataSizeTraditionalFormat
    )
