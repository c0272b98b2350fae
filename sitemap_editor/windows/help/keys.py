"""The list of keyboard shortcuts."""

from __future__ import annotations

from html import escape
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

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
