"""The dialog before a fix of many: questions, what would change, and the button that does it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.document.preview import Preview, PreviewLine, RowPreview
from sitemap_editor.session.fix_review import FixReview, Scope
from sitemap_editor.windows.problems.answers_form import AnswersForm
from sitemap_editor.windows.problems.rule_texts import title_of
from sitemap_editor.windows.problems.text_difference import excerpts
from sitemap_editor.windows.text_size import scaled, scaled_size

Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
_SIZE: Final = (860, 520)
_KEPT: Final = 300
_AROUND: Final = 12


class PreviewModel(QAbstractTableModel):
    """Before and after of everything a fix would change, one line a row of the document."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preview: Preview | RowPreview | None = None
        self._lines: dict[int, tuple[str, str, str, str]] = {}
        self._titles = (self.tr("Row"), self.tr("Column"), self.tr("Before"), self.tr("After"))

    def show_preview(self, preview: Preview | RowPreview | None) -> None:
        """Show another preview, or nothing."""
        self.beginResetModel()
        self._preview = preview
        self._lines.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many rows change."""
        return 0 if parent.isValid() or self._preview is None else len(self._preview)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        is_title = role == _ROLE.DisplayRole and orientation == Qt.Orientation.Horizontal
        return self._titles[section] if is_title else None

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says; whole texts on hover."""
        if not index.isValid() or role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        return self._line(index.row())[index.column()]

    def _line(self, number: int) -> tuple[str, str, str, str]:
        if number not in self._lines:
            if len(self._lines) > _KEPT or self._preview is None:
                self._lines.clear()
            lines = self._preview.lines(number) if self._preview is not None else []
            self._lines[number] = self._worded(lines)
        return self._lines[number]

    def _worded(self, lines: list[PreviewLine]) -> tuple[str, str, str, str]:
        position = lines[0].position if lines else None
        pairs = [self._pair(line) for line in lines]
        return (
            self.tr("file head") if position is None else str(position + 1),
            ", ".join(line.field or self.tr("markup") for line in lines),
            " · ".join(before for before, _ in pairs),
            " · ".join(after for _, after in pairs),
        )

    def _pair(self, line: PreviewLine) -> tuple[str, str]:
        before, after = line.before, line.after
        if line.is_row:
            gone, new = self.tr("(the row is taken out)"), self.tr("(a new row)")
            return before if before is not None else new, after if after is not None else gone
        if line.field is None:
            return excerpts(before or "", after or "", _AROUND)
        return before or self.tr("(none)"), after or self.tr("(none)")


class FixDialog(QDialog):
    """Shows a fix before it is made; `exec` tells whether to make it."""

    def __init__(self, review: FixReview, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._review = review
        self.setWindowTitle(self._title())
        self.resize(scaled_size(self, *_SIZE))
        self._headline = QLabel(self._title(), self)
        font = self._headline.font()
        font.setBold(True)
        self._headline.setFont(font)
        self._headline.setWordWrap(True)
        self._form = AnswersForm(review.questions, self)
        self._form.setVisible(bool(review.questions))
        self._form.answered.connect(self._ask)
        self._model = PreviewModel(self)
        self._table = self._made_table()
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("Working out what would change"))
        self._said = QLabel(self)
        self._said.setWordWrap(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._make = self._buttons.addButton(
            self.tr("&Fix"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._make.setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self._headline, self._form, self._table, self._busy, self._said):
            column.addWidget(widget, 1 if widget is self._table else 0)
        column.addWidget(self._buttons)
        review.proposed.connect(self._on_proposed)
        review.destroyed.connect(self.reject)  # its document is gone
        self._ask()
        self._make.setFocus()

    def _title(self) -> str:
        if self._review.scope is Scope.SAFE:
            return self.tr("Fix Everything Safe")
        return f"{self._review.code} · {title_of(self._review.code)}"

    def _made_table(self) -> QTableView:
        table = QTableView(self)
        table.setModel(self._model)
        table.setAccessibleName(self.tr("Before and after"))
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setAlternatingRowColors(True)
        table.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((0, 90), (1, 100)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            table.setColumnWidth(column, scaled(table, width))
        return table

    def _ask(self) -> None:
        """Work the preview out for the answers as they are."""
        self._make.setEnabled(False)
        self._busy.show()
        self._said.setText(self.tr("Working out what would change …"))
        self._review.propose(self._form.answers())

    def _on_proposed(self) -> None:
        review = self._review
        if review.questions:
            published = review.session.published
            was = self._form.answers()
            self._form.fill(review.evidence, published.site if published else "")
            if self._form.answers() != was:
                return  # filling the form in asked once more
        preview = review.preview
        self._busy.hide()
        self._model.show_preview(preview)
        count = len(preview) if preview is not None else 0
        self._make.setEnabled(count > 0)
        if count:
            said = [self.tr("%n row(s) will change. One step of undo takes it back.", "", count)]
            if review.fix is not None:
                said.insert(0, QCoreApplication.translate("core", review.fix.title) + ":")
            if not self._form.is_complete():
                said.append(self.tr("More may change once every question is answered."))
            self._said.setText(" ".join(said))
        elif not review.questions:
            self.reject()  # nothing to decide about
        elif not self._form.is_complete():
            self._said.setText(self.tr("Answer above to see what would change."))
        else:
            self._said.setText(
                self.tr("Nothing can be mended in this way; such values have to be edited by hand.")
            )

    def done(self, result: int) -> None:
        """Stop what still works on the preview."""
        if isValid(self._review):
            self._review.proposed.disconnect(self._on_proposed)
        self._review.cancel()
        super().done(result)
