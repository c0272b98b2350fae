"""The dialog in which a person chooses what of rows the table shows besides their own values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QWidget
from shiboken6 import isValid

from sitemap_editor.core.errors import EditError, worded
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.table.column_choice import ColumnChoice, Offer
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size

_SIZE: Final = (600, 460)
_NAME_WIDTH: Final = 200
_COUNT_WIDTH: Final = 90
_ROLE: Final = Qt.ItemDataRole


class OffersModel(ColumnsModel[Offer]):
    """The columns that may be chosen, a line each; the first cell has the tick."""

    def __init__(self, choice: ColumnChoice, parent: QObject) -> None:
        super().__init__(parent)
        self._choice = choice
        self.set_columns(
            LineColumn(self.tr("Column"), lambda offer: offer.title),
            LineColumn(self.tr("Name in filters"), lambda offer: offer.name, _NAME_WIDTH),
            LineColumn(self.tr("Found"), _count, _COUNT_WIDTH, is_number=True),
        )

    def look(self, line: Offer, column: int, role: int) -> Any:
        """Return the tick."""
        if column == 0 and role == _ROLE.CheckStateRole:
            is_chosen = line.name in self._choice.chosen
            return Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked
        return None

    def flags(self, index: Any) -> Qt.ItemFlag:
        """Let the first cell be ticked."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsUserCheckable if index.column() == 0 else found

    def setData(self, index: Any, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Tick a column, or no longer."""
        if role != _ROLE.CheckStateRole or not index.isValid():
            return False
        is_chosen = Qt.CheckState(value) == Qt.CheckState.Checked
        self._choice.choose(self.line(index.row()).name, is_chosen=is_chosen)
        self.tell_changed(index.row(), index.row())
        return True

    def toggle(self, rows: list[int]) -> None:
        """Tick lines, or take the ticks away where all have one."""
        names = [self.line(row).name for row in rows]
        is_chosen = not all(name in self._choice.chosen for name in names)
        for row, name in zip(rows, names, strict=True):
            self._choice.choose(name, is_chosen=is_chosen)
            self.tell_changed(row, row)


def _count(offer: Offer) -> str:
    return "…" if offer.count is None else QLocale().toString(offer.count)


class OffersTable(LinesTable):
    """Lines that Space and a double click tick."""

    def __init__(self, toggle: Callable[[list[int]], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._toggle = toggle
        self.setAccessibleName(self.tr("Columns"))
        self.setAlternatingRowColors(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick what is selected."""
        if event.key() == Qt.Key.Key_Space and self.selected():
            self._toggle(self.selected())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current line whole in sight while a sentence below takes room, and gives it."""
        super().resizeEvent(event)
        top = self.rowViewportPosition(self.currentIndex().row())
        if 0 <= top < event.oldSize().height():  # else a person scrolled away from it
            self.scrollTo(self.currentIndex())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tick the line that is double-clicked beside its box."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column():
            self._toggle([index.row()])
        else:
            super().mouseDoubleClickEvent(event)


class ColumnsDialog(QDialog):
    """What occurs is counted beside the dialog; ticks take effect with OK."""

    def __init__(self, choice: ColumnChoice, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._choice = choice
        self.setWindowTitle(self.tr("Columns"))
        self.resize(scaled_size(self, *_SIZE))
        text = self.tr("Besides their own values, show what the rows of {name} hold:")
        self.headline = PlainLabel(worded(text, {"name": choice.name}), self, wraps=True)
        self.model = OffersModel(choice, self)
        self.table = OffersTable(self.model.toggle, self)
        self.table.show_lines(self.model)
        label = PlainLabel(self.tr("Ano&ther element or attribute:"), self)
        self.other = QLineEdit(self)
        self.other.setPlaceholderText("x:PREFIX:NAME")
        self.other.setAccessibleName(label.text().replace("&", ""))
        label.setBuddy(self.other)
        self.add = button(self.tr("&Add"), self, self._add)
        self.messages = MessageList(self)
        self.hint = DimmedLabel(
            self.tr(
                "Names are those of filters: x:PREFIX:NAME for elements, x:PREFIX:A/B for those "
                "inside others, x:PREFIX:NAME@ATTRIBUTE for attributes, alt:de for links."
            ),
            self,
            wraps=True,
        )
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column_of(
            self.headline,
            (self.table, 1),
            label,
            row_of((self.other, 1), self.add),
            self.messages,
            self.hint,
            buttons,
            on=self,
        )
        self.other.returnPressed.connect(self._add)
        self.other.textChanged.connect(lambda: self._enable())
        choice.tells = self._show
        self._enable()
        self._show()
        self.table.setFocus()

    def _show(self) -> None:
        """List what there is by now; the line that was current stays so."""
        if not isValid(self):
            return
        row = self.table.currentIndex().row()
        before = self.model.line(row).name if row >= 0 else ""
        offers = self._choice.offers()
        self.model.show_lines(offers)
        if offers:
            names = [offer.name for offer in offers]
            self.table.select([names.index(before) if before in names else 0])

    def _enable(self) -> None:
        self.add.setEnabled(bool(self.other.text().strip()))
        self.messages.say(())

    def _add(self) -> None:
        """Tick what is named in the line, or say what is wrong with it."""
        if not self.other.text().strip():
            return
        try:
            name = self._choice.add(self.other.text())
        except EditError as error:
            self.messages.say([Saying(Severity.ERROR, sentence(error))])
            return
        self.other.clear()
        self._show()
        names = [offer.name for offer in self._choice.offers()]
        self.table.select([names.index(name)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add by Enter in the line, instead of closing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.other.hasFocus():
            event.accept()
            return
        super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Count no further."""
        if isValid(self._choice):
            self._choice.cancel()
            self._choice.tells = lambda: None
        super().done(result)
