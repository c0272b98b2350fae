"""What is asked before files of one table are named or split."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QDialog, QLineEdit, QSpinBox, QWidget

from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.dialogs import end_buttons
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size

if TYPE_CHECKING:
    from sitemap_editor.core.operations.joining.files import Part, SplitOfFile

_NAME_SIZE: Final = (420, 130)
_SPLIT_SIZE: Final = (460, 340)
_FIGURE_WIDTH: Final = 90
_MOST_PARTS: Final = 1_000


class FileNameDialog(QDialog):
    """Asks for a name; `refused` says why one cannot be, or nothing."""

    def __init__(
        self, title: str, suggested: str, refused: Callable[[str], str], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._refused = refused
        self.setWindowTitle(title)
        self.resize(scaled_size(self, *_NAME_SIZE))
        label = PlainLabel(self.tr("&Name:"), self)
        self.name = QLineEdit(suggested, self)
        self.name.setAccessibleName(self.tr("Name"))
        label.setBuddy(self.name)
        self.messages = MessageList(self)
        buttons, self.accept_button = end_buttons(self, title)
        column_of(row_of(label, (self.name, 1)), self.messages, -1, buttons, on=self)
        self.name.textChanged.connect(self._check)
        self.name.setSelection(0, suggested.find(".") if "." in suggested else len(suggested))
        self.name.setFocus()
        self._check()

    @property
    def text(self) -> str:
        """The name as it is to be."""
        return self.name.text().strip()

    def _check(self) -> None:
        why = self._refused(self.text)
        self.messages.say([Saying(Severity.ERROR, why)] if why and self.text else [])
        self.accept_button.setEnabled(not why)


class PartsModel(ColumnsModel["Part"]):
    """A line a file that is made."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        number = QLocale().toString
        self.set_columns(
            LineColumn(self.tr("File"), lambda part: part.name),
            LineColumn(
                self.tr("Rows"), lambda part: number(part.rows), _FIGURE_WIDTH, is_number=True
            ),
            LineColumn(
                self.tr("Size"),
                lambda part: readable_size(part.size_bytes),
                _FIGURE_WIDTH,
                is_number=True,
            ),
        )

    def show_parts(self, parts: list[Part]) -> None:
        """Show other files."""
        self.beginResetModel()
        self.lines = parts
        self.endResetModel()


class SplitFileDialog(QDialog):
    """Asks into how many files one is split, and shows them."""

    def __init__(self, plan: SplitOfFile, profile: Profile, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._plan = plan
        self.setWindowTitle(self.tr("Split File"))
        self.resize(scaled_size(self, *_SPLIT_SIZE))
        text = self.tr("Split “{name}” into this many &files:")
        label = PlainLabel(text.format(name=plan.name.replace("&", "&&")), self, wraps=True)
        self.count = QSpinBox(self)
        self.count.setRange(2, min(plan.rows, _MOST_PARTS))
        self.count.setValue(plan.least(profile))
        self.count.setAccessibleName(self.tr("Number of files"))
        label.setBuddy(self.count)
        self.model = PartsModel(self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("The files after the split"))
        self.table.show_lines(self.model)
        buttons, _accept = end_buttons(self, self.tr("&Split"))
        column_of(row_of((label, 1), self.count), (self.table, 1), buttons, on=self)
        self.count.valueChanged.connect(self._show)
        self._show()
        self.count.setFocus()
        self.count.selectAll()

    def _show(self) -> None:
        self.model.show_parts(self._plan.parts(self.count.value()))
