"""The foot of the dialog of a merge: what is under way, what comes out, what to know."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QSizePolicy, QWidget

from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.part_bar import PartBar, Throttle
from sitemap_editor.windows.looks.plain_text import Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

_MARK: Final = 16
_MOST_REMARKS: Final = 40
_LINES: Final = 4


class Summary(QWidget):
    """Figures, sentences with their marks, and a bar while something is worked out."""

    def __init__(self, review: MergeReview, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.figures = Heading("", self, wraps=True)
        self.figures.setAccessibleName(self.tr("Result"))
        self.bar = PartBar(self)
        self.bar.setMaximumHeight(10)
        self.doing = PlainLabel(self)
        self.remarks = _Remarks(self)
        # In one place, so that nothing jumps when work begins and ends.
        state = row_of((self.figures, 1), self.doing, (self.bar, 1))
        column_of(state, self.remarks, on=self, margins=0)
        self._part = 0.0
        self._pace = Throttle(self._show, self)
        for signal in (review.planned, review.decided, review.sources_changed):
            signal.connect(self._pace.step_now)
        review.stepped.connect(self._on_stepped)
        review.source_read.connect(self._pace.step)
        review.progressed.connect(self._on_progressed)
        self._show()

    def _on_stepped(self) -> None:
        self._part = 0.0
        if self._review.step is Step.READING:  # hundreds of small files pass by in a second
            self._pace.step()
        else:
            self._pace.step_now()

    def _on_progressed(self, part: float) -> None:
        self._part = part
        self._pace.step()

    def _show(self) -> None:
        review = self._review
        is_busy = review.step is not Step.NOTHING
        self.bar.setVisible(is_busy)
        self.doing.setVisible(is_busy)
        self.doing.setText(self._doing())
        self.bar.setAccessibleName(self._doing())
        self.bar.set_part(self._done())
        self.figures.setText(self._figures())
        self.figures.setVisible(not is_busy and bool(self.figures.text()))
        self.remarks.show_all(self._marked())

    def _done(self) -> float:
        review = self._review
        if review.step is Step.READING:  # one bar for all files
            return (review.files.count_read + self._part) / max(1, len(review.files.lines))
        return self._part

    def _doing(self) -> str:
        review, locale = self._review, QLocale()
        if review.step is Step.READING:
            number = review.files.count_read + 1
            line = next((line for line in review.files.lines if line.is_open), None)
            return self.tr("Reading {number} of {count}: {name}").format(
                number=locale.toString(number),
                count=locale.toString(len(review.files.lines)),
                name=line.name if line is not None else "",
            )
        return {
            Step.LOOKING: self.tr("Looking for files…"),
            Step.COMPARING: self.tr("Comparing URLs…"),
            Step.MERGING: self.tr("Merging…"),
        }.get(review.step, "")

    def _figures(self) -> str:
        totals = self._review.decisions.totals
        if self._review.decisions.plan is None or totals is None:
            return ""
        rows_in = self.tr("%Ln row(s) in", "", totals.rows_in)
        left_out = self.tr("%Ln left out", "", totals.left_out)
        rows_out = self.tr("%Ln row(s) out", "", totals.rows_out)
        return "   ·   ".join((rows_in, left_out, rows_out, readable_size(totals.size_bytes)))

    def _marked(self) -> list[tuple[str, str]]:
        """Return what there is to say, each with its mark, the gravest first."""
        review = self._review
        mark = "severity-error" if review.files.lines else "severity-hint"
        said = [(mark, review.obstacle)] if review.obstacle else []
        said += [("severity-warning", sentence(remark)) for remark in review.limit_remarks]
        remarks = [("severity-hint", sentence(remark)) for remark in review.remarks]
        more = len(remarks) - _MOST_REMARKS
        said += remarks[:_MOST_REMARKS]
        if more > 0:
            said.append(("severity-hint", self.tr("%Ln more note(s)", "", more)))
        return said


class _Remarks(QScrollArea):
    """Sentences below each other, as high as they need up to a few lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Notes"))
        self._said: list[tuple[str, str]] = []
        self.hide()

    @property
    def texts(self) -> list[str]:
        """What is said."""
        return [text for _, text in self._said]

    def show_all(self, said: list[tuple[str, str]]) -> None:
        """Show these sentences: (mark, text)."""
        if said == self._said:
            return
        self._said = said
        content = QWidget(self)
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (mark, text) in enumerate(said):
            picture = PlainLabel(content)
            side = scaled(self, _MARK)
            picture.setPixmap(drawn(mark, "#000000").pixmap(side, side))
            label = PlainLabel(text, content, wraps=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, row, 1)
        grid.setRowStretch(len(said), 1)
        self.setWidget(content)
        self.setVisible(bool(said))
        self._fit()

    def resizeEvent(self, event: object) -> None:
        """Keep the height in step with how the sentences wrap."""
        super().resizeEvent(event)  # type: ignore[arg-type]  # Qt hands in a QResizeEvent
        self._fit()

    def _fit(self) -> None:
        content = self.widget()
        layout = content.layout() if content is not None else None
        if layout is not None:
            needed = layout.totalHeightForWidth(self.viewport().width())
            most = (self.fontMetrics().height() + 6) * _LINES
            self.setFixedHeight(max(0, min(needed, most)))
            policy = Qt.FocusPolicy
            self.setFocusPolicy(policy.StrongFocus if needed > most else policy.NoFocus)
