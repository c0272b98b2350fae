"""Print or Save Report: its form, and how many rows it lists."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSpinBox, QWidget

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.files.report_draft import ReportDraft, ReportForm
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

_STEP: Final = 100
_WIDTH: Final = 460
_ACTION: Final = QDialogButtonBox.ButtonRole.AcceptRole


class ReportDialog(QDialog):
    """A button for each form; the draft tells afterwards which was pressed."""

    def __init__(self, draft: ReportDraft, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._draft = draft
        name = one_line(draft.name)
        self.setWindowTitle(self.tr("Report of “{name}”").format(name=name))
        said = PlainLabel(
            self.tr(
                "A report tells the figures of the file, its problems, how many rows each folder "
                "and month has, and the rows. HTML can be sorted and filtered in any browser."
            ),
            self,
            wraps=True,
        )
        said.setMinimumWidth(scaled(self, _WIDTH))
        self.rows = QSpinBox(self)
        self.rows.setRange(0, draft.row_count)
        self.rows.setSingleStep(_STEP)
        self.rows.setGroupSeparatorShown(True)
        self.rows.setValue(min(draft.rows, draft.row_count))
        label = PlainLabel(self.tr("&Rows listed, from the first on:"), self, buddy=self.rows)
        count = self.locale().toString(draft.row_count)
        of_all = DimmedLabel(self.tr("of {count}").format(count=count), self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        texts = {
            ReportForm.HTML: self.tr("Save as &HTML…"),
            ReportForm.PDF: self.tr("Save as P&DF…"),
            ReportForm.PAPER: self.tr("&Print…"),
        }
        self.buttons = {form: buttons.addButton(text, _ACTION) for form, text in texts.items()}
        for form, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, form=form: self._take(form))
        self.buttons[ReportForm.HTML].setDefault(True)
        buttons.rejected.connect(self.reject)
        column_of(said, row_of(label, self.rows, of_all, REST), REST, buttons, on=self)

    def _take(self, form: ReportForm) -> None:
        self._draft.form, self._draft.rows = form, self.rows.value()
        self.accept()
