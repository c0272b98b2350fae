"""The words of About and of the list of keyboard shortcuts."""

from __future__ import annotations

import platform
from html import escape
from itertools import zip_longest

from lxml import etree
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, qVersion
from PySide6.QtGui import QKeySequence

from sitemap_editor import __version__
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.windows.actions import Actions

# Keys that belong to the table itself and to no menu.
_TABLE_KEYS = (
    ("F2", QT_TRANSLATE_NOOP("help", "Edit the cell")),
    ("Return", QT_TRANSLATE_NOOP("help", "Edit the cell; once more: keep the value, go down")),
    ("Tab", QT_TRANSLATE_NOOP("help", "Keep the value and edit the next cell")),
    ("Esc", QT_TRANSLATE_NOOP("help", "Leave the cell as it was")),
    ("+", QT_TRANSLATE_NOOP("help", "Raise the priority by a tenth")),
    ("-", QT_TRANSLATE_NOOP("help", "Lower the priority by a tenth")),
    ("Alt+Down", QT_TRANSLATE_NOOP("help", "Open the calendar while editing lastmod")),
)


def about_text() -> str:
    """Return name, purpose and versions, as rich text that can be copied."""
    purpose = QCoreApplication.translate("help", "Edits sitemaps and changes only what you change.")
    libxml2 = ".".join(map(str, etree.LIBXML_VERSION))
    versions = (
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {pyside_version}, "
        f"lxml {etree.__version__}, libxml2 {libxml2}, {platform.platform(terse=True)}"
    )
    return (
        f"<h3>Sitemap Editor {escape(__version__)}</h3><p>{escape(purpose)}</p>"
        f"<p><small>{escape(versions)}</small></p>"
    )


def keys_text(actions: Actions) -> str:
    """Return a table of all shortcuts, as rich text."""
    native = QKeySequence.SequenceFormat.NativeText
    lines = [
        (
            action.shortcuts()[0].toString(native),  # others are keys of media keyboards
            action.iconText(),
        )
        for action in actions
        if action.shortcuts()
    ]
    lines += [
        (QKeySequence(key).toString(native), QCoreApplication.translate("help", text))
        for key, text in _TABLE_KEYS
    ]
    half = (len(lines) + 1) // 2
    pairs = zip_longest(lines[:half], lines[half:], fillvalue=("", ""))
    rows = "".join(f"<tr>{_cells(left)}{_cells(right)}</tr>" for left, right in pairs)
    return f"<table cellspacing='3'>{rows}</table>"


def _cells(line: tuple[str, str]) -> str:
    keys, text = map(escape, line)
    plain = "style='white-space: pre'"
    return f"<td {plain}><b>{keys}</b>  </td><td {plain}>{text}&nbsp;&nbsp;&nbsp;&nbsp;</td>"
