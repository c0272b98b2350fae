"""The dialog before a fix of many: questions, what would change, and the button that does it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialog,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.document.preview import Preview, PreviewLine, RowPreview
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.texts import fault_title, sentence
from sitemap_editor.windows.changing.changes_model import ChangesModel
from sitemap_editor.windows.changing.changes_table import ChangesTable
from sitemap_editor.windows.looks.dialogs import end_buttons
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_difference import excerpts
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.problems.answers_form import AnswersForm

_SIZE: Final = (860, 520)
_WIDTHS: Final = {0: 90, 1: 100}
_AROUND: Final = 12


class FixPreviewModel(ChangesModel):
    """Before and after of everything a fix would change; of markup what is around a change."""

    def may_leave_out(self, preview: Preview | RowPreview) -> bool:
        """Tell whether rows may be taken out of a fix: a single one is by Cancel."""
        return len(preview) > 1 and super().may_leave_out(preview)

    def values_of(self, line: PreviewLine) -> tuple[str, str]:
        """Return both values, or what is around a change of markup."""
        if line.field is None:
            return excerpts(line.before or "", line.after or "", _AROUND)
        return super().values_of(line)


class FixDialog(QDialog):
    """Shows a fix before it is made; `exec` tells whether to make it."""

    def __init__(self, review: FixReview, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._review = review
        self.setWindowTitle(self._title())
        self.resize(scaled_size(self, *_SIZE))
        self._headline = PlainLabel(self._title(), self)
        font = self._headline.font()
        font.setBold(True)
        self._headline.setFont(font)
        self._headline.setWordWrap(True)
        finding = review.finding if review.scope is Scope.ONE else None
        self._finding = PlainLabel(sentence(finding) if finding is not None else "", self)
        self._finding.setWordWrap(True)
        self._finding.setVisible(finding is not None)
        self._form = AnswersForm(review.questions, self)
        self._form.setVisible(bool(review.questions))
        self._form.answered.connect(self._ask)
        self._model = FixPreviewModel(review.left_out, self._tell_count, self)
        self._table = ChangesTable(self._model, _WIDTHS, self.tr("Before and after"), self)
        self._busy = QProgressBar(self)
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self.tr("Preparing the preview"))
        self._said = PlainLabel(self)
        self._said.setWordWrap(True)
        self._buttons, self._make = end_buttons(self, self.tr("&Fix"))
        column = QVBoxLayout(self)
        column.addWidget(self._headline)
        for widget in (self._finding, self._form, self._table, self._busy, self._said):
            column.addWidget(widget, 1 if widget is self._table else 0)
        column.addWidget(self._buttons)
        review.proposed.connect(self._on_proposed)
        review.destroyed.connect(self.reject)  # its document is gone
        self._ask()
        self._make.setFocus()

    def _title(self) -> str:
        if self._review.scope is Scope.SAFE:
            return self.tr("Fix Everything Safe")
        return f"{self._review.code} · {fault_title(self._review.code)}"

    def _ask(self) -> None:
        """Work the preview out for the answers as they are."""
        self._make.setEnabled(False)
        self._busy.show()
        self._said.setText(self.tr("Preparing the preview…"))
        self._review.propose(self._form.answers())

    def _on_proposed(self) -> None:
        review = self._review
        self._form.setVisible(review.needs_answers)
        if review.needs_answers:
            published = review.session.published
            was = self._form.answers()
            self._form.fill(review.evidence, published.site if published else "")
            if self._form.answers() != was:
                return  # filling the form in asked once more
        preview = review.preview
        self._busy.hide()
        self._model.show_preview(preview)
        if review.count:
            self._tell_count()
            return
        self._make.setEnabled(False)
        if not review.questions:
            self.reject()  # nothing to decide about
        elif not self._form.is_complete():
            self._said.setText(self.tr("Answer the questions above to see what would change."))
        else:
            self._said.setText(
                self.tr("This fix does not apply to any of these values. Edit them by hand.")
            )

    def _tell_count(self) -> None:
        """Say how many rows will change or go, without those that were taken out."""
        review = self._review
        count = review.count
        self._make.setEnabled(count > 0)
        said = [self._count_in_words(count - review.removed, review.removed)]
        if review.fix is not None:
            title = QCoreApplication.translate("core", review.fix.title)
            said.insert(0, title.rstrip("….") + ".")  # it asked something, and that is answered
        if count > 1 and review.preview is not None and not review.preview.can_leave_out:
            said.append(self.tr("They change together: none can be left out."))
        if review.keeps_to_filter:
            said.append(self.tr("The filter of the list leaves out all other rows."))
        if review.needs_answers and not self._form.is_complete():
            said.append(self.tr("More rows may change once you answer all questions."))
        self._said.setText(" ".join(said))

    def _count_in_words(self, changed: int, removed: int) -> str:
        if not removed:
            return self.tr("%n row(s) will change. You can undo this in one step.", "", changed)
        said = self.tr("%n row(s) will be removed. You can undo this in one step.", "", removed)
        if not changed:
            return said
        others = self.tr("%n row(s) will change.", "", changed)
        return f"{others} {said}"

    def done(self, result: int) -> None:
        """Stop what still works on the preview."""
        if isValid(self._review):
            self._review.proposed.disconnect(self._on_proposed)
        self._review.cancel()
        super().done(result)
