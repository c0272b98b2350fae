"""What read-only tables of dialogs and panels have in common as Qt sees them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sitemap_editor.session.plain_words import plain

Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_KEPT: Final = 300


class LinesModel(QAbstractTableModel):
    """A line for each thing there is, a column for each of the `titles`, which the heir sets."""

    numbers: ClassVar[frozenset[int]] = frozenset()
    """The columns of figures: they stand at the right, title and all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles: tuple[str, ...] = ()

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.titles)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if section in self.numbers else None
        return self.titles[section] if role == _ROLE.DisplayRole else None

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says and how it looks."""
        if not index.isValid():
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if index.column() in self.numbers else None
        return self.cell(index.row(), index.column(), role)

    @abstractmethod
    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what Qt asks of a cell, its alignment apart."""


class WordedModel(LinesModel):
    """Lines whose words are worked out when they are looked at: there may be very many."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: dict[int, tuple[str, ...]] = {}

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a cell; they may be longer than it, so on hover as well."""
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        if row not in self._words:
            if len(self._words) > _KEPT:
                self._words.clear()
            self._words[row] = self.words(row)
        return self._words[row][column]

    @abstractmethod
    def words(self, row: int) -> tuple[str, ...]:
        """Return what a line says, a text a column."""

    def begin_anew(self) -> None:
        """Forget every line before others are shown; `endResetModel` follows."""
        self.beginResetModel()
        self._words.clear()
