"""Sentences about what the web answered, translated with the reasons that complete them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.errors import Remark
from sitemap_editor.session.texts import filled

_REASON = "reason"


def said(remark: Remark) -> str:
    """Return what a remark says; its reason, if it has one, is a text of the core, too."""
    arguments = dict(remark.arguments)
    if isinstance(reason := arguments.get(_REASON), str):
        arguments[_REASON] = QCoreApplication.translate("core", reason)
    return filled(remark.text, arguments)
