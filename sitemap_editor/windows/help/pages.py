"""What Help shows: Markdown files that travel with the program, and the keyboard shortcuts."""

from __future__ import annotations

from html import escape
from pathlib import PurePosixPath
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.resources import resource
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.plain_text import rich_text

# Keys that belong to the table itself, or to the problems panel, and to no menu.
TABLE_KEYS: Final = (
    ("F2", QT_TRANSLATE_NOOP("help", "Edit the cell, at the end of its text")),
    (
        "Ctrl+Down",
        QT_TRANSLATE_NOOP("help", "Go to the edge of the data; with Shift select up to it"),
    ),
    (
        "Return",
        QT_TRANSLATE_NOOP("help", "Edit the cell; press again to keep the value and go down"),
    ),
    ("Return", QT_TRANSLATE_NOOP("help", "In a selected range: go to its next cell")),
    ("Tab", QT_TRANSLATE_NOOP("help", "Keep the value and edit the next cell")),
    ("Esc", QT_TRANSLATE_NOOP("help", "Cancel editing")),
    ("Esc", QT_TRANSLATE_NOOP("help", "In the table: cancel what takes long")),
    ("Ctrl+Space", QT_TRANSLATE_NOOP("help", "Select the column")),
    ("Shift+Space", QT_TRANSLATE_NOOP("help", "Select the row")),
    ("F6", QT_TRANSLATE_NOOP("help", "Move from the table to the next control")),
    ("Shift+F6", QT_TRANSLATE_NOOP("help", "Move from the table to the previous control")),
    ("F6", QT_TRANSLATE_NOOP("help", "In a panel: go to the next panel")),
    ("Shift+F10", QT_TRANSLATE_NOOP("help", "Open the context menu")),
    ("+", QT_TRANSLATE_NOOP("help", "Raise the priority by 0.1")),
    ("-", QT_TRANSLATE_NOOP("help", "Lower the priority by 0.1")),
    ("Alt+Down", QT_TRANSLATE_NOOP("help", "Open the calendar while editing lastmod")),
    ("Return", QT_TRANSLATE_NOOP("help", "In the problems panel: go to the cell")),
    ("Esc", QT_TRANSLATE_NOOP("help", "In the problems panel: back to the table")),
)

_ROOM: Final = 4


def keys_text(actions: Actions) -> str:
    """Return a table of all shortcuts, as rich text."""
    rows = "".join(_row(*line) for line in _lines(actions))
    return f"<table cellspacing='4'>{rows}</table>"


def keys_markdown(actions: Actions) -> str:
    """Return a table of all shortcuts for the documentation."""
    lines = [f"| {keys} | {text} |" for keys, text in _lines(actions)]
    return "\n".join(("| key | what it does |", "| --- | --- |", *lines))


def _lines(actions: Actions) -> list[tuple[str, str]]:
    native = QKeySequence.SequenceFormat.NativeText
    lines = [
        (
            action.shortcuts()[0].toString(native),  # others are keys of media keyboards
            actions.name(action.objectName()),
        )
        for action in actions
        if action.shortcuts()
    ]
    return lines + [
        (QKeySequence(key).toString(native), QCoreApplication.translate("help", text))
        for key, text in TABLE_KEYS
    ]


def _row(keys: str, text: str) -> str:
    room = "&nbsp;" * _ROOM
    plain = "style='white-space: pre'"
    return f"<tr><td {plain}><b>{escape(keys)}</b>{room}</td><td>{escape(text)}</td></tr>"


GUIDE: Final = "guide.md"


def help_page(name: str) -> str | None:
    """Return a page as rich text; None where there is none of this name.

    A page that was not translated is shown in English.
    """
    path = PurePosixPath(name)
    if path.suffix != ".md" or path.is_absolute() or ".." in path.parts:
        return None
    language = QLocale().name().partition("_")[0]
    places = (resource("help", language, *path.parts), resource("help", *path.parts))
    found = next((place for place in places if place.is_file()), None)
    return None if found is None else rich_text(found.read_text("utf-8"))
