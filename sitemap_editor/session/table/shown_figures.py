"""How many bytes the rows take that a filter shows, and how many problems they have."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.checks.rule import SCHEMA_CODE, Severity
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.table.table_model import TableModel

_DELAY_MS: Final = 100


class Figures(NamedTuple):
    """Of the rows that are shown."""

    size_bytes: int
    problems: Counter[Severity]


class ShownFigures(JobOwner):
    """Counts beside the window, a moment after other rows are shown; late answers are dropped.

    `tells` is called when the figures are others.
    """

    def __init__(self, model: TableModel, tells: Callable[[], object], parent: QObject) -> None:
        super().__init__(model.session.jobs.low_priority, parent)
        self._model = model
        self._tells = tells
        self._stamp = 0
        self._figures: Figures | None = None
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._count)
        model.filtered.connect(self._on_filtered)
        model.session.changed.connect(lambda: self._on_changed())
        model.session.findings.updated.connect(lambda: self._on_changed())

    @property
    def known(self) -> Figures | None:
        """The figures, as of before an edit until those after it are known.

        None where all rows are shown, or nothing is known yet of those that are.
        """
        return self._figures if self._model.view_order.is_filtered else None

    def _on_filtered(self) -> None:
        self._figures = None
        self._on_changed()

    def _on_changed(self) -> None:
        self._stamp += 1
        if self._model.view_order.is_filtered:
            self._delay.start()
        else:
            self.cancel()

    def _count(self) -> None:
        findings, order = self._model.session.findings, self._model.view_order
        mask = order.mask
        if mask is None or not findings.is_complete:
            return
        table, row_ids = self._model.session.document.table.snapshot(), order.row_ids
        kinds = findings.index.copied_kinds()
        shown, stamp = bytes(mask), self._stamp

        def work(progress: Progress) -> Figures:
            problems: Counter[Severity] = Counter()
            for (code, severity), each in kinds.items():
                if code != SCHEMA_CODE:
                    problems[severity] += _summed(shown, each, progress)
            return Figures(_summed(table.lengths, row_ids, progress), problems)

        def done(figures: Figures) -> None:
            if stamp == self._stamp:
                self._figures = figures
                self._tells()

        self.begin(work, done)


def _summed(values: bytes | array[int], row_ids: array[int], progress: Progress) -> int:
    """Add up the values of rows, by their ids; a step at a time, so that others go on."""
    found = 0
    for at in range(0, len(row_ids), STEP_ROWS):
        progress(0.0)
        found += sum(map(values.__getitem__, row_ids[at : at + STEP_ROWS]))
    return found
