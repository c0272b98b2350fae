"""The dialog that tells what an address comes to: which rows fall outside, and what cures it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from sitemap_editor.core.web.publishing.scope import Cure, Outside, Scope
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.web.scope_review import ScopeReview
from sitemap_editor.session.web.web_words import said
from sitemap_editor.windows.looks.dialogs import ReviewDialog, close_button
from sitemap_editor.windows.looks.folding import scrolling_column
from sitemap_editor.windows.looks.layouts import REST, button, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel

_SIZE: Final = (700, 440)
_LEAST_LINES: Final = 3


class OutsideModel(ColumnsModel[Outside]):
    """The groups of rows outside, the largest first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn(self.tr("Rows"), self._count, 80, is_number=True),
            LineColumn(self.tr("Where"), self._where, tip=self._where),
            LineColumn(self.tr("What would help"), self._cure, 250),
        )

    @staticmethod
    def _where(group: Outside) -> str:
        return f"{group.site}{group.folder}" if group.site else "—"

    @staticmethod
    def _count(group: Outside) -> str:
        return QLocale().toString(len(group.rows))

    def _cure(self, group: Outside) -> str:
        return {
            Cure.HIGHER_FOLDER: self.tr("Publish in a higher folder"),
            Cure.SPELLING: self.tr("Change scheme or www"),
            Cure.ROBOTS: self.tr("Line in the other robots.txt"),
            Cure.FULL_URL: self.tr("Write full URLs"),
        }[group.cure]


class ScopeDialog(ReviewDialog[ScopeReview]):
    """Stands beside the work; it changes nothing."""

    def __init__(self, review: ScopeReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setModal(False)
        self.setWindowTitle(self.tr("If Published At"))
        self.url = QLineEdit(review.typed_url, self)
        self.url.setPlaceholderText("https://example.com/sitemap.xml")
        self.url.setAccessibleName(self.tr("URL to try"))
        self.url.textEdited.connect(review.try_at)
        self.headline = PlainLabel("", self, wraps=True)
        self.model = OutsideModel(self)
        self.table = LinesTable(self)
        self.table.setAccessibleName(self.tr("Rows outside"))
        self.table.show_lines(self.model)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.cure = PlainLabel("", self, wraps=True)
        self.show_rows = button(self.tr("&Show These Rows"), self, self._on_show_rows)
        self.better = PlainLabel("", self, wraps=True)
        self.use_better = button(self.tr("&Try That URL"), self, self._on_better)
        buttons = close_button(self)
        self.table.keep_lines(_LEAST_LINES)
        scrolling_column(
            self,
            row_of(PlainLabel(self.tr("&URL:"), self, buddy=self.url), (self.url, 1)),
            self.headline,
            (self.table, 1),
            self.cure,
            row_of(self.show_rows, REST),
            row_of((self.better, 1), self.use_better),
            foot=(buttons,),
        )
        review.on_changed = self._show
        self._show()
        review.look()
        self.url.setFocus()

    @property
    def _scope(self) -> Scope | None:
        return self._review.scope

    def _show(self) -> None:
        review, scope = self._review, self._scope
        if self.url.text().strip() != review.typed_url:
            self.url.setText(review.typed_url)
        chosen = self.table.selected()
        self.model.show_lines(scope.outside if scope is not None else ())
        if self.model.lines:
            self.table.select([min(chosen[0] if chosen else 0, len(self.model.lines) - 1)])
        self.headline.setText(self._headline())
        best = scope.best if scope is not None else ""
        if best and scope is not None:
            text = self.tr("From {url}, %n row(s) would be outside.", "", scope.best_outside)
            self.better.setText(text.format(url=best))
        self.better.setVisible(bool(best))
        self.use_better.setVisible(bool(best))
        self._show_chosen()

    def _headline(self) -> str:
        scope = self._scope
        if not self._review.is_url:
            return self.tr("Enter the full URL of a sitemap.")
        if scope is None:
            return self.tr("Counting…")
        if not scope.outside:
            return self.tr("All rows can be listed from there.")
        text = self.tr("%n row(s) of {count} cannot be listed from there.", "", scope.outside_count)
        return text.format(count=self.locale().toString(scope.rows))

    def _show_chosen(self) -> None:
        scope, group = self._scope, self._chosen()
        self.cure.setText(said(scope.sentence(group)) if scope is not None and group else "")
        self.show_rows.setEnabled(group is not None)

    def _chosen(self) -> Outside | None:
        chosen = self.table.selected()
        return self.model.line(chosen[0]) if chosen and self.model.lines else None

    def _on_show_rows(self) -> None:
        if (group := self._chosen()) is not None:
            self._review.show(group)

    def _on_better(self) -> None:
        if self._scope is not None:
            self._review.try_at(self._scope.best)

    def done(self, result: int) -> None:
        """Let the document go."""
        super().done(result)
        if isValid(self._review):
            self._review.deleteLater()
