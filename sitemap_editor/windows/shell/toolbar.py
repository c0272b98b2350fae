"""The toolbar: what is done most, in words where there is room for them, or as a person chooses.

Below it is the head of what is in front: its tab and its line, in one row where there is room.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QTabBar,
    QToolBar,
    QToolButton,
    QWidget,
)

from sitemap_editor.session.program.settings import TOOLBAR_ICONS, Settings
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import ICON
from sitemap_editor.windows.shell.file_line import FileLine
from sitemap_editor.windows.shell.menus import EXPORT_ENTRIES, SEPARATOR, TOOLBAR, add_entries
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

_HEAD: Final = "head"
_MOST_STEPS: Final = 25
_WORDS: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICONS: Final = Qt.ToolButtonStyle.ToolButtonIconOnly
_KNOWN_BY_ICON: Final = (
    ("edit.undo", "edit.redo"),
    ("file.open", "file.save"),
    ("rows.insert_below", "rows.delete"),
    ("find.show", "filter.show"),
    ("file.export",),
    ("sitemaps.split", "sitemaps.merge", "sitemaps.compare"),
)
"""Whose words go first where there is no room for all, group by group: every program has them.

The number of problems is left last of all.
"""
_GAP: Final = 6
_EDGES: Final = (4, 2, 4, 2)
_LEAST_LINE: Final = 640
"""How wide the line of the file is at least where tabs stand beside it."""


class Toolbar(QToolBar):
    """Follows the document on screen: how many problems it has, and which steps can be undone."""

    def __init__(self, actions: Actions, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Toolbar"))
        self.setObjectName("toolbar")
        self.setMovable(False)
        self._keep_flat()
        self._actions = actions
        self._settings = settings
        self._page: DocumentPage | None = None
        self._words_widths: list[int] = []
        actions.draw_icons(entry for entry in TOOLBAR if entry != SEPARATOR)
        add_entries(self, TOOLBAR, actions)
        self.steps = QMenu(self)
        self.steps.setTitle(self.tr("Steps to undo"))
        self.steps.aboutToShow.connect(self._fill_steps)
        self.undo = self.widgetForAction(actions["edit.undo"])
        if isinstance(self.undo, QToolButton):
            self.undo.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
            self.undo.setMenu(self.steps)
            gap = QWidget(self)  # else the arrow of its menu reads as that of Redo
            gap.setFixedWidth(scaled(self, _GAP))
            self.insertWidget(actions["edit.redo"], gap)
        self._add_exports(actions)
        only_icons = actions["view.toolbar_icons"]
        only_icons.setChecked(settings.get(TOOLBAR_ICONS))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)
        self.setToolButtonStyle(_WORDS)

    def _add_exports(self, actions: Actions) -> None:
        """Offer which rows to export behind the arrow of the button."""
        button = self.widgetForAction(actions["file.export"])
        if isinstance(button, QToolButton):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
            menu = QMenu(button)
            menu.setTitle(self.tr("Which rows to export"))
            menu.addActions([actions[each] for each in EXPORT_ENTRIES])
            button.setMenu(menu)

    def _keep_flat(self) -> None:
        """Have icons as large as the text asks for, and leave the height to the rows below."""
        side = scaled(self, ICON)
        self.setIconSize(QSize(side, side))
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(*_EDGES)

    # What it says

    def show_page(self, page: DocumentPage | None) -> None:
        """Say how many problems there are, and in the menu which step undo and redo will take."""
        self._page = page
        stack = page.session.undo_stack if page else None
        named = {"edit.undo": self.tr("&Undo"), "edit.redo": self.tr("&Redo")}
        steps = (stack.undoText(), stack.redoText()) if stack else ("", "")
        for (action_id, name), step in zip(named.items(), steps, strict=True):
            self._actions[action_id].setText(f"{name}: {menu_text(step)}" if step else name)
        self._show_count(page)

    def _show_count(self, page: DocumentPage | None) -> None:
        text = self.tr("Problems")
        if page is not None:
            findings = page.session.findings
            count = findings.counts().total()
            if not findings.is_complete:
                text += " …"
            elif count:
                text += f" {self.locale().toString(count)}"
        action = self._actions["view.problems"]
        if action.iconText() != text:
            action.setIconText(text)
            self._words_widths = []
            self.fit(self.width())

    # Words or icons

    def choose_icons(self) -> None:
        """Show icons alone, or words again; this is remembered."""
        self._settings.set(TOOLBAR_ICONS, self._actions["view.toolbar_icons"].isChecked())
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Leave words out where a window of this width has no room for them, group by group.

        Of buttons that do not even fit by their icons the last go into the menu at the end.
        """
        if not self._words_widths:
            self._words_widths = self._measure()
        fitting = [number for number, each in enumerate(self._words_widths) if each <= width]
        has_words = not self._settings.get(TOOLBAR_ICONS)
        style = _WORDS if has_words else _ICONS
        if self.toolButtonStyle() is not style:
            self.setToolButtonStyle(style)
        if has_words:
            self._leave_out(fitting[0] if fitting else len(_KNOWN_BY_ICON))

    def _measure(self) -> list[int]:
        """Return how wide the words are: all of them, then without one group after the other."""
        self.setToolButtonStyle(_WORDS)
        self._leave_out(0)
        widths = [self.sizeHint().width()]
        for group in _KNOWN_BY_ICON:
            saved = 0
            for button in self._buttons(group):
                wide = button.sizeHint().width()
                button.setToolButtonStyle(_ICONS)
                saved += wide - button.sizeHint().width()
            widths.append(widths[-1] - saved)
        return widths

    def _leave_out(self, groups: int) -> None:
        """Show the first so many groups by their icons."""
        for number, group in enumerate(_KNOWN_BY_ICON):
            for button in self._buttons(group):
                button.setToolButtonStyle(_ICONS if number < groups else _WORDS)
        if (layout := self.layout()) is not None:
            layout.invalidate()  # which a button does not do that had no room until now

    def _buttons(self, action_ids: Iterable[str]) -> list[QToolButton]:
        found = (self.widgetForAction(self._actions[each]) for each in action_ids)
        return [button for button in found if isinstance(button, QToolButton)]

    def changeEvent(self, event: QEvent) -> None:
        """Measure the words anew in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_flat()
            self._words_widths = []

    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self._actions["view.toolbar_icons"])
        menu.popup(self.mapToGlobal(place))

    # Steps

    def _fill_steps(self) -> None:
        """List what can be undone, the last first: choosing one goes back to before it."""
        self.steps.clear()
        page = self._page
        if page is None:
            return
        page.view.finish_editing()  # what is being typed is a step, too
        stack = page.session.undo_stack
        for number in range(stack.index() - 1, max(-1, stack.index() - 1 - _MOST_STEPS), -1):
            step = self.steps.addAction(menu_text(stack.text(number)))
            step.triggered.connect(lambda _checked=False, number=number: self._go_back(number))

    def _go_back(self, number: int) -> None:
        if self._page is not None:
            self._page.session.undo_stack.setIndex(number)


class HeadBar(QToolBar):
    """Lies below the toolbar, since only a toolbar has a place above the panels of a window.

    Tabs that leave room for it stand beside the line of the file, which names no file then.
    """

    def __init__(self, bar: QTabBar, line: FileLine, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName(_HEAD)
        self.setWindowTitle(self.tr("Open files"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)  # it is no choice: not in the window's menu
        self._bar, self._line = bar, line
        content = QWidget(self)
        self._parts: QBoxLayout = column_of(bar, (line, 1), on=content, margins=0, spacing=0)
        self._parts.setAlignment(bar, Qt.AlignmentFlag.AlignTop)
        content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addWidget(content)
        self._fill()

    def stand_below(self, window: QMainWindow) -> None:
        """Have a line of its own, also where a layout that was kept knew nothing of it."""
        if not window.toolBarBreak(self):
            window.insertToolBarBreak(self)

    def show_page(self, front: TabPage | None) -> None:
        """Be there while anything is open."""
        self.setVisible(front is not None)
        self._fit()

    def _fit(self) -> None:
        """Put tabs and line into one row, or below one another."""
        rest = self.width() - self._bar.sizeHint().width()
        is_row = self._bar.count() > 1 and rest >= scaled(self, _LEAST_LINE)
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if is_row else directions.TopToBottom)
        self._line.name_file(is_named=not is_row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out anew whether one row is enough."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Keep to the edges in another style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fill()

    def _fill(self) -> None:
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(0, 0, 0, 0)
