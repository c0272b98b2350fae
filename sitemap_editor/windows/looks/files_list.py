"""Lists of files that a person puts together: the table, the buttons beside it, and its keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.lines_model import ColumnsModel
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS, dimmed_text, error_ground
from sitemap_editor.windows.prompts import Prompts

REASON: Final = 1
"""The column from which on a line says why its file is left out, where it is."""
_ROLE: Final = Qt.ItemDataRole
L = TypeVar("L")


class FilesModel(ColumnsModel[L], Generic[L]):
    """One line a file; one that is left out is marked and says why across the columns."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    @abstractmethod
    def severity(self, line: L) -> Severity | None:
        """Return how bad it is that a file is left out; None where it is not."""

    @abstractmethod
    def is_dimmed(self, line: L, column: int) -> bool:
        """Tell whether a cell steps back behind others."""

    def look(self, line: L, column: int, role: int) -> Any:
        """Return marks and colours: broken files stand out."""
        severity = self.severity(line)
        if role == _ROLE.DecorationRole and column == 0 and severity is not None:
            return drawn(SEVERITY_ICONS[severity], "#000000")
        if role == _ROLE.BackgroundRole and severity is Severity.ERROR:
            return error_ground(self._widget.palette())
        if role == _ROLE.ForegroundRole and self.is_dimmed(line, column):
            return dimmed_text(self._widget.palette())
        return None

    def left_out(self) -> list[int]:
        """Return the numbers of the lines that say why their files are left out."""
        return [number for number, line in enumerate(self.lines) if self.severity(line)]


class FilesTable(LinesTable):
    """A list of files in order. Signals: `removed` by Delete; `moved` (steps) by Alt with an arrow.

    Names often differ at their end, so they are shortened in the middle. `hint` is said where
    there are none.
    """

    removed = Signal()
    moved = Signal(int)

    def __init__(self, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.hint = PlainLabel(hint, self.viewport(), wraps=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._spread: list[int] = []

    def show_files(self, model: FilesModel[Any]) -> None:
        """Show the lines of a model, and go on to do so."""
        self.show_lines(model)
        model.modelReset.connect(lambda: self._spread_out(model, is_new=True))
        model.dataChanged.connect(lambda *_: self._spread_out(model, is_new=False))
        self._spread_out(model, is_new=True)

    def _spread_out(self, model: FilesModel[Any], *, is_new: bool) -> None:
        """Give the sentence of a file that is left out all the room there is."""
        left_out = model.left_out()
        if is_new or left_out != self._spread:
            self._spread = left_out
            self.clearSpans()
            for number in left_out:
                self.setSpan(number, REASON, 1, model.columnCount() - REASON)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the hint of an empty table in its middle."""
        super().resizeEvent(event)
        self.hint.setGeometry(self.viewport().rect().adjusted(40, 20, -40, -20))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the list by keys."""
        key, keys = event.key(), Qt.Key
        has_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if key in (keys.Key_Delete, keys.Key_Backspace):
            self.removed.emit()
        elif has_alt and key in (keys.Key_Up, keys.Key_Down):
            self.moved.emit(-1 if key == keys.Key_Up else 1)
        else:
            super().keyPressEvent(event)


class _Files(Protocol):
    """A list of files that is changed by the numbers of its lines."""

    @property
    def folder(self) -> Path: ...
    def remove(self, numbers: Iterable[int]) -> None: ...
    def move(self, numbers: Iterable[int], steps: int) -> list[int]: ...


class FileButtons(QObject):
    """The buttons that change a list, and what they do; keys of its table do the same.

    Above the files of the list the table may have `first` other lines.
    """

    def __init__(
        self,
        table: FilesTable,
        files: _Files,
        add: Callable[[Sequence[Path]], None],
        prompts: Prompts,
        parent: QWidget,
        *,
        first: int = 0,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._files = files
        self._add = add
        self._prompts = prompts
        self._first = first

        def made(text: str, run: Callable[[], object]) -> QPushButton:
            return button(text, parent, run)

        self.add_files = made(self.tr("&Add Files…"), self._add_files)
        self.add_folder = made(self.tr("Add F&older…"), self._add_folder)
        self.remove = made(self.tr("&Remove"), self._remove)
        self.up = made(self.tr("&Up"), lambda: self._move(-1))
        self.down = made(self.tr("&Down"), lambda: self._move(1))
        table.removed.connect(self._remove)
        table.moved.connect(self._move)
        table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        table.model().modelReset.connect(self._on_reset)
        self._on_reset()

    @property
    def count(self) -> int:
        """How many files there are."""
        return self._table.model().rowCount() - self._first

    def _add_files(self) -> None:
        self._add(self._prompts.files_to_open(str(self._files.folder)))

    def _add_folder(self) -> None:
        title = self.tr("Add Sitemaps from a Folder")
        if (folder := self._prompts.folder(title, self._files.folder)) is not None:
            self._add([folder])

    def _remove(self) -> None:
        if numbers := self._selected():
            self._files.remove(numbers)
            if count := self.count:
                self._select([min(numbers[0], count - 1)])

    def _move(self, steps: int) -> None:
        if numbers := self._selected():
            self._select(self._files.move(numbers, steps))

    def _selected(self) -> list[int]:
        return [row - self._first for row in self._table.selected() if row >= self._first]

    def _select(self, numbers: Sequence[int]) -> None:
        self._table.select([number + self._first for number in numbers])

    def _on_reset(self) -> None:
        self._table.hint.setHidden(self.count > 0)
        self._on_selection_changed()

    def _on_selection_changed(self) -> None:
        numbers, count = self._selected(), self.count
        chosen = len(numbers)
        self.remove.setEnabled(bool(numbers))
        self.up.setEnabled(bool(numbers) and numbers != list(range(chosen)))
        self.down.setEnabled(bool(numbers) and numbers != list(range(count - chosen, count)))
