"""What a person sees of a fault of the program: what to do now, and a report to copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QStyle,
    QWidget,
)

from sitemap_editor.session.program.faults import Faults
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.plain_text import Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import fixed_font, scaled_size

_SIZE: Final = (700, 460)
_MARGIN: Final = 14
_COPIED_MS: Final = 2_500


def show_once(faults: Faults, save_all: Callable[[], object], window: QWidget) -> None:
    """Show the dialog unless it is there already."""
    if not any(dialog.isVisible() for dialog in window.findChildren(UnexpectedDialog)):
        # A dialog that waits for an answer lets nothing through but what belongs to it.
        parent = QApplication.activeModalWidget() or window
        UnexpectedDialog(faults, save_all, parent).show()


class UnexpectedDialog(QDialog):
    """One for all faults until it is closed; work goes on beside it.

    No button is the default: it may appear while somebody types.
    """

    def __init__(
        self, faults: Faults, save_all: Callable[[], object], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._faults = faults
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Unexpected Error"))
        self.resize(scaled_size(self, *_SIZE))
        self._what = Heading("", self, wraps=True)
        what_to_do = self.tr(
            "Your last action may not be complete. Your files are still open: save them now, "
            "then continue or restart the program."
        )
        self.text = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font())
        title = PlainLabel(self.tr("&Report for the developers:"), self, buddy=self.text)
        self.text.setAccessibleName(self.tr("Report"))
        hint = self.tr(
            "The report may contain file names and values from your files. Read it "
            "before you share it."
        )
        picture = PlainLabel(self)
        mark = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        picture.setPixmap(mark.pixmap(32, 32))
        words = column_of(self._what, PlainLabel(what_to_do, self, wraps=True))
        column_of(
            row_of((picture, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=12),
            4,
            title,
            (self.text, 1),
            PlainLabel(hint, self, wraps=True),
            self._buttons(save_all),
            on=self,
            margins=_MARGIN,
        )
        faults.changed.connect(self._show_report)
        self._show_report()
        self.text.setFocus()

    def _buttons(self, save_all: Callable[[], object]) -> QDialogButtonBox:
        roles = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(self)
        self.copy = buttons.addButton(self.tr("&Copy Report"), roles.ActionRole)
        self.save = buttons.addButton(self.tr("&Save All"), roles.ActionRole)
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        for button in (self.copy, self.save, close):
            button.setAutoDefault(False)
            button.setDefault(False)
        self.copy.clicked.connect(self._on_copy)
        self.save.clicked.connect(lambda: save_all())
        buttons.rejected.connect(self.close)
        return buttons

    def _show_report(self) -> None:
        count = self._faults.count
        once = self.tr("An internal error occurred.")
        often = self.tr("%n internal error(s) occurred.", "", count)
        self._what.setText(once if count == 1 else often)
        self.text.setPlainText(self._faults.report())

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(self.tr("Copied"))
        QTimer.singleShot(_COPIED_MS, self, lambda: self.copy.setText(self.tr("&Copy Report")))

    def done(self, result: int) -> None:
        """Put the faults away: they are not shown another time."""
        self._faults.put_away()
        super().done(result)
