"""What the rows of a table that are shown are like, counted beside the window."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from itertools import compress, repeat
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.overview.overview_pass import Overview, overview_of
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.table.table_model import TableModel

_DELAY_MS: Final = 250
"""After an edit: who types a word makes one picture, not five."""


class _State(NamedTuple):
    """What a picture depends on."""

    session: Session
    revision: int
    rows: array[int] | None
    wanted: Filter
    findings: object | None
    """None while they are not known."""

    def is_same(self, other: _State | None) -> bool:
        """Tell whether a picture of one is one of the other; arrays are compared by identity."""
        return (
            other is not None
            and self.session is other.session
            and self.revision == other.revision
            and self.rows is other.rows
            and self.wanted == other.wanted
            and self.findings is other.findings
        )


class RowOverview(JobOwner):
    """Follows a table; `tells` is called when another overview is there.

    An answer about rows as they were is dropped.
    """

    def __init__(self, jobs: Jobs, tells: Callable[[], object], parent: QObject) -> None:
        super().__init__(jobs, parent)
        self._tells = tells
        self._state: _State | None = None
        self.overview: Overview | None = None
        """None until the rows of this document were counted."""
        self.has_problems = False
        """Whether problems were known when they were counted."""
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._start)

    @property
    def is_current(self) -> bool:
        """True while nothing has changed since the rows were counted."""
        return self.overview is not None and not self.is_working and not self._delay.isActive()

    def follow(self, model: TableModel, wanted: Filter) -> None:
        """Count the rows that are shown, and those of them with such problems, unless known."""
        session, order = model.session, model.view_order
        findings = session.findings
        state = _State(
            session,
            session.revision,
            order.row_ids if order.is_filtered else None,
            wanted,
            findings.index if findings.is_complete else None,
        )
        if state.is_same(self._state):
            return
        is_other = self._state is None or self._state.session is not session
        self._state = state
        self.cancel()
        if is_other:
            self.overview = None
        self._delay.start(0 if is_other or self.overview is None else _DELAY_MS)

    def forget(self) -> None:
        """Let go of the document."""
        self._delay.stop()
        self.cancel()
        self._state = self.overview = None

    def _start(self) -> None:
        state = self._state
        if state is None or not isValid(state.session):
            return
        session = state.session
        kinds: list[array[int]] = []
        if state.findings is not None:
            every = session.findings.index.kinds.items()
            kinds = [row_ids[:] for kind, row_ids in every if state.wanted.wants(kind)]
        table = session.document.table.snapshot()
        rows, executor, kept = state.rows, session.jobs.executor, session.kept_values

        def work(progress: Progress) -> Overview:
            shown = table if rows is None else table.part(rows)
            faulty = _those_among(shown, kinds)
            return overview_of(shown, faulty, executor=executor, progress=progress, kept=kept)

        def done(overview: Overview) -> None:
            self.overview, self.has_problems = overview, state.findings is not None
            self._tells()

        self.begin(work, done)


def _those_among(table: PieceTable, lists: list[array[int]]) -> array[int]:
    """Return the ids of the rows of a table that are in any of these lists."""
    marks, found = bytearray(len(table.starts)), array("I")
    for row_ids in lists:
        for at in range(0, len(row_ids), STEP_ROWS):
            deque(map(marks.__setitem__, row_ids[at : at + STEP_ROWS], repeat(1)), maxlen=0)
    for at in range(0, len(table.order), STEP_ROWS):  # the window goes on in between
        some = table.order[at : at + STEP_ROWS]
        found.extend(compress(some, map(marks.__getitem__, some)))
    return found
