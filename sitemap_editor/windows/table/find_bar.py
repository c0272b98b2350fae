"""The bar that finds text in the cells: column, case, next, previous, count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.notice import order_stops
from sitemap_editor.windows.looks.plain_text import PlainLabel

if TYPE_CHECKING:
    from sitemap_editor.core.operations.searching import Query
    from sitemap_editor.session.table.table_model import TableModel

_TYPING_PAUSE_MS = 60


class FindBar(QWidget):
    """What to look for.

    Signals: `query_changed` (Query) a moment after typing; `next_asked`, `previous_asked`.
    """

    query_changed = Signal(object)
    next_asked = Signal()
    previous_asked = Signal()

    def __init__(self, fields: tuple[str, ...], match_case: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Find"))
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Find in table"))
        self.text.setAccessibleName(self.tr("Text to find"))
        self.text.setClearButtonEnabled(True)
        self.text.setMinimumWidth(180)
        self.field = QComboBox(self)
        self.field.setAccessibleName(self.tr("Column to search"))
        self.field.setAccessibleDescription(
            self.field.accessibleName()
        )  # the name is not heard on Linux
        self.field.addItem(self.tr("All columns"), None)
        for name in fields:
            self.field.addItem(name, name)
        self._own_count = self.field.count()
        self.match_case = self._button("", self.tr("Match case"))
        self.match_case.setText("Aa")
        self.match_case.setCheckable(True)
        self.match_case.setChecked(match_case)
        self.previous = self._button("go-previous", self.tr("Find previous"))
        self.next = self._button("go-next", self.tr("Find next"))
        self.count = PlainLabel(self)
        self.count.setAccessibleName(self.tr("Number of matches"))
        self.close_button = self._button("window-close", self.tr("Close the find bar"))
        self._lay_out()
        self._pause = QTimer(self, singleShot=True, interval=_TYPING_PAUSE_MS)
        self._pause.timeout.connect(lambda: self.query_changed.emit(self.query()))
        self.text.textChanged.connect(lambda _text: self._pause.start())
        self.field.currentIndexChanged.connect(lambda _number: self._pause.start())
        self.match_case.toggled.connect(lambda _on: self._pause.start())
        for button, asked in ((self.next, self.next_asked), (self.previous, self.previous_asked)):
            button.clicked.connect(self.flush)
            button.clicked.connect(asked)

    def follow(self, model: TableModel) -> None:
        """Offer the columns of contents that a table shows."""

        def offer() -> None:
            shown = (column for column in model.columns if column.is_content)
            self.offer({column.name: column.shown_title for column in shown})

        model.columnsInserted.connect(offer)
        model.columnsRemoved.connect(offer)
        offer()

    def offer(self, columns: Mapping[str, str]) -> None:
        """Offer these columns behind the first ones, by name and title; the chosen one stays."""
        wanted = self.field.currentData()
        with QSignalBlocker(self.field):
            while self.field.count() > self._own_count:
                self.field.removeItem(self._own_count)
            for name, title in columns.items():
                self.field.addItem(title, name)
            self.field.setCurrentIndex(max(0, self.field.findData(wanted)))
        if self.field.currentData() != wanted:
            self._pause.start()

    def flush(self) -> None:
        """Ask at once for what was typed a moment ago."""
        if self._pause.isActive():
            self._pause.stop()
            self.query_changed.emit(self.query())

    def query(self) -> Query:
        """Return what is asked for now."""
        from sitemap_editor.core.operations.searching import Query  # not at start

        field: str | None = self.field.currentData()
        fields = () if field is None else (field,)
        return Query(self.text.text(), self.match_case.isChecked(), fields)

    def open_with(self, text: str) -> None:
        """Show the bar ready for typing; `text` (of the current cell, say) is offered."""
        self.show()
        if text:
            self.text.setText(text)
        self.text.selectAll()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._pause.start()

    def tell(self, number: int | None, count: int, *, is_searching: bool) -> None:
        """Show which hit of how many is the current one."""
        if not self.text.text():
            said = ""
        elif is_searching:
            said = self.tr("Searching…")
        elif not count:
            said = self.tr("No matches")
        elif number is None:
            said = self.tr("%n match(es)", "", count)
        else:
            said = self.tr("{number} of {count}").format(
                number=self.locale().toString(number), count=self.locale().toString(count)
            )
        self.count.setText(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Shift+Enter back, Escape closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.flush()
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.previous_asked if back else self.next_asked).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Come before the page in the order of Tab."""
        super().showEvent(event)
        stops = (self.text, self.field, self.match_case, self.previous, self.next)
        QTimer.singleShot(0, self, lambda: order_stops(self, (*stops, self.close_button)))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            for button in (self.previous, self.next, self.close_button):
                button.setIcon(icon(button.objectName(), self.palette()))
            self._glass.setIcon(icon("edit-find", self.palette()))
        super().changeEvent(event)

    def _button(self, icon_name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setToolTip(tool_tip(tip))
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if icon_name:
            button.setObjectName(icon_name)
            button.setIcon(icon(icon_name, self.palette()))
        return button

    def _lay_out(self) -> None:
        row = FoldingRow(self)  # large text leaves no room for all of it in one row
        row.first.addWidget(self.text, 1)
        row.first.addWidget(self.field)
        for widget in (self.match_case, self.previous, self.next, self.count):
            row.second.addWidget(widget)
        row.second.addStretch(1)
        row.second.addWidget(self.close_button)
        row.lay_out(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 5, 8, 5)
        column.addWidget(row)
        name = self.text.accessibleName()  # the picture is a button to those who hear it
        self._glass = QAction(icon("edit-find", self.palette()), name, self.text)
        self.text.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
