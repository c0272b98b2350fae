"""The figures in the status bar, each explained on hover."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.protocol.fields import TEXT
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.looks.tokens import MARK
from sitemap_editor.windows.shell.status_bar import StatusBar
from sitemap_editor.windows.table.document_page import DocumentPage

_EDGE: Final = 4
_SPACING: Final = 14


class StatusStrip(QWidget):
    """What the current document is and has."""

    def __init__(self, bar: StatusBar) -> None:
        super().__init__(bar)
        self._bar = bar
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 0, _EDGE, 0)
        row.setSpacing(_SPACING)
        self.problems = {severity: _Mark(severity, self) for severity in Severity}
        for mark in self.problems.values():
            row.addWidget(mark)
        self.muted = self._figure(row, self.tr("Rules that are not checked here"))
        self.rows = self._figure(row, self.tr("Rows shown in the table, and their size"))
        self.selected = self._figure(row, self.tr("Rows with a selected cell"))
        self.encoding = self._figure(
            row, self.tr("Original encoding of the file; sitemaps are saved as UTF-8")
        )
        self.line_ends = self._figure(
            row, self.tr("Line endings of this file: LF (Unix), CRLF (Windows), CR, or mixed")
        )
        self.compression = self._figure(row, self.tr("Whether the file is compressed with gzip"))
        counts = (self.muted, self.rows, self.selected)
        self._figures = (*counts, self.encoding, self.line_ends, self.compression)
        bar.add_figures(self)
        bar.room_changed.connect(self._fold)
        self.hide()

    def show_page(self, page: DocumentPage | None) -> None:
        """Show the figures of a document, or nothing."""
        self.setVisible(page is not None)
        if page is None:
            return
        document = page.session.document
        shown, is_filtered = page.figures.known, page.model.view_order.is_filtered
        counts = page.session.findings.counts() if shown is None else shown.problems
        is_known = page.session.findings.is_complete and is_filtered is (shown is not None)
        for severity, mark in self.problems.items():
            mark.show_count(counts[severity], is_known=is_known)
        muted = len(page.session.muted)
        self.muted.setText(self.tr("%n rule(s) muted", "", muted) if muted else "")
        self._tell_selected(page)
        rows = self.tr("%n row(s) shown", "", page.model.rowCount())
        size = f" · {readable_size(shown.size_bytes)}" if shown is not None else ""
        rows = page.filter.count_text + size if is_filtered else rows + self._listed(page)
        self.rows.setText(rows)
        self.encoding.setText(document.form.encoding)
        self.line_ends.setText(self._line_ends(page.session.document.line_ends))
        plain = self.tr("text") if document.table.row_kind is TEXT else "XML"
        self.compression.setText("gzip" if document.form.is_compressed else plain)
        self._fold()

    def show_selected(self, page: DocumentPage) -> None:
        """Show how many rows are selected."""
        before = self.selected.text()
        self._tell_selected(page)
        if self.selected.text() != before:
            self._fold()

    def standing(self, page: DocumentPage) -> str:
        """Say that nothing is wrong with a document, by which rules, once that is known."""
        findings, session = page.session.findings, page.session
        if not findings.is_complete or session.is_empty or findings.counts().total():
            return ""
        title = QCoreApplication.translate("core", session.profile.title)
        return self.tr("Nothing wrong by {profile}").format(profile=title)

    def _listed(self, page: DocumentPage) -> str:
        """Say how many rows the sitemaps of an index have, once they were read."""
        children = page.session.index_children
        count = children.row_count if children is not None else 0
        return " · " + self.tr("%Ln row(s) in their files", "", count) if count else ""

    def _tell_selected(self, page: DocumentPage) -> None:
        selected = page.view.selected.row_count()
        self.selected.setText(self.tr("%n selected", "", selected) if selected else "")

    def _fold(self) -> None:
        """Hide the figures that leave the sentence no room, the last one first."""
        room = self._bar.room_for_figures - 2 * _EDGE
        for mark in self.problems.values():
            room -= mark.sizeHint().width() + _SPACING
        for label in self._figures:
            if not label.text():
                label.hide()
                continue
            room -= label.sizeHint().width() + _SPACING
            label.setVisible(room > -_SPACING)

    def minimumSizeHint(self) -> QSize:
        """Ask for the problems alone: the figures fold, so that the window may be narrow."""
        marks = [mark.sizeHint().width() for mark in self.problems.values()]
        width = sum(marks) + (len(marks) - 1) * _SPACING + 2 * _EDGE
        return QSize(width, super().minimumSizeHint().height())

    def _line_ends(self, style: str) -> str:
        return {"mixed": self.tr("mixed line endings"), "": self.tr("one line")}.get(style, style)

    def _figure(self, row: QHBoxLayout, meaning: str) -> PlainLabel:
        label = PlainLabel(self)
        label.setToolTip(tool_tip(meaning))
        label.setAccessibleDescription(meaning)
        row.addWidget(label)
        return label


class _Mark(QWidget):
    """An icon with the number of findings of one severity."""

    clicked = Signal()

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent)
        self._severity = severity
        picture = PlainLabel(self)
        side = scaled(self, MARK)
        picture.setPixmap(drawn(SEVERITY_ICONS[severity], "#000000").pixmap(side, side))
        self.number = PlainLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(picture)
        row.addWidget(self.number)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_count(self, count: int, *, is_known: bool) -> None:
        """Show the number; dots while the file is still being checked."""
        shown = self.locale().toString(count)
        self.number.setText(shown if is_known else "…")
        said = {
            Severity.ERROR: self.tr("%n error(s)", "", count),
            Severity.WARNING: self.tr("%n warning(s)", "", count),
            Severity.HINT: self.tr("%n hint(s)", "", count),
        }[self._severity]
        if said == self.accessibleName():
            return
        self.setToolTip(tool_tip(said + ". " + self.tr("Click or press F8 for the next problem.")))
        self.setAccessibleName(said)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Count as a click."""
        super().mouseReleaseEvent(event)
        self.clicked.emit()
