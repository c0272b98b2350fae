"""What has the keyboard, and which actions its keys may reach from there."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.table_view import TableView

PROBLEMS_PANEL: Final = "problems"
"""The object name of the panel: its module is loaded only when it is first wanted."""


class KeyScope(Enum):
    """From where the keys of an action reach it; its place in a menu reaches it from anywhere."""

    WINDOW = auto()
    """Anywhere: it goes somewhere, or asks before it changes anything."""
    DOCUMENT = auto()
    """Anywhere but where somebody types a text of its own."""
    PROBLEMS = auto()
    """The table, an editor in it, and the problems panel but for its text fields."""
    ROWS = auto()
    """The table and an editor in it, whose text is kept first."""
    TABLE = auto()
    """The table alone: to an editor in it, to fields and to lists the keys mean something else."""


class Focus(Enum):
    """What sort of widget has the keyboard."""

    TABLE = auto()
    CELL_EDITOR = auto()
    TEXT = auto()
    DOCUMENT_TEXT = auto()
    """The text that is all that a tab shows."""
    PROBLEMS = auto()
    OTHER = auto()


_REACHED_FROM: Final = {
    KeyScope.WINDOW: frozenset(Focus),
    KeyScope.DOCUMENT: frozenset(Focus) - {Focus.TEXT, Focus.CELL_EDITOR},
    KeyScope.PROBLEMS: frozenset({Focus.TABLE, Focus.CELL_EDITOR, Focus.PROBLEMS}),
    KeyScope.ROWS: frozenset({Focus.TABLE, Focus.CELL_EDITOR}),
    KeyScope.TABLE: frozenset({Focus.TABLE}),
}


def is_reached(scope: KeyScope, focus: Focus) -> bool:
    """Tell whether the keys of an action count while `focus` has the keyboard."""
    return focus in _REACHED_FROM[scope]


def focus_of(widget: QWidget | None) -> Focus:
    """Return what sort of widget this is; one nobody has thought of is a text or nothing special.

    Whatever takes input methods is typed into: Qt sets that for every field, and takes it back from
    what can only be read. A view sets it too, for the editors that it opens.
    """
    if widget is None:
        return Focus.OTHER
    if isinstance(widget, TableView):
        return Focus.TABLE
    above = _with_parents(widget)
    if any(isinstance(each, TableView) for each in above):
        return Focus.CELL_EDITOR
    is_view = isinstance(widget, QAbstractItemView)
    if not is_view and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        page = next((each for each in above if isinstance(each, TabPage)), None)
        is_all = page is not None and page.focusProxy() is widget
        return Focus.DOCUMENT_TEXT if is_all else Focus.TEXT
    is_inside = any(each.objectName() == PROBLEMS_PANEL for each in above)
    return Focus.PROBLEMS if is_inside else Focus.OTHER


def _with_parents(widget: QWidget) -> list[QWidget]:
    """Return a widget and those it lies in, up to its window; a floating panel is one."""
    found, each = [widget], widget
    while not each.isWindow() and (parent := each.parentWidget()) is not None:
        found.append(parent)
        each = parent
    return found
